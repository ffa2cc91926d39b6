import type { LedTurn } from './led-turn.ts';
import type { Act } from './model/acts.ts';
import type { Strictness, Weighed } from './model/led-guard.ts';
import type { Situation } from './model/state-line.ts';

/** Asked once more: what was shown of the reply so far, and why, in words for the model. */
export type Retry = { said: readonly string[]; reason: string };

/** A sentence; how many people are served before this one; or what it wants to do beside its words. */
export type Spoken = string | { ahead: number } | { acts: Act[] };

/**
 * The one port: leads a turn, as sentences in order. For people the guarded turn (chat/lead.ts) is its only caller and weighs
 * every sentence before the person sees it. Throws when it cannot go on; the guided therapist then answers as itself.
 */
export interface Engine {
  readonly name: 'llm' | 'fake';
  /** Who else receives what is said here, in words for people; null: it runs on the operator's own machines. */
  readonly provider: string | null;
  /** How strictly what it writes for this person is read, by what it wrote before (model/trust.ts). */
  strictnessFor(person: string): Strictness;
  /** Whether it wrote enough here to be known. */
  readonly isKnown: boolean;
  /** A sentence of its was weighed for this person. */
  weighed(person: string, verdict: Weighed): void;
  /** What a moment of imminent danger, and a model that is not known, wait for a whole reply, in milliseconds. */
  readonly wholeWithinMs: number;
  /** After so long no other try of a reply is begun, in milliseconds. */
  readonly retriesWithinMs: number;
  /** Whether a sentence says again what it was told to do: that is no reply. */
  isOfBrief(sentence: string): boolean;
  /** Whether it speaks at this moment of danger; where it does not, our authored steps do. */
  speaksAt(level: Situation['risk']['level']): boolean;
  /** `isRead`: whether the person has read something of this reply. `withinMs`: for the whole of it; null: as set. */
  reply(
    turn: LedTurn,
    retry: Retry | null,
    signal: AbortSignal,
    terms: { isRead: () => boolean; withinMs: number | null },
  ): AsyncIterable<Spoken>;
}
