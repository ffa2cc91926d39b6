import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { trialPayments } from '../../db/schema.ts';

export type TrialPayment = typeof trialPayments.$inferSelect;

export async function putTrialPayment(
  db: Db,
  payment: Pick<TrialPayment, 'id' | 'reference' | 'title' | 'amount' | 'createdAt'>,
): Promise<void> {
  await db.insert(trialPayments).values({ ...payment, state: 'open', refunded: 0 });
}

export async function findTrialPayment(db: Db, id: string): Promise<TrialPayment | null> {
  const [row] = await db.select().from(trialPayments).where(eq(trialPayments.id, id));
  return row ?? null;
}

/** What was decided once stands. @returns whether this decided it */
export async function decideTrialPayment(
  db: Db,
  id: string,
  state: Exclude<TrialPayment['state'], 'open'>,
): Promise<boolean> {
  const decided = await db
    .update(trialPayments)
    .set({ state })
    .where(and(eq(trialPayments.id, id), eq(trialPayments.state, 'open')))
    .returning({ id: trialPayments.id });
  return decided.length > 0;
}

/** Gives back no more than was paid. @returns whether it did */
export async function refundTrialPayment(db: Db, id: string, amount: number): Promise<boolean> {
  const given = await db
    .update(trialPayments)
    .set({ refunded: sql`${trialPayments.refunded} + ${amount}` })
    .where(
      and(
        eq(trialPayments.id, id),
        eq(trialPayments.state, 'paid'),
        sql`${trialPayments.refunded} + ${amount} <= ${trialPayments.amount}`,
      ),
    )
    .returning({ id: trialPayments.id });
  return given.length > 0;
}

export async function dropTrialPayments(db: Db, before: Date): Promise<void> {
  await db.delete(trialPayments).where(lt(trialPayments.createdAt, before));
}
