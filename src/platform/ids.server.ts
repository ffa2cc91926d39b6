import { randomInt } from 'node:crypto';
import { takeRandom } from './random.server.ts';

let lastMs = 0;
let counter = 0;

/** UUID v7 (RFC 9562), strictly growing inside one process so that ids sort in the order they were made. */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = takeRandom(2).readUInt16BE() & 0x07ff;
  } else if (++counter > 0x0fff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = takeRandom(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * This id, or one right after `last` where a clock that was ahead made `last` too late: what comes later sorts later. It
 * is of one row of one person; other ids go on by the clock.
 */
export function laterThan(last: string | null | undefined, id: string): string {
  if (!last || last < id) return id;
  const moment = (BigInt(`0x${last.replaceAll('-', '').slice(0, 12)}`) + 1n).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}${id.slice(13)}`;
}

/** No vowels and nothing that looks like something else: it is read aloud and never spells a word. */
const CASE_LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A number to give to a person, such as `7KQ4-M2XH`. */
export function newCaseNumber(): string {
  const letter = () => CASE_LETTERS[randomInt(CASE_LETTERS.length)];
  const four = () => Array.from({ length: 4 }, letter).join('');
  return `${four()}-${four()}`;
}
