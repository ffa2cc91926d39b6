import { findOrder, type Order } from './order-store.server.ts';
import type { OrderKey, PaymentProvider, Snapshot } from './payment-provider.ts';
import { providerOf } from './payments.ts';
import { ProviderError } from './provider-call.server.ts';
import { type SettleParts, settle } from './settle.server.ts';

const TRIES = 3;

export type AskParts = SettleParts;

/**
 * Asks the provider how the payment of an order stands, and settles it. Where something else changed the order meanwhile,
 * it is asked again.
 * @param ask how; by default what changes nothing there
 * @throws ProviderError when it does not answer
 */
export async function askProvider(
  context: AskParts,
  order: Order,
  ask: (provider: PaymentProvider, key: OrderKey) => Promise<Snapshot> = (provider, key) =>
    provider.read(key),
): Promise<Order> {
  const provider = providerOf(context.payments, order.provider);
  if (!provider) return order;
  let now = order;
  for (let attempt = 1; ; attempt++) {
    const snapshot = overdue(await ask(provider, keyOf(now)), now, context.clock());
    const settled = await settle(context, now.id, snapshot, now.version);
    if (settled) await giveBackSurplus(context, provider, settled.order, snapshot);
    if (!settled?.isStale || attempt === TRIES) return settled?.order ?? now;
    now = (await findOrder(context.database.db, now.id)) ?? now;
  }
}

const keyOf = ({ reference, providerRef, paymentRef }: Order): OrderKey => ({
  reference,
  providerRef,
  paymentRef,
});

/** Nobody began to pay, and the form is over. */
function overdue(snapshot: Snapshot, { expiresAt }: Order, now: Date): Snapshot {
  const isOver = snapshot.state === 'pending' && snapshot.isBegun === false && expiresAt <= now;
  return isOver ? { ...snapshot, state: 'expired' } : snapshot;
}

/** A form that was paid twice, as Mercado Pago allows: all but the payment that was settled go back at once. */
async function giveBackSurplus(
  { log }: AskParts,
  provider: PaymentProvider,
  order: Order,
  { approved = [] }: Snapshot,
): Promise<void> {
  if (order.paymentRef === null) return;
  for (const { paymentRef, amount } of approved) {
    if (paymentRef === order.paymentRef) continue;
    log.warn('paid twice, one goes back', { order: order.id, provider: provider.id });
    const money = { amount, currency: 'CLP' } as const;
    // A provider repeats what it answered to a key: another amount is another question.
    const key = `surplus-${paymentRef}-${amount}`;
    await provider.refund({ ...keyOf(order), paymentRef }, money, key).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      log.error('a second payment could not be given back', { order: order.id, code: error.code });
    });
  }
}
