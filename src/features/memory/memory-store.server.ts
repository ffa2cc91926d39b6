// The sealed rows of what is remembered: written with their message, read whole for a turn, in pages for the person.
import type { KeyObject } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { conversations, memories, turns } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';
import { keyedMark, open, seal } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import { type Memory, type MemoryDraft, memoryDraftSchema } from '../therapist/move.ts';
import { MEMORY_TEXT_MAX } from './memory-groups.ts';

/** A turn opens them all, so there are no more; the oldest without a place of their own give way. */
export const MEMORIES_MAX = 1_000;

const SEALED = {
  id: memories.id,
  userId: memories.userId,
  sealed: memories.sealed,
  sourceTurnId: memories.sourceTurnId,
  createdAt: memories.createdAt,
};
type Source = { turnId: string | null; at: Date };
type Row = Pick<typeof memories.$inferSelect, keyof typeof SEALED>;

/** Their ids, in the order of the drafts. What has a place of its own takes it from whatever stood there. */
export async function addMemories(
  db: Db,
  key: KeyObject,
  userId: string,
  entry: Source & { drafts: readonly MemoryDraft[] },
): Promise<string[]> {
  const drafts = entry.drafts.filter(isLastOfItsSlot);
  if (drafts.length === 0) return [];
  const rows = drafts.map((draft) => {
    const id = newId();
    const sealed = sealDraft(key, userId, id, draft);
    const slot = draft.slot === undefined ? null : markOf(key, userId, draft.slot);
    return { userId, id, sealed, slot, sourceTurnId: entry.turnId, createdAt: entry.at };
  });
  await db
    .insert(memories)
    .values(rows)
    .onConflictDoUpdate({
      target: [memories.userId, memories.slot],
      set: {
        id: sql`excluded.id`,
        sealed: sql`excluded.sealed`,
        sourceTurnId: sql`excluded.source_turn_id`,
        createdAt: sql`excluded.created_at`,
      },
    });
  await forgetBeyond(db, userId);
  return rows.map(({ id }) => id);
}

async function forgetBeyond(db: Db, userId: string): Promise<void> {
  const beyond = db
    .select({ id: memories.id })
    .from(memories)
    .where(and(eq(memories.userId, userId), isNull(memories.slot)))
    .orderBy(desc(memories.id))
    .offset(MEMORIES_MAX);
  await db.delete(memories).where(and(eq(memories.userId, userId), inArray(memories.id, beyond)));
}

function isLastOfItsSlot({ slot }: MemoryDraft, index: number, drafts: readonly MemoryDraft[]): boolean {
  return slot === undefined || index === drafts.findLastIndex((draft) => draft.slot === slot);
}

/** Empties one place, such as a step of the safety plan. */
export async function clearSlot(db: Db, key: KeyObject, userId: string, slot: string): Promise<void> {
  await db
    .delete(memories)
    .where(and(eq(memories.userId, userId), eq(memories.slot, markOf(key, userId, slot))));
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

const memoriesOf = statement<{ userId: string }>()((db, { userId }) =>
  db
    .select(SEALED)
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(isNull(memories.slot), desc(memories.id))
    .limit(MEMORIES_MAX),
);

/** Everything a turn may choose from, oldest first. What has a place of its own is never pushed out by the rest. */
export async function recallMemories(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await memoriesOf(db, { userId });
  return openRows(key, oldestFirst(rows));
}

/** Only what has a place of its own. */
export async function recallSlots(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await where(db, and(eq(memories.userId, userId), isNotNull(memories.slot)));
  return openRows(key, oldestFirst(rows));
}

/** A page for the person, newest first. */
export async function listMemories(
  db: Db,
  key: KeyObject,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Memory[]> {
  const rows = await db
    .select(SEALED)
    .from(memories)
    .where(and(eq(memories.userId, userId), before ? lt(memories.id, before) : undefined))
    .orderBy(desc(memories.id))
    .limit(limit);
  return openRows(key, rows);
}

export async function findMemory(db: Db, key: KeyObject, userId: string, id: string): Promise<Memory | null> {
  const [row] = await where(db, ownedBy(userId, id));
  return row ? openRow(key, row) : null;
}

/** What was learnt from one message. */
export async function findMemoriesOfTurn(
  db: Db,
  key: KeyObject,
  userId: string,
  turnId: string,
): Promise<Memory[]> {
  const rows = await where(db, and(eq(memories.userId, userId), eq(memories.sourceTurnId, turnId)));
  return openRows(key, rows);
}

/** Whether a turn is this person's. */
export async function isTurnOf(db: Db, userId: string, turnId: string): Promise<boolean> {
  const rows = await db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.id, turnId)));
  return rows.length > 0;
}

/** How many of these there were to remove. What has a place of its own is emptied there: see clearSlot. */
export async function removeMemories(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db
    .delete(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.id, [...ids]), isNull(memories.slot)))
    .returning({ id: memories.id });
  return gone.length;
}

/** All but what has a place of its own. */
export async function removeAllMemories(db: Db, userId: string): Promise<void> {
  await db.delete(memories).where(and(eq(memories.userId, userId), isNull(memories.slot)));
}

/**
 * Nothing said until now is read again for what to keep: whoever takes something out of the memory, or puts it in
 * other words, does not find it there again.
 */
export async function leaveUnread(db: Db, userId: string): Promise<void> {
  await db
    .update(conversations)
    .set({ readUntil: newId() })
    .where(and(eq(conversations.userId, userId), isNotNull(conversations.readDueAt)));
}

const where = (db: Db, condition: SQL | undefined): Promise<Row[]> =>
  db.select(SEALED).from(memories).where(condition);

const ownedBy = (userId: string, id: string) => and(eq(memories.userId, userId), eq(memories.id, id));

const oldestFirst = (rows: readonly Row[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Without those that cannot be read any more. */
const openRows = (key: KeyObject, rows: readonly Row[]): Memory[] =>
  rows.flatMap((row) => readable(context(row.userId, row.id), () => openRow(key, row)) ?? []);

function openRow(key: KeyObject, { userId, id, sealed, sourceTurnId, createdAt }: Row): Memory {
  const draft = memoryDraftSchema.parse(JSON.parse(open(key, context(userId, id), sealed).toString()));
  return { ...draft, id, at: createdAt.toISOString(), turnId: sourceTurnId };
}

function sealDraft(key: KeyObject, userId: string, id: string, draft: MemoryDraft): Buffer {
  const { kind, slot, about, on, outcome } = draft;
  const [text, quote] = [draft.text, draft.quote].map((words) => words?.slice(0, MEMORY_TEXT_MAX));
  return seal(key, context(userId, id), JSON.stringify({ kind, text, quote, slot, about, on, outcome }));
}

/** Says that two memories share a place without saying which: that somebody has a plan is nobody's business. */
const markOf = (key: KeyObject, userId: string, slot: string) =>
  keyedMark(key, `memories.slot:${userId}:${slot}`);

const context = (userId: string, id: string) => `memories.sealed:${userId}:${id}`;
