import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { keyedMark } from '../../platform/crypto.server.ts';
import { countUpTo, readCount } from '../../platform/limit-store.server.ts';

/** A day somewhere on earth is over for everybody after two. */
const TWO_DAYS_MS = 2 * 86_400_000;

/** `day`: the person's own, as YYYY-MM-DD. */
type Day = { userId: string; day: string };

/**
 * Takes one of the free messages of a day. Nothing of the person is kept for it: what counts is a keyed mark that ends by
 * itself, exact however many messages come at once, in whatever process.
 * @returns how many are left after it; null when there was none
 */
export async function takeFreeMessage(
  db: Db,
  key: KeyObject,
  { perDay, now, ...whose }: Day & { perDay: number; now: Date },
): Promise<number | null> {
  const endsAt = new Date(now.getTime() + TWO_DAYS_MS);
  const taken = await countUpTo(db, { mark: markOf(key, whose), most: perDay, endsAt });
  return taken === null ? null : perDay - taken;
}

/** How many of a day were taken. */
export const countTaken = (db: Db, key: KeyObject, whose: Day): Promise<number> =>
  readCount(db, markOf(key, whose));

const markOf = (key: KeyObject, { userId, day }: Day): string =>
  keyedMark(key, `free messages ${day} of ${userId}`);
