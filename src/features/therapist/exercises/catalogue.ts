import type { StyleProfile } from '../../intake/style-profile.ts';
import type { Topic } from '../understanding.ts';
import { activation } from './activation.ts';
import { acute } from './acute.ts';
import { assertive } from './assertive.ts';
import { breathing } from './breathing.ts';
import { connection } from './connection.ts';
import { defusion } from './defusion.ts';
import { drinking } from './drinking.ts';
import type { Exercise, ReasonAgainst, Wish } from './exercise.ts';
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

/** What may be offered; the course for the acute hour is begun by its own rule (plan-acute.ts). */
export const EXERCISES: readonly Exercise[] = [
  //
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

/** Ids of the exercises these words (plain) call for. */
export function calledIn(text: string): string[] {
  return EXERCISES.filter(({ calledBy }) => calledBy?.test(text)).map(({ id }) => id);
}

export function isSafeFor(exercise: Exercise, reasonsAgainst: readonly ReasonAgainst[]): boolean {
  return !exercise.unfit.some((reason) => reasonsAgainst.includes(reason));
}

/** What the choice between exercises looks at. */
export type Need = {
  topic: Topic | null;
  /** Id of the one that comes first for the topic. */
  preferred: string | null;
  /** Breath, chest, throat or heartbeat were spoken of. */
  isBody: boolean;
  /** The message, plain, and the ids of those that earlier messages called for. */
  said: string;
  called: readonly string[];
  reasonsAgainst: readonly ReasonAgainst[];
  /** Declined, stopped, found useless, or done a moment ago. */
  out: readonly string[];
  wishes: readonly Wish[];
  /** Ids of those after which the number had fallen. */
  helped: readonly string[];
  mood: number | null;
};

export function wishesOf({ seeks, structure, directness }: StyleProfile): Wish[] {
  return [
    ...seeks,
    ...(structure === 'middle' ? [] : [structure]),
    ...(directness === 'middle' ? [] : [directness]),
  ];
}

/** The exercise that fits best, or null when none does: nothing is offered for the sake of offering. */
export function bestFor(need: Need): Exercise | null {
  return rankedFor(need)[0] ?? null;
}

/** All that fit, best first. */
export function rankedFor(need: Need): Exercise[] {
  return EXERCISES.filter((exercise) => isOpen(exercise, need))
    .map((exercise) => ({ exercise, worth: worth(exercise, need) }))
    .filter((item) => item.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

function isOpen(exercise: Exercise, { reasonsAgainst, out, mood }: Need): boolean {
  if (out.includes(exercise.id) || !isSafeFor(exercise, reasonsAgainst)) return false;
  return exercise.fromMood === undefined || (mood ?? 0) >= exercise.fromMood;
}

/** What they just said weighs most, then the topic's own choice, what helped before, and what the intake asked for. */
function worth(exercise: Exercise, need: Need): number {
  const { topic, preferred, isBody, said, called, wishes, helped } = need;
  const isCalled = exercise.calledBy?.test(said) ?? false;
  const wasCalled = called.includes(exercise.id);
  const fits = topic === null ? exercise.id === preferred : exercise.fits.includes(topic);
  if (!fits && !isCalled && !wasCalled) return 0;
  return (
    1 +
    (isCalled ? 6 : wasCalled ? 4 : 0) +
    (isBody && exercise.checksBody ? 6 : 0) +
    (exercise.id === preferred ? 2.5 : 0) +
    (fits ? 1 : 0) +
    (exercise.fromMood === undefined ? 0 : 3) +
    (helped.includes(exercise.id) ? 2 : 0) +
    (exercise.suits?.some((wish) => wishes.includes(wish)) ? 3 : 0)
  );
}

/** The one named, where it is safe and was not declined; else the first that is. */
export function exerciseFor(
  topic: Topic | null,
  preferred: string | null,
  reasonsAgainst: readonly ReasonAgainst[],
  refused: readonly string[],
): Exercise | null {
  const open = EXERCISES.filter(
    (exercise) => isSafeFor(exercise, reasonsAgainst) && !refused.includes(exercise.id),
  );
  const fitting = topic ? open.filter((exercise) => exercise.fits.includes(topic)) : open;
  return fitting.find((exercise) => exercise.id === preferred) ?? fitting[0] ?? null;
}
