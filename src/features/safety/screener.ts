/**
 * The direct question and the screener (C-SSRS, official order): one item a turn. A yes and a no must be plain. What
 * is neither gets the same item once more, lighter; then it stays open as unknown and people come before questions.
 */
import type { Address } from '../intake/style-profile.ts';
import { careForHarm, isNotToDie, tellsInjury } from './harm-course.ts';
import { brought, leadFor } from './lead.ts';
import { atLeast, firmnessOf, isDoubt } from './risk.ts';
import type { SafetyCourse } from './risk-state.ts';
import { ownOnFile } from './signal.ts';
import { askReasons, backAfterNo, backToTheirs, leaveOpen, softPerson } from './support.ts';
import { withToldBeside } from './told-beside.ts';
import { choices, hasSaid, raise, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

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
/** The direct question is the first item. */
type Item = 'direct' | ScreenerStep;
type Answer = 'yes' | 'no' | 'unsure' | null;

export const isScreenerStep = (step: string | null): step is ScreenerStep =>
  (SCREENER_STEPS as readonly (string | null)[]).includes(step);

/** What is said that by itself answers an item with yes. */
const SAYS_YES: Record<Item, readonly string[]> = {
  direct: ['wish', 'act', 'act_idiom', 'intent', 'reunion', 'attempt'],
  'screen.Q1': ['wish', 'reunion', 'act'],
  'screen.Q2': ['act', 'intent', 'attempt'],
  'screen.Q3': ['means', 'preparation'],
  'screen.Q4': ['intent'],
  'screen.Q5': ['preparation'],
  'screen.Q6': ['attempt', 'attempt_now', 'self_harm'],
  'screen.Q6.when': [],
};
const SAYS_NO: Partial<Record<Item, readonly string[]>> = {
  direct: ['denied:act', 'denied:wish', 'denied:act_idiom'],
  'screen.Q1': ['denied:wish'],
  'screen.Q2': ['denied:act'],
  'screen.Q4': ['denied:intent'],
  'screen.Q6': ['denied:attempt', 'denied:self_harm'],
};
/** A denied intention answers these; to the others it is no answer. */
const ABOUT_INTENT: readonly Item[] = ['screen.Q4', 'screen.Q5'];
/** Whoever answers these with what they mean to do is asked for the intention next, not for what they said already. */
const UP_TO_THE_HOW: readonly Item[] = ['direct', 'screen.Q1', 'screen.Q2', 'screen.Q3'];
/** A denied thought of one's own death, beside nothing that affirms one, closes a soft sign. */
const EXPLICIT = ['wish', 'act', 'intent', 'attempt', 'self_harm', 'method_request', 'means', 'intake'];

/** Answers of the person to this item, read with what the message affirms and denies. */
function answerTo(turn: SafetyTurn, item: Item): Answer {
  const { reply, assessment } = turn;
  const says = (signals: readonly string[] | undefined) =>
    signals?.some((signal) => assessment.evidence.includes(signal)) ?? false;
  if (item === 'screen.Q6.when') {
    if (reply.when) return reply.when === 'recent' ? 'yes' : 'no';
    return reply.answer;
  }
  // What was once is no plan of today.
  if (ABOUT_INTENT.includes(item) && reply.when === 'long ago') return 'no';
  if (says(SAYS_YES[item]) || (ABOUT_INTENT.includes(item) && isSurelyMeant(turn))) return 'yes';
  if (item === 'screen.Q6' && reply.when) return 'yes';
  if (reply.deniesIntent && reply.answer !== 'yes') return ABOUT_INTENT.includes(item) ? 'no' : null;
  return reply.answer ?? (says(SAYS_NO[item]) ? 'no' : null);
}

export function askDirectly(turn: SafetyTurn): SafetyDecision {
  const { assessment } = turn;
  const lead = turn.reply.deniesIntent ? leadFor(turn) : undefined;
  const opened: Record<string, string> = lead ? { lead } : {};
  const said = (...signals: string[]) => signals.some((signal) => assessment.evidence.includes(signal));
  const ask = (saying: Pick<Saying, 'frame' | 'step'> & Partial<Saying>) =>
    say(turn, {
      kind: 'risk.direct',
      boxes: ['asked_directly', 'ai_disclosed'],
      holes: opened,
      card: true,
      choices: choices(turn, 'yesNo'),
      ...saying,
    });
  if (tellsInjury(turn))
    return say(withHarm(turn), {
      kind: 'risk.direct',
      frame: 'risk.direct.self-harm',
      step: 'direct',
      boxes: ['asked_directly', 'ai_disclosed'],
      card: true,
      choices: choices(turn, 'yesNo'),
    });
  if (turn.risk.signals.intake && assessment.kinds.every((kind) => isDoubt(assessment, kind)))
    return ask({
      frame: tellsSomething(turn) ? 'risk.direct.intake.read' : 'risk.direct.intake',
      step: 'direct',
    });
  if (atLeast(turn.risk.level, 'moderate') && said('act', 'attempt', 'method_request', 'act_idiom')) {
    return ask({
      frame: 'risk.direct.active',
      step: 'direct',
      boxes: ['asked_directly', 'ai_disclosed', 'line_given'],
      holes: {},
    });
  }
  if (said('self_harm', 'self_harm_urge') || assessment.kinds.includes('self_harm'))
    return ask({ frame: 'risk.direct.self-harm', step: 'direct' });
  const wish = said('wish', 'reunion');
  return ask({
    frame: wish ? 'risk.direct.wish' : 'risk.direct',
    step: wish ? 'screen.Q1' : 'direct',
    boxes: ['asked_directly'],
  });
}

const withHarm = (turn: SafetyTurn): SafetyTurn => ({
  ...turn,
  risk: { ...turn.risk, kinds: [...new Set([...turn.risk.kinds, 'self_harm' as const])] },
});

const GREETING =
  /^\W*(?:(?:hola|holi|buen[ao]s?|d[ií]as|tardes|noches|qu[eé] tal|c[oó]mo (?:est[aá]s?|va|and[aá]s)|oi|ol[aá]|bom dia|boa (?:tarde|noite)|tudo bem|hey|hi|ey|s[ií])[\s,.!?]*)+$/iu;
/** More than a greeting: it was read, and comes next. */
const tellsSomething = ({ text }: SafetyTurn): boolean =>
  !GREETING.test(text) && text.trim().split(/\s+/).length > 2;

/** The next thing after an answer to the open item; null when the level it made belongs to the crisis route. */
export function afterItem(incoming: SafetyTurn, item: Item): SafetyDecision | null {
  const { reply } = incoming;
  const turn = incoming;
  if (reply.clarifies && !atLeast(turn.risk.level, 'high')) return backToTheirs(takenBack(turn));
  if (UP_TO_THE_HOW.includes(item) && isSurelyMeant(turn)) {
    return askScreener(noted(noted(turn, item, 'yes'), 'screen.Q2', 'yes'), 'screen.Q4');
  }
  const answer = answerTo(turn, item);
  if (reply.withholds) return leaveOpen(cautious(noted(turn, item, 'unsure'), item), leadFor(turn));
  // A wish that was said stays said: "no haría nada" is about the intention.
  if (item === 'screen.Q1' && answer === null && reply.deniesIntent)
    return afterAnswer(noted(turn, item, 'yes'), item, 'yes');
  // Asked on a guess, they go on with what they came for: that is an answer, and it is not asked twice.
  if (item === 'direct' && answer === null && goesOn(turn) && isOnlyGuessed(turn))
    return backToTheirs(takenBack(turn));
  // Only marked, and passed over for what they came with: it is not pressed.
  if (item === 'direct' && answer === null && goesOn(turn) && isPassedBy(turn))
    return say(turn, { kind: 'topic.resume', frame: 'risk.passed', step: null, card: false });
  // "Hoy no, ni quiero": of a wish told before, what is denied is the doing, and that is not asked twice.
  if (item === 'direct' && answer === null && reply.deniesIntent)
    return softPerson(withToldBeside(noted(turn, item, 'no')), 'soft.wish');
  if (answer === null || answer === 'unsure') return askAgain(turn, item, answer);
  if (item === 'direct' && answer === 'no' && closesSoftSign(turn))
    return backToTheirs(takenBack(noted(turn, item, 'no')));
  return afterAnswer(withToldBeside(noted(turn, item, answer)), item, answer);
}

/** More than a word or two, and no danger in it. */
const GOES_ON_WORDS = 5;
const goesOn = ({ text, assessment }: SafetyTurn): boolean =>
  text.trim().split(/\s+/).length >= GOES_ON_WORDS && assessment.own === 'none';

/** The trained reader is sure, whatever else the answer denies: "ya no hay quien me pare, me voy a matar". */
function isSurelyMeant({ assessment }: SafetyTurn): boolean {
  return firmnessOf(assessment, 'suicide') === 'firm' && atLeast(assessment.level, 'high');
}

function noted(turn: SafetyTurn, item: Item, answer: 'yes' | 'no' | 'unsure'): SafetyTurn {
  const denied: SafetyCourse['answers'] = turn.reply.deniesIntent ? { intent: 'no' } : {};
  const answers = { ...turn.course.answers, ...denied, [item]: answer };
  return { ...turn, course: { ...turn.course, answers } };
}

/** An intention they will not or cannot speak of is not one they deny. */
function cautious(turn: SafetyTurn, item: Item): SafetyTurn {
  return ABOUT_INTENT.includes(item) ? raise(turn, 'moderate') : turn;
}

function closesSoftSign({ reply, risk }: SafetyTurn): boolean {
  return reply.isEmphatic && risk.level === 'low' && !EXPLICIT.some((signal) => risk.signals[signal]);
}

/** Words that are a way of speaking more often than not: "me quiero matar, perdí el bondi". */
const WAYS_OF_SPEAKING: ReadonlySet<string> = new Set(['act_idiom']);
/** No words of theirs stand behind it but such, only the trained reader. */
const isOnlyGuessed = ({ risk }: SafetyTurn): boolean =>
  !atLeast(risk.level, 'high') && ownOnFile(risk.signals).every((signal) => WAYS_OF_SPEAKING.has(signal));

/** The one thing that lowers a level within a conversation, and only from the two lower ones. */
function takenBack(turn: SafetyTurn): SafetyTurn {
  if (atLeast(turn.risk.level, 'high')) return turn;
  return { ...turn, risk: { ...turn.risk, level: 'none', signals: {} } };
}

/** The same item once more, lighter and with the choice of not saying; then it is left open. */
function askAgain(turn: SafetyTurn, item: Item, answer: 'unsure' | null): SafetyDecision {
  const lead = leadFor(turn);
  const open = noted(turn, item, 'unsure');
  return askLighter(turn, lead) ?? leaveOpen(answer === 'unsure' ? cautious(open, item) : open, lead);
}

/** The open item in its lighter form; null when none is open or it was already asked so. */
export function askLighter(turn: SafetyTurn, lead: string | undefined): SafetyDecision | null {
  const item = turn.risk.step;
  if (item !== 'direct' && !isScreenerStep(item)) return null;
  const frame = `light.${item === 'direct' ? 'direct' : item.slice('screen.'.length)}` as Saying['frame'];
  if (hasSaid(turn, frame)) return null;
  return say(turn, {
    kind: item === 'direct' ? 'risk.direct' : 'screen',
    frame,
    step: item,
    holes: lead ? { lead } : {},
    card: true,
    choices: choices(turn, 'orNotSay'),
  });
}

/** The next item that was not answered already. */
function goOn(turn: SafetyTurn, step: ScreenerStep): SafetyDecision | null {
  const given = turn.course.answers[step];
  return given === 'no' ? afterAnswer(turn, step, 'no') : askScreener(turn, step);
}

/** Follows the official order: no to Q2 jumps to Q6; a yes to Q4, Q5 or a recent Q6 leaves for the crisis route. */
function afterAnswer(turn: SafetyTurn, item: Item, answer: 'yes' | 'no'): SafetyDecision | null {
  const yes = answer === 'yes';
  switch (item) {
    case 'direct':
      return afterDirect(turn, yes);
    case 'screen.Q1':
      return goOn(turn, 'screen.Q2');
    case 'screen.Q2':
      return goOn(turn, yes ? 'screen.Q3' : 'screen.Q6');
    case 'screen.Q3':
      return goOn(yes ? raise(turn, 'moderate') : turn, 'screen.Q4');
    case 'screen.Q4':
      return yes ? null : goOn(turn, 'screen.Q5');
    case 'screen.Q5':
      return yes ? null : goOn(turn, 'screen.Q6');
    case 'screen.Q6':
      return afterPast(turn, yes);
    case 'screen.Q6.when':
      return yes ? null : askReasons(turn, true);
    default:
      return item satisfies never;
  }
}

/** They ask about taking one's life: a yes to them answers the second item as well, and asking it again would sound like doubt. */
const ASK_OF_SUICIDE = [
  'risk.direct',
  'risk.direct.intake',
  'risk.direct.intake.read',
  'risk.direct.active',
  'risk.direct.again',
  'risk.direct.now',
  'light.direct',
  'method.refuse',
  'method.refuse.story',
] as const;

function afterDirect(turn: SafetyTurn, yes: boolean): SafetyDecision | null {
  const explicit = hasSaid(turn, 'risk.direct.active');
  if (yes)
    return ASK_OF_SUICIDE.some((frame) => hasSaid(turn, frame))
      ? askScreener(noted(turn, 'screen.Q2', 'yes'), 'screen.Q3')
      : askScreener(turn, 'screen.Q2');
  // Explicit words are not undone by one "no": the screener goes on with the past.
  if (explicit) return askScreener(turn, 'screen.Q6');
  return isOfHarm(turn) ? careForHarm(ownPath(turn)) : believeNo(turn);
}

const isOfHarm = (turn: SafetyTurn): boolean =>
  hasSaid(turn, 'risk.direct.self-harm') || turn.risk.kinds.includes('self_harm') || isNotToDie(turn);

/** Injury without a wish to die is no way to suicide: it goes on as what it is. */
export function ownPath(turn: SafetyTurn): SafetyTurn {
  const kinds = turn.risk.kinds.filter((kind) => kind !== 'suicide');
  return { ...turn, risk: { ...turn.risk, kinds: [...new Set([...kinds, 'self_harm' as const])] } };
}

/** Only the questionnaire said it, and nothing is asked back. */
const isPassedBy = ({ risk, text }: SafetyTurn): boolean =>
  risk.level === 'low' &&
  !text.includes('?') &&
  risk.signals.intake !== undefined &&
  ownOnFile(risk.signals).every((name) => name === 'intake');

const isOnlyMarked = ({ risk }: SafetyTurn): boolean =>
  !EXPLICIT.some((name) => name !== 'intake' && risk.signals[name]);

/** A clear no is believed: what the questionnaire alone said keeps no panel on the screen. */
function believeNo(turn: SafetyTurn): SafetyDecision {
  const level = isOnlyMarked(turn) && !atLeast(turn.risk.level, 'high') ? 'low' : turn.risk.level;
  return backAfterNo({ ...turn, risk: { ...turn.risk, level } });
}

function afterPast(turn: SafetyTurn, yes: boolean): SafetyDecision {
  if (yes) {
    const risen = raise(turn, 'moderate');
    return turn.reply.when === 'long ago' ? askReasons(risen, true) : askScreener(risen, 'screen.Q6.when');
  }
  const passive = turn.course.answers['screen.Q2'] === 'no' && !atLeast(turn.risk.level, 'moderate');
  if (!passive) return askReasons(turn);
  const wished = turn.course.answers['screen.Q1'] === 'yes' || turn.course.answers.direct === 'yes';
  return wished ? softPerson(turn, 'soft.wish') : backAfterNo(turn);
}

/** True when this answer to the screener means level high. */
export function answersHigh(turn: SafetyTurn): boolean {
  const { step } = turn.risk;
  if (step === 'screen.Q6') return turn.reply.when === 'recent' && answerTo(turn, step) === 'yes';
  const severe = step === 'screen.Q4' || step === 'screen.Q5' || step === 'screen.Q6.when';
  return severe && answerTo(turn, step) === 'yes';
}

/** What was just answered, said back in few words: true of the answer, and neutral between tú, vos and usted. */
const HEARD: Partial<Record<Item, Record<'yes' | 'no', { es: string; pt: string }>>> = {
  direct: {
    yes: {
      es: 'Gracias por decirlo; es mucho para llevarlo a solas',
      pt: 'Que bom que disse; é muito para carregar a sós',
    },
    no: { es: 'Entiendo que ahora no, y lo tengo en cuenta', pt: 'Entendo que agora não, e levo em conta' },
  },
  'screen.Q1': {
    yes: {
      es: 'Gracias por decirlo; es mucho para llevarlo a solas',
      pt: 'Que bom que disse; é muito para carregar a sós',
    },
    no: { es: 'Entiendo que esas ganas no están', pt: 'Entendo que essa vontade não está' },
  },
  'screen.Q2': {
    yes: {
      es: 'Gracias por contestar también eso',
      pt: 'Que bom que respondeu isso também',
    },
    no: { es: 'Entiendo que la idea de suicidio no está', pt: 'Entendo que a ideia de suicídio não está' },
  },
  'screen.Q3': {
    yes: { es: 'No era fácil de contestar', pt: 'Não era fácil responder' },
    no: { es: 'Entiendo que no hay un cómo', pt: 'Entendo que não há um como' },
  },
  'screen.Q4': {
    yes: { es: 'Hay algo de intención', pt: 'Há alguma intenção' },
    no: { es: 'Entiendo que no hay intención', pt: 'Entendo que não há intenção' },
  },
  'screen.Q5': {
    yes: { es: 'Hay detalles pensados', pt: 'Há detalhes pensados' },
    no: { es: 'Entiendo que no hay un plan', pt: 'Entendo que não há um plano' },
  },
};
/** An idea and no intention: both are kept. */
const BOTH: Record<'wish' | 'idea', Record<Address, string>> = {
  wish: {
    tu: 'Está el no querer despertar, y me dices que no harías nada: me quedo con las dos cosas',
    vos: 'Está el no querer despertar, y me decís que no harías nada: me quedo con las dos cosas',
    usted: 'Está el no querer despertar, y me dice que no haría nada: me quedo con las dos cosas',
    voce: 'Existe o não querer acordar, e você diz que não faria nada: fico com as duas coisas',
  },
  idea: {
    tu: 'La idea ha estado, y me aclaras que no lo harías',
    vos: 'La idea estuvo, y me aclarás que no lo harías',
    usted: 'La idea ha estado, y me aclara que no lo haría',
    voce: 'A ideia esteve aí, e você esclarece que não faria',
  },
};
/** On another day the first item follows how strong it is now. */
const SINCE = {
  less: { es: 'Menos, y eso cuenta', pt: 'Menos, e isso conta' },
  same: { es: 'Igual que antes, entonces', pt: 'Igual a antes, então' },
  more: { es: 'Más fuerte; gracias por decirlo', pt: 'Mais forte; que bom que disse' },
  none: { es: 'Gracias por decirlo', pt: 'Que bom que disse' },
} as const;
const ALSO = { es: 'Lo otro lo retomo enseguida', pt: 'O resto eu retomo já' } as const;

function acknowledgement(turn: SafetyTurn): string {
  const { language, address } = turn.profile;
  const item = (turn.risk.step ?? 'direct') as Item;
  const given = turn.course.answers[item];
  if (turn.risk.step?.startsWith('return.')) return SINCE[turn.reply.strength ?? 'none'][language];
  if (given === 'yes' && turn.reply.deniesIntent && item !== 'screen.Q2') return BOTH.wish[address];
  if (given === 'yes' && turn.reply.deniesIntent) return BOTH.idea[address];
  const heard = HEARD[item]?.[given === 'no' ? 'no' : 'yes'] ?? HEARD.direct?.yes;
  const words = heard?.[language] ?? '';
  return brought(turn) ? `${words}. ${ALSO[language]}` : words;
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
