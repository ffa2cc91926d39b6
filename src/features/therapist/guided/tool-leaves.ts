/** What is written while a field is open and is no answer to it: a goodbye, an order, a question to us. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { amountIn, amountsIn, daysIn, hourIn } from '../tools/field-reads.ts';
import { saidApart, saidIn } from '../tools/said-words.ts';
import type { Field, ToolId } from '../tools/tool.ts';
import { weekTimesIn } from '../tools/week-times.ts';
import type { Heard } from './heard.ts';
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

const PLAIN: ReadonlySet<Field['reads']> = new Set(['list', 'amounts', 'amount', 'hour', 'days']);

/** "Unidad 3 y 4. ¿A qué hora estudio?": what answers the field, where it is plain, beside what is asked. */
export function toldBeside(heard: Heard, field: Field): string | null {
  if (!PLAIN.has(field.reads)) return null;
  const told = questionsIn(heard.text)
    .reduce((left, question) => left.replace(question, ' '), heard.text)
    .trim();
  return told !== '' && isReadable(field, told, todayFor(heard)) ? told : null;
}

const ABOUT_US = 0.8;

/** A question of the text that is being written is answered beside it; one to us is met first. */
const asksUsOnly = ({ text, recognition, asked }: Heard): boolean => {
  const sure = (asked ?? recognition).questions[0]?.certainty ?? 0;
  return questionPart(text) !== null && saidApart(text).asked.length === 0 && sure >= ABOUT_US;
};

function leaves(heard: Heard, field: Field, id: ToolId): boolean {
  const { text, recognition } = heard;
  // "Me voy" may be one of two options.
  if (GOODBYE.test(text)) return !(id === 'two-options' && GOES.test(text));
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
  if (!field || leaves(heard, field, id)) return false;
  if (field.mayAsk) return !asksUsOnly(heard);
  return questionPart(heard.text) === null || toldBeside(heard, field) !== null;
}
