import { Turnstiles } from '../../platform/turnstile.ts';
import type { ServerContext } from '../../server-context.ts';
import type { LiveTurn } from './live-turn.ts';

/** As long as a request lasts. */
const BEGIN_PATIENCE_MS = 60_000;

/** Turns being answered by this process, by person and message id. */
export class LiveTurns extends Map<string, LiveTurn> {
  /** What is learnt after goodbyes, and how it is told to end. */
  readonly learning = new Set<Promise<void>>();
  readonly closing = new AbortController();

  /** Thirty messages of one person at once are begun two at a time, or a stranger would wait for all of them. */
  readonly beginning = new Turnstiles(2, BEGIN_PATIENCE_MS);

  static key = (userId: string, turnId: string) => `${userId}/${turnId}`;
}

export type Answering = ServerContext & { live: LiveTurns };
