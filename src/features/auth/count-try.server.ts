import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { FORGOTTEN_AFTER_MS, waitMs } from './attempt-pause.ts';
import { countAttempts, lockAttempts } from './attempt-store.server.ts';

/**
 * Counts a try before the password is looked at. Tries at one moment pass here one after another, or each would find
 * that none came before.
 * @throws AppError too_many_requests while a pause lasts
 */
export function countTry(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { fromHere, fromAnywhere }: { fromHere: string; fromAnywhere: string },
): Promise<void> {
  const marks = [fromHere, fromAnywhere];
  return withTx(database.db, async (tx) => {
    const now = clock();
    const seen = new Map(
      (await lockAttempts(tx, marks, now)).map(({ mark, failures, lastAt }) => [
        mark,
        { failures, lastAtMs: lastAt.getTime() },
      ]),
    );
    if (waitMs(now.getTime(), seen.get(fromHere), seen.get(fromAnywhere)) > 0) {
      throw new AppError('too_many_requests');
    }
    await countAttempts(tx, marks, { now, since: new Date(now.getTime() - FORGOTTEN_AFTER_MS) });
  });
}
