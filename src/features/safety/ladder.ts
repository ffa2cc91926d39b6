/**
 * Suicide and self-injury at levels low and moderate (clinical reference §3 and §4): direct question, screener
 * one step a turn, reasons for living, a trusted person, barriers, line, provider, safety plan, back to the topic.
 */
import { atLeast } from './risk.ts';
import {
  adultNamed,
  choices,
  hasSaid,
  raise,
  type SafetyDecision,
  type SafetyTurn,
  safeFact,
  say,
} from './turn.ts';

/** The answer to Q6 already says that it was long ago. */
const YEARS_AGO =
  /(?:años?|anos) (?:atr[aá]s|ya)|hace (?:[\p{L}\d]+ ){0,3}años|faz [\p{L}\d ]{0,20}anos|de niñ[oa]|adolescen\p{L}+|secundaria|colegio|prepa/iu;

export const SCREENER_STEPS = [
  'screen.Q1',
  'screen.Q2',
  'screen.Q3',
  'screen.Q4',
  'screen.Q5',
  'screen.Q6',
  'screen.Q6.when',
] as const;
type ScreenerStep = (typeof SCREENER_STEPS)[number];

export const isScreenerStep = (step: string | null): step is ScreenerStep =>
  (SCREENER_STEPS as readonly (string | null)[]).includes(step);

const PLAN_STEPS = ['plan.1', 'plan.2', 'plan.3', 'plan.4', 'plan.5', 'plan.6'] as const;
/** What each answer of the safety plan is kept as (Stanley and Brown, six steps). */
const PLAN_NAMES = [
  'Plan de seguridad, señales',
  'Plan de seguridad, lo que ayuda a solas',
  'Plan de seguridad, lugares y compañía',
  'Plan de seguridad, a quién pedir ayuda',
  'Plan de seguridad, profesionales',
  'Plan de seguridad, distancia',
] as const;

/** The next step of the ladder, or null when it is complete and the person brings nothing new. */
export function climb(turn: SafetyTurn): SafetyDecision | null {
  const { risk, reply } = turn;
  const step = risk.step;
  if (!risk.checklist.asked_directly) return askDirectly(turn);
  if (step !== null && reply.refuses) return respectRefusal(turn);
  if (step === 'direct') return afterDirect(turn);
  if (isScreenerStep(step)) return afterScreener(turn, step);
  if (step === null) return afterLadder(turn);
  return afterSupport(turn, step);
}

function askDirectly(turn: SafetyTurn): SafetyDecision {
  const { assessment, understanding } = turn;
  const fact = safeFact(understanding);
  const asking: SafetyTurn = {
    ...turn,
    course: { ...turn.course, topic: turn.course.topic ?? fact ?? null },
  };
  const holes: Record<string, string> = fact ? { fact } : {};
  const said = (signal: string) => assessment.evidence.includes(signal);
  if (assessment.kinds.length === 0 && turn.risk.signals.intake) {
    return say(asking, {
      kind: 'risk.direct',
      frame: 'risk.direct.intake',
      step: 'direct',
      boxes: ['asked_directly', 'ai_disclosed'],
      holes,
      card: true,
      choices: choices(turn, 'yesNo'),
    });
  }
  if (
    atLeast(turn.risk.level, 'moderate') &&
    (said('act') || said('attempt') || said('method_request') || said('act_idiom'))
  ) {
    return say(asking, {
      kind: 'risk.direct',
      frame: 'risk.direct.active',
      step: 'direct',
      boxes: ['asked_directly', 'ai_disclosed', 'line_given'],
      choices: choices(turn, 'yesNo'),
    });
  }
  if (said('self_harm') || said('self_harm_urge')) {
    return say(asking, {
      kind: 'risk.direct',
      frame: 'risk.direct.self-harm',
      step: 'direct',
      boxes: ['asked_directly', 'ai_disclosed'],
      holes,
      card: true,
      choices: choices(turn, 'yesNo'),
    });
  }
  const wish = said('wish') || said('reunion');
  return say(asking, {
    kind: 'risk.direct',
    frame: wish ? 'risk.direct.wish' : 'risk.direct',
    step: wish ? 'screen.Q1' : 'direct',
    boxes: ['asked_directly'],
    holes,
    card: true,
    choices: choices(turn, 'yesNo'),
  });
}

function afterDirect(turn: SafetyTurn): SafetyDecision {
  const { answer, clarifies } = turn.reply;
  if (answer === 'no' || clarifies) {
    // Explicit words are not undone by one "no": the screener goes on with the past.
    const explicit = turn.course.said.includes('risk.direct.active') && !clarifies;
    return explicit ? askScreener(turn, 'screen.Q6') : closeAfterNo(clarifies ? clarified(turn) : turn);
  }
  return askScreener(turn, turn.course.said.includes('risk.direct.active') ? 'screen.Q3' : 'screen.Q2');
}

/** The one thing that lowers a level within a conversation, and only from the two lower ones. */
function clarified(turn: SafetyTurn): SafetyTurn {
  if (atLeast(turn.risk.level, 'high')) return turn;
  return { ...turn, risk: { ...turn.risk, level: 'none', signals: {} } };
}

function closeAfterNo(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'line.someday',
    frame: 'risk.direct.no',
    step: 'soft.trusted',
    boxes: ['line_given', 'trusted_person', 'ai_disclosed'],
    card: true,
  });
}

/** Follows the official order: no to Q2 jumps to Q6; a yes to Q4 or Q5 leaves the ladder for the crisis route. */
function afterScreener(turn: SafetyTurn, step: ScreenerStep): SafetyDecision | null {
  const { reply, text } = turn;
  if (reply.clarifies && !atLeast(turn.risk.level, 'high')) return closeAfterNo(clarified(turn));
  // An answer we cannot read counts as doubt, and doubt is followed up.
  const answer = reply.answer ?? 'unsure';
  const noted: SafetyTurn = {
    ...turn,
    course: { ...turn.course, answers: { ...turn.course.answers, [step]: answer } },
  };
  switch (step) {
    case 'screen.Q1':
      return askScreener(noted, 'screen.Q2');
    case 'screen.Q2':
      return askScreener(noted, answer === 'no' ? 'screen.Q6' : 'screen.Q3');
    case 'screen.Q3':
      return askScreener(answer === 'yes' ? raise(noted, 'moderate') : noted, 'screen.Q4');
    case 'screen.Q4':
      return answer === 'yes'
        ? null
        : askScreener(answer === 'unsure' ? raise(noted, 'moderate') : noted, 'screen.Q5');
    case 'screen.Q5':
      return answer === 'yes' ? null : askScreener(noted, 'screen.Q6');
    case 'screen.Q6': {
      if (answer === 'no') return askReasons(noted);
      if (YEARS_AGO.test(text)) return askReasons(raise(noted, 'moderate'));
      return askScreener(raise(noted, 'moderate'), 'screen.Q6.when');
    }
    case 'screen.Q6.when':
      return answer === 'yes' ? null : askReasons(noted);
    default:
      return step satisfies never;
  }
}

/** True when this answer to the screener means level high. */
export function answersHigh(turn: SafetyTurn): boolean {
  const { step } = turn.risk;
  const yes = turn.reply.answer === 'yes';
  return yes && (step === 'screen.Q4' || step === 'screen.Q5' || step === 'screen.Q6.when');
}

const ACKNOWLEDGE = {
  es: {
    yes: ['Gracias por decirlo', 'Lo leo', 'Gracias por la franqueza', 'Queda dicho aquí'],
    no: ['En eso no', 'Bien, eso no', 'Anotado que no', 'Entonces no'],
    unsure: ['No hace falta tenerlo claro', 'Está bien no saber', 'Se puede contestar a medias', 'Sin apuro'],
  },
  pt: {
    yes: ['Que bom que disse', 'Estou lendo', 'Agradeço a franqueza', 'Ficou dito aqui'],
    no: ['Nisso não', 'Certo, isso não', 'Anotado que não', 'Então não'],
    unsure: ['Não precisa ter certeza', 'Tudo bem não saber', 'Dá para responder pela metade', 'Sem pressa'],
  },
} as const;

function acknowledgement(turn: SafetyTurn): string {
  const options = ACKNOWLEDGE[turn.profile.language][turn.reply.answer ?? 'yes'];
  return options[turn.course.said.length % options.length] ?? options[0];
}

export function askScreener(turn: SafetyTurn, step: ScreenerStep): SafetyDecision {
  return say(turn, {
    kind: 'screen',
    frame: step,
    step,
    boxes: step === 'screen.Q2' || step === 'screen.Q3' ? ['ai_disclosed'] : [],
    holes: { ack: acknowledgement(turn) },
    choices: choices(turn, 'yesNo'),
  });
}

function askReasons(turn: SafetyTurn): SafetyDecision {
  const boxes = ['tier'] as const;
  return say(turn, { kind: 'reasons', frame: 'reasons', step: 'reasons', boxes: [...boxes] });
}

function afterSupport(turn: SafetyTurn, step: string): SafetyDecision | null {
  switch (step) {
    case 'soft.trusted':
      return say(turn, {
        kind: 'provider',
        frame: 'provider.soft',
        step: null,
        boxes: ['provider', 'barrier'],
      });
    case 'reasons':
      return askTrusted(keep(turn, 'Lo que me sostiene'));
    case 'trusted':
      return offerScript(withNamed(turn));
    case 'barrier':
      return giveLine(withNamed(turn));
    case 'line':
      return answerBarrier(turn, 'provider');
    case 'provider':
      return startPlan(turn);
    case 'plan.offer':
      return turn.reply.answer === 'no' ? returnToTopic(turn) : askPlan(turn, 0);
    case 'again':
      return afterAgain(turn);
    default:
      return continuePlan(turn, step);
  }
}

/** Keeps the person's own words for the plan and for next time. */
function keep(turn: SafetyTurn, name: string): SafetyTurn {
  const words = turn.understanding.slots.quote ?? turn.text.trim().split(/\s+/).slice(0, 15).join(' ');
  // What sounds like danger is never stored as something that helps.
  const harmless = turn.assessment.level === 'none' && words.length > 1 && turn.reply.answer !== 'unsure';
  const remember = harmless
    ? [...turn.remember, { kind: 'safety' as const, text: `${name}: ${words}`, quote: words }]
    : turn.remember;
  return withNamed({ ...turn, remember });
}

function withNamed(turn: SafetyTurn): SafetyTurn {
  const named = adultNamed(turn.understanding);
  return named ? { ...turn, course: { ...turn.course, who: named } } : turn;
}

function askTrusted(turn: SafetyTurn): SafetyDecision {
  const frame = turn.course.who ? 'trusted.who' : 'trusted.ask';
  return say(turn, { kind: 'trusted.person', frame, step: 'trusted', boxes: ['trusted_person'] });
}

function offerScript(turn: SafetyTurn): SafetyDecision {
  const frame =
    turn.reply.barrier === 'no_one'
      ? 'trusted.none'
      : turn.reply.barrier === 'burden'
        ? 'barrier.burden'
        : turn.reply.barrier === 'shame'
          ? 'barrier.shame'
          : 'barrier.script';
  return say(turn, { kind: 'barrier', frame, step: 'barrier', boxes: ['barrier'] });
}

function giveLine(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'line.someday',
    frame: 'line.someday',
    step: 'line',
    boxes: ['line_given'],
    card: true,
    choices: choices(turn, 'barrier'),
  });
}

function answerBarrier(turn: SafetyTurn, next: 'provider'): SafetyDecision {
  const { barrier } = turn.reply;
  const frame =
    barrier === 'fear'
      ? 'provider.fear'
      : barrier === 'money'
        ? 'provider.money'
        : barrier === 'cannot_call'
          ? 'provider.text'
          : 'provider';
  return say(turn, { kind: 'provider', frame, step: next, boxes: ['provider', 'barrier'] });
}

function startPlan(turn: SafetyTurn): SafetyDecision {
  if (atLeast(turn.risk.level, 'moderate')) return askPlan(turn, 0);
  return say(turn, {
    kind: 'safety-plan',
    frame: 'plan.offer',
    step: 'plan.offer',
    choices: choices(turn, 'yesNo').slice(0, 2),
  });
}

function askPlan(turn: SafetyTurn, index: number): SafetyDecision {
  const frame = PLAN_STEPS[index] ?? 'plan.6';
  const boxes =
    frame === 'plan.6'
      ? (['means_distance'] as const)
      : frame === 'plan.2'
        ? (['distress_skill'] as const)
        : [];
  return say(turn, { kind: 'safety-plan', frame, step: frame, boxes: [...boxes] });
}

function continuePlan(turn: SafetyTurn, step: string): SafetyDecision | null {
  const index = (PLAN_STEPS as readonly string[]).indexOf(step);
  if (index < 0) return null;
  // The last answer may name a thing that can hurt: only the person who keeps it is remembered.
  const kept = index === 5 ? withNamed(turn) : keep(turn, PLAN_NAMES[index] ?? '');
  return index === 5 ? returnToTopic(kept) : askPlan(kept, index + 1);
}

export function returnToTopic(turn: SafetyTurn): SafetyDecision {
  const { topic } = turn.course;
  const frame = hasSaid(turn, 'plan.6') ? 'return.topic.plan' : 'return.topic';
  return say(turn, { kind: 'topic.resume', frame, step: null, holes: topic ? { fact: topic } : {} });
}

function respectRefusal(turn: SafetyTurn): SafetyDecision {
  return say(turn, {
    kind: 'line.someday',
    frame: 'risk.refused',
    step: null,
    boxes: ['line_given', 'provider', 'trusted_person', 'ai_disclosed', 'barrier'],
    card: true,
  });
}

/** After the ladder: silent, unless danger is said again; then it is heard again, with another question. */
function afterLadder(turn: SafetyTurn): SafetyDecision | null {
  const again = turn.assessment.kinds.includes('suicide') || turn.assessment.kinds.includes('self_harm');
  if (!again || turn.assessment.level === 'none') return null;
  return say(turn, {
    kind: 'risk.direct',
    frame: 'risk.again',
    step: 'again',
    boxes: ['line_given', 'ai_disclosed'],
    card: true,
    choices: choices(turn, 'strength'),
  });
}

function afterAgain(turn: SafetyTurn): SafetyDecision {
  const asked = turn.course.answers;
  const stronger = turn.reply.strength === 'more' || turn.reply.answer === 'yes';
  if (stronger && !asked['screen.Q4']) return askScreener(raise(turn, 'moderate'), 'screen.Q4');
  return say(turn, { kind: 'crisis.skill', frame: 'skill.urge', step: null, boxes: ['distress_skill'] });
}
