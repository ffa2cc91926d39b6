/**
 * The small step as it comes up in talk: an intention is heard, given a moment and a number, made smaller when
 * the number is low, and kept for next time. Nothing is pushed: no intention, no step.
 */
import type { MemoryDraft } from './move.ts';
import { saysNo } from './plan-cues.ts';
import { counted, type Draft, type Reading, spoken } from './plan-draft.ts';
import { turned } from './plan-echo.ts';
import { reflect } from './reflect.ts';

/** Things one does on a day, as against wishes such as "quiero estar bien". */
const DOES =
  '(?:llam|escrib|mand|dec|habl|ped|pregunt|cont|camin|visit|busc|sac|agend|anot|abr|orden|invit|propon|avis|cocin|estudi|le|bañ|ban|mostr|prob|junt|acompañ|acompan|enseñ|ensen|mostrar|marc|ligar|fal|mandar|sal|ir|and|pon|bail|toc|escuch|plant|pint|limpi|tej|cant|jug|desayun|sub|baj|cerr|apag|empez|mov|arm|escut|danc|caminh|procur|envi|desabaf|cozinh|organiz|arrum|pergunt|respond|deslig|lig|convers|encontr|acord|tom|corr|nad|le|ped)';
const INTENTION = new RegExp(
  `^(?:y |pues |bueno,? |si,? |sim,? |igual |capaz (?:que )?|quizas? |tal vez |talvez |creo que |a lo mejor |ya |entonces |(?:hoy|manana|esta (?:noche|tarde)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|amanha|hoje|no (?:sabado|domingo)),? )*(?:(le|les|lo|la|se lo) )?(podria|podia|puedo|voy a|quisiera|quiero|me gustaria|tendria que|poderia|pienso|posso|vou|quero) (${DOES}(?:ar|er|ir)(?:l[aeo]s?|me|se|selo)?|ir(?:me|se)?)\\b(.*)$`,
);
const BARE = new RegExp(`^(?:que )?(${DOES}(?:ar|er|ir)(?:l[aeo]s?|me|se|selo)?)\\b(.+)$`);
const PLANNED =
  /^(?:capaz (?:que )?|y |ya |bueno,? |entonces |quizas? )*(?:se lo|se la|le|lo|la|les) (?:digo|llamo|escribo|mando|pido|cuento|pregunto|dejo|doy|llevo)\b.*\b(hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|noche|tarde|semana)\b/;
const NOT_A_STEP =
  /\b(me (ayuda|calma|sirve|relaja|hace bien|gusta|alivia|ajuda|acalma|faz bem)|salir de (esto|aqui|aca|todo|mi cabeza)|decir(te|le)? (la verdad|algo)$|contarte|pedirte|preguntarte|hablar(te)? (de|contigo|con vos|con usted)|probar(lo)?$)\b/;
const SENDS =
  /(?<=^|[.,;] )(solo )?(una?|uma?) (nota( de voz)?|mensaje|audio|llamada|carta|mensagem|ligacao)\b/;
const HAS_WHEN =
  /\b(hoy|manana|noche|tarde|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|cuando|despues|antes de|a las? \d|amanha|segunda|terca|quarta|quinta|sexta|depois)\b/;
const WITH_SOMEBODY =
  /\b(llam|escrib|mand|dec|digo|dices|habl|ped|pregunt|cont|invit|avis|visit|lig|fal|mensaje|audio|nota de voz|cafe)/;

/** "le podría escribir a Fer" → "escribirle a Fer". */
export function intentionOf(reading: Reading): string | null {
  const { plain, style, understanding } = reading;
  if (understanding.wordCount > 16 || plain.includes('?') || NOT_A_STEP.test(plain)) return null;
  const found = INTENTION.exec(plain);
  if (found) {
    const at = plain.indexOf(found[3] ?? '');
    const rest = sameLength(reading) ? reading.text.slice(at + (found[3]?.length ?? 0)) : (found[4] ?? '');
    return turned(`${found[3]}${(found[1] ?? '').replace('se lo', 'selo')}${rest}`, style);
  }
  if (PLANNED.test(plain)) return reflect(reading.text.replace(/^capaz (que )?/i, ''), style);
  const sent = understanding.wordCount <= 6 ? SENDS.exec(plain) : null;
  if (sent)
    return turned(sameLength(reading) ? reading.text.slice(sent.index) : plain.slice(sent.index), style);
  return BARE.test(plain) && understanding.wordCount >= 3 ? turned(reading.text, style) : null;
}

/** Accents and spaces lost nothing in length: the place found in the plain text holds in theirs. */
const sameLength = ({ text, plain }: Reading) => text.length === plain.length;

export function stepOffered(reading: Reading): Draft | null {
  const { state } = reading;
  if (state.mode === 'listen' || state.step !== null || state.turn < 2) return null;
  // Wanting to and not knowing how is first about the how.
  if (/\b(no se|nao sei) (como|si)\b/.test(reading.plain)) return null;
  const act = intentionOf(reading);
  return act && spoken(state, 'step.when') < 2 ? stepBegun(reading, act) : null;
}

function stepBegun(reading: Reading, act: string): Draft {
  if (HAS_WHEN.test(reading.plain)) return sureAsked(act, undefined);
  return {
    kind: 'step.if-then',
    frame: 'step.when',
    holes: { act },
    pending: { hint: 'free', about: 'step.when', options: [act] },
    state: { questionAt: reading.state.turn },
  };
}

function sureAsked(act: string, when: string | undefined): Draft {
  const step = when ? `${act}, ${when}` : act;
  return {
    kind: 'step.if-then',
    frame: 'step.sure',
    holes: { act, when },
    pending: { hint: 'scale10', about: 'step.sure', options: [step] },
    piece: { kind: 'scale', max: 10 },
  };
}

/** After a long talk without one, asked for once. */
export function stepTurn({ state }: Reading): Draft | null {
  const isLate = state.turn >= 11 && state.reflections >= 3 && spoken(state, 'step.sure') === 0;
  if (!isLate || state.step || state.takeaway || spoken(state, 'step.toward') > 0) return null;
  return {
    kind: 'step.if-then',
    frame: 'step.toward',
    pending: { hint: 'free', about: 'step.toward', options: [] },
    state: { questionAt: state.turn },
  };
}

const HOUR =
  /\b(a las? (\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|as (\d|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)|antes d[eao]|despues de|depois d[eao]|cuando|quando|al (llegar|salir|despertar)|(en|por) la (manana|tarde|noche)|na hora|de (manha|noite|tarde))/;

/** Answers to the questions of the step; what is no answer passes on. */
export function stepAnswered(reading: Reading, about: string, options: string[]): Draft | null {
  const { understanding, style } = reading;
  const { act, wordCount, slots } = understanding;
  const isWords = wordCount <= 14 && !reading.plain.includes('?') && !saysNo(reading.plain);
  const isAnswer = isWords && act !== 'doubt' && act !== 'silence' && act !== 'thanks' && act !== 'bye';
  const said = isAnswer ? turned(reading.text, style) : null;
  const [given = ''] = options;
  switch (about) {
    case 'step.toward':
      return stepNamed(reading, said);
    case 'step.when':
      return said && isMoment(reading) && wordCount <= 10 ? sureAsked(given, said) : null;
    case 'step.sure':
      if (said && !given.includes(said) && isLaterMoment(reading))
        return sureAsked(`${given}, ${said}`, undefined);
      return slots.number && slots.number.value <= 10 ? sureGiven(reading, given, slots.number.value) : null;
    case 'step.small':
      return said && act !== 'assent' ? kept(reading, said, 'step.smaller', undefined) : null;
    case 'step.who':
      return said && act !== 'assent' && isSomebody(reading)
        ? { kind: 'trusted.person', frame: 'step.known', holes: { said } }
        : null;
    default:
      return null;
  }
}

/** A time instead of the number: "mañana", "a las ocho", "en la mañana". */
const isLaterMoment = ({ plain, understanding }: Reading) =>
  HOUR.test(plain) || (understanding.wordCount <= 4 && HAS_WHEN.test(plain));

const isMoment = ({ plain, understanding }: Reading) =>
  HAS_WHEN.test(plain) ||
  /^(en|al|antes|apenas|este|esta|ya|ahora|de|no|na|a) /.test(plain) ||
  understanding.slots.when !== undefined;

const isSomebody = ({ plain, understanding }: Reading) =>
  understanding.wordCount <= 6 &&
  (understanding.slots.who !== undefined ||
    /^(a |mi |mis |con |el |la |solo |meu |minha )/.test(plain) ||
    understanding.wordCount <= 2);

/** To "what small thing?" an act, a thing to send or a moment is an answer; a story is heard as a story. */
function stepNamed(reading: Reading, said: string | null): Draft | null {
  const { plain, understanding } = reading;
  const act = intentionOf(reading) ?? said;
  const isThing = /^(un|una|solo|el|la|los|las|um|uma|so|o|a) /.test(plain) && understanding.wordCount <= 6;
  if (understanding.act === 'number') return null;
  const isAct =
    intentionOf(reading) !== null ||
    /^(?!pensar|ser|estar|poder|saber|sentir|creer|querer|nada)\w+(ar|er|ir)(l[aeo]s?|me|se)?\b/.test(plain);
  return act && understanding.act !== 'assent' && (isThing || isAct) ? stepBegun(reading, act) : null;
}

const ENOUGH_CONFIDENCE = 7;

function sureGiven(reading: Reading, step: string, value: number): Draft {
  const n = String(value);
  if (value < ENOUGH_CONFIDENCE)
    return {
      kind: 'step.shrink',
      frame: 'step.small',
      holes: { n, step },
      pending: { hint: 'free', about: 'step.small', options: [step] },
      state: { step },
    };
  const asksWho = !WITH_SOMEBODY.test(step);
  const draft = kept(reading, step, asksWho ? 'step.kept + step.who' : 'step.kept', n);
  return asksWho ? { ...draft, pending: { hint: 'free', about: 'step.who', options: [] } } : draft;
}

function kept(reading: Reading, step: string, frame: string, n: string | undefined): Draft {
  const remember: MemoryDraft[] = [{ kind: 'step', text: step, quote: step }];
  return {
    kind: 'step.if-then',
    frame,
    holes: { step, n },
    state: { step, counts: counted(reading.state, 'step') },
    remember,
  };
}
