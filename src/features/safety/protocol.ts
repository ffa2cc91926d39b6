/**
 * Decides the next safety move, or null when nothing is due and the therapist goes on. Order: what is urgent in this
 * message, the route whose question is open, what this message opens, what is still owed. Pure: no clock, no chance.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import type { Memory } from '../therapist/move.ts';
import { CALM_UNDERSTANDING } from './calm-understanding.ts';
import { respondInCrisis } from './crisis.ts';
import { answersHigh, askScreener, climb, isScreenerStep, returnToTopic } from './ladder.ts';
import { readReply } from './reply.ts';
import { atLeast, type RiskKind } from './risk.ts';
import type { RiskState } from './risk-state.ts';
import {
  checkBody,
  coachForOther,
  refuseMeans,
  respondToEating,
  respondToHarmToOthers,
  respondToMinor,
  respondToPsychosis,
  respondToSubstance,
  respondToViolence,
  sendToEmergency,
} from './routes.ts';
import {
  choices,
  NEW_COURSE,
  raise,
  type SafetyDecision,
  type SafetyInput,
  type SafetyTurn,
  say,
} from './turn.ts';

export type { SafetyDecision, SafetyInput } from './turn.ts';

type Route = (turn: SafetyTurn) => SafetyDecision | null;

const ROUTES: Record<RiskKind, Route> = {
  suicide: climb,
  self_harm: climb,
  medical_emergency: sendToEmergency,
  abuse_violence: respondToViolence,
  psychosis_mania: respondToPsychosis,
  harm_to_others: respondToHarmToOthers,
  third_party: coachForOther,
  minor: respondToMinor,
  eating: respondToEating,
  substance: respondToSubstance,
};

/** Which danger goes first when a message opens several. */
const PRIORITY: readonly RiskKind[] = [
  'suicide',
  'self_harm',
  'abuse_violence',
  'harm_to_others',
  'psychosis_mania',
  'third_party',
  'minor',
  'substance',
  'eating',
];

/** `input.risk` has already been advanced with this message's assessment. */
export function nextSafetyMove(input: SafetyInput): SafetyDecision | null {
  const turn = withAnswer({
    ...input,
    reply: readReply(input.text),
    course: input.risk.course ?? NEW_COURSE,
    remember: [],
  });
  return urgent(turn) ?? openRoute(turn) ?? newRoute(turn) ?? owed(turn);
}

/** Some answers change the level by themselves. */
function withAnswer(turn: SafetyTurn): SafetyTurn {
  return answersHigh(turn) ? raise(turn, 'high') : turn;
}

function aboutOwnDeath({ risk }: SafetyTurn): boolean {
  return risk.kinds.includes('suicide') || risk.kinds.includes('self_harm');
}

function urgent(turn: SafetyTurn): SafetyDecision | null {
  const { assessment, risk, reply } = turn;
  if (assessment.kinds.includes('medical_emergency')) return sendToEmergency(turn);
  if (risk.step === 'medical.check' && reply.answer === 'yes') {
    const risen = raise(turn, 'high');
    return sendToEmergency({
      ...risen,
      risk: { ...risen.risk, kinds: [...risen.risk.kinds, 'medical_emergency'] },
    });
  }
  if (assessment.evidence.includes('violence now')) return respondToViolence(turn);
  if (assessment.evidence.includes('other in danger now')) return coachForOther(turn);
  if (assessment.evidence.includes('asks for means') && !atLeast(risk.level, 'imminent'))
    return refuseMeans(turn);
  if (risk.step?.startsWith('return.')) return null;
  return aboutOwnDeath(turn) && isSuicideCrisis(turn) ? respondInCrisis(turn) : null;
}

/** High for another reason, such as violence, is not a suicide crisis. */
function isSuicideCrisis({ risk, assessment, course }: SafetyTurn): boolean {
  if (!atLeast(risk.level, 'high')) return false;
  if (isReScreening(course.said))
    return assessment.kinds.includes('suicide') && atLeast(assessment.level, 'high');
  return true;
}

const isReScreening = (said: readonly string[]): boolean =>
  said.some((frame) => frame.startsWith('return.')) &&
  !said.some((frame) => frame === 'crisis.open' || frame.startsWith('now.'));

function openRoute(turn: SafetyTurn): SafetyDecision | null {
  const { step } = turn.risk;
  if (step === null) return null;
  if (step.startsWith('return.')) return afterReturn(turn);
  if (step === 'medical.check') return null;
  if (step.startsWith('medical.')) return sendToEmergency(turn);
  if (step.startsWith('violence.')) return respondToViolence(turn);
  if (step.startsWith('psychosis.')) return respondToPsychosis(turn);
  if (step.startsWith('others.')) return respondToHarmToOthers(turn);
  if (step.startsWith('third.')) return coachForOther(turn);
  if (isReScreening(turn.course.said) && isScreenerStep(step)) return reScreen(turn);
  return climb(turn);
}

function newRoute(turn: SafetyTurn): SafetyDecision | null {
  const { assessment } = turn;
  for (const kind of PRIORITY) {
    if (!assessment.kinds.includes(kind)) continue;
    const decision = ROUTES[kind](turn);
    if (decision) return decision;
  }
  return assessment.evidence.includes('body_alarm') && assessment.level === 'none' ? checkBody(turn) : null;
}

/** The intake said it and nobody asked yet: the first turn of the first conversation does. */
function owed(turn: SafetyTurn): SafetyDecision | null {
  const unasked =
    aboutOwnDeath(turn) && atLeast(turn.risk.level, 'low') && !turn.risk.checklist.asked_directly;
  return unasked ? climb(turn) : null;
}

export type ReturnInput = { risk: RiskState; profile: StyleProfile; memories?: Memory[]; now: Date };

/** Opening of a later conversation while a level is on file: safety first, before any small talk. */
export function returnSafetyMove({ risk, profile, now }: ReturnInput): SafetyDecision | null {
  const aboutDeath = risk.kinds.includes('suicide') || risk.kinds.includes('self_harm');
  if (!atLeast(risk.level, 'low') || !aboutDeath) return null;
  const course = { ...NEW_COURSE, who: risk.course?.who ?? null };
  const turn: SafetyTurn = {
    text: '',
    assessment: { level: 'none', kinds: [], evidence: [] },
    risk: { ...risk, checklist: {}, step: null },
    understanding: CALM_UNDERSTANDING[profile.language],
    profile,
    now,
    reply: readReply(''),
    course,
    remember: [],
  };
  const frame = atLeast(risk.level, 'high') ? 'return.high' : 'return.low';
  return say(turn, {
    kind: 'return.safety',
    frame,
    step: 'return.strength',
    boxes: ['asked_directly', 'ai_disclosed'],
    card: true,
    choices: choices(turn, 'strength'),
  });
}

const ANOTHER_DAY_MS = 12 * 60 * 60 * 1000;

function isAnotherDay({ risk, now }: SafetyTurn): boolean {
  return risk.raisedAt !== null && now.getTime() - Date.parse(risk.raisedAt) >= ANOTHER_DAY_MS;
}

function afterReturn(turn: SafetyTurn): SafetyDecision {
  const { risk, reply } = turn;
  const high = atLeast(risk.level, 'high');
  if (risk.step === 'return.presence') return askScreener(turn, 'screen.Q2');
  const gone = reply.answer === 'no' || /\bya no\b|\bnada\b/i.test(turn.text);
  const better = reply.strength === 'less' || gone;
  if (high && !better) return respondInCrisis(turn);
  if (high)
    return say(turn, {
      kind: 'crisis.presence',
      frame: 'return.presence',
      step: 'return.presence',
      boxes: ['physical_presence'],
    });
  if (risk.level === 'low' && gone && isAnotherDay(turn))
    return returnToTopic({ ...turn, risk: { ...risk, level: 'none' } });
  return askScreener(turn, better ? 'screen.Q2' : 'screen.Q3');
}

/** The same official items on a later day; only this may bring a level down. */
function reScreen(turn: SafetyTurn): SafetyDecision | null {
  const { risk, reply } = turn;
  if (answersHigh(turn)) return respondInCrisis(raise(turn, 'high'));
  const lower = reply.answer === 'no' && isAnotherDay(turn);
  if (risk.step === 'screen.Q2' && lower) return returnToTopic({ ...turn, risk: { ...risk, level: 'low' } });
  if (risk.step === 'screen.Q5' && lower && turn.course.answers['screen.Q4'] === 'no') {
    const level = turn.course.answers['screen.Q3'] === 'yes' ? 'moderate' : 'low';
    return returnToTopic({ ...turn, risk: { ...risk, level } });
  }
  return climb(turn);
}
