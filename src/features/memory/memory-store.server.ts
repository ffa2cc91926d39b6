// The sealed rows of what is remembered: written with their message, read whole for a turn, in pages for the person.
import type { KeyObject } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { memories, turns } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { type Memory, type MemoryDraft, memoryDraftSchema } from '../therapist/move.ts';

/** Far beyond what a person leaves in years; a turn reads no more, however it came about. */
const RECALL_LIMIT = 5_000;

type Source = { turnId: string | null; at: Date };
type Row = typeof memories.$inferSelect;

/** Their ids, in the order of the drafts. */
export async function addMemories(
  db: Db,
  key: KeyObject,
  userId: string,
  entry: Source & { drafts: readonly MemoryDraft[] },
): Promise<string[]> {
  if (entry.drafts.length === 0) return [];
  const rows = entry.drafts.map((draft) => {
    const id = newId();
    const sealed = sealDraft(key, userId, id, draft);
    return { userId, id, sealed, sourceTurnId: entry.turnId, createdAt: entry.at };
  });
  await db.insert(memories).values(rows);
  return rows.map(({ id }) => id);
}

/** Other words for a known memory; with a source they come from another message, without one from an edit. */
export async function changeMemory(
  db: Db,
  key: KeyObject,
  userId: string,
  change: { id: string; draft: MemoryDraft; source?: Source },
): Promise<void> {
  const { id, draft, source } = change;
  await db
    .update(memories)
    .set({
      sealed: sealDraft(key, userId, id, draft),
      ...(source ? { sourceTurnId: source.turnId, createdAt: source.at } : {}),
    })
    .where(ownedBy(userId, id));
}

/** Everything a turn may choose from, oldest first. */
export async function recallMemories(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await newest(db, userId, { limit: RECALL_LIMIT });
  return rows.reverse().map((row) => openRow(key, row));
}

/** A page for the person, newest first. */
export async function listMemories(
  db: Db,
  key: KeyObject,
  userId: string,
  page: { before?: string | undefined; limit: number },
): Promise<Memory[]> {
  const rows = await newest(db, userId, page);
  return rows.map((row) => openRow(key, row));
}

export async function findMemory(db: Db, key: KeyObject, userId: string, id: string): Promise<Memory | null> {
  const [row] = await db.select().from(memories).where(ownedBy(userId, id));
  return row ? openRow(key, row) : null;
}

/** What was learnt from one message. */
export async function findMemoriesOfTurn(
  db: Db,
  key: KeyObject,
  userId: string,
  turnId: string,
): Promise<Memory[]> {
  const rows = await db
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), eq(memories.sourceTurnId, turnId)));
  return rows.map((row) => openRow(key, row));
}

/** Whether a turn is this person's. */
export async function isTurnOf(db: Db, userId: string, turnId: string): Promise<boolean> {
  const rows = await db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.id, turnId)));
  return rows.length > 0;
}

/** How many of these there were to remove. */
export async function removeMemories(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db
    .delete(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.id, [...ids])))
    .returning({ id: memories.id });
  return gone.length;
}

export async function removeAllMemories(db: Db, userId: string): Promise<void> {
  await db.delete(memories).where(eq(memories.userId, userId));
}

function newest(
  db: Db,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), before ? lt(memories.id, before) : undefined))
    .orderBy(desc(memories.id))
    .limit(limit);
}

const ownedBy = (userId: string, id: string) => and(eq(memories.userId, userId), eq(memories.id, id));

function openRow(key: KeyObject, { userId, id, sealed, sourceTurnId, createdAt }: Row): Memory {
  const draft = memoryDraftSchema.parse(JSON.parse(open(key, context(userId, id), sealed).toString()));
  return { ...draft, id, at: createdAt.toISOString(), turnId: sourceTurnId };
}

function sealDraft(key: KeyObject, userId: string, id: string, draft: MemoryDraft): Buffer {
  const { kind, text, quote, about, on, outcome } = draft;
  return seal(key, context(userId, id), JSON.stringify({ kind, text, quote, about, on, outcome }));
}

const context = (userId: string, id: string) => `memories.sealed:${userId}:${id}`;
