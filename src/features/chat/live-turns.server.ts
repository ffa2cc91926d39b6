import type { ServerContext } from '../../server-context.ts';
import type { LiveTurn } from './live-turn.ts';

/** Turns being answered by this process, by person and message id. */
export class LiveTurns extends Map<string, LiveTurn> {
  /** What is learnt after goodbyes, and how it is told to end. */
  readonly learning = new Set<Promise<void>>();
  readonly closing = new AbortController();

  static key = (userId: string, turnId: string) => `${userId}/${turnId}`;
}

export type Answering = ServerContext & { live: LiveTurns };
