import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { FORGOTTEN_AFTER_MS, waitMs } from './attempt-pause.ts';
import { type Attempt, countAttempts, lockAttempts, readAttempts } from './attempt-store.server.ts';

/**
 * Counts a try before the password is looked at. Tries at one moment pass here one after another, or each would find
 * that none came before.
 * @throws AppError too_many_requests while a pause lasts
 */
export async function countTry(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { fromHere, fromAnywhere }: { fromHere: string; fromAnywhere: string },
): Promise<void> {
  const marks = [fromHere, fromAnywhere];
  const requireNoPause = (found: Attempt[], now: Date) => {
    const seen = new Map(
      found.map(({ mark, failures, lastAt }) => [mark, { failures, lastAtMs: lastAt.getTime() }]),
    );
    if (waitMs(now.getTime(), seen.get(fromHere), seen.get(fromAnywhere)) > 0) {
      throw new AppError('too_many_requests');
    }
  };
  // A flood meets its pause here, in one reading: others are not kept waiting by it.
  requireNoPause(await readAttempts(database.db, marks), clock());
  await withTx(database.db, async (tx) => {
    const now = clock();
    requireNoPause(await lockAttempts(tx, marks, now), now);
    await countAttempts(tx, marks, { now, since: new Date(now.getTime() - FORGOTTEN_AFTER_MS) });
  });
}
