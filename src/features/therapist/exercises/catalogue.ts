import type { Contraindication } from '../../intake/style-profile.ts';
import type { Topic } from '../understanding.ts';
import { activation } from './activation.ts';
import { acute } from './acute.ts';
import { breathing } from './breathing.ts';
import type { Exercise } from './exercise.ts';
import { grounding } from './grounding.ts';
import { record } from './record.ts';

/** What may be offered; the course for the acute hour is begun by its own rule (plan-acute.ts). */
export const EXERCISES: readonly Exercise[] = [breathing, grounding, record, activation];

export function findExercise(id: string): Exercise | undefined {
  return [...EXERCISES, acute].find((exercise) => exercise.id === id);
}

export function isSafeFor(exercise: Exercise, reasonsAgainst: readonly Contraindication[]): boolean {
  return !exercise.unfit.some((reason) => reasonsAgainst.includes(reason));
}

/** First exercise for the topic that is safe for this person and was not declined; null when none is. */
export function exerciseFor(
  topic: Topic | null,
  preferred: string | null,
  reasonsAgainst: readonly Contraindication[],
  refused: readonly string[],
): Exercise | null {
  const open = EXERCISES.filter(
    (exercise) => isSafeFor(exercise, reasonsAgainst) && !refused.includes(exercise.id),
  );
  const fitting = topic ? open.filter((exercise) => exercise.fits.includes(topic)) : open;
  return fitting.find((exercise) => exercise.id === preferred) ?? fitting[0] ?? null;
}
