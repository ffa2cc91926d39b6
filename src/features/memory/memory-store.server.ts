import type { KeyObject } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { memories } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { type Memory, type MemoryDraft, memoryDraftSchema } from '../therapist/move.ts';

/** What a turn may read, however long the history is. */
const RECALL_LIMIT = 60;

export async function addMemories(
  db: Db,
  key: KeyObject,
  entry: { userId: string; sourceTurnId: string; drafts: MemoryDraft[]; createdAt: Date },
): Promise<void> {
  if (entry.drafts.length === 0) return;
  const { userId, sourceTurnId, createdAt } = entry;
  const rows = entry.drafts.map((draft) => {
    const id = newId();
    return {
      userId,
      id,
      sealed: seal(key, context(userId, id), JSON.stringify(draft)),
      sourceTurnId,
      createdAt,
    };
  });
  await db.insert(memories).values(rows);
}

/** The latest memories, oldest first. */
export async function recallMemories(db: Db, key: KeyObject, userId: string): Promise<Memory[]> {
  const rows = await db
    .select({ id: memories.id, sealed: memories.sealed, createdAt: memories.createdAt })
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(desc(memories.id))
    .limit(RECALL_LIMIT);
  return rows.reverse().map((row) => ({
    ...memoryDraftSchema.parse(JSON.parse(open(key, context(userId, row.id), row.sealed).toString())),
    id: row.id,
    at: row.createdAt.toISOString(),
  }));
}

const context = (userId: string, id: string) => `memories.sealed:${userId}:${id}`;
