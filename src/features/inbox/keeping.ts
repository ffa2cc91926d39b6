/** How much of what people write to us is kept, and how long: letters and comments alike. */

/** What waits for somebody of the team, from one address; words that speak of danger are always taken. */
export const WAITING_MAX = 20;

const DAY_MS = 86_400_000;
/** A letter, from the day it was answered or else written; a comment that nobody read. */
const KEPT_MS = 365 * DAY_MS;
/** What fell into the trap for robots, and comments that were not shown. */
const REFUSED_MS = 90 * DAY_MS;

export type Ends = { kept: Date; refused: Date };

/** What is older than these moments goes. */
export function endsAt(now: Date): Ends {
  return { kept: new Date(now.getTime() - KEPT_MS), refused: new Date(now.getTime() - REFUSED_MS) };
}
