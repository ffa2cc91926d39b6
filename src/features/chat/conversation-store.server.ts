import type { KeyObject } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { conversations, privacy, user } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import { newState, type TherapistState, therapistStateSchema } from '../therapist/state.ts';

/** `begun`: the person wrote something in it. */
export type Conversation = {
  id: string;
  state: TherapistState;
  begun: boolean;
  openedAt: Date;
  lastAt: Date;
};

/** Above every id that a conversation can have. */
const NO_LIMIT = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const latestOf = statement<{ userId: string; before: string }>()((db, { userId, before }) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), lt(conversations.id, before)))
    .orderBy(desc(conversations.id))
    .limit(1),
);

export async function findLatestConversation(
  db: Db,
  key: KeyObject,
  userId: string,
  before: string = NO_LIMIT,
): Promise<Conversation | null> {
  const [row] = await latestOf(db, { userId, before });
  if (!row) return null;
  const where = context(userId, row.id);
  const state = readable(where, () =>
    therapistStateSchema.parse(JSON.parse(open(key, where, row.state).toString())),
  );
  // The talk goes on; what was known of it is gone.
  return {
    id: row.id,
    state: state ?? newState(),
    begun: row.begun,
    openedAt: row.openedAt,
    lastAt: row.lastAt,
  };
}

export async function addConversation(
  db: Db,
  key: KeyObject,
  userId: string,
  conversation: Conversation,
): Promise<void> {
  const { id, state, begun, openedAt, lastAt } = conversation;
  await db.insert(conversations).values({
    userId,
    id,
    state: seal(key, context(userId, id), JSON.stringify(state)),
    begun,
    openedAt,
    lastAt,
  });
}

/** How a conversation stands after a message of the person, ready for the database. */
export function sealedSpoken(
  key: KeyObject,
  userId: string,
  change: { id: string; state: TherapistState; lastAt: Date; readDueAt: Date | null; readUntil?: string },
): Spoken {
  const { id, lastAt, readDueAt, readUntil = null } = change;
  const state = seal(key, context(userId, id), JSON.stringify(change.state));
  return { userId, id, state, lastAt, readDueAt, readUntil };
}

type Spoken = {
  userId: string;
  id: string;
  state: Uint8Array;
  lastAt: Date;
  readDueAt: Date | null;
  /** null leaves it as it is. */
  readUntil: string | null;
};
export const saveSpoken = statement<Spoken>()((db, { userId, id, state, lastAt, readDueAt, readUntil }) => {
  const read = sql`coalesce(${readUntil}, ${conversations.readUntil})`;
  return db
    .update(conversations)
    .set({ state, lastAt, readDueAt, readUntil: read, begun: true })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
});

/** Between messages, when something more is known of what was said. */
export async function saveState(
  db: Db,
  key: KeyObject,
  userId: string,
  { id, state }: { id: string; state: TherapistState },
): Promise<void> {
  await db
    .update(conversations)
    .set({ state: seal(key, context(userId, id), JSON.stringify(state)) })
    .where(ownedBy(userId, id));
}

/** How far a conversation was read for the memory, and when the rest of it is to be. */
export type Reading = { readUntil?: string; readDueAt?: Date | null };

/** Inside a transaction nobody else changes it meanwhile. Null when the conversation is gone. */
export async function findReading(
  tx: Db,
  userId: string,
  id: string,
): Promise<{ readUntil: string | null; lastAt: Date } | null> {
  const { readUntil, lastAt } = conversations;
  const [row] = await tx
    .select({ readUntil, lastAt })
    .from(conversations)
    .where(ownedBy(userId, id))
    .for('update');
  return row ?? null;
}

export async function saveReading(db: Db, userId: string, id: string, reading: Reading): Promise<void> {
  await db.update(conversations).set(reading).where(ownedBy(userId, id));
}

export type UnreadConversation = {
  id: string;
  person: { id: string; name: string; country: string | null };
};

/**
 * Conversations that are over and wait to be read, lent to the caller until `lentUntil`. Those of people whose data
 * is not to be used are left alone. Runs inside a transaction.
 */
export async function claimUnread(
  tx: Db,
  { now, since, lentUntil, limit }: { now: Date; since: Date; lentUntil: Date; limit: number },
): Promise<UnreadConversation[]> {
  const due = await tx
    .select({
      id: conversations.id,
      person: { id: user.id, name: user.name, country: user.country },
    })
    .from(conversations)
    .innerJoin(user, eq(user.id, conversations.userId))
    .leftJoin(privacy, eq(privacy.userId, conversations.userId))
    .where(
      and(
        lte(conversations.readDueAt, now),
        gt(conversations.lastAt, since),
        isNull(privacy.blockedAt),
        isNull(privacy.eraseAt),
      ),
    )
    .orderBy(asc(conversations.readDueAt))
    .limit(limit)
    .for('update', { of: conversations, skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(conversations).set({ readDueAt: lentUntil }).where(inArray(conversations.id, ids));
  }
  return due;
}

/** What could not be read for so long is left unread. */
export async function giveUpUnread(db: Db, { now, since }: { now: Date; since: Date }): Promise<void> {
  await db
    .update(conversations)
    .set({ readDueAt: null })
    .where(and(lte(conversations.readDueAt, now), lte(conversations.lastAt, since)));
}

export async function removeConversation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(conversations).where(ownedBy(userId, id));
}

const ownedBy = (userId: string, id: string) =>
  and(eq(conversations.userId, userId), eq(conversations.id, id));

const context = (userId: string, id: string) => `conversations.state:${userId}:${id}`;
