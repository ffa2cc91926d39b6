/**
 * Levels high and imminent (clinical reference §4): only safety, one thing at a time, and what they told decides which: nobody is sent
 * to a call that they cannot make, nor asked for company that is on its way. Within three replies the line, emergency, AI notice, a
 * person, distance from means, a barrier and professional care are said. The object is never asked nor named. This route never ends by
 * itself: it stays.
 */
import type { ChecklistBox } from './checklist.ts';
import { type CrisisTold, toldInCrisis, withFacts } from './crisis-told.ts';
import { crisisLead } from './lead.ts';
import type { Fact } from './risk-schema.ts';
import {
  adultNamed,
  choices,
  hasSaid,
  raise,
  type SafetyDecision,
  type SafetyTurn,
  type Saying,
  say,
} from './turn.ts';

export function respondInCrisis(incoming: SafetyTurn): SafetyDecision {
  const told = toldInCrisis(incoming.text, incoming.reply);
  const who = adultNamed(incoming) ?? incoming.course.who;
  const turn = { ...incoming, course: { ...withFacts(incoming.course, told.facts), who } };
  const today = isToday(turn) ? raise(turn, 'imminent') : turn;
  const saying = opening(today) ?? followed(today, told) ?? inOrder(today) ?? stay(today);
  const lead = crisisLead(turn);
  return say(today, lead ? { ...saying, holes: { lead, ...saying.holes } } : saying);
}

const isKnown = ({ course }: SafetyTurn, fact: Fact): boolean => course.told?.includes(fact) === true;

/** Asked whether it is today they said yes: the highest step of the ladder. */
const isToday = ({ risk, reply }: SafetyTurn): boolean =>
  risk.step === 'crisis.open' && reply.answer === 'yes' && !reply.deniesIntent;

const OPENING: ChecklistBox[] = ['line_given', 'ai_disclosed', 'asked_directly', 'tier'];

function opening(turn: SafetyTurn): Saying | null {
  if (turn.risk.level === 'imminent') {
    if (hasSaid(turn, 'now.emergency') || hasSaid(turn, 'now.attempt')) return null;
    const frame = turn.assessment.evidence.includes('attempt_now') ? 'now.attempt' : 'now.emergency';
    return {
      kind: 'crisis.instruction',
      frame,
      step: 'now.emergency',
      boxes: [...OPENING, 'physical_presence', 'means_distance'],
      choices: choices(turn, 'company'),
    };
  }
  if (hasSaid(turn, 'crisis.open')) return null;
  return {
    kind: 'crisis.open',
    frame: 'crisis.open',
    step: 'crisis.open',
    boxes: OPENING,
    choices: choices(turn, 'orNotSay'),
  };
}

/** What they did, told or asked for decides the next step; each once. */
function followed(turn: SafetyTurn, told: CrisisTold): Saying | null {
  return (
    leaving(turn, told) ??
    withSomebody(turn, told) ??
    refusing(turn) ??
    waiting(turn, told) ??
    reaching(turn, told)
  );
}

const once = (turn: SafetyTurn, saying: Saying): Saying | null =>
  hasSaid(turn, saying.frame) ? null : saying;

/** With somebody there, thanks are a goodbye. */
const THANKS = /^\W*(?:(?:muchas |mil )?gracias|(?:muito )?obrigad[oa]|valeu|listo|ya est[aá] todo)/iu;

function leaving(turn: SafetyTurn, told: CrisisTold): Saying | null {
  const { reply, assessment } = turn;
  if (reply.inCare)
    return once(turn, {
      kind: 'crisis.stay',
      frame: 'crisis.in-care',
      step: 'crisis.stay',
      boxes: ['provider'],
    });
  const isHere = isKnown(turn, 'here');
  const hasHandedOver = hasSaid(turn, 'crisis.together') || hasSaid(turn, 'now.together');
  const thanks = isHere && hasHandedOver && THANKS.test(turn.text);
  const goes = reply.leaves || thanks || (isHere && told.goesToCare);
  if (!goes || assessment.level !== 'none') return null;
  if (isHere && !hasHandedOver && told.facts.includes('here')) return null;
  return once(turn, {
    kind: 'crisis.line',
    frame: isHere ? 'crisis.leave.together' : 'crisis.leave',
    step: 'crisis.stay',
    boxes: ['line_given', 'physical_presence', 'means_distance'],
  });
}

/** Handed over to whoever is there: what to tell them, not by themselves tonight, seen today, means away. */
function withSomebody(turn: SafetyTurn, told: CrisisTold): Saying | null {
  if (!isKnown(turn, 'here')) return null;
  const together = turn.risk.level === 'imminent' ? 'now.together' : 'crisis.together';
  const handed = once(turn, {
    kind: 'crisis.line',
    frame: together,
    step: 'crisis.together',
    boxes: ['physical_presence', 'means_distance', 'provider', 'barrier'],
    choices: choices(turn, 'together'),
  });
  if (handed) return handed;
  if (told.hasNotTold)
    return once(turn, { kind: 'crisis.line', frame: 'crisis.tell', step: 'crisis.together' });
  if (told.staysHome)
    return once(turn, { kind: 'crisis.line', frame: 'crisis.home', step: 'crisis.together' });
  if (told.wantsTalk) return null;
  return once(turn, { kind: 'crisis.means', frame: 'crisis.means-by-other', step: 'crisis.stay' });
}

function refusing(turn: SafetyTurn): Saying | null {
  const { reply } = turn;
  if (reply.refuses)
    return once(turn, {
      kind: 'crisis.line',
      frame: 'crisis.refused',
      step: 'crisis.stay',
      boxes: ['line_given'],
    });
  if (reply.withChild)
    return once(turn, {
      kind: 'crisis.presence',
      frame: 'crisis.child',
      step: 'crisis.presence',
      boxes: ['physical_presence', 'trusted_person', 'means_distance'],
    });
  return null;
}

/** Small things to notice, each going on from the last answer. */
const TALK = [
  'crisis.talk.1',
  'crisis.talk.2',
  'crisis.talk.3',
  'crisis.talk.4',
  'crisis.talk.5',
  'crisis.talk.6',
  'crisis.talk.7',
  'crisis.talk.8',
] as const;
/** Asked what they see from where they are, the next is what they hear. */
const nextTalk = (turn: SafetyTurn, isAsked: boolean) => {
  const begun = TALK.findLastIndex((frame) => hasSaid(turn, frame));
  const first = begun >= 0 ? begun + 1 : hasSaid(turn, 'crisis.coming') && !isAsked ? 1 : 0;
  return TALK[first];
};

/** While somebody is on the way there is something to do and somebody who reads them. */
function waiting(turn: SafetyTurn, told: CrisisTold): Saying | null {
  const isComing = isKnown(turn, 'coming') && !isKnown(turn, 'here');
  const talk: Saying = {
    kind: 'crisis.stay',
    frame: nextTalk(turn, told.wantsTalk) ?? 'crisis.stay',
    step: 'crisis.talk',
    boxes: ['distress_skill'],
    ...(isComing ? { choices: choices(turn, 'waiting') } : {}),
  };
  if (told.wantsTalk) return talk;
  if (!isComing || told.noAnswer)
    return turn.risk.step === 'crisis.talk' && isAnswering(turn, told) ? talk : null;
  return (
    once(turn, {
      kind: 'crisis.presence',
      frame: 'crisis.coming',
      step: 'crisis.talk',
      boxes: ['physical_presence', 'trusted_person', 'means_distance', 'barrier'],
      choices: choices(turn, 'waiting'),
    }) ?? talk
  );
}

const isAnswering = ({ reply }: SafetyTurn, told: CrisisTold): boolean =>
  told.facts.length === 0 && reply.barrier === null && reply.strength !== 'more' && !reply.progress;

const BARRIER_FRAMES = {
  shame: 'crisis.barrier.shame',
  burden: 'crisis.barrier.shame',
  fear: 'crisis.barrier.fear',
  cannot_call: 'crisis.barrier.cannot-call',
  childcare: 'crisis.barrier.child',
  no_one: 'crisis.barrier.no-one',
  money: 'crisis.barrier.money',
  distrust: 'crisis.barrier.cannot-call',
} as const;

const BARRIER_BOXES: Partial<Record<Saying['frame'], ChecklistBox[]>> = {
  'crisis.barrier.no-one': ['barrier', 'physical_presence', 'means_distance', 'provider'],
  'crisis.barrier.cannot-call': ['barrier', 'physical_presence', 'means_distance', 'trusted_person'],
};

/** Towards a person: who was named, who does not answer, what stands in the way. */
function reaching(turn: SafetyTurn, told: CrisisTold): Saying | null {
  const { reply } = turn;
  const near: Saying['boxes'] = ['physical_presence', 'trusted_person', 'means_distance', 'barrier'];
  if (reply.barrier === 'childcare')
    return once(turn, {
      kind: 'barrier',
      frame: BARRIER_FRAMES.childcare,
      step: 'crisis.barrier',
      boxes: ['barrier'],
    });
  const hasAsked = reply.progress && !told.noAnswer;
  if (hasAsked)
    return once(turn, {
      kind: 'crisis.instruction',
      frame: 'crisis.progress',
      step: 'crisis.progress',
      boxes: ['means_distance'],
      choices: choices(turn, 'written'),
    });
  if (told.noAnswer)
    return once(turn, {
      kind: 'crisis.presence',
      frame: 'crisis.other-person',
      step: 'crisis.presence',
      boxes: near,
      choices: choices(turn, 'written'),
    });
  const hasSomeone = reply.someone || told.named || adultNamed(turn) !== null;
  if (hasSomeone && reply.barrier !== 'shame' && reply.barrier !== 'burden' && reply.barrier !== 'fear') {
    const go = once(turn, {
      kind: 'crisis.presence',
      frame: 'crisis.go',
      step: 'crisis.presence',
      boxes: near,
      choices: choices(turn, 'written'),
    });
    if (go) return go;
  }
  if (!reply.barrier && !told.facts.includes('no-calls')) return null;
  const frame = told.facts.includes('no-calls')
    ? BARRIER_FRAMES.cannot_call
    : BARRIER_FRAMES[reply.barrier ?? 'cannot_call'];
  return once(turn, {
    kind: 'barrier',
    frame,
    step: 'crisis.barrier',
    boxes: BARRIER_BOXES[frame] ?? ['barrier'],
    choices: choices(turn, frame === 'crisis.barrier.no-one' ? 'moved' : 'written'),
  });
}

const isAway = ({ risk }: SafetyTurn): boolean => risk.checklist.means_distance === true;

/** Nothing told decides: a person, away from there, a skill, whether help was reached. */
function inOrder(turn: SafetyTurn): Saying | null {
  const { reply } = turn;
  const isNow = turn.risk.level === 'imminent';
  const isAlone = !isKnown(turn, 'coming') && !isKnown(turn, 'here');
  const presence: Saying = {
    kind: isNow ? 'crisis.instruction' : 'crisis.presence',
    frame: isNow ? 'now.presence' : turn.course.who ? 'crisis.presence.who' : 'crisis.presence',
    step: isNow ? 'now.presence' : 'crisis.presence',
    boxes: ['physical_presence', 'trusted_person'],
    choices: choices(turn, 'company'),
  };
  if (
    isAlone &&
    !hasSaid(turn, 'crisis.presence') &&
    !hasSaid(turn, 'crisis.presence.who') &&
    !hasSaid(turn, 'now.presence') &&
    !hasSaid(turn, 'crisis.go')
  )
    return presence;
  if (reply.better && !hasSaid(turn, 'crisis.better'))
    return { kind: 'crisis.presence', frame: 'crisis.better', step: 'crisis.presence' };
  const hasMoved =
    hasSaid(turn, 'crisis.move') || hasSaid(turn, 'crisis.move.alone') || hasSaid(turn, 'now.away');
  if (isAlone && !hasMoved && !(isNow && isAway(turn) && hasSaid(turn, 'crisis.barrier.no-one')))
    return away(turn);
  const skill: Saying = {
    kind: 'crisis.skill',
    frame: isNow ? 'now.wait' : 'crisis.skill',
    step: isNow ? 'now.wait' : 'crisis.skill',
    boxes: ['distress_skill'],
  };
  if (!hasSaid(turn, skill.frame) && !hasSaid(turn, 'crisis.talk.1') && !hasSaid(turn, 'crisis.talk.2'))
    return skill;
  const check: Saying = {
    kind: 'crisis.line',
    frame: isNow ? 'now.check' : 'crisis.check',
    step: isNow ? 'now.check' : 'crisis.check',
    boxes: ['line_given'],
    choices: choices(turn, 'called'),
  };
  return isKnown(turn, 'no-calls') ? null : once(turn, check);
}

function away(turn: SafetyTurn): Saying {
  const boxes: Saying['boxes'] = ['means_distance', 'barrier', 'provider'];
  const isNow = turn.risk.level === 'imminent';
  const isAlone = isKnown(turn, 'no-one') || turn.reply.answer === 'no';
  const frame = isNow ? 'now.away' : isAlone ? 'crisis.move.alone' : 'crisis.move';
  return {
    kind: isNow ? 'crisis.instruction' : 'crisis.means',
    frame,
    step: isNow ? 'now.away' : 'crisis.move',
    boxes,
    choices: choices(turn, 'moved'),
  };
}

/** Alternates staying and asking who is there; the voice varies the words. */
function stay(turn: SafetyTurn): Saying {
  const isThere = isKnown(turn, 'here') || isKnown(turn, 'coming');
  if (turn.course.said.at(-1) === 'crisis.stay' && !isThere && !turn.reply.progress)
    return {
      kind: 'crisis.line',
      frame: 'crisis.again',
      step: 'crisis.stay',
      choices: choices(turn, 'company'),
    };
  return { kind: 'crisis.stay', frame: 'crisis.stay', step: 'crisis.stay' };
}
