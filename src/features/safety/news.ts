/** What a message tells beside any open question, and that changes what is due: of somebody they fear for, of an urge, of leaving at night. Pure. */
import { isUrgeNow, meetUrge } from './harm-course.ts';
import { askHint } from './hint.ts';
import { normalise } from './normalise.ts';
import { newsOfThem } from './other-course.ts';
import { isReported, otherIn } from './other-person.ts';
import { atLeast, OWN_DEATH } from './risk.ts';
import { respondToPsychosis, TRAVELS } from './routes.ts';
import { hasSaid, type SafetyDecision, type SafetyTurn } from './turn.ts';

/** Who it is that they fear for, from the first message that tells. */
export function withOther(turn: SafetyTurn): SafetyTurn {
  const { course, text, assessment, risk } = turn;
  const isOfThem =
    assessment.kinds.includes('third_party') || risk.kinds.includes('third_party') || isReported(text);
  const known = turn.people?.findLast((one) => otherIn(`mi ${one.replace(/^\S+ /, '')}`) !== undefined);
  const told = otherIn(text) ?? (known && otherIn(`mi ${known.replace(/^\S+ /, '')}`));
  const other = course.other === undefined && isOfThem ? told : undefined;
  return other === undefined ? turn : { ...turn, course: { ...course, other } };
}

/** Off at night from what they fear: kept from the road, which is no wish to die. */
export function travelling(turn: SafetyTurn): SafetyDecision | null {
  const { risk, assessment, text } = turn;
  const isPlain = assessment.evidence.some((name) => SAID_OF_DEATH.has(name));
  if (!risk.kinds.includes('psychosis_mania') || isPlain || !TRAVELS.test(normalise(text))) return null;
  if (hasSaid(turn, 'psychosis.travel')) return null;
  const kinds = risk.kinds.filter((kind) => kind !== 'suicide');
  return respondToPsychosis({ ...turn, risk: { ...risk, kinds } });
}
const SAID_OF_DEATH: ReadonlySet<string> = new Set(['act', 'wish', 'intent', 'attempt', 'attempt_now']);

/** With no question open: what the person they fear for said, and an urge of this moment. */
export function newsOf(turn: SafetyTurn): SafetyDecision | null {
  const { risk } = turn;
  if (risk.step !== null) return null;
  if (risk.kinds.includes('third_party') && !risk.kinds.some((kind) => OWN_DEATH.has(kind)))
    return newsOfThem(turn);
  return isUrgeNow(turn) && !atLeast(risk.level, 'high') ? meetUrge(turn) : null;
}

/** Somebody else's words: nothing of them is on this person's file. */
export function ofThem(turn: SafetyTurn): SafetyDecision | null {
  const calm = { ...turn, risk: { ...turn.risk, level: 'none' as const, kinds: [], signals: {} } };
  return askHint(calm, 'third_party');
}
