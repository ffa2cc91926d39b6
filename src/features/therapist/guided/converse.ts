/**
 * One turn of the guided talk (therapist.md 3.4), after danger was heard: what was tapped, what the message does, what is asked,
 * what is happening. The first step that knows what to say says it. Pure, and the same for the same seed.
 */

import type { Address } from '../../intake/style-profile.ts';
import type { Recognition } from '../../recognise/recognise.ts';
import { actSteps, askedAgainSteps } from './converse-act.ts';
import { askedFirstSteps, askedSteps } from './converse-asked.ts';
import { catalogueSteps } from './converse-catalogue.ts';
import { chipStep, meantStep } from './converse-chip.ts';
import { dangerSteps } from './converse-danger.ts';
import { reckonStep } from './converse-reckon.ts';
import { tellSteps } from './converse-tell.ts';
import { mendStep, toolStep, withWaiting } from './converse-tool.ts';
import { withEvidence } from './evidence.ts';
import type { Guide } from './guide.ts';
import { bounded, type GuidedState } from './guided-state.ts';
import type { Danger } from './in-danger.ts';

export type Heard = {
  text: string;
  recognition: Recognition;
  /** The same of its questions alone, where more stands around them. */
  asked: Recognition | null;
  /** Each of its questions alone, where there are several. */
  askedEach: readonly Recognition[];
  /** Certainty that the message asks what a text says, 0 … 1. */
  likeness: (texts: readonly string[]) => readonly number[];
  /** The same of a text of ours, such as the label of a chip. */
  likenessOf: (said: string, texts: readonly string[]) => readonly number[];
  /** What share of the message each of these situations has, of all of them together, 0 … 1. */
  among: (ids: readonly string[]) => readonly number[];
  guide: Guide;
  state: GuidedState;
  address: Address;
  seed: string;
  /** The feeling in it, in the words topics are tagged with; null when none shows. */
  feeling: string | null;
  /** What of danger is on file. */
  dangers: readonly Danger[];
  /** Something in the message worries, and it is no more than a guess. */
  isWorried: boolean;
  /** Exercises that may be begun with this person, with their names. */
  exercises: ReadonlyMap<string, string>;
  now: Date;
  /** Where the person is, such as America/Santiago. */
  timeZone: string;
};

export type Answer = {
  /** Sentences in order; each is whole and ours. */
  says: string;
  state: GuidedState;
  /** The exercise that begins with this reply, instead of what it says. */
  begins?: string;
  /** What a tool made of their answers, for them to keep. */
  keeps?: { name: string; text: string };
  /** They are very low: whether they thought of dying is asked next. */
  asksOfDeath?: boolean;
  /** The person leaves. */
  ends?: boolean;
};

export type Step = (heard: Heard) => Answer | null;

const STEPS: readonly Step[] = [
  chipStep,
  toolStep,
  reckonStep,
  mendStep,
  ...dangerSteps,
  ...actSteps,
  ...askedFirstSteps,
  ...catalogueSteps,
  ...askedSteps,
  ...askedAgainSteps,
  meantStep,
  ...tellSteps,
];

export function converse(said: Heard): Answer {
  const heard = withEvidence(withWaiting(said));
  for (const step of STEPS) {
    const answer = step(heard);
    if (answer) return { ...answer, state: bounded(answer.state) };
  }
  throw new Error('no step answered');
}
