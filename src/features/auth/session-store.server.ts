import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { privacy, session, user } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';

const sessionOf = statement<{ token: string }>()((db, { token }) =>
  db
    .select({
      sessionId: session.id,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      id: user.id,
      email: sql<string>`coalesce(${user.claimedEmail}, ${user.email})`,
      claimedEmail: user.claimedEmail,
      emailVerified: user.emailVerified,
      name: user.name,
      country: user.country,
      blockedAt: privacy.blockedAt,
      eraseAt: privacy.eraseAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(privacy, eq(privacy.userId, session.userId))
    .where(eq(session.token, token)),
);

/** A session and whose it is, in one reading. */
export async function findSession(db: Db, token: string) {
  const [found] = await sessionOf(db, { token });
  return found ?? null;
}

export async function renewSession(db: Db, id: string, at: { now: Date; expiresAt: Date }): Promise<void> {
  await db.update(session).set({ expiresAt: at.expiresAt, updatedAt: at.now }).where(eq(session.id, id));
}

export type Device = { id: string; userAgent: string | null; signedInAt: Date; lastAt: Date };

/** Where a person is signed in now, the latest first. */
export async function listDevices(db: Db, userId: string, now: Date): Promise<Device[]> {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      signedInAt: session.createdAt,
      lastAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt));
}

/** @returns whether it was theirs to end */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Db, userId: string, exceptId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, exceptId)));
}

/** Of so many the latest stay. */
export async function endOldestSessions(db: Db, userId: string, most: number): Promise<void> {
  const beyond = db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.createdAt), desc(session.id))
    .offset(most);
  await db.delete(session).where(and(eq(session.userId, userId), inArray(session.id, beyond)));
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, userId));
}
