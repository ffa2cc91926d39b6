/** Which help lines nobody has checked lately: a release must not go out with one, and where one is shown it says so and
 *  never stands before one that was checked (docs/decisions/009). */
import type { HelpLine } from './help-line.ts';

export const FRESH_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export type StaleLine = Pick<HelpLine, 'id' | 'number' | 'verifiedOn' | 'source'> & { days: number };

/** Whether nobody has checked the line in the ninety days before a day. */
export const isStale = (line: Pick<HelpLine, 'verifiedOn'>, on: Date): boolean =>
  daysSince(line, on) > FRESH_DAYS;

/** The same lines, those somebody checked lately before the others. */
export function freshFirst<L extends Pick<HelpLine, 'verifiedOn'>>(lines: readonly L[], on: Date): L[] {
  return lines.toSorted((a, b) => Number(isStale(a, on)) - Number(isStale(b, on)));
}

/** Lines checked more than ninety days before the day of the release, the oldest first. */
export function staleLines(lines: readonly HelpLine[], releaseOn: Date): StaleLine[] {
  return lines
    .map(({ id, number, verifiedOn, source }) => ({
      id,
      number,
      verifiedOn,
      source,
      days: daysSince({ verifiedOn }, releaseOn),
    }))
    .filter(({ days }) => days > FRESH_DAYS)
    .sort((a, b) => b.days - a.days);
}

const daysSince = ({ verifiedOn }: Pick<HelpLine, 'verifiedOn'>, on: Date): number =>
  Math.floor((on.getTime() - firstDayOf(verifiedOn)) / DAY_MS);

/** "2025-12" may be any day of the month: it counts as the first, so that a line never looks newer than it is. */
function firstDayOf(verifiedOn: string): number {
  const [year = '', month = '01', day = '01'] = verifiedOn.split('-');
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`);
}
