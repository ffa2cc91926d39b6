import type { StyleProfile } from '../intake/style-profile.ts';
import type { Move } from './move.ts';

export type Utterance = { from: 'person' | 'therapist'; text: string };

/** Everything an engine may know to say one move. No e-mail, no ids, no other person's data. */
export type EngineTurn = {
  move: Move;
  profile: StyleProfile;
  /** Latest last, bounded by the caller. */
  history: Utterance[];
  /** Openings of our last replies, latest last: never to be repeated. */
  recentOpeners: string[];
  /** Same seed and same turn give the same words. */
  seed: string;
};

/**
 * The one port: says a move as sentences, in order. The guarded turn is its only caller and checks every
 * sentence before the person sees it. Throws when it cannot go on; the turn then speaks the guided words.
 */
export interface Engine {
  readonly name: 'guided' | 'llm' | 'fake';
  reply(turn: EngineTurn, signal: AbortSignal): AsyncIterable<string>;
}
