import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, like, notLike } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { user, verification } from '../../db/schema.ts';
import { newId } from '../../platform/ids.server.ts';

const PREFIX = 'email:';
/** Only a hash of the key is kept: a dump of the table confirms no address. */
const markOf = (token: string) => `${PREFIX}${createHash('sha256').update(token).digest('hex')}`;

/** @returns the key of a link that works once */
export async function addEmailLink(db: Db, userId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.insert(verification).values({ id: newId(), identifier: markOf(token), value: userId, expiresAt });
  return token;
}

/** @returns whose link it is; it still works after this */
export async function findEmailLink(db: Db, token: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ userId: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, markOf(token)), gt(verification.expiresAt, now)));
  return found?.userId ?? null;
}

/** @returns whose link it was; null when it was used, is old or is not ours */
export async function takeEmailLink(db: Db, token: string, now: Date): Promise<string | null> {
  const [taken] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, markOf(token)), gt(verification.expiresAt, now)))
    .returning({ userId: verification.value });
  return taken?.userId ?? null;
}

/** Better Auth keeps links to another password in the same table; a link to confirm an address goes on. */
export async function removeResetLinks(db: Db, userId: string): Promise<void> {
  const isReset = notLike(verification.identifier, `${PREFIX}%`);
  await db.delete(verification).where(and(eq(verification.value, userId), isReset));
}

/** An account beside another one has no address of its own to confirm. What else was sent for it opens nothing more. */
export async function confirmEmail(db: Db, userId: string): Promise<void> {
  const isLink = like(verification.identifier, `${PREFIX}%`);
  await db.delete(verification).where(and(eq(verification.value, userId), isLink));
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(and(eq(user.id, userId), isNull(user.claimedEmail)));
}
