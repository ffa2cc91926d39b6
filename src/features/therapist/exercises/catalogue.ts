import type { StyleProfile } from '../../intake/style-profile.ts';
import { activation } from './activation.ts';
import { acute } from './acute.ts';
import { assertive } from './assertive.ts';
import { breathing } from './breathing.ts';
import { connection } from './connection.ts';
import { defusion } from './defusion.ts';
import { drinking } from './drinking.ts';
import type { Exercise, ReasonAgainst } from './exercise.ts';
import { gratitude } from './gratitude.ts';
import { grief } from './grief.ts';
import { grounding } from './grounding.ts';
import { kindness } from './kindness.ts';
import { muscles } from './muscles.ts';
import { opposite } from './opposite.ts';
import { problem } from './problem.ts';
import { record } from './record.ts';
import { sleep } from './sleep.ts';
import { tipp } from './tipp.ts';
import { urge } from './urge.ts';
import { values } from './values.ts';
import { worry } from './worry.ts';

/** What may be offered; the course for the acute hour is begun by its own rule (acute-course.ts). */
export const EXERCISES: readonly Exercise[] = [
  breathing,
  grounding,
  record,
  activation,
  worry,
  problem,
  muscles,
  tipp,
  urge,
  kindness,
  defusion,
  values,
  opposite,
  assertive,
  sleep,
  grief,
  connection,
  drinking,
  gratitude,
];

export function findExercise(id: string): Exercise | undefined {
  return [...EXERCISES, acute].find((exercise) => exercise.id === id);
}

export function isSafeFor(exercise: Exercise, reasonsAgainst: readonly ReasonAgainst[]): boolean {
  return !exercise.unfit.some((reason) => reasonsAgainst.includes(reason));
}

/** The one named, where it is safe and was not declined; else the first that is. */
export function exerciseFor(
  preferred: string,
  reasonsAgainst: readonly ReasonAgainst[],
  refused: readonly string[],
): Exercise | null {
  const open = EXERCISES.filter(
    (exercise) => isSafeFor(exercise, reasonsAgainst) && !refused.includes(exercise.id),
  );
  return open.find((exercise) => exercise.id === preferred) ?? open[0] ?? null;
}

export function exerciseName(id: string, { language }: Pick<StyleProfile, 'language'>): string {
  return findExercise(id)?.name[language] ?? '';
}
