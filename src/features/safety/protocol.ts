/**
 * Decides the next safety move, or null when nothing is due and the therapist goes on. Order: what is urgent in this
 * message, the route whose question is open, what this message opens, what is still owed. Pure: no clock, no chance.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import type { Memory } from '../therapist/move.ts';
import { saysAtHand } from './at-hand.ts';
import { checkBody, sendToEmergency } from './body-course.ts';
import { CALM_UNDERSTANDING } from './calm-understanding.ts';
import { respondInCrisis } from './crisis.ts';
import { isUrgeNow, leaveHarm, meetObject, meetUrge } from './harm-course.ts';
import { afterHint, askHint, openHint } from './hint.ts';
import { isLaughing } from './idioms.ts';
import { climb } from './ladder.ts';
import { leadFor } from './lead.ts';
import { newsOf, ofThem, travelling, withOther } from './news.ts';
import { normalise } from './normalise.ts';
import { coachForOther } from './other-course.ts';
import { isReported } from './other-person.ts';
import { correctPlace, placeIsNews, withPlace } from './place.ts';
import { readReply } from './reply.ts';
import { atLeast, firmnessOf, isDoubt, isGuess, NO_RISK, OWN_DEATH, type RiskKind } from './risk.ts';
import type { RiskState } from './risk-state.ts';
import {
  letGoOf,
  refuseMeans,
  respondToEating,
  respondToHarmToOthers,
  respondToMinor,
  respondToPsychosis,
  respondToSubstance,
  respondToViolence,
} from './routes.ts';
import { planOf } from './safety-plan.ts';
import { answersHigh, askLighter, askScreener, isScreenerStep } from './screener.ts';
import { HINTED } from './sift.ts';
import { ownOnFile } from './signal.ts';
import { aboutSomebodyElse } from './somebody-else.ts';
import { backToTheirs, leaveOpen, returnToTopic } from './support.ts';
import { takesBack } from './takes-back.ts';
import {
  choices,
  hasSaid,
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

/** Routes by the beginning of the question they leave open. */
const OTHER_ROUTES: readonly (readonly [string, Route])[] = [
  ['violence.', respondToViolence],
  ['psychosis.', respondToPsychosis],
  ['others.', respondToHarmToOthers],
  ['third.', coachForOther],
  ['minor.', respondToMinor],
  ['eating.', respondToEating],
];

/** Which danger goes first when a message opens several; a body surely in danger never comes this far: {@link urgent}. */
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
  'medical_emergency',
];

/** `input.risk` has already been advanced with this message's assessment. */
export function nextSafetyMove(input: SafetyInput): SafetyDecision | null {
  const heard = withAnswer({
    ...input,
    reply: readReply(input.text),
    course: input.risk.course ?? NEW_COURSE,
    remember: [],
  });
  const placed = withPlace(heard);
  if (placeIsNews(heard, placed)) return correctPlace(placed);
  const turn = withOther(placed);
  const others = aboutSomebodyElse(turn);
  if (others) return coachForOther(others);
  if (takesBack(turn))
    return backToTheirs({
      ...turn,
      assessment: NO_RISK,
      risk: { ...turn.risk, level: 'none', kinds: [], signals: {} },
    });
  return (
    urgent(turn) ??
    lateYes(turn) ??
    travelling(turn) ??
    veiledHarm(turn) ??
    openRoute(turn) ??
    newsOf(turn) ??
    newRoute(turn) ??
    owed(turn) ??
    quieted(turn) ??
    parting(turn) ??
    stillMinor(turn)
  );
}

/** A bare yes after the question was passed over may be its answer: it is asked, in short. */
const lateYes = (turn: SafetyTurn): SafetyDecision | null =>
  turn.risk.step === null &&
  turn.course.said.at(-1) === 'risk.passed' &&
  /^\W*(?:s[ií]|sim)\W*$/iu.test(turn.text)
    ? askLighter({ ...turn, risk: { ...turn.risk, step: 'direct' } }, undefined)
    : null;

/** An urge in veiled words, once it was asked about death: it is met before any open question. */
const veiledHarm = (turn: SafetyTurn): SafetyDecision | null =>
  turn.risk.checklist.asked_directly === true && !atLeast(turn.risk.level, 'high')
    ? (leaveHarm(turn) ??
      meetObject(turn) ??
      (turn.risk.step !== 'harm.urge' && isUrgeNow(turn) ? meetUrge(turn) : null))
    : null;

/** Some answers change the level by themselves; what is for today goes up no further ladder. */
function withAnswer(turn: SafetyTurn): SafetyTurn {
  if (saysAtHand(turn)) return withSuicide(raise(turn, 'imminent'));
  return answersHigh(turn) ? raise(turn, 'high') : turn;
}

const withSuicide = (turn: SafetyTurn): SafetyTurn => ({
  ...turn,
  risk: { ...turn.risk, kinds: [...new Set([...turn.risk.kinds, 'suicide' as const])] },
});

function aboutOwnDeath({ risk }: SafetyTurn): boolean {
  return risk.kinds.includes('suicide') || risk.kinds.includes('self_harm');
}

function urgent(turn: SafetyTurn): SafetyDecision | null {
  const { assessment, risk, reply } = turn;
  if (assessment.kinds.includes('medical_emergency') && !isGuess(assessment, 'medical_emergency'))
    return sendToEmergency(turn);
  if (risk.step === 'medical.check' && (reply.answer === 'yes' || isStillThere(turn))) {
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

/** Asked about the body they say neither yes nor no, and that it goes on, or their age. */
const STILL_THERE =
  /\b(?:sigue|sigo|continua|nao passa|no (?:se )?(?:me )?(?:pasa|quita|va|baja)|nao melhora|peor|pior|igualit[oa]|mas fuerte|mais forte|van como \d+ minutos|(?:tengo|tenho) [4-9]\d)\b/;
const isStillThere = ({ text, reply }: SafetyTurn): boolean =>
  reply.answer === null && STILL_THERE.test(normalise(text));

/** Kinds that bring a high level of their own. */
const OTHER_HIGH: ReadonlySet<RiskKind> = new Set<RiskKind>([
  'abuse_violence',
  'psychosis_mania',
  'harm_to_others',
  'medical_emergency',
  'substance',
  'eating',
]);

/** High for another reason, such as violence, is not a suicide crisis. */
function isSuicideCrisis(turn: SafetyTurn): boolean {
  const { risk, assessment, course } = turn;
  if (!atLeast(risk.level, 'high')) return false;
  if (isReScreening(course.said))
    return assessment.kinds.includes('suicide') && atLeast(assessment.own, 'high');
  const here = course.said.some((frame) => /^(?:crisis\.|now\.)/.test(frame));
  const now = assessment.kinds.includes('suicide') && atLeast(assessment.own, 'high');
  return here || now || answersHigh(turn) || !risk.kinds.some((kind) => OTHER_HIGH.has(kind));
}

const isReScreening = (said: readonly string[]): boolean =>
  said.some((frame) => frame.startsWith('return.')) &&
  !said.some((frame) => frame === 'crisis.open' || frame.startsWith('now.'));

function openRoute(turn: SafetyTurn): SafetyDecision | null {
  const { step } = turn.risk;
  if (step === null || isPassedOver(turn)) return null;
  if (step.startsWith('return.')) return afterReturn(turn);
  if (step === 'medical.check') return null;
  if (step.startsWith('medical.')) return sendToEmergency(turn);
  const hint = openHint(turn);
  if (hint === 'suicide') return afterHint(turn, hint, ROUTES[hint]) ?? letGoOf(turn);
  if (hint) return ownDeathFirst(turn) ?? letGoOf(turn) ?? afterHint(turn, hint, ROUTES[hint]);
  const route = OTHER_ROUTES.find(([prefix]) => step.startsWith(prefix))?.[1];
  if (route) return ownDeathFirst(turn) ?? letGoOf(turn) ?? route(turn);
  if (isReScreening(turn.course.said) && isScreenerStep(step)) return reScreen(turn);
  return climb(turn);
}

/** Asked because the trained reader alone was sure, and passed over with nothing that speaks for it: it is let go. */
export const isPassedOver = ({
  risk,
  reply,
  assessment,
}: Pick<SafetyTurn, 'risk' | 'reply' | 'assessment'>): boolean =>
  risk.step === 'direct' &&
  ownOnFile(risk.signals).length === 0 &&
  assessment.kinds.length === 0 &&
  reply.answer === null &&
  !reply.refuses &&
  !reply.leaves &&
  !reply.withholds;

/** Their own death, said in the middle of another danger, is asked about at once. */
function ownDeathFirst(turn: SafetyTurn): SafetyDecision | null {
  const said = turn.assessment.kinds.includes('suicide') && atLeast(turn.assessment.own, 'low');
  return said && !turn.risk.checklist.asked_directly ? climb(turn) : null;
}

function newRoute(turn: SafetyTurn): SafetyDecision | null {
  const { assessment } = turn;
  for (const kind of PRIORITY) {
    if (!assessment.kinds.includes(kind) || isDoubt(assessment, kind)) continue;
    // A knife in the hand for another is no hint about oneself.
    if (OWN_DEATH.has(kind) && isForAnother(turn)) continue;
    const decision = enterRoute(turn, kind);
    if (decision) return decision;
  }
  const isBodyAlarm =
    assessment.evidence.includes('body_alarm') &&
    assessment.own === 'none' &&
    !isLaughing(normalise(turn.text)) &&
    !ASKS_WHAT_IT_IS.test(normalise(turn.text));
  return isBodyAlarm ? checkBody(turn) : null;
}

const isForAnother = ({ assessment }: SafetyTurn): boolean =>
  assessment.evidence.includes(HINTED) &&
  assessment.kinds.includes('harm_to_others') &&
  !isDoubt(assessment, 'harm_to_others');

/** "¿Qué es un ataque de pánico?" is asked by nobody who has one. */
const ASKS_WHAT_IT_IS = /^\W*(?:y |e )?(?:que|o que) (?:es|e|son|significa)\b/;

/** On a guess one question comes first; one's own death has its own. */
function enterRoute(turn: SafetyTurn, kind: RiskKind): SafetyDecision | null {
  const isHint = OWN_DEATH.has(kind) && turn.assessment.evidence.includes(HINTED);
  if (isHint && isReported(turn.text)) return ofThem(turn);
  if (isHint && !turn.risk.checklist.asked_directly) return askHint(turn, 'suicide');
  if (OWN_DEATH.has(kind)) return ROUTES[kind](turn);
  if (kind === 'medical_emergency')
    return isGuess(turn.assessment, kind) ? checkBody(turn) : ROUTES[kind](turn);
  // However sure the trained reader is, alone it opens no protocol.
  const isOpen = kind === 'third_party' && turn.course.said.some((frame) => frame.startsWith('third.'));
  return firmnessOf(turn.assessment, kind) === null || isOpen ? ROUTES[kind](turn) : askHint(turn, kind);
}

/** The intake said it and nobody asked yet: the first turn of the first conversation does. */
function owed(turn: SafetyTurn): SafetyDecision | null {
  const unasked =
    aboutOwnDeath(turn) && atLeast(turn.risk.level, 'low') && !turn.risk.checklist.asked_directly;
  return unasked ? climb(turn) : null;
}

/** Told a second time to leave them alone: no question at all, the line stays in sight. */
function quieted(turn: SafetyTurn): SafetyDecision | null {
  const again = turn.reply.refuses && turn.course.said.at(-1) === 'risk.refused';
  return again ? say(turn, { kind: 'line.someday', frame: 'risk.quiet', step: null }) : null;
}

/** Leaving in the middle of danger is not a plain goodbye, even with no question open. */
function parting(turn: SafetyTurn): SafetyDecision | null {
  if (!turn.reply.leaves || !atLeast(turn.risk.level, 'moderate')) return null;
  const said = turn.course.said.some((frame) => frame.includes('.leave') || frame.startsWith('leave.'));
  return said ? null : letGoOf(turn);
}

/** With somebody under age the adult talk never takes over again. */
function stillMinor(turn: SafetyTurn): SafetyDecision | null {
  return turn.risk.kinds.includes('minor') ? (letGoOf(turn) ?? respondToMinor(turn)) : null;
}

export type ReturnInput = { risk: RiskState; profile: StyleProfile; memories?: Memory[]; now: Date };

/** Opening of a later conversation while a level is on file: safety first, before any small talk. */
export function returnSafetyMove({ risk, profile, memories, now }: ReturnInput): SafetyDecision | null {
  const aboutDeath = risk.kinds.includes('suicide') || risk.kinds.includes('self_harm');
  if (!atLeast(risk.level, 'low') || !aboutDeath) return null;
  const course = { ...NEW_COURSE, who: risk.course?.who ?? null, country: risk.course?.country };
  const turn: SafetyTurn = {
    text: '',
    assessment: NO_RISK,
    risk: { ...risk, checklist: {}, step: null },
    understanding: CALM_UNDERSTANDING[profile.language],
    profile,
    plan: planOf(memories ?? []),
    now,
    reply: readReply(''),
    course,
    remember: [],
  };
  const high = atLeast(risk.level, 'high');
  const spokenOf = Object.values(risk.course?.answers ?? {}).includes('yes');
  const frame = high ? 'return.high' : spokenOf ? 'return.low' : 'return.asked';
  return say(turn, {
    kind: 'return.safety',
    frame,
    step: frame === 'return.asked' ? 'return.asked' : 'return.strength',
    boxes: ['asked_directly', 'ai_disclosed'],
    card: true,
    choices: choices(turn, frame === 'return.asked' ? 'orNotSay' : 'strength'),
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
  const gone =
    reply.answer === 'no' || /^\W*(?:(?:la verdad|pues|bueno),? )?(?:ya no|nada)\b/i.test(turn.text);
  const better = reply.strength === 'less' || gone;
  const answered = better || reply.strength !== null || reply.answer === 'yes';
  if (!answered) return askReturnAgain(turn);
  if (high && !better) return respondInCrisis(turn);
  if (high)
    return say(turn, {
      kind: 'crisis.presence',
      frame: 'return.presence',
      step: 'return.presence',
      boxes: ['physical_presence'],
    });
  if (risk.level === 'low' && gone && isAnotherDay(turn))
    return say(
      { ...turn, risk: { ...risk, level: 'none' } },
      { kind: 'topic.resume', frame: 'return.calm', step: null },
    );
  return askScreener(turn, better || risk.step === 'return.asked' ? 'screen.Q2' : 'screen.Q3');
}

/** Something else was said: once more, lighter; then it stays open, or at level high the crisis route goes on. */
function askReturnAgain(turn: SafetyTurn): SafetyDecision {
  const lead = leadFor(turn);
  if (hasSaid(turn, 'light.return') || turn.reply.refuses || turn.reply.withholds || turn.reply.leaves)
    return atLeast(turn.risk.level, 'high') ? respondInCrisis(turn) : leaveOpen(turn, lead);
  return say(turn, {
    kind: 'return.safety',
    frame: 'light.return',
    step: turn.risk.step,
    holes: lead ? { lead } : {},
    card: true,
    choices: choices(turn, turn.risk.step === 'return.asked' ? 'orNotSay' : 'strength'),
  });
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
