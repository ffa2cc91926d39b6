import type { KeyObject } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { memories } from '../../db/schema.ts';
import { keyedMark, open, seal } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { type Memory, type MemoryDraft, memoryDraftSchema } from '../therapist/move.ts';

/** What a turn may read, however long the history is. */
const RECALL_LIMIT = 60;

export async function addMemories(
  db: Db,
  key: KeyObject,
  entry: { userId: string; sourceTurnId: string | null; drafts: MemoryDraft[]; createdAt: Date },
): Promise<void> {
  const drafts = entry.drafts.filter(isLastOfItsSlot);
  if (drafts.length === 0) return;
  const { userId, sourceTurnId, createdAt } = entry;
  const rows = drafts.map((draft) => {
    const id = newId();
    return {
      userId,
      id,
      sealed: seal(key, context(userId, id), JSON.stringify(draft)),
      slot: draft.slot === undefined ? null : markOf(key, userId, draft.slot),
      sourceTurnId,
      createdAt,
    };
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
}

function isLastOfItsSlot({ slot }: MemoryDraft, index: number, drafts: MemoryDraft[]): boolean {
  return slot === undefined || index === drafts.findLastIndex((draft) => draft.slot === slot);
}

/** Empties one place, such as a step of the safety plan. */
export async function clearSlot(db: Db, key: KeyObject, userId: string, slot: string): Promise<void> {
  await db
    .delete(memories)
    .where(and(eq(memories.userId, userId), eq(memories.slot, markOf(key, userId, slot))));
}

/** The latest memories, oldest first. What has a place of its own is never pushed out by what came later. */
export async function recallMemories(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await db
    .select(SEALED)
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(isNull(memories.slot), desc(memories.id))
    .limit(RECALL_LIMIT);
  return opened(key, userId, rows);
}

/** Only what has a place of its own. */
export async function recallSlots(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await db
    .select(SEALED)
    .from(memories)
    .where(and(eq(memories.userId, userId), isNotNull(memories.slot)));
  return opened(key, userId, rows);
}

const SEALED = { id: memories.id, sealed: memories.sealed, createdAt: memories.createdAt };
type SealedMemory = Pick<typeof memories.$inferSelect, keyof typeof SEALED>;

function opened(key: KeyObject, userId: string, rows: SealedMemory[]): Memory[] {
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({
      ...memoryDraftSchema.parse(JSON.parse(open(key, context(userId, row.id), row.sealed).toString())),
      id: row.id,
      at: row.createdAt.toISOString(),
    }));
}

/** Says that two memories share a place without saying which: that somebody has a plan is nobody's business. */
const markOf = (key: KeyObject, userId: string, slot: string) =>
  keyedMark(key, `memories.slot:${userId}:${slot}`);

const context = (userId: string, id: string) => `memories.sealed:${userId}:${id}`;
