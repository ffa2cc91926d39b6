/**
 * The one shape of every exercise: data only. The planner carries any of them from consent to close, and a
 * new one is a new file in this folder plus its phrases.
 */
import type { Contraindication, Language, StyleProfile } from '../../intake/style-profile.ts';
import type { Piece } from '../move.ts';
import type { PendingHint } from '../state.ts';
import type { Topic } from '../understanding.ts';

export type ExerciseStep = {
  /** Cell the answer fills; `before`, `belief`, `after` and `confidence` are numbers. */
  id: string;
  frame: string;
  /** `done` takes anything as "ya". */
  expects: PendingHint | 'done';
  /** What is said at the first "no sé"; at the second the cell stays empty and we go on. */
  help: string;
  piece?: Piece;
};

export type Exercise = {
  id: string;
  name: Record<Language, string>;
  minutes: number;
  fits: readonly Topic[];
  /** Not offered to whom the intake or the chat gave one of these. */
  unfit: readonly Contraindication[];
  /** Asks about chest pain, breath or weakness first when the body is in it. */
  checksBody: boolean;
  /** A telling given in place of a yes or a number is its first answer, not a detour. */
  takesStory: boolean;
  /** Offered instead when this one does not fit or made things worse. */
  instead: string | null;
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
};

/** Whoever asked for order, goals or tasks ends every exercise with a small step. */
export function scriptOf(exercise: Exercise, style: StyleProfile): ExerciseStep[] {
  const hasStep = exercise.steps.some((step) => step.id === 'step');
  const wantsStep =
    style.structure === 'structured' || style.seeks.some((wish) => wish === 'goals' || wish === 'tasks');
  return [CONSENT(exercise.id), ...exercise.steps, ...(wantsStep && !hasStep ? [STEP, CONFIDENCE] : [])];
}
