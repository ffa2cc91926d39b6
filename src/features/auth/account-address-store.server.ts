import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { account, session, user, verification } from '../../db/schema.ts';
import { newId } from '../../platform/ids.server.ts';

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

const passwordOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** Where an account stands, besides what opens it; `hash` is null where only Google does. */
export async function findOwner(db: Db, userId: string) {
  const [found] = await db
    .select({
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      claimedEmail: user.claimedEmail,
      besideEmail: user.besideEmail,
      hash: account.password,
    })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.id, userId));
  return found ?? null;
}

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** The same password, hashed anew. */
export async function putPasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.update(account).set({ password: hash }).where(passwordOf(userId));
}

/**
 * Another password, as long as the one that was compared still stands.
 * @returns false when somebody was faster
 */
export async function replacePassword(
  db: Db,
  { userId, hash: before }: Owner,
  hash: string,
): Promise<boolean> {
  if (before === null) {
    const first = { id: newId(), userId, providerId: 'credential', accountId: userId, password: hash };
    const added = await db.insert(account).values(first).onConflictDoNothing().returning({ id: account.id });
    return added.length > 0;
  }
  const replaced = await db
    .update(account)
    .set({ password: hash })
    .where(and(passwordOf(userId), eq(account.password, before)))
    .returning({ id: account.id });
  return replaced.length > 0;
}

/**
 * Whether another account stands at this address beside an e-mail, or the one that has the e-mail would.
 * @param email as the person wrote it
 */
export async function isPlaceTaken(
  db: Db,
  { userId, email, place }: { userId: string; email: string; place: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: user.id, email: user.email, besideEmail: user.besideEmail })
    .from(user)
    .where(inArray(user.email, [email, place]));
  return rows.some((row) => row.userId !== userId && (row.email === place || row.besideEmail === place));
}

/** Where an account stands, or would stand, beside the one that has its e-mail: a password is part of that address. */
export async function moveBeside(db: Db, { userId, claimedEmail }: Owner, address: string): Promise<void> {
  const moved = claimedEmail === null ? { besideEmail: address } : { email: address };
  await db.update(user).set(moved).where(eq(user.id, userId));
}

/**
 * Leaves an address to the person who proved that it is theirs. Whoever had written it keeps their account, beside,
 * where the same e-mail and password still lead; links on their way to that address open it no more.
 */
export async function stepBeside(
  db: Db,
  { userId, email, besideEmail }: { userId: string; email: string; besideEmail: string },
): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
  await db
    .update(user)
    .set({ email: besideEmail, claimedEmail: email, besideEmail: null })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
}

/** The other way round: an account beside gets the address it claims, which its person proved and nobody else has. */
export async function takeClaimedAddress(db: Db, userId: string, address: string): Promise<void> {
  await db
    .update(user)
    .set({
      email: sql`${user.claimedEmail}`,
      besideEmail: sql`${user.email}`,
      claimedEmail: null,
      emailVerified: true,
    })
    .where(and(eq(user.id, userId), eq(user.claimedEmail, address)));
}

export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}
