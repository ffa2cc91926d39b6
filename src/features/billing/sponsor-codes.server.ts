import { type KeyObject, randomInt } from 'node:crypto';
import { keyedMark } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { crowdOf, newSponsorCode } from './sponsor-code.ts';
import { addSponsorCode, countByAlly } from './sponsor-code-store.server.ts';

type Parts = Pick<ServerContext, 'database' | 'inboxKey' | 'clock'>;

/** How a code is found without being stored. */
export const markOfCode = (key: KeyObject, code: string): string => keyedMark(key, `sponsor code ${code}`);

export type NewCode = { ally: string; days: number; usesMax: number; expiresAt: Date };

/** Makes a code. It can be shown this once: what is kept of it only recognises it. */
export async function makeSponsorCode(
  { database, inboxKey, clock }: Parts,
  code: NewCode,
): Promise<{ id: string; code: string }> {
  const made = newSponsorCode((below) => randomInt(below));
  const id = newId();
  const fresh = { uses: 0, revokedAt: null, createdAt: clock() };
  await addSponsorCode(database.db, { id, codeMark: markOfCode(inboxKey, made), ...code, ...fresh });
  return { id, code: made };
}

/** People of an ally; null where there are too few to say how many. `came`: wrote in the last thirty days. */
export type AllyFigures = { ally: string; people: number | null; came: number | null };

const RECENT_MS = 30 * 86_400_000;

/** What an ally may know of those who used its codes: sums over at least twenty people, never who. */
export async function allyFigures({ database, clock }: Parts): Promise<AllyFigures[]> {
  const since = new Date(clock().getTime() - RECENT_MS);
  const counts = await countByAlly(database.db, since);
  return counts.map(({ ally, people, came }) => ({
    ally,
    people: crowdOf(people, people),
    came: crowdOf(came, people),
  }));
}
