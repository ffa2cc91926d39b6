import { ACUTE_FRAMES } from './frames-acute.ts';
import { EXERCISE_FRAMES } from './frames-exercise.ts';
import { ACTIVATION_FRAMES } from './frames-exercise-activation.ts';
import { ASSERTIVE_EXERCISE_FRAMES } from './frames-exercise-assertive.ts';
import { BODY_EXERCISE_FRAMES } from './frames-exercise-body.ts';
import { CONNECTION_EXERCISE_FRAMES } from './frames-exercise-connection.ts';
import { DISTANCE_EXERCISE_FRAMES } from './frames-exercise-distance.ts';
import { DRINKING_EXERCISE_FRAMES } from './frames-exercise-drinking.ts';
import { GRATITUDE_EXERCISE_FRAMES } from './frames-exercise-gratitude.ts';
import { GRIEF_EXERCISE_FRAMES } from './frames-exercise-grief.ts';
import { KINDNESS_EXERCISE_FRAMES } from './frames-exercise-kindness.ts';
import { MUSCLES_EXERCISE_FRAMES } from './frames-exercise-muscles.ts';
import { OPPOSITE_EXERCISE_FRAMES } from './frames-exercise-opposite.ts';
import { PROBLEM_EXERCISE_FRAMES } from './frames-exercise-problem.ts';
import { SLEEP_EXERCISE_FRAMES } from './frames-exercise-sleep.ts';
import { THOUGHT_EXERCISE_FRAMES } from './frames-exercise-thought.ts';
import { URGE_EXERCISE_FRAMES } from './frames-exercise-urge.ts';
import { WORRY_EXERCISE_FRAMES } from './frames-exercise-worry.ts';
import { MEMORY_FRAMES } from './frames-memory.ts';
import { OPENING_FRAMES } from './frames-opening.ts';
import { RETURN_FRAMES } from './frames-return.ts';
import { SAFETY_FRAMES } from './frames-safety.ts';
import type { Frames } from './phrase.ts';

/** Every phrase of the guided voice; the safety protocol brings its own. */
export const FRAMES: Frames = {
  ...OPENING_FRAMES,
  ...RETURN_FRAMES,
  ...EXERCISE_FRAMES,
  ...BODY_EXERCISE_FRAMES,
  ...THOUGHT_EXERCISE_FRAMES,
  ...WORRY_EXERCISE_FRAMES,
  ...PROBLEM_EXERCISE_FRAMES,
  ...MUSCLES_EXERCISE_FRAMES,
  ...URGE_EXERCISE_FRAMES,
  ...KINDNESS_EXERCISE_FRAMES,
  ...DISTANCE_EXERCISE_FRAMES,
  ...ASSERTIVE_EXERCISE_FRAMES,
  ...CONNECTION_EXERCISE_FRAMES,
  ...DRINKING_EXERCISE_FRAMES,
  ...GRATITUDE_EXERCISE_FRAMES,
  ...GRIEF_EXERCISE_FRAMES,
  ...OPPOSITE_EXERCISE_FRAMES,
  ...SLEEP_EXERCISE_FRAMES,
  ...ACTIVATION_FRAMES,
  ...ACUTE_FRAMES,
  ...MEMORY_FRAMES,
  ...SAFETY_FRAMES,
};
