import { ANSWER_FRAMES_OF_SAFETY } from './frames-safety-answers.ts';
import { CRISIS_FRAMES } from './frames-safety-crisis.ts';
import { HINT_FRAMES } from './frames-safety-hints.ts';
import { LADDER_FRAMES } from './frames-safety-ladder.ts';
import { OTHER_FRAMES } from './frames-safety-other.ts';
import { ROUTE_FRAMES } from './frames-safety-routes.ts';
import { NEXT_ROUTE_FRAMES } from './frames-safety-routes-next.ts';
import type { Frames } from './phrase.ts';

/** Every frame of the safety protocol by its id, in the four forms of address. */
export const SAFETY_FRAMES = {
  ...LADDER_FRAMES,
  ...OTHER_FRAMES,
  ...ANSWER_FRAMES_OF_SAFETY,
  ...CRISIS_FRAMES,
  ...HINT_FRAMES,
  ...ROUTE_FRAMES,
  ...NEXT_ROUTE_FRAMES,
} satisfies Frames;

/** The protocol can only name a frame that exists. */
export type SafetyFrame = keyof typeof SAFETY_FRAMES;
