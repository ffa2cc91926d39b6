import type { ServerContext } from '../../server-context.ts';
import type { LiveTurn } from './live-turn.ts';
import { type Held, renewLease } from './turn-store.server.ts';

/** Often enough that a lease of three seconds survives one try that fails. */
const RENEW_MS = 1_000;

/**
 * Holds a turn as long as it is being answered: a process that dies holds it no longer, and the next one takes over within
 * seconds. On the way it hears whether the person pressed "stop" where another process listens. The answer ends the holding.
 */
export function holdTurn(
  { database }: Pick<ServerContext, 'database'>,
  held: Held,
  live: LiveTurn,
): () => void {
  let isAsking = false;
  const renew = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const renewed = await renewLease(database.db, held);
      // Taken over: what is said here would not be kept.
      if (!renewed || renewed.isToStop) live.stop();
    } catch {
      // A database that is away for a moment ends no reply; closing the turn will tell.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => clearInterval(timer);
}
