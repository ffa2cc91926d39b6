import type { KeyObject } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { conversations } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { type TherapistState, therapistStateSchema } from '../therapist/state.ts';

/** `begun`: the person wrote something in it. */
export type Conversation = {
  id: string;
  state: TherapistState;
  begun: boolean;
  openedAt: Date;
  lastAt: Date;
};

export async function findLatestConversation(
  db: Db,
  key: KeyObject,
  userId: string,
): Promise<Conversation | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.id))
    .limit(1);
  if (!row) return null;
  const state = therapistStateSchema.parse(
    JSON.parse(open(key, context(userId, row.id), row.state).toString()),
  );
  return { id: row.id, state, begun: row.begun, openedAt: row.openedAt, lastAt: row.lastAt };
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

/** After a message of the person. */
export async function saveConversation(
  db: Db,
  key: KeyObject,
  userId: string,
  change: { id: string; state: TherapistState; lastAt: Date },
): Promise<void> {
  await db
    .update(conversations)
    .set({
      state: seal(key, context(userId, change.id), JSON.stringify(change.state)),
      begun: true,
      lastAt: change.lastAt,
    })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, change.id)));
}

export async function removeConversation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(conversations).where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
}

const context = (userId: string, id: string) => `conversations.state:${userId}:${id}`;
