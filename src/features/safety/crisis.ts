/**
 * Levels high and imminent (clinical reference §4): only safety, one thing at a time. Within three replies the line,
 * emergency, AI notice, direct question, physical presence, distance from means, a barrier and professional care are
 * said. The object is never asked nor named. This route never ends by itself: it stays.
 */
import { crisisLead } from './lead.ts';
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
  const named = adultNamed(incoming);
  const turn = named ? { ...incoming, course: { ...incoming.course, who: named } } : incoming;
  const today = isToday(turn) ? raise(turn, 'imminent') : turn;
  const saying = today.risk.level === 'imminent' ? imminentStep(today) : highStep(today);
  const lead = crisisLead(turn);
  return say(today, lead ? { ...saying, holes: { lead, ...saying.holes } } : saying);
}

/** Intention and today: the highest step of the ladder. */
function isToday({ risk, reply, course }: SafetyTurn): boolean {
  const { answers } = course;
  const intends =
    answers['screen.Q4'] === 'yes' ||
    answers['screen.Q5'] === 'yes' ||
    Boolean(risk.signals.intent ?? risk.signals.means);
  return risk.step === 'crisis.open' && reply.answer === 'yes' && !reply.deniesIntent && intends;
}

function highStep(turn: SafetyTurn): Saying {
  const { reply, risk } = turn;
  const box = risk.checklist;
  if (!hasSaid(turn, 'crisis.open')) {
    return {
      kind: 'crisis.open',
      frame: 'crisis.open',
      step: 'crisis.open',
      boxes: ['line_given', 'ai_disclosed', 'asked_directly', 'tier'],
      choices: choices(turn, 'yesNo'),
    };
  }
  const first = whatTheyDid(turn);
  if (first) return first;
  if (!box.physical_presence) return askPresence(turn);
  if (reply.accompanied) return withSomebody(turn);
  if (!hasSaid(turn, 'crisis.move') && !hasSaid(turn, 'crisis.move.alone') && !hasSaid(turn, 'crisis.child'))
    return moveAway(turn);
  if (reply.better && !hasSaid(turn, 'crisis.better')) {
    return { kind: 'crisis.presence', frame: 'crisis.better', step: 'crisis.presence' };
  }
  return barrierStep(turn) ?? progressStep(turn) ?? nextUnsaid(turn, HIGH_ORDER) ?? stay(turn);
}

/** Leaving, wanting us quiet, being with a child or in good hands: answered as such, each once. */
function whatTheyDid(turn: SafetyTurn): Saying | null {
  const { reply, assessment } = turn;
  const said = (frame: Saying['frame']) => hasSaid(turn, frame);
  if (reply.barrier === 'childcare' && !said('crisis.barrier.child'))
    return { kind: 'barrier', frame: 'crisis.barrier.child', step: 'crisis.barrier', boxes: ['barrier'] };
  if (reply.inCare && !said('crisis.in-care'))
    return { kind: 'crisis.stay', frame: 'crisis.in-care', step: 'crisis.stay', boxes: ['provider'] };
  if (reply.leaves && assessment.level === 'none' && !said('crisis.leave'))
    return {
      kind: 'crisis.line',
      frame: said('crisis.together') || said('now.together') ? 'crisis.leave.together' : 'crisis.leave',
      step: 'crisis.stay',
      boxes: ['line_given', 'physical_presence', 'means_distance'],
    };
  if (reply.refuses && !said('crisis.refused'))
    return { kind: 'crisis.line', frame: 'crisis.refused', step: 'crisis.stay', boxes: ['line_given'] };
  if (reply.withChild && !said('crisis.child'))
    return {
      kind: 'crisis.presence',
      frame: 'crisis.child',
      step: 'crisis.presence',
      boxes: ['physical_presence', 'trusted_person', 'means_distance'],
    };
  const asked = said('crisis.move') || said('crisis.move.alone') || said('crisis.child') || said('now.away');
  if (reply.someone && asked && !reply.accompanied && !reply.barrier && !said('crisis.go'))
    return { kind: 'crisis.presence', frame: 'crisis.go', step: 'crisis.presence' };
  return null;
}

function askPresence(turn: SafetyTurn): Saying {
  const boxes: Saying['boxes'] = ['physical_presence', 'trusted_person'];
  const frame = turn.course.who ? 'crisis.presence.who' : 'crisis.presence';
  return {
    kind: 'crisis.presence',
    frame,
    step: 'crisis.presence',
    boxes,
    choices: choices(turn, 'company'),
  };
}

function moveAway(turn: SafetyTurn): Saying {
  const alone = turn.reply.barrier === 'no_one' || turn.reply.answer === 'no';
  const frame = alone ? 'crisis.move.alone' : 'crisis.move';
  return {
    kind: 'crisis.means',
    frame,
    step: 'crisis.move',
    boxes: ['means_distance', 'barrier', 'provider'],
  };
}

function withSomebody(turn: SafetyTurn): Saying {
  const together = turn.risk.level === 'imminent' ? 'now.together' : 'crisis.together';
  if (!hasSaid(turn, together))
    return {
      kind: 'crisis.line',
      frame: together,
      step: 'crisis.together',
      boxes: ['physical_presence'],
    };
  if (!hasSaid(turn, 'crisis.means-by-other'))
    return {
      kind: 'crisis.means',
      frame: 'crisis.means-by-other',
      step: 'crisis.stay',
      boxes: ['means_distance', 'provider', 'barrier'],
    };
  return stay(turn);
}

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

function barrierStep(turn: SafetyTurn): Saying | null {
  const { barrier } = turn.reply;
  if (!barrier || hasSaid(turn, BARRIER_FRAMES[barrier])) return null;
  return { kind: 'barrier', frame: BARRIER_FRAMES[barrier], step: 'crisis.barrier', boxes: ['barrier'] };
}

function progressStep(turn: SafetyTurn): Saying | null {
  if (!turn.reply.progress || hasSaid(turn, 'crisis.progress')) return null;
  return { kind: 'crisis.instruction', frame: 'crisis.progress', step: 'crisis.progress' };
}

const HIGH_ORDER: readonly Saying[] = [
  { kind: 'crisis.skill', frame: 'crisis.skill', step: 'crisis.skill', boxes: ['distress_skill'] },
  { kind: 'crisis.line', frame: 'crisis.check', step: 'crisis.check', boxes: ['line_given'] },
];

const IMMINENT_ORDER: readonly Saying[] = [
  {
    kind: 'crisis.instruction',
    frame: 'now.presence',
    step: 'now.presence',
    boxes: ['physical_presence', 'trusted_person'],
  },
  {
    kind: 'crisis.instruction',
    frame: 'now.away',
    step: 'now.away',
    boxes: ['means_distance', 'barrier', 'provider'],
  },
  { kind: 'crisis.instruction', frame: 'now.check', step: 'now.check', boxes: ['line_given'] },
  { kind: 'crisis.skill', frame: 'now.wait', step: 'now.wait', boxes: ['distress_skill'] },
];

/** Said only to somebody who is by themselves. */
const ALONE: ReadonlySet<string> = new Set(['now.presence', 'now.away']);

function nextUnsaid(turn: SafetyTurn, order: readonly Saying[]): Saying | null {
  const next = order.find(({ frame }) => !hasSaid(turn, frame));
  if (!next) return null;
  const asks = next.frame.endsWith('.check');
  return asks ? { ...next, choices: choices(turn, 'called') } : next;
}

function imminentStep(turn: SafetyTurn): Saying {
  const opening: Saying['boxes'] = ['line_given', 'ai_disclosed', 'asked_directly', 'tier'];
  if (!hasSaid(turn, 'now.emergency') && !hasSaid(turn, 'now.attempt')) {
    const frame = turn.assessment.evidence.includes('attempt_now') ? 'now.attempt' : 'now.emergency';
    return {
      kind: 'crisis.instruction',
      frame,
      step: 'now.emergency',
      boxes: opening,
      choices: choices(turn, 'called'),
    };
  }
  const first = whatTheyDid(turn);
  if (first) return first;
  if (turn.reply.accompanied) return withSomebody(turn);
  const together = hasSaid(turn, 'now.together');
  const order = together ? IMMINENT_ORDER.filter(({ frame }) => !ALONE.has(frame)) : IMMINENT_ORDER;
  const next = nextUnsaid(turn, order);
  // The first three replies are fixed; after them what stands in the way comes first.
  if (next?.frame === 'now.presence' || next?.frame === 'now.away') return next;
  const barrier = turn.reply.barrier;
  if (barrier && !hasSaid(turn, BARRIER_FRAMES[barrier])) {
    return { kind: 'barrier', frame: BARRIER_FRAMES[barrier], step: 'now.barrier', boxes: ['barrier'] };
  }
  return next ?? stay(turn);
}

/** Alternates staying and asking whether help was reached; the voice varies the words. */
function stay(turn: SafetyTurn): Saying {
  const last = turn.course.said.at(-1);
  if (last === 'crisis.stay' && !turn.reply.accompanied && !turn.reply.progress) {
    return {
      kind: 'crisis.line',
      frame: 'crisis.again',
      step: 'crisis.stay',
      choices: choices(turn, 'called'),
    };
  }
  return { kind: 'crisis.stay', frame: 'crisis.stay', step: 'crisis.stay' };
}
