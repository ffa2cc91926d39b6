import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { ledger, orders } from '../../db/schema.ts';
import type { OrderState, ProviderId } from './money.ts';
import type { Booked, Entry } from './settle-step.ts';

export type Order = typeof orders.$inferSelect;

export async function putOrder(tx: Db, order: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(order);
}

/** The latest order of a person for a plan at a provider that can still be paid. */
export async function findOpenOrder(
  tx: Db,
  wanted: { userId: string; plan: Order['plan']; provider: ProviderId; since: Date },
): Promise<Order | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, wanted.userId),
        eq(orders.plan, wanted.plan),
        eq(orders.provider, wanted.provider),
        inArray(orders.state, ['created', 'pending']),
        gt(orders.createdAt, wanted.since),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Held until the transaction ends: whoever else settles it waits. */
export async function lockOrder(tx: Db, id: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function findByReference(db: Db, reference: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.reference, reference));
  return row ?? null;
}

/** By what its provider calls the order or the payment. */
export async function findAtProvider(
  db: Db,
  provider: ProviderId,
  { providerRef, paymentRef }: { providerRef?: string | undefined; paymentRef?: string | undefined },
): Promise<Order | null> {
  if (!providerRef && !paymentRef) return null;
  const isIt = or(
    providerRef ? eq(orders.providerRef, providerRef) : undefined,
    paymentRef ? eq(orders.paymentRef, paymentRef) : undefined,
  );
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), isIt))
    .limit(1);
  return row ?? null;
}

/** Writes what changed and counts the change. */
export async function changeOrder(
  tx: Db,
  id: string,
  changes: Partial<Omit<typeof orders.$inferInsert, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}

/** What was begun for an order that nothing was heard of meanwhile. @returns whether it was */
export async function keepStarted(
  db: Db,
  id: string,
  started: { providerRef: string; redirect: string },
): Promise<boolean> {
  const kept = await db
    .update(orders)
    .set({ ...started, state: 'pending', version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, id), eq(orders.state, 'created')))
    .returning({ id: orders.id });
  return kept.length > 0;
}

export async function listPaidOrders(db: Db, userId: string): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt));
}

/** The latest orders of a person of which nobody knows yet how they ended. */
export async function listWaitingOrders(db: Db, userId: string, limit: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'pending')))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** Orders whose provider is to be asked now, each for whoever calls and for nobody else until `until`. */
export async function claimToAsk(
  tx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Order[]> {
  const due = await tx
    .select()
    .from(orders)
    .where(lte(orders.nextAskAt, now))
    .orderBy(asc(orders.nextAskAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx
    .update(orders)
    .set({ nextAskAt: until, asks: sql`${orders.asks} + 1` })
    .where(inArray(orders.id, ids));
  return due.map((order) => ({ ...order, asks: order.asks + 1 }));
}

/** When it is asked about next; changes nothing of what anybody is told, so it counts as no change. */
export async function planAsk(db: Db, id: string, nextAskAt: Date | null): Promise<void> {
  await db.update(orders).set({ nextAskAt }).where(eq(orders.id, id));
}

export async function readBooked(tx: Db, orderId: string): Promise<Booked & { entries: number }> {
  const rows = await tx.select().from(ledger).where(eq(ledger.orderId, orderId));
  const sum = (...kinds: Entry['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  return {
    received: sum('payment'),
    refunded: -sum('refund') || 0,
    disputed: -sum('dispute', 'dispute_won') || 0,
    entries: rows.length,
  };
}

/** Under the order's lock. */
export async function book(
  tx: Db,
  orderId: string,
  { entries, from, at }: { entries: readonly Entry[]; from: number; at: Date },
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(ledger)
    .values(entries.map((entry, index) => ({ orderId, position: from + index, ...entry, at })));
}

export async function countByState(
  db: Db,
): Promise<{ state: OrderState; live: boolean; total: number; amount: number }[]> {
  return db
    .select({
      state: orders.state,
      live: orders.live,
      total: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${orders.amount})::int`,
    })
    .from(orders)
    .groupBy(orders.state, orders.live)
    .orderBy(orders.live, orders.state);
}

/** Latest first. */
export async function listByState(db: Db, state: OrderState, limit: number): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.state, state)).orderBy(desc(orders.createdAt)).limit(limit);
}

/** Pesos that came and went between two moments, by provider and kind; a demonstration counts in none. */
export async function sumLedger(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ provider: ProviderId; kind: Entry['kind']; total: number; amount: number }[]> {
  return db
    .select({
      provider: orders.provider,
      kind: ledger.kind,
      total: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${ledger.amount})::int`,
    })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.orderId))
    .where(and(eq(orders.live, true), sql`${ledger.at} >= ${from}`, lt(ledger.at, until)))
    .groupBy(orders.provider, ledger.kind)
    .orderBy(orders.provider, ledger.kind);
}

/** What the law lets go: orders nobody paid, and how somebody paid who is gone. */
export async function letGoOfOrders(db: Db, closedBefore: Date): Promise<void> {
  await db
    .delete(orders)
    .where(
      and(
        isNull(orders.paidAt),
        isNull(orders.nextAskAt),
        inArray(orders.state, ['created', 'pending', 'failed', 'aborted', 'expired']),
        lt(orders.createdAt, closedBefore),
      ),
    );
  await db
    .update(orders)
    .set({ cardLast4: null, paymentType: null, installments: null, redirect: null })
    .where(and(isNull(orders.userId), or(isNotNull(orders.cardLast4), isNotNull(orders.redirect))));
}
