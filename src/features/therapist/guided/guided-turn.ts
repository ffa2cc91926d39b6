import type { StyleProfile } from '../../intake/style-profile.ts';
import type { Move } from '../move.ts';
import type { SayAgain } from '../say-again.ts';
import type { Utterance } from '../utterance.ts';

/** Everything the guided voice needs to say one move. */
export type GuidedTurn = {
  move: Move;
  profile: StyleProfile;
  /** Latest last, bounded by the caller. */
  history: Utterance[];
  /** Openings of our last replies, latest last: never to be repeated. */
  recentOpeners: string[];
  /** Same seed and same turn give the same words. */
  seed: string;
  /** The last reply is to be said in another way. */
  again?: SayAgain;
};
