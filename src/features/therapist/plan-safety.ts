import { nextSafetyMove } from '../safety/protocol.ts';
import { planOf } from '../safety/safety-plan.ts';
import { isAcuteNow } from './plan-acute.ts';
import { advance, type Reading } from './plan-draft.ts';
import type { Plan } from './planner.ts';

/**
 * The safety protocol decides before anything else. A running exercise is paused, our own open question is
 * dropped, and what the person had brought is parked so that it can be brought back.
 */
export function safetyPlan(reading: Reading): Plan | null {
  const { text, assessment, understanding, state, style, now } = reading;
  const due = nextSafetyMove({
    text,
    assessment,
    risk: state.risk,
    understanding,
    profile: style,
    plan: planOf(reading.memories),
    keeps: reading.mayRemember,
    now,
  });
  if (!due) return null;
  const next = advance(reading, due.move.kind, due.move.frame);
  return {
    move: due.move,
    state: {
      ...next,
      risk: due.risk,
      pending: null,
      counts: isAcuteNow(reading.plain) ? { ...next.counts, acute: 1 } : next.counts,
      exercise: state.exercise ? { ...state.exercise, status: 'paused' } : null,
      parked: state.parked ?? { topic: reading.topic, word: state.words.at(-1) ?? null },
    },
    remember: due.remember,
  };
}
