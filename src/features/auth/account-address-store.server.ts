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

export type Credential = { userId: string; email: string; name: string; hash: string };

/** The password hashes of the accounts that stand at these addresses; one that only Google opens has none. */
export async function findCredentials(db: Db, addresses: readonly string[]): Promise<Credential[]> {
  const rows = await db
    .select({ userId: user.id, email: user.email, name: user.name, hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(inArray(user.email, [...addresses]), eq(account.providerId, 'credential')));
  return rows.flatMap(({ hash, ...row }) => (hash === null ? [] : [{ ...row, hash }]));
}

export async function putPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .update(account)
    .set({ password: hash })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
}

export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
