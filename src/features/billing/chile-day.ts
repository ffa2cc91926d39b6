/** A day as the books of a Chilean shop have it: from midnight to midnight there, in summer and in winter. */

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago', dateStyle: 'short' });
const HOUR_MS = 3_600_000;
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @param day as YYYY-MM-DD; null where there is no such day */
export function chileDay(day: string): { from: Date; until: Date } | null {
  const [, year, month, date] = WRITTEN.exec(day) ?? [];
  if (!year) return null;
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(date), 15);
  if (DAY.format(noon) !== day) return null;
  const next = DAY.format(noon + 24 * HOUR_MS);
  return { from: firstMomentOf(day, noon - 15 * HOUR_MS), until: firstMomentOf(next, noon + 9 * HOUR_MS) };
}

/** In the night the clocks go forward, the day begins at one. */
function firstMomentOf(day: string, midnightUtc: number): Date {
  for (let hour = 0; hour < 12; hour++) {
    const at = midnightUtc + hour * HOUR_MS;
    if (DAY.format(at) === day) return new Date(at);
  }
  throw new Error(`no day ${day}`);
}
