/** How long whoever failed to sign in waits before the next try counts. Longer each time, never for good. */

export type Failures = { failures: number; lastAtMs: number };

/** From one address at one account: a person who mistypes gets five tries without noticing anything. */
const FREE_FROM_ONE_PLACE = 5;
const LONGEST_FROM_ONE_PLACE_MS = 15 * 60_000;
/** At one account from anywhere: many places guess together. Short, so that nobody can lock a person out. */
const FREE_FROM_ANYWHERE = 20;
const LONGEST_FROM_ANYWHERE_MS = 30_000;
/** A try further ahead than this was counted by a clock that was wrong: it keeps nobody out, and the next one counts on. */
const CLOCKS_APART_MS = 60_000;
/** After so long without a try the count starts anew. */
export const FORGOTTEN_AFTER_MS = 60 * 60_000;

function pauseMs(failures: number, free: number, longest: number): number {
  if (failures < free) return 0;
  return Math.min(longest, 1000 * 2 ** Math.min(failures - free, 20));
}

/** In milliseconds; 0 when the next try may come now. */
export function waitMs(
  nowMs: number,
  fromHere: Failures | undefined,
  fromAnywhere: Failures | undefined,
): number {
  const until = (seen: Failures | undefined, free: number, longest: number) =>
    seen && seen.lastAtMs - nowMs <= CLOCKS_APART_MS
      ? seen.lastAtMs + pauseMs(seen.failures, free, longest) - nowMs
      : 0;
  return Math.max(
    0,
    until(fromHere, FREE_FROM_ONE_PLACE, LONGEST_FROM_ONE_PLACE_MS),
    until(fromAnywhere, FREE_FROM_ANYWHERE, LONGEST_FROM_ANYWHERE_MS),
  );
}
