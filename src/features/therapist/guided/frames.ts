import { ACUTE_FRAMES } from './frames-acute.ts';
import { ANSWER_FRAMES } from './frames-answer.ts';
import { ANSWER_CARE_FRAMES } from './frames-answer-care.ts';
import { ANSWER_MORE_FRAMES } from './frames-answer-more.ts';
import { ANSWER_SHORT_FRAMES } from './frames-answer-short.ts';
import { ARC_FRAMES } from './frames-arc.ts';
import { ASK_FRAMES } from './frames-ask.ts';
import { ASK_DEEPER_FRAMES } from './frames-ask-deeper.ts';
import { CLOSE_FRAMES } from './frames-close.ts';
import { DOUBT_FRAMES } from './frames-doubt.ts';
import { EXERCISE_FRAMES } from './frames-exercise.ts';
import { ACTIVATION_FRAMES } from './frames-exercise-activation.ts';
import { ASSERTIVE_EXERCISE_FRAMES } from './frames-exercise-assertive.ts';
import { BODY_EXERCISE_FRAMES } from './frames-exercise-body.ts';
import { CONNECTION_EXERCISE_FRAMES } from './frames-exercise-connection.ts';
import { COURSE_EXERCISE_FRAMES } from './frames-exercise-course.ts';
import { DISTANCE_EXERCISE_FRAMES } from './frames-exercise-distance.ts';
import { DRINKING_EXERCISE_FRAMES } from './frames-exercise-drinking.ts';
import { EXERCISE_ECHO_FRAMES } from './frames-exercise-echo.ts';
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
import { HOOK_FRAMES } from './frames-hook.ts';
import { HOOK_MORE_FRAMES } from './frames-hook-more.ts';
import { INVITE_FRAMES } from './frames-invite.ts';
import { LIGHT_FRAMES } from './frames-light.ts';
import { MANNER_FRAMES } from './frames-manner.ts';
import { MEMORY_FRAMES } from './frames-memory.ts';
import { NORMAL_FRAMES } from './frames-normal.ts';
import { OPENING_FRAMES } from './frames-opening.ts';
import { REFLECT_FRAMES } from './frames-reflect.ts';
import { REPAIR_FRAMES } from './frames-repair.ts';
import { SAFETY_FRAMES } from './frames-safety.ts';
import { SAY_FRAMES } from './frames-say.ts';
import { STAY_FRAMES } from './frames-stay.ts';
import { STEP_FRAMES } from './frames-step.ts';
import { STORY_FRAMES } from './frames-story.ts';
import { TERSE_FRAMES } from './frames-terse.ts';
import { TOPIC_LIFE_FRAMES } from './frames-topic-life.ts';
import { TOPIC_MOOD_FRAMES } from './frames-topic-mood.ts';
import { TOPIC_TIES_FRAMES } from './frames-topic-ties.ts';
import { WISH_FRAMES } from './frames-wish.ts';
import type { Frames } from './phrase.ts';

/** Every phrase of the guided voice; the safety protocol brings its own. */
export const FRAMES: Frames = {
  ...OPENING_FRAMES,
  ...REFLECT_FRAMES,
  ...ASK_FRAMES,
  ...INVITE_FRAMES,
  ...TOPIC_MOOD_FRAMES,
  ...TOPIC_TIES_FRAMES,
  ...TOPIC_LIFE_FRAMES,
  ...ARC_FRAMES,
  ...ANSWER_FRAMES,
  ...REPAIR_FRAMES,
  ...EXERCISE_FRAMES,
  ...BODY_EXERCISE_FRAMES,
  ...THOUGHT_EXERCISE_FRAMES,
  ...COURSE_EXERCISE_FRAMES,
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
  ...CLOSE_FRAMES,
  ...ANSWER_CARE_FRAMES,
  ...ANSWER_SHORT_FRAMES,
  ...DOUBT_FRAMES,
  ...MANNER_FRAMES,
  ...EXERCISE_ECHO_FRAMES,
  ...ASK_DEEPER_FRAMES,
  ...ACTIVATION_FRAMES,
  ...ACUTE_FRAMES,
  ...HOOK_FRAMES,
  ...HOOK_MORE_FRAMES,
  ...STORY_FRAMES,
  ...STEP_FRAMES,
  ...LIGHT_FRAMES,
  ...ANSWER_MORE_FRAMES,
  ...SAY_FRAMES,
  ...STAY_FRAMES,
  ...MEMORY_FRAMES,
  ...TERSE_FRAMES,
  ...NORMAL_FRAMES,
  ...WISH_FRAMES,
  ...SAFETY_FRAMES,
};
