import type { Language } from '../intake/style-profile.ts';
import { nextSafetyMove, type SafetyDecision } from '../safety/protocol.ts';
import { planOf } from '../safety/safety-plan.ts';
import { advance } from './draft.ts';
import { isAcuteNow } from './exercises/acute-course.ts';
import { FRAMES } from './guided/frames.ts';
import type { Move } from './move.ts';
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
    people: state.people,
    plan: planOf(reading.memories),
    keeps: reading.mayRemember,
    now,
  });
  if (!due) return null;
  const next = advance(reading, due.move.kind, due.move.frame);
  return {
    move: { ...due.move, ...wayOut(due, style.language) },
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

/** A question of the protocol can be left by one tap. */
const WAY_OUT = { es: 'Prefiero no hablar de eso', pt: 'Prefiro não falar disso' } as const;
const LEAVES_IT =
  /refiero no|refiro n|otra cosa|outra coisa|^No es eso|^Não é isso|forma de decir|jeito de falar/;
const CHIPS_MAX = 4;

function wayOut({ move, risk }: SafetyDecision, language: Language): Partial<Move> {
  const { choices = [], frame } = move;
  const asks = frame
    .split(' + ')
    .some((name) => FRAMES[name]?.tu.some((phrase) => phrase.trimEnd().endsWith('?')));
  if (risk.step === null || !asks || frame.startsWith('plan.')) return {};
  if (choices.length > CHIPS_MAX || choices.some((label) => LEAVES_IT.test(label))) return {};
  return { choices: [...choices, WAY_OUT[language]] };
}
