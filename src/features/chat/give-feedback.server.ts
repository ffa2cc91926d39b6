import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import type { Verdict } from './feedback.ts';
import { putFeedback, removeFeedback } from './feedback-store.server.ts';
import { findTurn } from './turn-store.server.ts';

/**
 * Keeps what a reply did to the person, or takes it back. A reply that hurt is flagged for the team with where it came
 * from and no word of it.
 * @throws AppError not_found when there is no such reply of theirs
 */
export async function giveFeedback(
  { database, keys, clock, log }: Pick<ServerContext, 'database' | 'keys' | 'clock' | 'log'>,
  person: Person,
  { turnId, verdict }: { turnId: string; verdict: Verdict | null },
): Promise<void> {
  const key = await keys.get(database.db, person.id);
  const isHurt = await withTx(database.db, async (tx) => {
    const turn = await findTurn(tx, key, person.id, turnId);
    if (!turn?.reply) throw new AppError('not_found');
    if (verdict === null) {
      await removeFeedback(tx, person.id, turnId);
      return false;
    }
    const { kind: move, level } = turn.plan.move;
    const engine = turn.reply.engine ?? 'guided';
    const origin = { engine, move, level };
    await putFeedback(tx, key, person.id, { turnId, verdict, origin, at: clock() });
    return verdict === 'hurt';
  });
  if (isHurt) log.warn('a reply hurt somebody', { turn: turnId });
}
