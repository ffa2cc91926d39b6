import type { Db } from '../../db/db.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { takeFreeMessage } from '../billing/free-messages.server.ts';
import { dayIn } from '../help/help-lines.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import { type Heard, isCounted } from './counted-message.ts';
import { leftWords } from './free-words.ts';

/** `isOver`: the free messages of the day were used up before this one. `notice`: what is said of them beside the reply. */
export type FreeStanding = { isOver: boolean; notice: string | null };

const UNCOUNTED: FreeStanding = { isOver: false, notice: null };

/** How a new message stands with the free ones of its day; within the transaction that saves it. */
export async function countMessage(
  tx: Db,
  { env, inboxKey }: Pick<ServerContext, 'env' | 'inboxKey'>,
  { userId, profile, heard, now }: { userId: string; profile: StyleProfile; heard: Heard; now: Date },
): Promise<FreeStanding> {
  const perDay = env.freeMessagesADay;
  if (perDay === null || !isCounted(heard)) return UNCOUNTED;
  const day = dayIn(profile.country, now);
  const left = await takeFreeMessage(tx, inboxKey, { userId, day, perDay, now });
  if (left === null) return { isOver: true, notice: null };
  return { isOver: false, notice: leftWords(profile.language, { left, perDay }) };
}
