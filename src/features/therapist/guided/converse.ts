/**
 * One turn of the guided talk (therapist.md 3.4), after danger was heard: what was tapped, what the message does, what is asked,
 * what is happening. The first step that knows what to say says it. Pure, and the same for the same seed.
 */

import type { Address } from '../../intake/style-profile.ts';
import type { Recognition } from '../../recognise/recognise.ts';
import { actSteps } from './converse-act.ts';
import { askedSteps } from './converse-asked.ts';
import { chipStep, meantStep } from './converse-chip.ts';
import { tellSteps } from './converse-tell.ts';
import { withEvidence } from './evidence.ts';
import type { Guide } from './guide.ts';
import { bounded, type GuidedState } from './guided-state.ts';

export type Heard = {
  text: string;
  recognition: Recognition;
  /** The same of its questions alone, where more stands around them. */
  asked: Recognition | null;
  /** Certainty that the message asks what a text says, 0 … 1. */
  likeness: (texts: readonly string[]) => readonly number[];
  /** How near each text is to it; only differences mean something. */
  nearness: (texts: readonly string[]) => ArrayLike<number>;
  guide: Guide;
  state: GuidedState;
  address: Address;
  seed: string;
  /** The feeling in it, in the words topics are tagged with; null when none shows. */
  feeling: string | null;
  /** Exercises that may be begun with this person. */
  exercises: ReadonlySet<string>;
};

export type Answer = {
  /** Sentences in order; each is whole and ours. */
  says: string;
  state: GuidedState;
  /** The exercise that begins with this reply, instead of what it says. */
  begins?: string;
  /** The person leaves. */
  ends?: boolean;
};

export type Step = (heard: Heard) => Answer | null;

const STEPS: readonly Step[] = [chipStep, ...actSteps, ...askedSteps, meantStep, ...tellSteps];

export function converse(said: Heard): Answer {
  const heard = withEvidence(said);
  for (const step of STEPS) {
    const answer = step(heard);
    if (answer) return { ...answer, state: bounded(answer.state) };
  }
  throw new Error('no step answered');
}
