// What a person asked us to do with their data, and the doing of it: erasing an account, or its old conversations.
import { and, asc, count, eq, gt, isNotNull, like, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import {
  answers,
  attempts,
  conversations,
  erasures,
  limits,
  memories,
  outbox,
  personKeys,
  privacy,
  session,
  turns,
  user,
  verification,
} from '../../db/schema.ts';
import { type KeepDays, keepDaysSchema, type Leaving, type PrivacyPage } from './privacy.ts';

export type PrivacySettings = { isBlocked: boolean; keepDays: KeepDays; leaving: Leaving | null };

export async function getPrivacy(db: Db, userId: string): Promise<PrivacySettings> {
  const [row] = await db.select().from(privacy).where(eq(privacy.userId, userId));
  const { receipt, eraseRequestedAt, eraseAt } = row ?? {};
  const leaving =
    receipt && eraseRequestedAt && eraseAt
      ? { receipt, requestedAt: eraseRequestedAt.toISOString(), eraseAt: eraseAt.toISOString() }
      : null;
  const isBlocked = Boolean(row?.blockedAt);
  return { isBlocked, keepDays: keepDaysSchema.parse(row?.keepDays ?? null), leaving };
}

export async function putPrivacy(
  db: Db,
  userId: string,
  changes: Partial<Omit<typeof privacy.$inferInsert, 'userId'>>,
): Promise<void> {
  await db
    .insert(privacy)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: privacy.userId, set: { userId, ...changes } });
}

/** How much of a person there is, by kind. */
export async function countHoldings(db: Db, userId: string, now: Date): Promise<PrivacyPage['holds']> {
  const of = async (rows: PromiseLike<{ total: number }[]>) => (await rows)[0]?.total ?? 0;
  const total = { total: count() };
  const placed = await of(
    db
      .select(total)
      .from(memories)
      .where(and(eq(memories.userId, userId), isNotNull(memories.slot))),
  );
  const all = await of(db.select(total).from(memories).where(eq(memories.userId, userId)));
  return {
    messages: await of(
      db
        .select(total)
        .from(turns)
        .where(and(eq(turns.userId, userId), isNotNull(turns.text))),
    ),
    conversations: await of(
      db
        .select(total)
        .from(conversations)
        .where(and(eq(conversations.userId, userId), eq(conversations.begun, true))),
    ),
    answers: await of(db.select(total).from(answers).where(eq(answers.userId, userId))),
    memories: all - placed,
    planSteps: placed,
    devices: await of(
      db
        .select(total)
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, now))),
    ),
  };
}

export type DueErasure = {
  userId: string;
  email: string;
  emailVerified: boolean;
  receipt: string;
  requestedAt: Date;
};

export async function findDueErasures(db: Db, now: Date, limit: number): Promise<DueErasure[]> {
  const rows = await db
    .select({
      userId: user.id,
      email: sql<string>`coalesce(${user.claimedEmail}, ${user.email})`,
      emailVerified: user.emailVerified,
      receipt: privacy.receipt,
      requestedAt: privacy.eraseRequestedAt,
    })
    .from(privacy)
    .innerJoin(user, eq(user.id, privacy.userId))
    .where(lte(privacy.eraseAt, now))
    .orderBy(asc(privacy.eraseAt))
    .limit(limit);
  return rows.flatMap(({ receipt, requestedAt, ...row }) =>
    receipt && requestedAt ? [{ ...row, receipt, requestedAt }] : [],
  );
}

/** Takes everything of one person away, the data key first, and leaves the proof. Runs inside a transaction. */
export async function eraseAccount(tx: Db, { userId, receipt, requestedAt }: DueErasure, now: Date) {
  // First, so that whoever writes for this person at this moment waits here and then finds no account.
  await tx.delete(personKeys).where(eq(personKeys.userId, userId));
  await tx.delete(verification).where(eq(verification.value, userId));
  await tx.delete(outbox).where(like(outbox.dedupeKey, `%${userId}%`));
  await tx.delete(user).where(eq(user.id, userId)); // every other table of a person follows by its foreign key
  await tx.insert(erasures).values({ receipt, requestedAt, erasedAt: now }).onConflictDoNothing();
}

export async function findErasure(db: Db, receipt: string) {
  const [row] = await db.select().from(erasures).where(eq(erasures.receipt, receipt));
  return row ?? null;
}

export async function listRetentions(db: Db): Promise<{ userId: string; keepDays: number }[]> {
  const rows = await db
    .select({ userId: privacy.userId, keepDays: privacy.keepDays })
    .from(privacy)
    .where(isNotNull(privacy.keepDays));
  return rows.flatMap(({ userId, keepDays }) => (keepDays === null ? [] : [{ userId, keepDays }]));
}

/** Conversations that ended before a moment, or all of them, with their turns. @returns how many */
export async function eraseConversations(db: Db, userId: string, before: Date | null): Promise<number> {
  const gone = await db
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), before ? lt(conversations.lastAt, before) : undefined))
    .returning({ id: conversations.id });
  return gone.length;
}

/** Sessions and links past their time serve nobody; both count by the clock of the machine, as their checks do. */
export async function clearExpired(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db.delete(attempts).where(lt(attempts.lastAt, sql`now() - interval '1 day'`));
  await db.delete(limits).where(lt(limits.endsAt, sql`now()`));
}
