/** Their safety plan, asked for in the chat: in their own words, as far as it can be said; the whole of it stands on its page. */
import { planOf, sayable } from '../safety/safety-plan.ts';
import { asksForPlan } from './cues.ts';
import type { Rule } from './reading.ts';

export const safetyPlanRule: Rule = ({ plain, memories, state, style }) => {
  if (!asksForPlan(plain)) return null;
  const plan = planOf(memories);
  const names = PARTS[style.language];
  const parts = (['signs', 'alone', 'company', 'people'] as const).flatMap((step) => {
    const words = sayable(plan, step);
    return words ? [`${names[step]}, "${words}"`] : [];
  });
  const isEmpty = Object.keys(plan).length === 0;
  return {
    kind: 'answer',
    frame: isEmpty ? 'answer.plan.empty' : 'answer.plan',
    holes: { plan: parts.slice(0, 3).join('; ') },
    pending: state.pending,
  };
};

const PARTS = {
  es: { signs: 'señales', alone: 'a solas', company: 'compañía', people: 'a quién pedir ayuda' },
  pt: { signs: 'sinais', alone: 'a sós', company: 'companhia', people: 'a quem pedir ajuda' },
} as const;
