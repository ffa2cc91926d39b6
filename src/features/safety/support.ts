/**
 * What follows the questions at levels low and moderate: people before anything, one obstacle, one line, a
 * professional, the plan, and back to what they brought. Each reply takes up what the last one really was.
 */
import { leadFor } from './lead.ts';
import { atLeast } from './risk.ts';
import { PLAN_STEPS, type PlanStep, planMemory } from './safety-plan.ts';
import {
  adultNamed,
  choices,
  hasSaid,
  type SafetyDecision,
  type SafetyTurn,
  type Saying,
  say,
} from './turn.ts';

/** The question of each step, in the order of the plan. */
const PLAN_FRAMES = ['plan.1', 'plan.2', 'plan.3', 'plan.4', 'plan.5', 'plan.6'] as const;

const LEADS = {
  past: { es: 'Siento que aquello fuera tan lejos', pt: 'Sinto que aquilo tenha ido tão longe' },
  kept: { es: 'Eso sostiene, y lo guardo', pt: 'Isso sustenta, e eu guardo' },
  heard: { es: 'Eso sostiene', pt: 'Isso sustenta' },
  nothing: { es: 'Hoy puede no verse, y está bien', pt: 'Hoje pode não aparecer, e tudo bem' },
  theirWords: { es: 'Queda así, con esas palabras', pt: 'Fica assim, com essas palavras' },
  canWait: { es: 'Puede esperar', pt: 'Pode esperar' },
  step: { es: 'Pedir esa ayuda queda como paso', pt: 'Pedir essa ajuda fica como passo' },
  sign: { es: 'Esa es la señal', pt: 'Esse é o sinal' },
  saved: { es: 'Eso queda en el plan', pt: 'Isso fica no plano' },
  noted: { es: 'Va en el plan de hoy', pt: 'Vai no plano de hoje' },
  resumed: {
    es: 'El plan ya tiene partes escritas; sigo con lo que falta',
    pt: 'O plano já tem partes escritas; sigo com o que falta',
  },
  blank: { es: 'Esa parte queda en blanco por ahora', pt: 'Essa parte fica em branco por enquanto' },
} as const;

const lead = (turn: SafetyTurn, name: keyof typeof LEADS): { lead: string } => ({
  lead: LEADS[name][turn.profile.language],
});
const takenUp = (turn: SafetyTurn): Record<string, string> => {
  const words = leadFor(turn);
  return words ? { lead: words } : {};
};

/** Two turns and back: one question about people, with the line, then what they brought. */
export function softPerson(turn: SafetyTurn, frame: 'soft.wish'): SafetyDecision {
  return say(turn, {
    kind: 'line.someday',
    frame,
    step: 'soft.trusted',
    boxes: ['line_given', 'trusted_person', 'ai_disclosed'],
    card: true,
  });
}

/** An item without an answer stays open: the level does not fall, and a person and the line come now. */
export function leaveOpen(incoming: SafetyTurn, words: string | undefined): SafetyDecision {
  const turn = withNamed(incoming);
  return say(turn, {
    kind: 'trusted.person',
    frame: turn.course.who ? 'open.person.who' : 'open.person',
    step: atLeast(turn.risk.level, 'moderate') ? 'trusted' : 'soft.trusted',
    boxes: ['line_given', 'trusted_person', 'ai_disclosed', 'tier'],
    holes: words ? { lead: words } : {},
    card: true,
  });
}

/** Asked and answered with no: believed, and back to what they brought in the same reply. */
export function backAfterNo(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'topic.resume',
    frame: 'risk.direct.no',
    step: null,
    boxes: ['ai_disclosed'],
    card: false,
  });
}

/** A false alarm ends here: one warm sentence and their own topic. */
export function backToTheirs(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'topic.resume',
    frame: 'risk.clarified',
    step: null,
    boxes: ['ai_disclosed'],
  });
}

export function askReasons(turn: SafetyTurn, past = false): SafetyDecision {
  const holes = past ? lead(turn, 'past') : {};
  return say(turn, { kind: 'reasons', frame: 'reasons', step: 'reasons', boxes: ['tier'], holes });
}

/** Wanting to leave is followed: a line and a person in one short reply, no question. */
export function letGo(turn: SafetyTurn): SafetyDecision {
  const urgent = atLeast(turn.risk.level, 'moderate');
  const near = withNamed(turn);
  return say(near, {
    kind: 'line.someday',
    frame: urgent ? 'leave.moderate' : 'leave.low',
    step: null,
    boxes: ['line_given', 'trusted_person'],
    card: true,
  });
}

export function respectRefusal(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'line.someday',
    frame: 'risk.refused',
    step: null,
    boxes: ['line_given', 'provider', 'trusted_person', 'ai_disclosed', 'barrier'],
    card: true,
  });
}

/** Answers to the open questions about people, obstacles, line, care and plan. */
export function afterSupport(turn: SafetyTurn, step: string): SafetyDecision | null {
  switch (step) {
    case 'soft.trusted':
      return afterSoft(withNamed(turn));
    case 'reasons':
      return askTrusted(turn);
    case 'trusted':
      return offerScript(withNamed(turn));
    case 'barrier':
      return giveLine(withNamed(turn));
    case 'line':
      return answerBarrier(turn);
    case 'provider':
      return startPlan(turn);
    case 'plan.offer':
      return turn.reply.answer === 'yes' || turn.reply.agrees ? openPlan(turn) : returnToTopic(turn);
    case 'plan.kept':
      return returnToTopic(turn);
    default:
      return continuePlan(turn, step);
  }
}

function afterSoft(turn: SafetyTurn): SafetyDecision {
  const { reply, course } = turn;
  const named = adultNamed(turn) !== null;
  const frame =
    reply.barrier === 'no_one'
      ? 'provider.soft.none'
      : course.who && (named || reply.answer === 'yes')
        ? 'provider.soft.who'
        : 'provider.soft';
  const answered = named || reply.answer !== null || reply.barrier !== null;
  return say(turn, {
    kind: 'provider',
    frame,
    step: null,
    boxes: ['provider', 'barrier'],
    holes: answered ? {} : takenUp(turn),
  });
}

const NO_REASON = /^\W*(?:nada|nadie|ningun[oa]?|no hay nada|ya nada|ninguém)\W*$/i;
const ABOUT_PAIN = /^\W*(?:me siento|estoy|no |es que|porque|pero|y |a veces|ya )/i;
const KEPT_WORDS = 15;
/** From here on an answer about the signs of a bad hour tells one. */
const SIGN_WORDS = 3;

/** Tells what was asked for, rather than how bad it is or something else. Signs of a bad hour may say just that. */
function isTold({ reply, text, understanding, assessment, risk }: SafetyTurn): boolean {
  // "No duermo, no contesto a nadie" is a sign told with its own "no", and may name what is feared most.
  if (risk.step === 'plan.1' && text.trim().split(/\s+/).length >= SIGN_WORDS)
    return !atLeast(assessment.own, 'high') && reply.answer !== 'unsure' && !reply.asksWhy && !reply.leaves;
  const dodges = reply.answer === 'unsure' || reply.answer === 'no' || reply.asksWhy || reply.leaves;
  if (assessment.level !== 'none' || dodges || reply.barrier === 'fear') return false;
  if (text.includes('?') || NO_REASON.test(text) || reply.agrees) return false;
  return understanding.slots.who !== undefined || risk.step === 'plan.1' || !ABOUT_PAIN.test(text);
}

/** Keeps the person's own words for the plan and for next time; what sounds like danger is never kept as help. */
function keep(turn: SafetyTurn, name: string): SafetyTurn {
  const words = toldWords(turn);
  if (words === null) return withNamed(turn);
  const kept = { kind: 'safety' as const, text: `${name}: ${words}`, quote: words };
  return withNamed({ ...turn, remember: [...turn.remember, kept] });
}

function keepStep(turn: SafetyTurn, step: PlanStep): SafetyTurn {
  const words = step === 'distance' ? whoKeepsIt(turn) : toldWords(turn);
  if (words === null) return withNamed(turn);
  return withNamed({ ...turn, remember: [...turn.remember, planMemory(step, words)] });
}

function toldWords(turn: SafetyTurn): string | null {
  const words =
    turn.understanding.slots.quote ?? turn.text.trim().split(/\s+/).slice(0, KEPT_WORDS).join(' ');
  return isTold(turn) && words.length >= 2 ? words : null;
}

/** The last answer may name a thing that can hurt: only the person who keeps it is remembered. */
function whoKeepsIt(turn: SafetyTurn): string | null {
  const named = adultNamed(turn);
  return turn.understanding.slots.who?.find(({ ours }) => ours === named)?.theirs ?? null;
}

export function withNamed(turn: SafetyTurn): SafetyTurn {
  const named = adultNamed(turn);
  return named ? { ...turn, course: { ...turn.course, who: named } } : turn;
}

function askTrusted(incoming: SafetyTurn): SafetyDecision {
  const told = isTold(incoming);
  const turn = keep(incoming, 'Lo que me sostiene');
  const none = turn.reply.answer === 'unsure' || turn.reply.answer === 'no' || NO_REASON.test(turn.text);
  return say(turn, {
    kind: 'trusted.person',
    frame: turn.course.who ? 'trusted.who' : 'trusted.ask',
    step: 'trusted',
    boxes: ['trusted_person'],
    holes: told
      ? lead(turn, turn.keeps === false ? 'heard' : 'kept')
      : none
        ? lead(turn, 'nothing')
        : takenUp(turn),
  });
}

const BARRIER_FRAMES: Partial<Record<NonNullable<SafetyTurn['reply']['barrier']>, Saying['frame']>> = {
  no_one: 'trusted.none',
  burden: 'barrier.burden',
  shame: 'barrier.shame',
};

function offerScript(turn: SafetyTurn): SafetyDecision {
  const { reply } = turn;
  const knows = reply.answer === 'yes' && hasSaid(turn, 'trusted.who') && turn.course.who !== null;
  const named = adultNamed(turn) !== null;
  const frame =
    (reply.barrier && BARRIER_FRAMES[reply.barrier]) ?? (knows ? 'trusted.knows' : 'barrier.script');
  const answered = named || reply.answer !== null;
  return say(turn, {
    kind: 'barrier',
    frame,
    step: 'barrier',
    boxes: ['barrier'],
    holes: answered ? {} : takenUp(turn),
  });
}

function giveLine(turn: SafetyTurn): SafetyDecision {
  const { reply } = turn;
  const obstacle = reply.barrier && BARRIER_FRAMES[reply.barrier];
  if (obstacle && !hasSaid(turn, obstacle)) return offerScript(turn);
  const words =
    reply.answer === 'no' || reply.answer === 'unsure' || reply.barrier
      ? lead(turn, 'canWait')
      : reply.answer === 'yes' || reply.agrees || /["“«]|\b(?:mand|envi|escrib|me sirve)/i.test(turn.text)
        ? lead(turn, 'theirWords')
        : takenUp(turn);
  return say(turn, {
    kind: 'line.someday',
    frame: 'line.someday',
    step: 'line',
    boxes: ['line_given'],
    card: true,
    choices: choices(turn, 'barrier'),
    holes: words,
  });
}

const PROVIDER_FRAMES: Partial<Record<NonNullable<SafetyTurn['reply']['barrier']>, Saying['frame']>> = {
  fear: 'provider.fear',
  money: 'provider.money',
  cannot_call: 'provider.text',
};

function answerBarrier(turn: SafetyTurn): SafetyDecision {
  const { barrier } = turn.reply;
  const answered = barrier !== null || turn.reply.answer !== null || /^nada\b/i.test(turn.text);
  return say(turn, {
    kind: 'provider',
    frame: (barrier && PROVIDER_FRAMES[barrier]) ?? 'provider',
    step: 'provider',
    boxes: ['provider', 'barrier'],
    holes: answered ? {} : takenUp(turn),
  });
}

const SEES_CARE =
  /\b(?:hora|cita|turno|consulta|consultorio|psic[oó]log\w+|psiquiatra|terap\w+|m[eé]dic\w+|doctor\w*|posta|cesfam|ebais|imss|eps|seguro|universidad|centro|cl[ií]nica|hospital|consulta|posto|caps)\b/i;

function startPlan(turn: SafetyTurn): SafetyDecision {
  if (turn.reply.barrier === 'fear' && !hasSaid(turn, 'provider.fear')) return answerBarrier(turn);
  const care = SEES_CARE.test(turn.text) && turn.reply.answer !== 'no';
  const words = care ? lead(turn, 'step') : turn.reply.answer === null ? takenUp(turn) : {};
  if (atLeast(turn.risk.level, 'moderate')) return openPlan(turn, words);
  if (isWhole(turn)) return showPlan(turn, words);
  return say(turn, {
    kind: 'safety-plan',
    frame: 'plan.offer',
    step: 'plan.offer',
    choices: choices(turn, 'yesNo').slice(0, 2),
    holes: words,
  });
}

/** Steps that already hold words of theirs are not asked again. */
function nextStep(turn: SafetyTurn, from: number): number | null {
  const index = PLAN_STEPS.findIndex((step, at) => at >= from && !turn.plan?.[step]);
  return index === -1 ? null : index;
}

const isWhole = (turn: SafetyTurn): boolean => nextStep(turn, 0) === null;

function openPlan(turn: SafetyTurn, words: Record<string, string> = {}): SafetyDecision {
  const first = nextStep(turn, 0);
  if (first === null) return showPlan(turn, words);
  const begun = PLAN_STEPS.some((step) => turn.plan?.[step]);
  return askPlan(turn, first, begun ? lead(turn, 'resumed') : words);
}

function showPlan(turn: SafetyTurn, holes: Record<string, string>): SafetyDecision {
  return say(turn, {
    kind: 'safety-plan',
    frame: 'plan.kept',
    step: 'plan.kept',
    holes,
  });
}

function askPlan(turn: SafetyTurn, index: number, holes: Record<string, string> = {}): SafetyDecision {
  const frame = PLAN_FRAMES[index] ?? 'plan.6';
  const boxes: Saying['boxes'] =
    frame === 'plan.6' ? ['means_distance'] : frame === 'plan.2' ? ['distress_skill'] : [];
  return say(turn, { kind: 'safety-plan', frame, step: frame, boxes, holes });
}

function continuePlan(turn: SafetyTurn, step: string): SafetyDecision | null {
  const index = (PLAN_FRAMES as readonly string[]).indexOf(step);
  const asked = PLAN_STEPS[index];
  if (!asked) return null;
  const kept = keepStep(turn, asked);
  const next = nextStep(turn, index + 1);
  if (next === null) return returnToTopic(kept, true);
  const empty = turn.reply.answer !== null || turn.reply.agrees || NO_REASON.test(turn.text);
  const words = isTold(turn)
    ? lead(turn, index === 0 ? 'sign' : turn.keeps === false ? 'noted' : 'saved')
    : empty
      ? lead(turn, 'blank')
      : takenUp(turn);
  return askPlan(kept, next, words);
}

export function returnToTopic(turn: SafetyTurn, isPlanned = false): SafetyDecision {
  const planned = turn.keeps === false ? 'return.topic.unkept' : 'return.topic.plan';
  const frame = isPlanned || hasSaid(turn, 'plan.6') ? planned : 'return.topic';
  return say(turn, { kind: 'topic.resume', frame, step: null });
}
