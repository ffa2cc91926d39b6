import { withTx } from '../../db/with-tx.server.ts';
import { startRounds } from '../../platform/rounds.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { claimUnread, giveUpUnread } from './conversation-store.server.ts';
import { learnFromSession } from './learn-from-session.server.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 10;
/** A conversation that is lent out comes back after this long: its reader failed, or its process ended. */
const LENT_MS = 60 * 60 * 1000;
/** After that it is left unread; a model that was away for days is not given everything at once. */
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;

type Parts = Pick<ServerContext, 'database' | 'keys' | 'clock' | 'model' | 'engine' | 'log'>;

/**
 * Conversations that ended without a goodbye are read for the memory once they are over, so that it is there when the
 * person comes back. One round; resolves with how many were read.
 */
export async function learnFromSilence(context: Parts, signal: AbortSignal): Promise<number> {
  const { database, clock, log } = context;
  const now = clock();
  const since = new Date(now.getTime() - GIVE_UP_MS);
  await giveUpUnread(database.db, { now, since });
  const lentUntil = new Date(now.getTime() + LENT_MS);
  const due = await withTx(database.db, (tx) => claimUnread(tx, { now, since, lentUntil, limit: AT_ONCE }));
  let read = 0;
  for (const { id, person } of due) {
    if (signal.aborted) break;
    try {
      const learnt = await learnFromSession(context, person, id, signal);
      log.info('learnt from a silence', { conversation: id, learnt });
      read++;
    } catch (cause) {
      if (!signal.aborted) log.error('learning failed', { conversation: id, cause });
    }
  }
  return read;
}

/** Begins the rounds, where there is a model; the answer ends them, and the question under way. */
export function startLearning(context: Parts): () => Promise<void> {
  if (!context.model) return async () => {};
  const closing = new AbortController();
  const stop = startRounds(
    EVERY_MS,
    () => learnFromSilence(context, closing.signal),
    (cause) => context.log.error('learning failed', { cause }),
  );
  return () => {
    closing.abort();
    return stop();
  };
}
