/** What is written while a field is open and is no answer to it: a goodbye, an order, a question to us. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { amountIn, amountsIn, daysIn, hourIn } from '../tools/field-reads.ts';
import { saidApart, saidIn, sentencesIn } from '../tools/said-words.ts';
import type { Field, ToolId } from '../tools/tool.ts';
import { weekTimesIn } from '../tools/week-times.ts';
import type { Heard } from './heard.ts';
import { closes, leaveOf } from './leaves.ts';
import { questionPart, questionsIn } from './question-part.ts';
import { todayFor } from './tool-reply.ts';

/** Acts that are no answer to a number, an hour or a day; they are met first. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  ...['stop', 'complaint', 'human', 'panel', 'insult', 'topic-change', 'just-read', 'undo'],
  ...['thanks', 'refusal', 'correction'],
]);
export const CERTAIN = 0.7;
const FEW_WORDS = 12;
/** In their own words anything may be meant: only what is nothing else leaves. */
const OWN_WORDS: ReadonlySet<Field['reads']> = new Set(['words', 'said', 'list']);
const BYE =
  '(?:chao|chau|ad[ií][oó]s|bye|hasta (?:luego|ma[nñ]ana|pronto|otro d[ií]a)|nos vemos|buenas noches|me (?:tengo que ir|despido)|(?:ya )?me voy(?: a (?:dormir|la cama|trabajar|comer))?|tchau|at[eé] (?:mais|logo|amanh[aã])|falou|boa noite|tenho que ir|vou (?:nessa|dormir)|fui)';
const GOODBYE = new RegExp(
  `^\\W*(?:(?:bueno|ok|okay|ya|listo|pues|gracias|muchas gracias|obrigad[oa]|t[aá]|bom|valeu)[,.! ]+){0,3}${BYE}(?:[,.! ]+(?:${BYE}|gracias|muchas gracias|obrigad[oa]|ya|que est[eé]s bien|valeu)){0,3}\\W*$`,
  'iu',
);
const GOES = /^\W*(?:ya )?me voy\W*$/iu;
const LEAVES =
  /^\W*(?:(?:no|bueno|ya|mejor|sabes? qu[eé]|ok|n[aã]o|quiero|quero|pues)[,. ]+){0,3}(?:(?:ya )?no (?:quiero|sigo)(?: seguir| continuar| esto| m[aá]s| hacer(?:lo| esto)| con esto){0,2}|d[eé]j(?:al?o|emos(?:lo)?|emoslo)(?: aqu[ií]| as[ií]| para despu[eé]s| por hoy)?|dejarlo(?: aqu[ií]| as[ií])?|par(?:a|ar|emos|e)(?: aqu[ií]| ya)?|basta|cancel(?:a|ar|alo)|salir|olv[ií]dal?[oa]|otra cosa|(?:cambiemos|cambiar) de tema|hablemos de otra cosa|hablar de otra cosa|chega|deixa (?:pra l[aá]|isso|quieto)|n[aã]o quero (?:mais|isso|continuar|fazer isso)(?: isso)?|outra coisa|vamos parar|despu[eé]s sigo|luego sigo|depois eu continuo|hablar con (?:una persona|un humano|alguien real)|falar com (?:uma pessoa|algu[eé]m de verdade)|no (?:me )?(?:entiendes|entend[eé]s|sirves?|est[aá]s entendiendo)|no es eso|eso no es lo que (?:quiero|ped[ií])|voc[eê] n[aã]o (?:entende|entendeu)|n[aã]o [eé] isso)\W*$/iu;
const THANKS = /^\W*(?:muchas |mil |muito )?(?:gracias|obrigad[oa]|valeu)\W*$/iu;

/** "Otra cosa. Mi niño no duerme": another matter, told at once. */
const MATTER =
  /^\W*(?:(?:bueno|no|ya|mira|oye|oiga|mire|pues|ah|bom)[,. ]+){0,2}(?:otra cosa|cambi(?:o|ando|emos) de tema|hablemos de otra cosa|te cuento otra cosa|le cuento otra cosa|outra coisa|mudando de assunto)[.,:;!… ]+\S/iu;
const CALLED_WORDS = 10;

/** "Esto es una encuesta", "no me lees": so much asking is enough. */
const FORM_WORDS =
  /(?<!\p{L})(?:encuesta|formulario|cuestionario|interrogatorio|question[aá]rio|formul[aá]rio|pesquisa de opini[aã]o|(?:muchas|tantas|demasiadas|muitas) (?:preguntas|perguntas)|(?:me )?pregunt[aá]s? (?:mucho|demasiado|tanto)|(?:pura|puras|solo|s[oó]lo|s[oó]) (?:preguntas?|perguntas?)|deja(?:te)? de preguntar|para de perguntar|pergunta(?:s)? demais)(?!\p{L})/iu;
const NOT_READ =
  /(?<!\p{L})(?:(?:t[uú] |vos |usted |ud )?(?:no (?:me )?(?:lees|le[eé]s|lee|escuchas|escuch[aá]s|est[aá]s? (?:leyendo|escuchando|entendiendo))|no entiendes nada|no entend[eé]s nada)|voc[eê] n[aã]o (?:l[eê]|leu|escuta|entende nada)|qu[eé] fastidio|que saco)(?!\p{L})/iu;
const COMPLAINS_WORDS = 16;
const FEWEST = 6;

/** A complaint about being asked; in words for somebody else only what is surely about us. */
export function complainsOfAsking({ text }: Heard, field: Field): boolean {
  if (text.split(/\s+/).length > COMPLAINS_WORDS) return false;
  const words = text.split(/\s+/).length;
  return FORM_WORDS.test(text) || ((field.reads !== 'said' || words <= FEWEST) && NOT_READ.test(text));
}

/** Whoever complains and goes. */
export const isGoing = ({ text }: Heard): boolean =>
  /(?<!\p{L})(?:gracias|obrigad[oa]|valeu|filo|chao|chau|adi[oó]s|tchau|me voy|ya fue|bye|hasta luego|d[eé]jalo|olv[ií]dalo|esquece)(?!\p{L})/iu.test(
    text,
  );

/** They do not see what is meant by our question. */
const PUZZLED =
  /(?<!\p{L})(?:no (?:te |le |lo |la )?(?:entiendo|entend[ií]|comprendo|capto)|n[aã]o (?:te )?entend[io]|(?:eso |esto |y eso |isso )?qu[eé] (?:significa|quiere decir|debo (?:poner|escribir)|tengo que (?:poner|escribir)|pongo|escribo|es eso)|o que (?:significa|quer dizer|eu (?:ponho|escrevo))|(?:por|para) qu[eé] (?:me |se )?(?:lo )?pregunt\p{L}+|c[oó]mo as[ií]|como assim|a qu[eé] (?:te|se) refier\p{L}+|no s[eé] (?:qu[eé]|c[oó]mo) (?:poner|escribir|contestar|decir|empezar)|n[aã]o sei (?:o que|como) (?:p[oô]r|escrever|responder|dizer|come[cç]ar)|expl[ií]c\p{L}+(?: mejor| bien)?)(?!\p{L})/iu;
const PUZZLED_WORDS = 12;
export const isPuzzledBy = ({ text }: Heard): boolean =>
  text.split(/\s+/).length <= PUZZLED_WORDS && PUZZLED.test(text);

/** Whether what was typed can be what the field wants. */
export function isReadable(field: Field, text: string, today: Date): boolean {
  switch (field.reads) {
    case 'words':
    case 'list':
      return text.trim() !== '';
    case 'said':
      return saidIn(text) !== '';
    case 'amount':
      return amountIn(text) !== null;
    case 'amounts':
      return amountsIn(text).length > 0;
    case 'hour':
      return hourIn(text) !== null;
    case 'days':
      return daysIn(text, today) !== null;
  }
}

/** Around a question, and no answer. */
const FILLER =
  /^\W*(?:(?:y|e|o|pero|mas|oiga|oye|mire|mira|d[ií]game|dime|decime|por favor|una pregunta|uma pergunta|es que|ah|eh|ok|bueno|pues|jaja\p{L}*|gracias|perd[oó]n|disculpe|ya|otra cosa|outra coisa|por cierto|a prop[oó]sito|entonces|ent[aã]o)\W*)*$/iu;

/** What is told around the questions; the sentence that leads to one goes with it, where something else is told. */
function aroundQuestions(text: string): string {
  const asked = questionsIn(text);
  const without = (part: string): string =>
    asked
      .reduce((left, question) => left.replace(question, ' '), part)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[,;:]$/, '');
  const told = sentencesIn(text).filter((one) => !asked.some((question) => one.includes(question)));
  const whole = without(told.join(' '));
  if (!FILLER.test(whole)) return whole;
  const around = without(text);
  // Without an opening mark the question begins behind the last comma.
  return FILLER.test(around) && !text.includes('¿')
    ? (/^(.*\S), [^,]*\?\W*$/su.exec(text)?.[1] ?? '')
    : around;
}

/** "Unidad 3 y 4. ¿A qué hora estudio?": what answers the field beside what is asked. */
export function toldBeside(heard: Heard, field: Field): string | null {
  const told = aroundQuestions(heard.text);
  return !FILLER.test(told) && isReadable(field, told, todayFor(heard)) ? told : null;
}

const ABOUT_US = 0.8;

/** Where a question may itself be the answer, one that is surely asked of us is none. */
export const asksUsOnly = ({ text, recognition, asked }: Heard): boolean => {
  const sure = (asked ?? recognition).questions[0]?.certainty ?? 0;
  return questionPart(text) !== null && saidApart(text).asked.length === 0 && sure >= ABOUT_US;
};

/** A goodbye that is sure. */
const BYE_SURE = 0.9;

function leaves(heard: Heard, field: Field, id: ToolId): boolean {
  const { text, recognition } = heard;
  // "Me voy" may be one of two options.
  if (GOODBYE.test(text)) return !(id === 'two-options' && GOES.test(text));
  const words = text.split(/\s+/).length;
  // "Otra cosa: ¿guardas esto?" is asked beside it.
  if (MATTER.test(text) && (questionPart(text) === null || words > CALLED_WORDS)) return true;
  const leave = leaveOf(text);
  // "Voy a lavar la ropa" may be what is filled in; with a word that closes it leaves.
  const isBye =
    leave === 'day'
      ? closes(text)
      : leave !== null ||
        recognition.acts.some(({ label, certainty }) => label === 'goodbye' && certainty >= BYE_SURE);
  const names = id === 'two-options' && /^(?:first|second)$/.test(field.id);
  if (
    (field.reads !== 'said' || (leave !== null && closes(text))) &&
    !names &&
    words <= CALLED_WORDS &&
    isBye
  )
    return true;
  if (OWN_WORDS.has(field.reads)) return LEAVES.test(text) || (field.reads !== 'said' && THANKS.test(text));
  const other = recognition.acts
    .filter(({ label }) => NO_ANSWER.has(label))
    .reduce((sum, { certainty }) => sum + certainty, 0);
  const isTold =
    isReadable(field, text, todayFor(heard)) || weekTimesIn(text, todayFor(heard).getUTCDay()).length > 0;
  return LEAVES.test(text) || (other >= CERTAIN && text.split(/\s+/).length <= FEW_WORDS && !isTold);
}

/** Nothing of it is stored as data when it asks something, leaves, or is about something else. */
export function isAnswer(heard: Heard, id: ToolId, at: number): boolean {
  const field = findTool(id).fields[at];
  if (!field || (leaves(heard, field, id) && !complainsOfAsking(heard, field))) return false;
  // With danger on file what they ask is met before all else.
  return heard.dangers.length === 0 || questionPart(heard.text) === null;
}
