/**
 * Injury without a wish to die goes its own way, never up the ladder of suicide: the urge of now, delay and distance, care of the wound,
 * who knows (clinical reference §4). Pure.
 */

import { toldInCrisis } from './crisis-told.ts';
import { saysNotToDie } from './denial.ts';
import { normalise } from './normalise.ts';
import { atLeast } from './risk.ts';
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

/** "No es eso, es que me vuelven las ganas, un 8": the urge is what is to be met. */
const URGE_NOW =
  /(?<!\p{L})(?<!(?:no|não|nao|sin|sem) )(?:(?:tengo|tenho|estoy con|estou com|t[oô] com|me dan|me d[aá]|me vienen|volvieron las|voltou a) (?:muchas |mucha |unas |muita |las |a )?(?:ganas|vontade)|(?:ganas|vontade) (?:de nuevo|otra vez|de novo|ahora|agora))(?!\p{L})(?! de (?:morir|morrer|matar|me matar|no estar|desaparecer|sumir|vivir|viver|nada|acabar|dormir|llorar|chorar|hablar|comer|salir|ir|ver))/iu;
const OWN_WISH: ReadonlySet<string> = new Set(['wish', 'act', 'intent', 'attempt', 'attempt_now']);

export const isUrgeNow = ({ risk, assessment, text }: SafetyTurn): boolean =>
  !assessment.evidence.some((name) => OWN_WISH.has(name)) &&
  ((risk.kinds.includes('self_harm') && URGE_NOW.test(text)) ||
    (risk.checklist.asked_directly === true &&
      mayBeHarm(risk) &&
      (URGE_NUMBER.test(text) || DAYS_WITHOUT.test(text))));

/** Marked in the questionnaire, or spoken of before. */
const mayBeHarm = ({ kinds, signals, course }: SafetyTurn['risk']): boolean =>
  kinds.includes('self_harm') ||
  signals.intake !== undefined ||
  course?.said.some((frame) => frame.startsWith('harm.') || frame === 'risk.direct.self-harm') === true;

/** "Llevo un mes sin hacerme nada": what is counted is told by the counting. */
const DAYS_WITHOUT =
  /(?<!\p{L})(?:sin|sem) (?:volver a )?(?:hacerme (?:nada|da[ñn]o)|lastimarme|cortarme|(?:me )?(?:fazer nada comigo|machucar|cortar|fazer mal))(?!\p{L})/iu;
/** An urge by its number: "ganas de 8", "las ganas están en 7", "a vontade tá em 9". */
const URGE_NUMBER =
  /(?<!\p{L})(?:ganas|vontade)(?: (?:de|en|em|hoy|hoje|est[aá]n?|andan?|siguen|t[aá]|son|un|uma?|como|a|al|en un)){0,4} (?:\d{1,2}|siete|ocho|nueve|diez|sete|oito|nove|dez)(?!\p{L}| (?:kilos?|horas?|d[ií]as?|pesos|a[ñn]os|reais))/iu;
/** Taken out and put back: it is not asked what. */
const OBJECT_BACK =
  /(?<!\p{L})(?:(?:saqu[eé]|agarr[eé]|tom[eé]|abr[ií]|busqu[eé]|peguei|tirei|abri)(?!\p{L})[^?!]{0,60}(?<!\p{L})(?:volv[ií] a (?:met|guard|cerr|pon|dej)\p{L}+|(?:met[ií]|guard[eé]|cerr[eé]|dej[eé]) (?:de nuevo|otra vez)|(?:guardei|fechei|botei|coloquei|pus)(?: \p{L}+){0,2} (?:de novo|de volta|outra vez)))(?!\p{L})/iu;

const isOnFile = ({ risk, assessment }: SafetyTurn): boolean =>
  mayBeHarm(risk) && !atLeast(risk.level, 'high') && !assessment.evidence.some((name) => OWN_WISH.has(name));

/** What they had in their hands is put further away, the hands get something else, and somebody is near; once. */
export function meetObject(turn: SafetyTurn): SafetyDecision | null {
  if (!isOnFile(turn) || !OBJECT_BACK.test(turn.text) || hasSaid(turn, 'harm.object')) return null;
  return say(ownHarm(turn), careful('harm.object', 'harm.who', { choices: choices(turn, 'closeBy') }));
}

/** Who goes in the middle of it goes with one sentence for the urge. */
export function leaveHarm(turn: SafetyTurn): SafetyDecision | null {
  const isMet = hasSaid(turn, 'harm.urge') || hasSaid(turn, 'harm.object');
  const goes = turn.reply.leaves && turn.assessment.level === 'none' && !MOVED.test(normalise(turn.text));
  if (!isMet || !goes || !isOnFile(turn) || hasSaid(turn, 'harm.leave')) return null;
  return say(turn, careful('harm.leave', null, { boxes: ['line_given'] }));
}

const ownHarm = (turn: SafetyTurn): SafetyTurn => ({
  ...turn,
  risk: {
    ...turn.risk,
    kinds: [...new Set([...turn.risk.kinds.filter((kind) => kind !== 'suicide'), 'self_harm' as const])],
  },
});

const MOVED =
  /\b(?:ya sali|sali de ahi|me aleje|ya me (?:aleje|fui|movi|cambie)|estoy en (?:el|la|otro|otra) (?:living|sala|comedor|cocina|patio|calle|pieza|cuarto|plaza)|ja sai|sai dai|estou na (?:sala|cozinha|rua)|to na (?:sala|cozinha|rua))\b/;
const STUCK = /\b(?:no puedo (?:salir|moverme|irme)|nao (?:posso|consigo|da pra) sair|no me puedo mover)\b/;
const KNOWN =
  /\b(?:alguien (?:lo )?sabe|lo sabe (?:mi|una?)|alguem sabe|(?:ella|el|ele|ela) (?:lo )?sabe|le conte a|contei (?:pra|para))\b/;
const LOWER =
  /\b(?:mas bajas?|mais baixa|ya bajo|ja baixou|bajaron|se (?:me )?paso|menos|no tengo ganas|ya no)\b/;
const OTHER_MATTER = /^\W*(?:hablar de otra cosa|falar de outra coisa)\W*$/;

const careful = (frame: Saying['frame'], step: string | null, more: Partial<Saying> = {}): Saying => ({
  kind: 'crisis.skill',
  frame,
  step,
  boxes: ['distress_skill'],
  card: true,
  ...more,
});

/** For the urge, and people: what is done with a recent injury. */
export function careForHarm(turn: SafetyTurn): SafetyDecision {
  if (isUrgeNow(turn)) return meetUrge(turn);
  if (hasSaid(turn, 'harm.skill'))
    return say(turn, careful('harm.unknown', 'harm.how', { choices: choices(turn, 'how') }));
  return say(
    turn,
    careful('harm.skill', 'harm.who', {
      boxes: ['distress_skill', 'trusted_person', 'ai_disclosed'],
      choices: choices(turn, 'knows'),
    }),
  );
}

export const meetUrge = (turn: SafetyTurn): SafetyDecision =>
  hasSaid(turn, 'harm.urge')
    ? say(ownHarm(turn), careful('harm.after', null))
    : say(ownHarm(turn), careful('harm.urge', 'harm.urge', { choices: choices(turn, 'urge') }));

/** The answer to an open step of it; null where they tell or ask something else, which the guide meets. */
export function afterHarm(turn: SafetyTurn): SafetyDecision | null {
  const { reply, text, risk } = turn;
  const plain = normalise(text);
  if (text.includes('?') || OTHER_MATTER.test(plain)) return null;
  if (isUrgeNow(turn) && risk.step !== 'harm.urge') return meetUrge(turn);
  if (risk.step === 'harm.who') {
    const nobody = reply.answer === 'no' || reply.barrier === 'no_one';
    const knows = KNOWN.test(plain) || reply.answer === 'yes' || (reply.someone && !nobody);
    if (!nobody && !knows) return null;
    return say(
      turn,
      careful(nobody ? 'harm.unknown' : 'harm.known', 'harm.how', { choices: choices(turn, 'how') }),
    );
  }
  if (LOWER.test(plain)) return hasSaid(turn, 'harm.calm') ? null : say(turn, careful('harm.calm', null));
  if (risk.step === 'harm.urge') {
    const isWith = toldInCrisis(text, reply).facts.includes('here');
    if (STUCK.test(plain))
      return say(turn, careful('harm.stuck', 'harm.after', { choices: choices(turn, 'written') }));
    if (MOVED.test(plain) || isWith || reply.progress)
      return say(turn, careful('harm.moved', 'harm.after', { choices: choices(turn, 'how') }));
  }
  if (risk.step === 'harm.how' && (reply.strength === 'more' || /\bfuert|\bforte/.test(plain)))
    return meetUrge(turn);
  const tellsHow =
    reply.strength !== null || reply.progress || /\bfuert|\bforte|\bcontest|\brespond/.test(plain);
  return tellsHow && !hasSaid(turn, 'harm.after') ? say(turn, careful('harm.after', null)) : null;
}

/** They say what it is for, and that it is not to die. */
const FOR_RELIEF =
  /\b(?:es|era|fue|lo hago|lo hice|e|foi|faco|fiz) (?:pa|para|pra|por) ?(?:que|calmar\w*|parar?\w*|aliviar\w*|sentir\w*|descargar\w*|bajar\w*|acalmar\w*|aguantar\w*|callar\w*|silenciar\w*)\b/;
export const isNotToDie = ({ text, risk, assessment }: SafetyTurn): boolean =>
  saysNotToDie(text) &&
  (risk.kinds.includes('self_harm') ||
    assessment.kinds.includes('self_harm') ||
    FOR_RELIEF.test(normalise(text)));

/** Marked in the questionnaire and told with it: an injury of their own making, or somebody who saw it. */
const INJURED =
  /\b(?:me (?:corte|lastime|hice dano|raje|queme|cortei|machuquei)|(?:vio|vieron|viu|viram) (?:el|los|mis|las|o|os|meu|meus|as|minhas|mi) (?:brazos?|piernas?|marcas|cortes|bracos?|pernas?))\b/;
export const tellsInjury = ({ text, risk }: SafetyTurn): boolean =>
  risk.signals.intake !== undefined && (INJURED.test(normalise(text)) || DAYS_WITHOUT.test(text));
