/** What the steps that answer need to know of a message: whether it asks, and where the talk is. Pure. */
import type { Heard } from './heard.ts';
import type { Situation } from './situation.ts';

/** That somebody asks us something at all. */
export const ASKS = 0.3;
export const ASKS_SURELY = 0.9;
/** A topic its questions may be of from here on, without a situation. */
export const TOPIC_MAY_BE = 0.5;

export const activeOf = ({ guide, state }: Heard): Situation | null =>
  guide.situations.get(state.situation ?? '') ?? null;

export const certaintyOf = ({ recognition }: Heard, act: string): number =>
  recognition.acts.find(({ label }) => label === act)?.certainty ?? 0;
