/** What the pages of paying are told. */
import { z } from 'zod';
import { orderStateSchema, providerIdSchema } from './money.ts';
import { PLANS, type PlanId } from './plans.ts';

export const planIdSchema = z.enum(PLANS.map(({ id }) => id) as [PlanId, ...PlanId[]]);

export const plansPageSchema = z.object({
  plans: z.array(z.object({ id: planIdSchema, name: z.string(), days: z.number(), price: z.number() })),
  /** In the order they are offered; empty: nothing can be bought. */
  providers: z.array(z.object({ id: providerIdSchema, live: z.boolean() })),
});
export type PlansPage = z.infer<typeof plansPageSchema>;

export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{26}$/;
export const referenceSchema = z.string().max(40).regex(REFERENCE);

export const redirectSchema = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export const begunOrderSchema = z.object({ reference: z.string(), redirect: redirectSchema });
export type BegunOrder = z.infer<typeof begunOrderSchema>;

/** How an order stands, for whoever has its reference: nothing here says whose it is. */
export const orderResultSchema = z.object({
  reference: z.string(),
  state: orderStateSchema,
  plan: planIdSchema,
  days: z.number(),
  /** Whole pesos. */
  amount: z.number(),
  provider: providerIdSchema,
  /** False: a demonstration, nobody paid anything. */
  live: z.boolean(),
  /** In which language it was begun. */
  locale: z.string(),
});
export type OrderResult = z.infer<typeof orderResultSchema>;

export const refundStateSchema = z.enum(['asked', 'confirmed', 'refused']);
export type RefundState = z.infer<typeof refundStateSchema>;

/** One order that was paid, as its person sees it. Moments are ISO 8601. */
export const receiptSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: orderStateSchema,
  plan: planIdSchema,
  days: z.number(),
  amount: z.number(),
  provider: providerIdSchema,
  live: z.boolean(),
  paidAt: z.string(),
  authorizationCode: z.string().nullable(),
  cardLast4: z.string().nullable(),
  paymentType: z.string().nullable(),
  installments: z.number().nullable(),
  refund: z.object({ state: refundStateSchema, amount: z.number(), at: z.string() }).nullable(),
  /** Until when one button gives the money back; null: not any more, or asked already. */
  refundableUntil: z.string().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const heldPassSchema = z.object({
  id: z.uuid(),
  /** A plan, or what an ally gives. */
  plan: z.string(),
  days: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type HeldPass = z.infer<typeof heldPassSchema>;

export const passPageSchema = z.object({
  /** Until when there is a pass without a gap from now on; null: none now. */
  endsAt: z.string().nullable(),
  /** Those not over yet, in the order they are used up. */
  passes: z.array(heldPassSchema),
  /** Latest first. */
  receipts: z.array(receiptSchema),
});
export type PassPage = z.infer<typeof passPageSchema>;

/** The page of a person's pass: besides, what is free for them today, and whom a receipt is from. */
export const passScreenSchema = passPageSchema.extend({
  /** Messages of today that are free; null: they are not counted. */
  free: z.object({ perDay: z.number(), left: z.number() }).nullable(),
  /** Whether a pass can be bought here. */
  canBuy: z.boolean(),
  seller: z.object({
    name: z.string().nullable(),
    taxId: z.string().nullable(),
    address: z.string().nullable(),
  }),
});
export type PassScreen = z.infer<typeof passScreenSchema>;

/** Without a reason, even if it was used. */
export const REFUND_DAYS = 10;
export const DAY_MS = 86_400_000;
