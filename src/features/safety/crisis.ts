/**
 * Levels high and imminent (clinical reference §4): only safety, one thing at a time. Within three replies the line,
 * emergency, AI notice, direct question, physical presence, distance from means, a barrier and professional care are
 * said. The object is never asked nor named. This route never ends by itself: it stays.
 */
import {
  adultNamed,
  choices,
  hasSaid,
  type SafetyDecision,
  type SafetyTurn,
  type Saying,
  say,
} from './turn.ts';

export function respondInCrisis(incoming: SafetyTurn): SafetyDecision {
  const named = adultNamed(incoming.understanding);
  const turn = named ? { ...incoming, course: { ...incoming.course, who: named } } : incoming;
  return say(turn, turn.risk.level === 'imminent' ? imminentStep(turn) : highStep(turn));
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
  if (!box.physical_presence) return askPresence(turn);
  if (!hasSaid(turn, 'crisis.move') && !hasSaid(turn, 'crisis.move.alone')) return moveAway(turn);
  if (reply.accompanied) return withSomebody(turn);
  return barrierStep(turn) ?? progressStep(turn) ?? nextUnsaid(turn, HIGH_ORDER) ?? stay(turn);
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
  if (!hasSaid(turn, 'crisis.together'))
    return {
      kind: 'crisis.line',
      frame: 'crisis.together',
      step: 'crisis.together',
      boxes: ['physical_presence'],
    };
  if (!hasSaid(turn, 'crisis.means-by-other'))
    return {
      kind: 'crisis.means',
      frame: 'crisis.means-by-other',
      step: 'crisis.stay',
      boxes: ['means_distance'],
    };
  return stay(turn);
}

const BARRIER_FRAMES = {
  shame: 'crisis.barrier.shame',
  burden: 'crisis.barrier.shame',
  fear: 'crisis.barrier.fear',
  cannot_call: 'crisis.barrier.cannot-call',
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
  const next = nextUnsaid(turn, IMMINENT_ORDER);
  // The first three replies are fixed; after them what stands in the way comes first.
  if (next?.frame === 'now.presence' || next?.frame === 'now.away') return next;
  if (turn.reply.accompanied) return withSomebody(turn);
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
