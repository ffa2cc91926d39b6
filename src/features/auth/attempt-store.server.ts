import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { attempts } from '../../db/schema.ts';

export type Attempt = { mark: string; failures: number; lastAt: Date };

export function listAttempts(db: Db, marks: readonly string[]): Promise<Attempt[]> {
  return db
    .select()
    .from(attempts)
    .where(inArray(attempts.mark, [...marks]));
}

/** Counted before the password is looked at, so that many guesses at once are many. */
export async function countAttempts(db: Db, marks: readonly string[], lastAt: Date): Promise<void> {
  await db
    .insert(attempts)
    .values(marks.map((mark) => ({ mark, failures: 1, lastAt })))
    .onConflictDoUpdate({
      target: attempts.mark,
      set: { failures: sql`${attempts.failures} + 1`, lastAt },
    });
}

export async function forgetAttempts(db: Db, marks: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.mark, [...marks]));
}
