/**
 * The one shape of every exercise: data only. The planner carries any of them from consent to close, and a
 * new one is a new file in this folder plus its phrases.
 */
import type { Contraindication, Language, StyleProfile } from '../../intake/style-profile.ts';
import type { RiskKind, RiskLevel } from '../../safety/risk.ts';
import type { Piece } from '../move.ts';
import type { PendingHint } from '../state.ts';

/** What is true of this conversation, not of the person: read anew at every turn, never kept. */
export type Circumstance =
  /** A problem that has to be solved today, so that worrying about it is not the matter. */
  | 'urgent'
  /** Somebody or something really threatens them: fear is right, and is not argued with. */
  | 'danger'
  /** Worn out by too much work: the load is real, and thoughts about it are not the error. */
  | 'overwork'
  /** Moderate risk or more on file. */
  | 'crisis'
  /** Somebody died less than two weeks ago. */
  | 'fresh_loss';
export type ReasonAgainst = Contraindication | Circumstance;

export type ExerciseStep = {
  /**
   * Cell the answer fills; `before`, `belief`, `after` and `confidence` are numbers. `step` with `when` is kept as
   * what they will do, `takeaway` (or `balanced`) as what they take along. A `yes-no` cell holds `yes`, `no` or ``.
   */
  id: string;
  frame: string;
  /** `done` takes anything as "ya". */
  expects: PendingHint | 'done';
  /** What is said at the first "no sé"; at the second the cell stays empty and we go on. */
  help: string;
  piece?: Piece;
  /** Said before the question when it is reached. */
  lead?: string;
  /** Passed over unless this number given before is at least so high. */
  onlyAbove?: { cell: string; atLeast: number };
  /** Passed over unless that cell holds one of these; an answer left open counts as an empty text. */
  onlyIf?: { cell: string; is: readonly string[] };
  /** Passed over when this cell was left open: there is nothing to work on. */
  needs?: string;
  /** Passed over for whom the intake or the chat gave one of these. */
  unfit?: readonly Contraindication[];
  /** The part of the body it works with, plain: passed over when they said that it hurts. */
  part?: RegExp;
  /** It asks for an hour, so that a bare number is an answer. */
  isTime?: boolean;
  /** An answer that shows where it gets stuck, plain text: met with this frame, once. */
  stumble?: { cue: RegExp; frame: string };
  /** Answers (plain) that end the exercise: what is said instead, after "no sé" only when it comes twice. */
  leaves?: readonly Leave[];
  /** Answers (plain) that are a sign of danger here, and elsewhere would not be: the safety protocol takes over. */
  dangers?: readonly Danger[];
  /** Said in place of reading an answer back, when it has this in it (plain). */
  notices?: readonly { cue: RegExp; frame: string }[];
  /** A part of the answer (as written, first group) that belongs to a later cell. */
  also?: { cell: string; cue: RegExp };
  /** A list fills these cells too, one thing each. */
  spreads?: readonly string[];
  /** What is written here is said to somebody else: "te necesito" and "adiós, papá" are not meant for us. */
  isSpeech?: boolean;
  /** Cells put together, as written, for the hole `draft`. */
  drafts?: readonly string[];
};
export type Leave = { cue: RegExp; frame: string; to?: string };
type Danger = { cue: RegExp; kind: RiskKind; level: RiskLevel };

export type Exercise = {
  id: string;
  name: Record<Language, string>;
  minutes: number;
  /** Not offered to whom the intake or the chat gave one of these. */
  unfit: readonly ReasonAgainst[];
  /** Frame that says in a line what it is good for, when they ask. */
  why?: string;
  /** Frame of the ending, where its own says more than the common one. */
  end?: string;
  /** A cell worth remembering besides step and takeaway, with what stands before it in the note. */
  keeps?: { cell: string; es: string; pt: string };
  /** Asks about chest pain, breath or weakness first when the body is in it. */
  checksBody: boolean;
  /** Offered instead when this one does not fit or made things worse. */
  instead: string | null;
  /** For the acute hour: its steps stand in their own order and nothing but them is asked. */
  isAcute?: boolean;
  /** Step to go on with when breathing is declined or made things worse; the rest goes on. */
  otherDoor?: string;
  /** Shown as a sheet while it is written: the answers so far and the open line. */
  isSheet?: boolean;
  steps: readonly ExerciseStep[];
};

const CONSENT = (id: string): ExerciseStep => ({
  id: 'consent',
  frame: `ex.${id}.consent`,
  expects: 'yes-no',
  help: 'ex.consent.help',
});

/** Rating before and after, shared by all: without the two numbers nobody knows whether it helped. */
export const BEFORE: ExerciseStep = {
  id: 'before',
  frame: 'ex.before',
  expects: 'scale10',
  help: 'ex.scale.help',
};
export const AFTER: ExerciseStep = {
  id: 'after',
  frame: 'ex.after',
  expects: 'scale10',
  help: 'ex.scale.help',
};
export const TAKEAWAY: ExerciseStep = {
  id: 'takeaway',
  frame: 'ex.takeaway',
  expects: 'free',
  help: 'ex.takeaway.help',
};

export const STEP: ExerciseStep = { id: 'step', frame: 'ex.step', expects: 'free', help: 'ex.step.help' };
export const CONFIDENCE: ExerciseStep = {
  id: 'confidence',
  frame: 'ex.confidence',
  expects: 'scale10',
  help: 'ex.scale.help',
  needs: 'step',
};

/** Whoever asked for order, goals or tasks ends every exercise with a small step. */
export function scriptOf(exercise: Exercise, style: StyleProfile): ExerciseStep[] {
  if (exercise.isAcute) return [...exercise.steps];
  const hasStep = exercise.steps.some((step) => step.id === 'step');
  const wantsStep =
    style.structure === 'structured' || style.seeks.some((wish) => wish === 'goals' || wish === 'tasks');
  return [CONSENT(exercise.id), ...exercise.steps, ...(wantsStep && !hasStep ? [STEP, CONFIDENCE] : [])];
}
