/** What a step of the guided talk is given, and what it gives back. */
import type { Address } from '../../intake/style-profile.ts';
import type { Recognition } from '../../recognise/recognise.ts';
import type { Guide } from './guide.ts';
import type { GuidedState } from './guided-state.ts';
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
  /** What the messages before this one spoke for. */
  earlier: GuidedState['evidence'];
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
  /** The situation that is over, by what they said of it. */
  isOver?: string;
  /** They are very low: whether they thought of dying is asked next. */
  asksOfDeath?: boolean;
  /** The person leaves. */
  ends?: boolean;
};

export type Step = (heard: Heard) => Answer | null;
