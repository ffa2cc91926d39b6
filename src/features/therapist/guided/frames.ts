import { ANSWER_FRAMES } from './frames-answer.ts';
import { ANSWER_CARE_FRAMES } from './frames-answer-care.ts';
import { ANSWER_SHORT_FRAMES } from './frames-answer-short.ts';
import { ARC_FRAMES } from './frames-arc.ts';
import { ASK_FRAMES } from './frames-ask.ts';
import { ASK_DEEPER_FRAMES } from './frames-ask-deeper.ts';
import { CLOSE_FRAMES } from './frames-close.ts';
import { DOUBT_FRAMES } from './frames-doubt.ts';
import { EXERCISE_FRAMES } from './frames-exercise.ts';
import { ACTIVATION_FRAMES } from './frames-exercise-activation.ts';
import { BODY_EXERCISE_FRAMES } from './frames-exercise-body.ts';
import { EXERCISE_ECHO_FRAMES } from './frames-exercise-echo.ts';
import { THOUGHT_EXERCISE_FRAMES } from './frames-exercise-thought.ts';
import { INVITE_FRAMES } from './frames-invite.ts';
import { INVITE_DEEPER_FRAMES } from './frames-invite-deeper.ts';
import { MANNER_FRAMES } from './frames-manner.ts';
import { OPENING_FRAMES } from './frames-opening.ts';
import { REFLECT_FRAMES } from './frames-reflect.ts';
import { REPAIR_FRAMES } from './frames-repair.ts';
import { SAFETY_FRAMES } from './frames-safety.ts';
import { TOPIC_LIFE_FRAMES } from './frames-topic-life.ts';
import { TOPIC_MOOD_FRAMES } from './frames-topic-mood.ts';
import { TOPIC_TIES_FRAMES } from './frames-topic-ties.ts';
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
  ...CLOSE_FRAMES,
  ...ANSWER_CARE_FRAMES,
  ...ANSWER_SHORT_FRAMES,
  ...DOUBT_FRAMES,
  ...MANNER_FRAMES,
  ...EXERCISE_ECHO_FRAMES,
  ...ASK_DEEPER_FRAMES,
  ...INVITE_DEEPER_FRAMES,
  ...ACTIVATION_FRAMES,
  ...SAFETY_FRAMES,
};
