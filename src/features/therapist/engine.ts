import type { StyleProfile } from '../intake/style-profile.ts';
import type { ChecklistBox } from '../safety/risk-state.ts';
import type { Memory, Move } from './move.ts';
import type { SayAgain } from './say-again.ts';

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
  /** What the person just wrote. */
  heard?: string;
  /** The handful of memories this message may need. */
  memories?: readonly Memory[];
  /** Boxes of the safety protocol that are still open. */
  openBoxes?: readonly ChecklistBox[];
  /** The last reply is to be said in another way. */
  again?: SayAgain;
  /** Whoever waits, so that people take turns; it never leaves this process. */
  asker?: string;
};

/** A sentence; or how many people are served before this one. */
export type Spoken = string | { ahead: number };

/**
 * The one port: says a move as sentences, in order. The guarded turn is its only caller and checks every
 * sentence before the person sees it. Throws when it cannot go on; the turn then speaks the guided words.
 */
export interface Engine {
  readonly name: 'guided' | 'llm' | 'fake';
  /** Who else receives what is said here, in words for people. Without it nothing leaves and no consent is asked. */
  readonly provider?: string;
  /** `said`: what passed of this reply; it grows meanwhile, and while it is empty the person still waits. */
  reply(turn: EngineTurn, signal: AbortSignal, said: readonly string[]): AsyncIterable<Spoken>;
}
