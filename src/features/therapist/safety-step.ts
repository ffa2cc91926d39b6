import { nextSafetyMove } from '../safety/protocol.ts';
import { planOf } from '../safety/safety-plan.ts';
import { advance } from './draft.ts';
import { isAcuteNow } from './exercises/acute-course.ts';
import type { Plan, Reading } from './reading.ts';

/**
 * The safety protocol decides before anything else. A running exercise is paused and our own open question dropped.
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
    },
    remember: due.remember,
  };
}
