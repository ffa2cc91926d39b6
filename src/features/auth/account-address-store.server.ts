import { and, eq, inArray } from 'drizzle-orm';
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

const passwordOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'));

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: account.password }).from(account).where(passwordOf(userId));
  return row?.hash ?? null;
}

/** Of the account that stands at an address. */
export async function findPasswordHashAt(db: Db, address: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, address), eq(account.providerId, 'credential')));
  return row?.hash ?? null;
}

export async function putPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.update(account).set({ password: hash }).where(passwordOf(userId));
}

export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
