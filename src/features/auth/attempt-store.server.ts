import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { attempts } from '../../db/schema.ts';

export type Attempt = { mark: string; failures: number; lastAt: Date };

export function readAttempts(db: Db, marks: readonly string[]): Promise<Attempt[]> {
  return db
    .select()
    .from(attempts)
    .where(inArray(attempts.mark, [...marks]));
}

/** Of several at once each waits for the one before, and reads what that one counted. */
export async function lockAttempts(tx: Db, marks: readonly string[], now: Date): Promise<Attempt[]> {
  // In one order for everybody, or two tries could wait for each other.
  const ordered = [...marks].toSorted();
  const none = ordered.map((mark) => ({ mark, failures: 0, lastAt: now }));
  await tx.insert(attempts).values(none).onConflictDoNothing();
  const whose = inArray(attempts.mark, ordered);
  return tx.select().from(attempts).where(whose).orderBy(attempts.mark).for('update');
}

/**
 * Counted before the password is looked at, so that many guesses at once are many.
 * @param since what was tried before this moment counts no more
 */
export async function countAttempts(
  tx: Db,
  marks: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const before = sql`case when ${attempts.lastAt} < ${since} then 0 else ${attempts.failures} end`;
  await tx
    .update(attempts)
    .set({ failures: sql`${before} + 1`, lastAt: now })
    .where(inArray(attempts.mark, [...marks]));
}

/** Takes one try back: it was none of those that failed. */
export async function uncountAttempt(db: Db, marks: readonly string[]): Promise<void> {
  await db
    .update(attempts)
    .set({ failures: sql`greatest(${attempts.failures} - 1, 0)` })
    .where(inArray(attempts.mark, [...marks]));
}
