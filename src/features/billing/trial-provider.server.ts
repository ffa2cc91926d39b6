// A payment that moves no money, for whoever tries Juntos without an account at a provider. Its own page decides how it
// ends; what it decided stands in a table of its own, which is to the rest of billing what a provider's server is.
import type { KeyObject } from 'node:crypto';
import type { Database } from '../../db/db.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import { keyedMark } from '../../platform/crypto.server.ts';
import { localeOf } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import type { OrderKey, PaymentProvider, Snapshot } from './payment-provider.ts';
import { ProviderError } from './provider-call.server.ts';
import { newReference } from './reference.server.ts';
import { isSameMark } from './signature.server.ts';
import {
  findTrialPayment,
  putTrialPayment,
  refundTrialPayment,
  type TrialPayment,
} from './trial-payment-store.server.ts';

/** The page where a person says how it shall end. */
export const TRIAL_PAGE = '/mediosDePago/prueba';

const MINUTE_MS = 60_000;

export type TrialParts = { database: Database; key: KeyObject; publicUrl: string; clock: Clock };

export function trialProvider(parts: TrialParts): PaymentProvider {
  const { database, publicUrl, clock } = parts;
  const { db } = database;
  return {
    id: 'prueba',
    live: false,
    reuseMs: 30 * MINUTE_MS,
    formMs: 30 * MINUTE_MS,
    followDays: 10,
    origins: [],
    start: async ({ reference, money, title, locale }) => {
      const id = newReference();
      await putTrialPayment(db, { id, reference, title, amount: money.amount, createdAt: clock() });
      const page = publicUrl + addressIn(localeOf(locale), TRIAL_PAGE);
      const query = new URLSearchParams({ pago: id, clave: trialKey(parts.key, id) });
      return { providerRef: id, redirect: { method: 'GET', url: `${page}?${query}` } };
    },
    returned: ({ pago }) => (pago ? { providerRef: pago } : null),
    onReturn: (_, order) => snapshotOf(parts, order),
    read: (order) => snapshotOf(parts, order),
    refund: async (order, { amount }) => {
      if (order.providerRef) await refundTrialPayment(db, order.providerRef, amount);
      return snapshotOf(parts, order);
    },
  };
}

/** What the link to the page of one payment holds: whoever has it may decide. */
export function trialKey(key: KeyObject, id: string): string {
  return keyedMark(key, `trial payment ${id}`);
}

export function isTrialKey(key: KeyObject, id: string, given: string): boolean {
  return isSameMark(trialKey(key, id), given);
}

/** Where the page sends somebody on to. */
export function trialReturn(publicUrl: string, id: string): string {
  return `${publicUrl}/mediosDePago/retorno/prueba?${new URLSearchParams({ pago: id })}`;
}

async function snapshotOf({ database }: TrialParts, { providerRef }: OrderKey): Promise<Snapshot> {
  if (providerRef === null) return { state: 'pending', isBegun: false };
  const payment = await findTrialPayment(database.db, providerRef);
  if (!payment) throw new ProviderError('status_404', true);
  const { reference, amount, refunded } = payment;
  return { ...stateOf(payment), reference, money: { amount, currency: 'CLP' }, refunded };
}

function stateOf({ state, amount, refunded }: TrialPayment): Pick<Snapshot, 'state' | 'isBegun'> {
  if (state === 'open') return { state: 'pending', isBegun: false };
  if (state !== 'paid' || refunded === 0) return { state };
  return { state: refunded >= amount ? 'refunded' : 'partially_refunded' };
}
