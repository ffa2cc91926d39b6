/** Several passes are used up one after another, in the order they were granted. */
import { DAY_MS } from './order.ts';

export type Granted = { id: string; plan: string; days: number; grantedAt: Date; endedAt: Date | null };
export type Scheduled = { id: string; plan: string; days: number; startsAt: Date; endsAt: Date };

/** When each counts. One that was taken back counts until then, and the next begins at that moment. */
export function schedulePasses(passes: readonly Granted[]): Scheduled[] {
  const inOrder = passes.toSorted(
    (a, b) => a.grantedAt.getTime() - b.grantedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  let free = 0;
  return inOrder.flatMap(({ id, plan, days, grantedAt, endedAt }) => {
    const startsAt = Math.max(grantedAt.getTime(), free);
    const endsAt = Math.min(startsAt + days * DAY_MS, endedAt?.getTime() ?? Number.POSITIVE_INFINITY);
    if (endsAt <= startsAt) return [];
    free = endsAt;
    return [{ id, plan, days, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }];
  });
}

/** Until when somebody holds a pass without a gap from `now` on; null: not now. */
export function heldUntil(scheduled: readonly Scheduled[], now: Date): Date | null {
  let until: Date | null = null;
  for (const { startsAt, endsAt } of scheduled) {
    if (endsAt <= now || startsAt > (until ?? now)) continue;
    until = endsAt;
  }
  return until;
}
