/**
 * The state of one reading and its first question: is this word a finite verb here, judged by its form and
 * its neighbours? Spanish writes nouns, articles and verbs alike, and people leave the accents out.
 */
import type { Address } from '../intake/style-profile.ts';
import { AFTER_THIS, BEFORE_NOUN, BEFORE_VERB, NOUN_OR_VERB, PREPOSITIONS } from './reflect-words-es.ts';
import type { Token } from './tokens.ts';
import { isInfinitive, type Person, type Reading, readingsOf, type Tense } from './verbs-es.ts';

export type ReflectTo = { address: Address; gender: 'f' | 'm' | null };

/** Thrown inside the grammar only: "not sure, do not reflect". */
export class NotSure extends Error {}

export function fail(why: string): never {
  throw new NotSure(why);
}

type Subject = 'yo' | 'other' | 'we' | null;

export type Reader = {
  tokens: readonly Token[];
  to: ReflectTo;
  /** The writer uses accents, so a missing one means something. */
  accents: boolean;
  out: string[];
  subject: Subject;
  inherited: Subject;
  /** "uno se cansa": the impersonal subject is the person. */
  impersonal: boolean;
  /** A "mi" was turned into "su" of a thing; with another subject in usted it would be ambiguous. */
  ownThing: boolean;
  sawOther: boolean;
  /** What opened the clause we are in: "que", "cuando", or nothing. */
  connector: string;
  /** The subject was named and has had no verb yet. */
  fresh: boolean;
  lastTense: Tense | null;
  lastVerb: string;
  /** Somebody asks something of the speaker: "me dicen que…", "mi mamá quiere que…". */
  asked: 'me' | 'anyone' | null;
  verbs: number;
};

export const CLITICS = new Set(['me', 'te', 'se', 'lo', 'la', 'los', 'las', 'le', 'les', 'nos']);

export function isFormal(reader: Reader): boolean {
  return reader.to.address === 'usted';
}

export function person(reader: Reader): Person {
  switch (reader.to.address) {
    case 'tu':
      return 'tu';
    case 'vos':
      return 'vos';
    case 'usted':
    case 'voce':
      return 'el';
  }
}

export function say(reader: Reader, forms: [tu: string, vos: string, usted: string]): string {
  return reader.to.address === 'tu' ? forms[0] : reader.to.address === 'vos' ? forms[1] : forms[2];
}

export function flatAt(reader: Reader, at: number): string {
  return reader.tokens[at]?.flat ?? '';
}

export function hasMe(reader: Reader, at: number): boolean {
  for (let i = at - 1; i >= 0 && CLITICS.has(flatAt(reader, i)); i--)
    if (flatAt(reader, i) === 'me') return true;
  return false;
}

export function hasSe(reader: Reader, at: number): boolean {
  for (let i = at - 1; i >= 0 && CLITICS.has(flatAt(reader, i)); i--)
    if (flatAt(reader, i) === 'se') return true;
  return false;
}

/** The word before the verb and its clitics: "que me quede" → que. */
export function openerBefore(reader: Reader, at: number): string {
  let i = at - 1;
  while (i >= 0 && (CLITICS.has(flatAt(reader, i)) || flatAt(reader, i) === 'no')) i--;
  return flatAt(reader, i);
}

/** Is the word at `at` a finite verb here, judged by form and neighbour? */
export function verbReadings(reader: Reader, at: number): readonly Reading[] {
  const token = reader.tokens[at];
  if (!token?.isWord) return [];
  const { flat, low, text } = token;
  // "me decían Leo": a capital inside the sentence is a name.
  if (at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && reader.tokens[at - 1]?.isWord) return [];
  if (NEVER_VERB.has(flat) && low !== 'dé') return [];
  if (flat === 'como' && !isEating(reader, at)) return [];
  if (flat === 'se' && !isKnowing(reader, at)) return [];
  if (flat === 'esta' || flat === 'este' || flat === 'estas')
    return low === 'está' || isBeing(reader, at) ? readingsOf('esta') : [];
  const before = flatAt(reader, at - 1);
  if (/^(re|muy|tan|super|bien re)$/.test(before)) return [];
  // "me siento vacío": what one feels or is like.
  if (FEELS_LIKE.test(before) && NOUN_OR_VERB.has(flat)) return [];
  if (
    BEFORE_NOUN.has(before) &&
    !(before === 'mi' && flat === 'es') &&
    before !== 'el' &&
    !(before === 'todo' && !NOUN_OR_VERB.has(low))
  )
    return [];
  if (before === 'el' && (NOUN_OR_VERB.has(low) || /o$/.test(low))) return [];
  if (/^(la|las|los)$/.test(before) && isArticle(reader, at - 1)) return [];
  if (flat === 'camino' && at === 0 && /^al?$/.test(flatAt(reader, 1))) throw new NotSure('on the way');
  const typedAccent = low !== flat && !/[ñü]/.test(low);
  const all = readingsOf(flat);
  const readings = typedAccent ? all.filter((it) => it.form === low) : all;
  if (readings.length === 0) return [];
  if (NOUN_OR_VERB.has(low) && !typedAccent) {
    if (startsVerb(reader, at)) return readings;
    if (readings.some((it) => it.person === 'yo') && !afterVerb(reader, at))
      throw new NotSure('noun or verb');
    return [];
  }
  if (readings.every((it) => it.person === 'tu') && low.endsWith('s') && !startsVerb(reader, at)) return [];
  return readings;
}

const FEELS_LIKE =
  /^(siento|sentia|senti|sentimos|estoy|estaba|estuve|quedo|quede|ando|andaba|sigo|vivo|soy|era)$/;

const NEVER_VERB = new Set(
  `de des nada para sobre entre contra una uno vez veces parte partes gana ganas tarde fuera menos cosa cosas vida noche
  mente cara mientras hasta ante doble harto harta solo sola tipo meses manera muerte casi ese eso deuda tal vale enfrente mareo delante adelante aparte`.split(
    /\s+/,
  ),
);

/** "tengo sueño", "buscar trabajo": what follows a verb is its object. */
function afterVerb(reader: Reader, at: number): boolean {
  const before = reader.tokens[at - 1];
  if (!before?.isWord) return false;
  return (
    isInfinitive(before.low) ||
    /^(mas|tan|muy|bien|medio|algo|puro|tanto|hay|que)$/.test(before.flat) ||
    verbReadings(reader, at - 1).length > 0
  );
}

/** "cruzo la calle", "en la calle": after a verb or a preposition "la" opens a noun. */
export function isArticle(reader: Reader, at: number): boolean {
  return PREPOSITIONS.has(flatAt(reader, at - 1)) || (at > 0 && verbReadings(reader, at - 1).length > 0);
}

function startsVerb(reader: Reader, at: number): boolean {
  const before = flatAt(reader, at - 1);
  if (before === '' || !reader.tokens[at - 1]?.isWord) return true;
  if (before === 'y' || before === 'o' || before === 'e')
    return reader.verbs > 0 && verbReadings(reader, at - 2).length > 0;
  // "los domingos limpio", "de noche trabajo": what follows a time is what is done then.
  return BEFORE_VERB.has(before) || isTimeNoun(before);
}

function isEating(reader: Reader, at: number): boolean {
  const before = flatAt(reader, at - 1);
  const after = flatAt(reader, at + 1);
  return (
    /^(|no|ni|ya|me|casi|tampoco)$/.test(before) &&
    (before === ''
      ? /^(a|de|nada|mucho|poco|casi|por)$/
      : /^(|nada|bien|mucho|poco|de|por|desde|ni|y|casi|en|a)$/
    ).test(after)
  );
}

/** "no se que hacer" is sé; "se fue" is not. */
function isKnowing(reader: Reader, at: number): boolean {
  if (reader.tokens[at]?.low === 'sé') return true;
  const after = flatAt(reader, at + 1);
  if (/^(|que|si|como|cuando|donde|nada|ni|por|porque|cual|quien|bien|de|ya|y|pero|en|a|,)$/.test(after))
    return true;
  return after === 'lo' && flatAt(reader, at + 2) === 'que';
}

/** "esta" is está before a gerund, a participle, an adverb or a preposition. */
function isBeing(reader: Reader, at: number): boolean {
  const after = flatAt(reader, at + 1);
  if (reader.tokens[at]?.flat !== 'esta') return false;
  if (AFTER_THIS.has(after)) return false;
  if (
    /(ando|iendo|yendo)$/.test(after) ||
    /^(en|con|muy|mal|bien|tan|mas|como|de|a|peor|mejor|aqui|ahi|por|sin)$/.test(after)
  )
    return true;
  if (/^(que|se|me|la|el|y|no)$/.test(flatAt(reader, at - 1)) && /[aeiou]d[oa]$/.test(after)) return true;
  throw new NotSure('esta');
}

/** Clitics, "no" and then a finite verb. */
export function verbFollows(reader: Reader, at: number): boolean {
  let i = at + 1;
  while (CLITICS.has(flatAt(reader, i)) || /^(no|ya|siempre|nunca|tambien|solo|ni)$/.test(flatAt(reader, i)))
    i++;
  return verbReadings(reader, i).length > 0;
}

export function isTimeNoun(flat: string): boolean {
  return /^(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin|fines|findes?|madrugadas?|noches?|tardes?|dias?|semanas?|mes|meses|ano|anos|mananas?|vez|veces|verdad|rato|horas?)$/.test(
    flat,
  );
}

export function readsAsNoun(reader: Reader, at: number): boolean {
  return Boolean(reader.tokens[at]?.isWord) && verbReadings(reader, at).length === 0;
}
