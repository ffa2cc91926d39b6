import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { Memory } from '../therapist/move.ts';
import {
  addMemories,
  changeMemory,
  findMemoriesOfTurn,
  isTurnOf,
  leaveUnread,
  removeMemories,
} from './memory-store.server.ts';

// The closing card: one summary a goodbye, kept, changed or thrown away as often as the person likes. Saying so on
// the card is leave enough, also while the memory is paused.

/** @throws AppError not_found when the goodbye is nobody's or somebody else's */
export async function findSummary(
  db: Db,
  key: KeyObject,
  userId: string,
  turnId: string,
): Promise<Memory | null> {
  if (!(await isTurnOf(db, userId, turnId))) throw new AppError('not_found');
  const learnt = await findMemoriesOfTurn(db, key, userId, turnId);
  return learnt.find(({ kind }) => kind === 'summary') ?? null;
}

export async function keepSummary(
  tx: Db,
  key: KeyObject,
  userId: string,
  { turnId, text, at }: { turnId: string; text: string; at: Date },
): Promise<void> {
  const known = await findSummary(tx, key, userId, turnId);
  const draft = { kind: 'summary' as const, text };
  if (known) await changeMemory(tx, key, userId, { id: known.id, draft });
  else await addMemories(tx, key, userId, { drafts: [draft], turnId, at });
}

export async function discardSummary(tx: Db, key: KeyObject, userId: string, turnId: string): Promise<void> {
  const known = await findSummary(tx, key, userId, turnId);
  if (!known) return;
  await removeMemories(tx, userId, [known.id]);
  await leaveUnread(tx, userId);
}
