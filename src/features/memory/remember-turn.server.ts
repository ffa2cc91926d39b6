import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { putConsents } from '../account/consent-store.server.ts';
import { TERMS_VERSION } from '../auth/sign-up.server.ts';
import type { Memory, MemoryDraft, MemoryOrder } from '../therapist/move.ts';
import {
  addMemories,
  changeMemory,
  leaveUnread,
  removeAllMemories,
  removeMemories,
} from './memory-store.server.ts';
import { forgottenBy, mergeMemories } from './merge-memories.ts';

export type Remembering = {
  userId: string;
  turnId: string;
  /** The message before this one: what "olvida eso" means. */
  lastTurnId: string | null;
  /** Everything on file, paused or not. */
  known: Memory[];
  mayRemember: boolean;
  drafts: MemoryDraft[];
  order: MemoryOrder | undefined;
  at: Date;
};

/**
 * What a turn does to the memory, in the transaction that saves the message: an order takes effect with the words
 * that give it, and only then is anything new set down.
 */
export async function rememberTurn(tx: Db, key: KeyObject, turn: Remembering): Promise<void> {
  const { userId, turnId, lastTurnId, known, mayRemember, drafts, order, at } = turn;
  if (order) {
    await obey(tx, { userId, lastTurnId, known, order, at });
    await leaveUnread(tx, userId);
  }
  if (!mayRemember || order?.wish === 'pause') return;
  const gone = new Set(order ? forgottenBy(known, order, lastTurnId) : []);
  const { added, changed, wrong } = mergeMemories(
    known.filter(({ id }) => !gone.has(id)),
    drafts,
  );
  await removeMemories(tx, userId, wrong);
  await addMemories(tx, key, userId, { drafts: added, turnId, at });
  for (const { id, draft } of changed) {
    await changeMemory(tx, key, userId, { id, draft, source: { turnId, at } });
  }
}

async function obey(
  tx: Db,
  {
    userId,
    lastTurnId,
    known,
    order,
    at,
  }: Pick<Remembering, 'userId' | 'lastTurnId' | 'known' | 'at'> & { order: MemoryOrder },
): Promise<void> {
  if (order.wish === 'forget-all') return removeAllMemories(tx, userId);
  if (order.wish === 'pause' || order.wish === 'resume') {
    const changes = { memory: order.wish === 'resume' };
    return putConsents(tx, { userId, changes, version: TERMS_VERSION, at });
  }
  await removeMemories(tx, userId, forgottenBy(known, order, lastTurnId));
}
