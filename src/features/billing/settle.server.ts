// The only writer of what became of a payment: under the order's lock, in one transaction, so that the same answer of a
// provider a hundred times, in any order, from any process, is one pass, one entry of the ledger and one mail.
import type { Db } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { findOwner } from '../auth/account-address-store.server.ts';
import { book, changeOrder, lockOrder, type Order, readBooked } from './order-store.server.ts';
import { endPass, putPass } from './pass-store.server.ts';
import type { Snapshot } from './payment-provider.ts';
import { providerOf } from './payments.ts';
import { receiptMail, refundMail } from './receipt-mail.ts';
import { closeRefund, findRefund, putRefund, type Refund } from './refund-store.server.ts';
import { grants, hasMoney, nextAsk, nextStep, type Step } from './settle-step.ts';

export type SettleParts = Pick<ServerContext, 'env' | 'database' | 'postman' | 'payments' | 'clock' | 'log'>;

/** `isStale`: something changed since the provider was asked, and its answer was not enough to go by. */
export type Settled = { order: Order; isStale: boolean };

/**
 * @param askedVersion the order's version before the provider was asked
 * @returns null where there is no such order
 */
export async function settle(
  context: SettleParts,
  orderId: string,
  snapshot: Snapshot,
  askedVersion: number,
): Promise<Settled | null> {
  const { database, postman } = context;
  const settled = await withTx(database.db, (tx) => settleIn(context, tx, orderId, snapshot, askedVersion));
  postman.wake();
  return settled;
}

async function settleIn(
  context: SettleParts,
  tx: Db,
  orderId: string,
  snapshot: Snapshot,
  askedVersion: number,
): Promise<Settled | null> {
  const { clock, log } = context;
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  if (isAnother(order, snapshot)) return { order, isStale: true };
  const now = clock();
  const { entries, ...booked } = await readBooked(tx, orderId);
  const isFresh = order.version === askedVersion;
  const step = nextStep({ ...order, booked }, snapshot, isFresh);
  if (step.isMismatch) log.error('payment mismatch', { order: orderId, provider: order.provider });
  const changes = changesOf(context, order, snapshot, step, now);
  const isStale = !isFresh && hasMoney(order.state) && step.state === order.state;
  if (!changes && step.entries.length === 0) return { order, isStale };
  await book(tx, orderId, { entries: step.entries, from: entries, at: now });
  await changeOrder(tx, orderId, changes ?? {});
  const next: Order = { ...order, ...changes, version: order.version + 1 };
  await carry(context, tx, { before: order, next, now });
  if (next.state !== order.state) log.info('order settled', { order: orderId, state: next.state });
  return { order: next, isStale };
}

/** One payment of several for the same order, and not the one that was settled. */
function isAnother({ state, paymentRef }: Order, snapshot: Snapshot): boolean {
  const isOther =
    paymentRef !== null && snapshot.paymentRef !== undefined && snapshot.paymentRef !== paymentRef;
  return isOther && hasMoney(state);
}

function changesOf(
  { payments }: SettleParts,
  order: Order,
  snapshot: Snapshot,
  { state, isMismatch }: Step,
  now: Date,
): Partial<Order> | null {
  const isPaidNow = hasMoney(state) && !hasMoney(order.state);
  const isOfThisOrder = snapshot.reference === undefined || snapshot.reference === order.reference;
  const paymentRef = isOfThisOrder && hasMoney(snapshot.state) ? snapshot.paymentRef : undefined;
  if (state === order.state && (paymentRef === undefined || paymentRef === order.paymentRef)) return null;
  const { detail } = snapshot;
  const said = snapshot.said && JSON.stringify({ ...snapshot.said, ...(isMismatch ? snapshot.money : {}) });
  const changed = {
    state,
    ...(paymentRef ? { paymentRef } : {}),
    ...(said ? { said: said.slice(0, 500) } : {}),
    ...(isPaidNow && detail ? kept(detail) : {}),
    ...(isPaidNow ? { paidAt: now } : {}),
    ...(hasMoney(state) ? { redirect: null } : {}),
  };
  const asks = hasMoney(state) ? 0 : order.asks;
  const follow = providerOf(payments, order.provider)?.followDays ?? 0;
  const nextAskAt = nextAsk({ ...order, ...changed, asks }, follow, now);
  // What was never paid keeps its turn in the rounds of the reconciler.
  return hasMoney(state) ? { ...changed, asks, nextAskAt } : changed;
}

/** Never more than four digits of a card, whatever a provider sends. */
function kept({ authorizationCode, cardLast4, paymentType, installments }: NonNullable<Snapshot['detail']>) {
  return {
    authorizationCode: authorizationCode?.slice(0, 40) ?? null,
    cardLast4: cardLast4 && /\d{4}$/.test(cardLast4) ? cardLast4.slice(-4) : null,
    paymentType: paymentType?.slice(0, 40) ?? null,
    installments: installments ?? null,
  };
}

/** What follows from the change: the pass, the refund that is over or due, the mail. */
async function carry(
  context: SettleParts,
  tx: Db,
  { before, next, now }: { before: Order; next: Order; now: Date },
): Promise<void> {
  const refund = await findRefund(tx, next.id);
  if (grants(next.state) && !grants(before.state)) await grant(context, tx, { order: next, refund, now });
  if (!grants(next.state) && grants(before.state)) await endPass(tx, next.id, now);
  if (next.state !== 'refunded' || before.state === 'refunded') return;
  if (refund) await closeRefund(tx, next.id, { state: 'confirmed', closedAt: now });
  await tell(context, tx, next, 'refund');
}

async function grant(
  context: SettleParts,
  tx: Db,
  { order, refund, now }: { order: Order; refund: Refund | null; now: Date },
): Promise<void> {
  const { id, userId, plan, days, amount } = order;
  if (!userId) {
    await putRefund(tx, { orderId: id, cause: 'orphan', amount, now });
    return;
  }
  // Somebody who wants their money back holds no pass, whatever the provider says meanwhile.
  if (refund && refund.state !== 'refused') return;
  await putPass(tx, { userId, id, plan, days, grantedAt: now });
  await tell(context, tx, order, 'receipt');
}

async function tell(
  { env, postman }: SettleParts,
  tx: Db,
  order: Order,
  what: 'receipt' | 'refund',
): Promise<void> {
  const owner = order.userId ? await findOwner(tx, order.userId) : null;
  if (!owner || owner.claimedEmail !== null) return;
  const compose = what === 'receipt' ? receiptMail : refundMail;
  await postman.queue(tx, {
    dedupeKey: `${what}:${owner.userId}:${order.id}`,
    kind: what === 'receipt' ? 'payment-receipt' : 'payment-refunded',
    from: owner.userId,
    isProved: owner.emailVerified,
    mail: compose(owner.email, order, env.PUBLIC_URL),
  });
}
