import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { account, session, user } from '../../db/schema.ts';

/** Which of these addresses have an account. */
export async function findAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: user.email })
    .from(user)
    .where(inArray(user.email, [...addresses]));
  return new Set(rows.map(({ email }) => email));
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: account.password }).from(account).where(eq(account.userId, userId));
  return row?.hash ?? null;
}

export async function putPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.update(account).set({ password: hash }).where(eq(account.userId, userId));
}

export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
