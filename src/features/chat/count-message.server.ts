import type { Db } from '../../db/db.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { takeFreeMessage } from '../billing/free-messages.server.ts';
import { holdsPass } from '../billing/read-passes.server.ts';
import { dayIn } from '../help/help-lines.ts';
import type { Language } from '../intake/style-profile.ts';
import { type Heard, isCounted } from './counted-message.ts';
import { leftWords } from './free-words.ts';

/** `isOver`: the free messages of the day were used up before this one. `notice`: what is said of them beside the reply. */
export type FreeStanding = { isOver: boolean; notice: string | null };

const UNCOUNTED: FreeStanding = { isOver: false, notice: null };

type Counting = { person: Pick<Person, 'id' | 'country'>; language: Language; heard: Heard; now: Date };

/** How a new message stands with the free ones of its day; within the transaction that saves it. */
export async function countMessage(
  tx: Db,
  { env, inboxKey }: Pick<ServerContext, 'env' | 'inboxKey'>,
  { person: { id: userId, country }, language, heard, now }: Counting,
): Promise<FreeStanding> {
  const perDay = env.freeMessagesADay;
  if (perDay === null || !isCounted(heard)) return UNCOUNTED;
  if (await holdsPass(tx, userId, now)) return UNCOUNTED;
  const day = dayIn(country, now);
  const left = await takeFreeMessage(tx, inboxKey, { userId, day, perDay, now });
  if (left === null) return { isOver: true, notice: null };
  return { isOver: false, notice: leftWords(language, { left, perDay }) };
}
