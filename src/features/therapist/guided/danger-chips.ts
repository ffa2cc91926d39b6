/** What can be asked of a danger, as chips: questions that were not answered yet, the nearest to what they wrote first. Pure. */
import { chip } from './answer-parts.ts';
import type { Offer } from './guided-state.ts';
import type { Heard } from './heard.ts';
import type { Danger } from './in-danger.ts';

export const IN_DANGER = 'danger';
const CHIPS = 3;

export function dangerChips(heard: Heard, danger: Danger, besides: string | null = null): Offer[] {
  const open = heard.guide.inDanger.asked.flatMap(({ danger: of, question, label }, at) => {
    const what = `${IN_DANGER}#${at}`;
    const isOpen = of === danger && what !== besides && !heard.state.said.includes(`asked:${what}`);
    return isOpen && label !== null ? [{ question, label, to: `asked:${what}` }] : [];
  });
  const near = heard.likeness(open.map(({ question }) => question));
  const offers = open
    .map(({ label, to }, at) => ({ label, to, near: near[at] ?? 0 }))
    .sort((one, other) => other.near - one.near)
    .slice(0, CHIPS)
    .map(({ label, to }) => ({ label, to }));
  return [...offers, chip(heard, 'other')];
}
