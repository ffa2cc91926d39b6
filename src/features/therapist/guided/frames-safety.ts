import { CRISIS_FRAMES } from './frames-safety-crisis.ts';
import { LADDER_FRAMES } from './frames-safety-ladder.ts';
import { ROUTE_FRAMES } from './frames-safety-routes.ts';
import type { Frames } from './phrase.ts';

/** Every frame the safety protocol may name, by its id, in the four forms of address. */
export const SAFETY_FRAMES: Frames = { ...LADDER_FRAMES, ...CRISIS_FRAMES, ...ROUTE_FRAMES };
