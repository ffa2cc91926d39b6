import { z } from 'zod';

/** Whole pesos: the Chilean peso has no smaller unit, at any provider. */
export type Money = { amount: number; currency: 'CLP' };

export const PROVIDER_IDS = ['webpay', 'mercadopago', 'stripe', 'prueba'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];
export const providerIdSchema = z.enum(PROVIDER_IDS);

/** What a provider says of a payment. */
export const PAY_STATES = [
  'pending',
  'paid',
  'failed',
  'aborted',
  'expired',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;
export type PayState = (typeof PAY_STATES)[number];

/** An order is besides `created` until its provider knows of it, and `mismatch` where what was paid is not what it says. */
export const ORDER_STATES = ['created', ...PAY_STATES, 'mismatch'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const orderStateSchema = z.enum(ORDER_STATES);
