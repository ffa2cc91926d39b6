import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { refunds } from '../../db/schema.ts';

export type Refund = typeof refunds.$inferSelect;

/** @returns false when it was asked for before */
export async function putRefund(
  tx: Db,
  entry: { orderId: string; cause: Refund['cause']; amount: number; now: Date },
): Promise<boolean> {
  const { orderId, cause, amount, now } = entry;
  const put = await tx
    .insert(refunds)
    .values({ orderId, cause, amount, state: 'asked', askedAt: now, nextAt: now, attempts: 0 })
    .onConflictDoNothing({ target: refunds.orderId })
    .returning({ orderId: refunds.orderId });
  return put.length > 0;
}

export async function findRefund(db: Db, orderId: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return row ?? null;
}

export async function listRefunds(db: Db, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
}

/** Refunds to ask the provider for now, one or all that are due, each for whoever calls and nobody else until `until`. */
export async function claimRefunds(
  tx: Db,
  { now, until, limit, orderId }: { now: Date; until: Date; limit: number; orderId?: string | undefined },
): Promise<Refund[]> {
  const due = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'asked'),
        lte(refunds.nextAt, now),
        orderId ? eq(refunds.orderId, orderId) : undefined,
      ),
    )
    .orderBy(asc(refunds.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { orderId: id, attempts } of due) {
    await tx
      .update(refunds)
      .set({ nextAt: until, attempts: attempts + 1 })
      .where(eq(refunds.orderId, id));
  }
  return due.map((refund) => ({ ...refund, attempts: refund.attempts + 1 }));
}

export async function closeRefund(
  tx: Db,
  orderId: string,
  end: { state: 'confirmed' | 'refused'; closedAt: Date; lastError?: string },
): Promise<void> {
  await tx.update(refunds).set(end).where(eq(refunds.orderId, orderId));
}

export async function postponeRefund(
  db: Db,
  orderId: string,
  { nextAt, lastError }: { nextAt: Date; lastError: string },
): Promise<void> {
  await db
    .update(refunds)
    .set({ nextAt, lastError })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'asked')));
}

/** Those that waited too long, or were refused: somebody of the team has to look. */
export async function listStuckRefunds(db: Db, askedBefore: Date): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.state, ['asked', 'refused']))
    .orderBy(asc(refunds.askedAt));
  return rows.filter(({ state, askedAt }) => state === 'refused' || askedAt < askedBefore);
}
