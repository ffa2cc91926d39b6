/** Suicide and self-injury at levels low and moderate (clinical reference §3 and §4): which step is due now. */

import { toldInCrisis } from './crisis-told.ts';
import { afterHarm, careForHarm, isNotToDie, isUrgeNow, meetUrge } from './harm-course.ts';
import { leadFor } from './lead.ts';
import { atLeast } from './risk.ts';
import { afterItem, askDirectly, askScreener, isScreenerStep, ownPath } from './screener.ts';
import { afterSupport, letGo, respectRefusal } from './support.ts';
import { choices, hasSaid, raise, type SafetyDecision, type SafetyTurn, say } from './turn.ts';

/** The next step of the ladder, or null when it is complete and the person brings nothing new. */
export function climb(turn: SafetyTurn): SafetyDecision | null {
  const { risk, reply } = turn;
  const { step } = risk;
  if (isNotToDie(turn) && !atLeast(risk.level, 'high')) return careForHarm(ownPath(turn));
  if (!risk.checklist.asked_directly) return askDirectly(turn);
  const wound = askWound(turn);
  if (wound) return wound;
  if (step === null) return afterLadder(turn);
  if (reply.refuses) return respectRefusal(turn);
  if (reply.leaves && turn.assessment.level === 'none') return letGo(turn);
  if (reply.asksHow) return showSkill(turn);
  if (step === 'direct' || isScreenerStep(step)) return afterItem(turn, step);
  if (step.startsWith('harm.')) return afterHarm(turn);
  if (isUrgeNow(turn)) return meetUrge(turn);
  if (isAccompanied(turn) && WITH_PEOPLE.test(step) && !hasSaid(turn, 'trusted.here'))
    return say(turn, {
      kind: 'trusted.person',
      frame: 'trusted.here',
      step: null,
      boxes: ['trusted_person', 'line_given', 'physical_presence'],
    });
  return step === 'again' ? afterAgain(turn) : afterSupport(turn, step);
}

const WITH_PEOPLE = /^(?:trusted|soft\.trusted|barrier|line|provider)$/;
/** Somebody is with them, or on the way: what is asked about people is answered. */
const isAccompanied = ({ text, reply }: SafetyTurn): boolean =>
  /\b(?:conmigo|comigo|aqu[ií]|ac[aá]|lleg[oó]|chegou|viniendo|vindo|camino)\b/iu.test(text) &&
  toldInCrisis(text, reply).facts.some((fact) => fact === 'here' || fact === 'coming');

/** A new injury told on the way: the body is looked after first, the open question stays open. */
function askWound(turn: SafetyTurn): SafetyDecision | null {
  const again = turn.assessment.evidence.includes('self_harm') && NEW_INJURY.test(turn.text);
  if (!again || hasSaid(turn, 'harm.wound')) return null;
  return say(turn, { kind: 'medical', frame: 'harm.wound', step: turn.risk.step });
}

const NEW_INJURY = /\b(?:anoche|ayer|hoy|reci[eé]n|de nuevo|otra vez|ahora|acabo de|ontem|hoje)\b/i;

function showSkill(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'crisis.skill',
    frame: 'skill.asked',
    step: turn.risk.step,
    boxes: ['distress_skill'],
  });
}

/** After the ladder: silent, unless danger is said again; then it is heard again, with another question. */
function afterLadder(turn: SafetyTurn): SafetyDecision | null {
  const { assessment, course } = turn;
  const again = assessment.kinds.includes('suicide') || assessment.kinds.includes('self_harm');
  if (!again || assessment.own === 'none') return null;
  if (isUrgeNow(turn)) return meetUrge(turn);
  // They said that they do not wish to die, and hurt themselves: that is not asked twice.
  const isHarm = !assessment.kinds.includes('suicide') && course.answers.direct === 'no';
  if (isHarm && !hasSaid(turn, 'harm.skill')) return careForHarm(ownPath(turn));
  const never = !Object.entries(course.answers).some(([item, given]) => given === 'yes' && PRESENT.has(item));
  const asks = never && !hasSaid(turn, 'risk.direct.again') && !hasSaid(turn, 'risk.direct.now');
  // Nobody is told of a no that they did not give.
  const since = course.answers.direct === 'no' ? 'risk.direct.again' : 'risk.direct.now';
  return say(turn, {
    kind: 'risk.direct',
    frame: asks ? since : 'risk.again',
    step: asks ? 'direct' : 'again',
    boxes: ['line_given', 'ai_disclosed'],
    card: true,
    choices: choices(turn, asks ? 'orNotSay' : 'strength'),
  });
}

/** Items whose yes says that the thought is there: only then may it be asked whether it grew. */
const PRESENT: ReadonlySet<string> = new Set(['direct', 'screen.Q1', 'screen.Q2', 'screen.Q3']);

function afterAgain(turn: SafetyTurn): SafetyDecision {
  const { strength, answer } = turn.reply;
  const stronger = strength === 'more' || answer === 'yes';
  if (stronger && !turn.course.answers['screen.Q4']) return askScreener(raise(turn, 'moderate'), 'screen.Q4');
  const lead = strength === null && answer === null ? leadFor(turn) : undefined;
  return say(turn, {
    kind: 'crisis.skill',
    frame: 'skill.urge',
    step: null,
    boxes: ['distress_skill'],
    holes: lead ? { lead } : {},
  });
}
