import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { conversations } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { type TherapistState, therapistStateSchema } from '../therapist/state.ts';

export type Conversation = { id: string; state: TherapistState; openedAt: Date; lastAt: Date };

export async function findLatestConversation(
  db: Db,
  key: Buffer,
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
  return { id: row.id, state, openedAt: row.openedAt, lastAt: row.lastAt };
}

export async function addConversation(
  db: Db,
  key: Buffer,
  userId: string,
  conversation: Conversation,
): Promise<void> {
  const { id, state, openedAt, lastAt } = conversation;
  await db
    .insert(conversations)
    .values({ userId, id, state: seal(key, context(userId, id), JSON.stringify(state)), openedAt, lastAt });
}

export async function saveConversation(
  db: Db,
  key: Buffer,
  userId: string,
  change: { id: string; state: TherapistState; lastAt: Date },
): Promise<void> {
  await db
    .update(conversations)
    .set({
      state: seal(key, context(userId, change.id), JSON.stringify(change.state)),
      lastAt: change.lastAt,
    })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, change.id)));
}

export async function removeConversation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(conversations).where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
}

const context = (userId: string, id: string) => `conversations.state:${userId}:${id}`;
