import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { attempts } from '../../db/schema.ts';

export type Attempt = { mark: string; failures: number; lastAt: Date };

/** Of several at once each waits for the one before, and reads what that one counted. */
export async function lockAttempts(tx: Db, marks: readonly string[], now: Date): Promise<Attempt[]> {
  // In one order for everybody, or two tries could wait for each other.
  const ordered = [...marks].toSorted();
  const none = ordered.map((mark) => ({ mark, failures: 0, lastAt: now }));
  await tx.insert(attempts).values(none).onConflictDoNothing();
  const whose = inArray(attempts.mark, ordered);
  return tx.select().from(attempts).where(whose).orderBy(attempts.mark).for('update');
}

/** Counted before the password is looked at, so that many guesses at once are many. */
export async function countAttempts(tx: Db, marks: readonly string[], lastAt: Date): Promise<void> {
  await tx
    .update(attempts)
    .set({ failures: sql`${attempts.failures} + 1`, lastAt })
    .where(inArray(attempts.mark, [...marks]));
}

export async function forgetAttempts(db: Db, marks: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.mark, [...marks]));
}
