/**
 * The other dangers of clinical reference §5, each a short fixed course: body before breathing, violence, psychosis,
 * harm to others, somebody else at risk, minors, eating, substances, and requests for means.
 */
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

/** Says the first of these not yet said; null when all are. */
function nextOf(turn: SafetyTurn, sayings: readonly Saying[]): SafetyDecision | null {
  const next = sayings.find(({ frame }) => !hasSaid(turn, frame));
  return next ? say(turn, next) : null;
}

/** Before any breathing: is this the body in danger? */
export function checkBody(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [
    { kind: 'medical', frame: 'medical.check', step: 'medical.check', choices: choices(turn, 'yesNo') },
  ]);
}

export function sendToEmergency(turn: SafetyTurn): SafetyDecision {
  const frames = ['medical.now', 'medical.with', 'medical.stay'] as const;
  const frame = frames.find((name) => !hasSaid(turn, name)) ?? 'medical.stay';
  return say(turn, { kind: 'medical', frame, step: 'medical.now', boxes: ['ai_disclosed'] });
}

export function refuseMeans(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'refuse.method',
    frame: 'method.refuse',
    step: 'direct',
    boxes: ['asked_directly', 'line_given', 'ai_disclosed'],
    choices: choices(turn, 'yesNo'),
  });
}

export function respondToViolence(turn: SafetyTurn): SafetyDecision | null {
  const { reply, assessment, text } = turn;
  const now =
    assessment.evidence.includes('violence now') ||
    (turn.risk.step === 'violence.triage' && unsafe(text, reply.answer));
  if (now && !hasSaid(turn, 'violence.now'))
    return say(turn, { kind: 'violence', frame: 'violence.now', step: 'violence.now' });
  if (assessment.evidence.includes('abuse of a child') && !hasSaid(turn, 'violence.child')) {
    return say(turn, {
      kind: 'violence',
      frame: 'violence.child',
      step: 'violence.triage',
      choices: choices(turn, 'safeNow'),
    });
  }
  const sexual = assessment.evidence.includes('sexual violence') && !hasSaid(turn, 'violence.triage');
  return nextOf(turn, [
    {
      kind: 'violence',
      frame: sexual ? 'violence.sexual' : 'violence.triage',
      step: 'violence.triage',
      choices: choices(turn, 'safeNow'),
    },
    { kind: 'violence', frame: 'violence.chat', step: 'violence.chat' },
    {
      kind: 'violence',
      frame: 'violence.line',
      step: 'violence.line',
      boxes: ['line_given', 'ai_disclosed'],
    },
    { kind: 'violence', frame: 'violence.plan', step: 'violence.plan' },
    { kind: 'violence', frame: 'violence.follow', step: null },
  ]);
}

function unsafe(text: string, answer: 'yes' | 'no' | 'unsure' | null): boolean {
  return answer === 'no' || /\bno (?:estoy|me siento) (?:a salvo|segur[oa])|não estou/i.test(text);
}

export function respondToPsychosis(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [
    { kind: 'psychosis', frame: 'psychosis.open', step: 'psychosis.open' },
    {
      kind: 'psychosis',
      frame: 'psychosis.voices',
      step: 'psychosis.voices',
      boxes: ['asked_directly'],
      choices: choices(turn, 'yesNo'),
    },
    {
      kind: 'psychosis',
      frame: 'psychosis.care',
      step: 'psychosis.care',
      boxes: ['provider', 'line_given', 'ai_disclosed', 'trusted_person'],
    },
    { kind: 'psychosis', frame: 'psychosis.stay', step: null },
  ]);
}

export function respondToHarmToOthers(turn: SafetyTurn): SafetyDecision | null {
  const { level } = turn.risk;
  if (level === 'high' || level === 'imminent') {
    return nextOf(turn, [
      { kind: 'harm-to-others', frame: 'others.now', step: 'others.now', boxes: ['ai_disclosed'] },
      { kind: 'harm-to-others', frame: 'others.distance', step: 'others.distance' },
      { kind: 'harm-to-others', frame: 'others.stay', step: 'others.stay' },
    ]);
  }
  const child = turn.assessment.evidence.includes('harm to a child');
  return nextOf(turn, [
    {
      kind: 'harm-to-others',
      frame: child ? 'others.child' : 'others.ask',
      step: 'others.ask',
      choices: choices(turn, 'yesNo'),
    },
    {
      kind: 'harm-to-others',
      frame: turn.reply.answer === 'no' ? 'others.calm' : 'others.distance',
      step: null,
      boxes: ['line_given'],
    },
  ]);
}

export function coachForOther(turn: SafetyTurn): SafetyDecision | null {
  if (turn.assessment.evidence.includes('other in danger now') && !hasSaid(turn, 'third.now')) {
    return say(turn, { kind: 'third-party', frame: 'third.now', step: 'third.now', card: true });
  }
  return nextOf(turn, [
    { kind: 'third-party', frame: 'third.open', step: 'third.open', card: true },
    { kind: 'third-party', frame: 'third.how', step: 'third.how' },
    { kind: 'third-party', frame: 'third.you', step: null },
  ]);
}

export function respondToMinor(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [
    { kind: 'minor', frame: 'minor.open', step: null, boxes: ['ai_disclosed'], card: true },
  ]);
}

export function respondToEating(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [{ kind: 'eating', frame: 'eating.open', step: null, boxes: ['provider'] }]);
}

export function respondToSubstance(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [{ kind: 'substance', frame: 'substance.stop', step: null, boxes: ['provider'] }]);
}
