/** What lies beside a situation: among some twenty it is known better than among all which of them a message is about. Pure. */
import type { Heard } from './heard.ts';
import type { Situation } from './situation.ts';

/** The message is about another from here on, also among everything, and hardly about the one we are in. */
const SHARE = 0.75;
const AMONG_ALL = 0.6;
const LEFT = 0.2;
const FEWEST_WORDS = 5;

export type Beside = { situation: Situation; share: number };

export function beside(heard: Heard, active: Situation): Beside | null {
  if (heard.text.split(/\s+/).length < FEWEST_WORDS) return null;
  const { guide, state } = heard;
  const sameTopic = [...guide.situations.values()].filter(({ topic }) => topic === active.topic);
  const all = [active.id, ...active.near, ...state.threads, ...sameTopic.map(({ id }) => id)];
  const ids = [...new Set(all)].filter((id) => !state.wrong.includes(id) && guide.situations.has(id));
  const shares = heard.among(ids);
  const best = shares.indexOf(Math.max(...shares));
  const situation = guide.situations.get(ids[best] ?? '');
  const share = shares[best] ?? 0;
  if (!situation || situation.id === active.id || (shares[0] ?? 0) > LEFT || share < SHARE) return null;
  const found = heard.recognition.situations.find(({ label }) => label === situation.id);
  return (found?.certainty ?? 0) >= AMONG_ALL ? { situation, share } : null;
}

export const besideOf = (heard: Heard, active: Situation): Situation | null =>
  beside(heard, active)?.situation ?? null;
