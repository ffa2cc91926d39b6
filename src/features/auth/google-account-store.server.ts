import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { account, user, verification } from '../../db/schema.ts';
import { newId } from '../../platform/ids.server.ts';

const GOOGLE = 'google';

// --- nonces: what ties a token to the browser that asked for it, once -------------------------------------

/** Only a hash is kept, beside the links of mails. */
const markOf = (nonce: string) => `google:${createHash('sha256').update(nonce).digest('hex')}`;
const dueNonce = (nonce: string, now: Date) =>
  and(eq(verification.identifier, markOf(nonce)), gt(verification.expiresAt, now));

export async function addNonce(db: Db, expiresAt: Date): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  await db.insert(verification).values({ id: newId(), identifier: markOf(nonce), value: GOOGLE, expiresAt });
  return nonce;
}

export async function hasNonce(db: Db, nonce: string, now: Date): Promise<boolean> {
  const found = await db.select({ id: verification.id }).from(verification).where(dueNonce(nonce, now));
  return found.length > 0;
}

/** @returns whether it was there; it is not any more */
export async function takeNonce(db: Db, nonce: string, now: Date): Promise<boolean> {
  const taken = await db.delete(verification).where(dueNonce(nonce, now)).returning({ id: verification.id });
  return taken.length > 0;
}

// --- whose account a Google account opens -------------------------------------------------------------------

const profile = { userId: user.id, name: user.name, email: user.email };
export type Profile = { userId: string; name: string; email: string };

export async function findBySub(db: Db, sub: string): Promise<Profile | null> {
  const [found] = await db
    .select(profile)
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, GOOGLE), eq(account.accountId, sub)));
  return found ?? null;
}

/** The account that has this address as its own; one that only claims it is never found. */
export async function findByOwnEmail(db: Db, email: string) {
  const [found] = await db
    .select({ ...profile, emailVerified: user.emailVerified, besideEmail: user.besideEmail })
    .from(user)
    .where(and(eq(user.email, email), isNull(user.claimedEmail)));
  return found ?? null;
}

export async function linkGoogle(db: Db, userId: string, sub: string): Promise<void> {
  await db.insert(account).values({ id: newId(), userId, providerId: GOOGLE, accountId: sub });
}

export async function unlinkGoogle(db: Db, userId: string): Promise<void> {
  await db.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, GOOGLE)));
}

/** The ways a person can come in. */
export async function listWaysIn(db: Db, userId: string): Promise<('password' | 'google')[]> {
  const rows = await db
    .select({ provider: account.providerId })
    .from(account)
    .where(eq(account.userId, userId));
  const has = (provider: string) => rows.some((row) => row.provider === provider);
  return [...(has('credential') ? ['password' as const] : []), ...(has(GOOGLE) ? ['google' as const] : [])];
}

type NewPerson = Omit<Profile, 'userId'> & {
  emailVerified: boolean;
  country: string | null;
  agreedAt: Date;
  agreedVersion: string;
};

/** An account without a password, opened by a Google account. */
export async function addGooglePerson(db: Db, sub: string, person: NewPerson): Promise<Profile> {
  const userId = newId();
  await db.insert(user).values({ id: userId, ...person });
  await linkGoogle(db, userId, sub);
  return { userId, name: person.name, email: person.email };
}
