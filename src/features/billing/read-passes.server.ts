import type { Db } from '../../db/db.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { DAY_MS, type PassPage, REFUND_DAYS, type Receipt } from './order.ts';
import { listPaidOrders, type Order } from './order-store.server.ts';
import { heldUntil, schedulePasses } from './pass-schedule.ts';
import { listPasses } from './pass-store.server.ts';
import { listRefunds, type Refund } from './refund-store.server.ts';
import { grants } from './settle-step.ts';

/** Whether somebody has the whole talk now. */
export async function holdsPass(db: Db, userId: string, now: Date): Promise<boolean> {
  return heldUntil(schedulePasses(await listPasses(db, userId)), now) !== null;
}

/** The passes that are not over, and what was ever paid. */
export async function readPasses(
  { database: { db }, clock }: Pick<ServerContext, 'database' | 'clock'>,
  person: Pick<Person, 'id'>,
): Promise<PassPage> {
  const now = clock();
  const scheduled = schedulePasses(await listPasses(db, person.id));
  const paid = await listPaidOrders(db, person.id);
  const refunds = await listRefunds(
    db,
    paid.map(({ id }) => id),
  );
  return {
    endsAt: heldUntil(scheduled, now)?.toISOString() ?? null,
    passes: scheduled
      .filter(({ endsAt }) => endsAt > now)
      .map((pass) => ({
        ...pass,
        startsAt: pass.startsAt.toISOString(),
        endsAt: pass.endsAt.toISOString(),
      })),
    receipts: paid.flatMap((order) => {
      const refund = refunds.find(({ orderId }) => orderId === order.id);
      return order.paidAt ? [receiptOf({ ...order, paidAt: order.paidAt }, refund, now)] : [];
    }),
  };
}

/** Until when an order can be given back by its person's button; null: not now. */
export function refundableUntil(order: Pick<Order, 'state' | 'paidAt'>, now: Date): Date | null {
  if (!grants(order.state) || !order.paidAt) return null;
  const until = new Date(order.paidAt.getTime() + REFUND_DAYS * DAY_MS);
  return until > now ? until : null;
}

function receiptOf(order: Order & { paidAt: Date }, refund: Refund | undefined, now: Date): Receipt {
  const { id, reference, state, plan, days, amount, provider, live, paidAt } = order;
  const { authorizationCode, cardLast4, paymentType, installments } = order;
  return {
    id,
    reference,
    state,
    plan,
    days,
    amount,
    provider,
    live,
    paidAt: paidAt.toISOString(),
    authorizationCode,
    cardLast4,
    paymentType,
    installments,
    refund: refund
      ? { state: refund.state, amount: refund.amount, at: (refund.closedAt ?? refund.askedAt).toISOString() }
      : null,
    refundableUntil: refund ? null : (refundableUntil(order, now)?.toISOString() ?? null),
  };
}
