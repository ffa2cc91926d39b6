import { CRISIS_FRAMES } from './frames-safety-crisis.ts';
import { LADDER_FRAMES } from './frames-safety-ladder.ts';
import { ROUTE_FRAMES } from './frames-safety-routes.ts';
import type { Frames } from './phrase.ts';

/** Every frame of the safety protocol by its id, in the four forms of address. */
export const SAFETY_FRAMES = { ...LADDER_FRAMES, ...CRISIS_FRAMES, ...ROUTE_FRAMES } satisfies Frames;

/** The protocol can only name a frame that exists. */
export type SafetyFrame = keyof typeof SAFETY_FRAMES;
