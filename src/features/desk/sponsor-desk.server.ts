// The part of the desk that makes and revokes the codes of allies, and counts for them.

import type { ServerContext } from '../../server-context.ts';
import { CROWD } from '../billing/sponsor-code.ts';
import {
  listSponsorCodes,
  revokeSponsorCode,
  type SponsorCode,
} from '../billing/sponsor-code-store.server.ts';
import { allyFigures, makeSponsorCode, type NewCode } from '../billing/sponsor-codes.server.ts';

type Parts = Pick<ServerContext, 'database' | 'inboxKey' | 'clock'>;
type Said = { ok: boolean; lines: string[] };

export const SPONSOR_USAGE = [
  'npm run -s desk -- code ALLY DAYS USES UNTIL  make a code of an ally: days of its pass, how often, until YYYY-MM-DD',
  'npm run -s desk -- codes            codes of allies; none is shown again',
  'npm run -s desk -- revoke-code ID   nobody else may use it; passes it gave go on',
  'npm run -s desk -- allies           how many people used the codes of each ally, from twenty on',
];

const DAYS_MAX = 366;
const USES_MAX = 100_000;

/** @returns null for a command that is none of these */
export async function sponsorDesk(
  parts: Parts,
  [command, ...given]: readonly string[],
): Promise<Said | null> {
  const { database, clock } = parts;
  switch (command) {
    case 'code': {
      const wanted = newCodeOf(given, clock());
      if (typeof wanted === 'string') return { ok: false, lines: [wanted] };
      const { id, code } = await makeSponsorCode(parts, wanted);
      return {
        ok: true,
        lines: [code, `It is ${id} in the list, and is shown only now.`],
      };
    }
    case 'codes': {
      const codes = await listSponsorCodes(database.db);
      return said(
        codes.map((code) => rowOf(code, clock())),
        'There is no code.',
      );
    }
    case 'revoke-code': {
      const id = given[0] ?? '';
      const isRevoked = /^[0-9a-f-]{36}$/i.test(id) && (await revokeSponsorCode(database.db, id, clock()));
      return isRevoked
        ? { ok: true, lines: [`${id} is revoked.`] }
        : { ok: false, lines: [`There is no code ${id || '?'} to revoke.`] };
    }
    case 'allies': {
      const figures = await allyFigures(parts);
      return said(
        figures.map(
          ({ ally, people, came }) => `${ally}  people ${atLeast(people)}  wrote in 30 days ${atLeast(came)}`,
        ),
        'Nobody has used a code yet.',
      );
    }
    default:
      return null;
  }
}

const atLeast = (count: number | null): string =>
  count === null ? `not said (a group under ${CROWD})` : String(count);

function newCodeOf(
  [ally = '', days = '', uses = '', until = '']: readonly string[],
  now: Date,
): NewCode | string {
  if (!/^[^\p{C}]{2,80}$/u.test(ally)) return 'Say the name of the ally, from 2 to 80 letters.';
  const wholeDays = wholeUpTo(days, DAYS_MAX);
  if (wholeDays === null) return `Say how many days its pass lasts, from 1 to ${DAYS_MAX}.`;
  const usesMax = wholeUpTo(uses, USES_MAX);
  if (usesMax === null) return `Say how often it can be used, from 1 to ${USES_MAX}.`;
  const expiresAt = endOfDay(until);
  if (expiresAt === null || expiresAt <= now)
    return 'Say the last day it can be used, still to come, as YYYY-MM-DD.';
  return { ally, days: wholeDays, usesMax, expiresAt };
}

function wholeUpTo(text: string, most: number): number | null {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
  return number !== null && number <= most ? number : null;
}

const DAY_MS = 86_400_000;

function endOfDay(text: string): Date | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = start !== null && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  return isDay ? new Date(start.getTime() + DAY_MS) : null;
}

function rowOf({ id, ally, days, uses, usesMax, expiresAt, revokedAt }: SponsorCode, now: Date): string {
  const state = revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : uses >= usesMax ? 'used up' : 'open';
  const last = new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);
  return `${id}  ${state.padEnd(8)}${ally}  ${days} days  ${uses} of ${usesMax} used  until ${last}`;
}

const said = (lines: string[], empty: string): Said => ({
  ok: true,
  lines: lines.length > 0 ? lines : [empty],
});
