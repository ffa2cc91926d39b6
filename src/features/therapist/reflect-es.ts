/**
 * Turns a Spanish clause about oneself into one said to that person (conversations §4). It reads left to
 * right, keeping track of whose verb is next; whatever it cannot decide makes the whole clause null.
 */

import { turnEnclitic, turnMe, turnMi, turnNos, turnPetName } from './reflect-clitics.ts';
import {
  CLITICS,
  fail,
  flatAt,
  hasMe,
  isFormal,
  NotSure,
  person,
  type Reader,
  type ReflectTo,
  say,
  verbFollows,
  verbReadings,
} from './reflect-reader.ts';
import { nameOther, noteSubject, opensSubject, refuseUnknownVerb } from './reflect-subject.ts';
import { decide } from './reflect-whose.ts';
import { ACCENTS, BEFORE_NOUN, CONNECTORS, KIN, PREPOSITIONS, TO_US, WE_WORDS } from './reflect-words-es.ts';
import { flatten, joinTokens, type Token } from './tokens.ts';
import { formOf, isInfinitive, type Reading } from './verbs-es.ts';
import { COMMON } from './words-common.ts';

/** Turns one finite verb and remembers whose it was. */
function turnVerb(reader: Reader, at: number, reading: Reading): string {
  reader.verbs++;
  const { verb, tense } = reading;
  reader.lastTense = tense;
  const impersonal =
    reader.impersonal &&
    reading.person === 'el' &&
    (reader.verbs === 1 || reader.fresh || /^(y|ni)$/.test(flatAt(reader, at - 1)));
  reader.fresh = false;
  if (reading.person === 'yo' || impersonal) {
    if (verb === 'sentir' && hasMe(reader, at) && /^(a|en)$/.test(flatAt(reader, at + 1)))
      throw new NotSure('sentar');
    addUsted(reader, at);
    reader.subject = 'yo';
    return formOf(verb, tense, person(reader)) ?? fail('form');
  }
  if (reading.person === 'nosotros') {
    if (reader.subject !== 'we' && (isFormal(reader) || reader.sawOther)) throw new NotSure('we');
    reader.subject = 'we';
    return formOf(verb, tense, 'ellos') ?? fail('form');
  }
  if (reader.subject !== 'we') {
    reader.subject = 'other';
    reader.sawOther = true;
  } else throw new NotSure('we');
  return reading.form;
}

/** In usted the verb no longer tells whose it is: after somebody else's verb say "usted". */
function addUsted(reader: Reader, at: number): void {
  if (!isFormal(reader) || reader.subject === 'yo' || !reader.sawOther) return;
  let i = at - 1;
  while (i >= 0 && (CLITICS.has(flatAt(reader, i)) || flatAt(reader, i) === 'no')) i--;
  if (flatAt(reader, i) === 'yo') return;
  reader.out.splice(reader.out.length - (at - 1 - i), 0, 'usted');
}

function turnWord(reader: Reader, at: number): string {
  const token = reader.tokens[at];
  if (!token) return '';
  const { flat, low } = token;
  noteSubject(reader, at);
  switch (flat) {
    case 'yo':
      reader.subject = flatAt(reader, at - 1) === 'y' && reader.fresh ? 'we' : 'yo';
      return say(reader, ['tú', 'vos', 'usted']);
    case 'me':
      return turnMe(reader, at);
    case 'nos':
      return turnNos(reader, at);
    case 'mi':
      return turnMi(reader, at);
    case 'mis':
      if (opensSubject(reader, at)) nameOther(reader);
      else if (!KIN.has(flatAt(reader, at + 1))) reader.ownThing = true;
      return isFormal(reader) ? 'sus' : 'tus';
    case 'conmigo':
      return say(reader, ['contigo', 'con vos', 'con usted']);
    case 'mio':
    case 'mia':
    case 'mios':
    case 'mias':
      return (isFormal(reader) ? 'suy' : 'tuy') + flat.slice(2);
    case 'aqui':
    case 'aca':
      return 'ahí';
    case 'papi':
    case 'mami':
      return turnPetName(reader, at, flat);
    case 'hay':
      reader.verbs++;
      reader.sawOther = true;
      return 'hay';
    case 'q':
      return 'que';
    case 'xq':
    case 'pq':
      return 'porque';
    case 'x':
      return 'por';
  }
  const readings = verbReadings(reader, at);
  if (readings.length > 0) return turnVerb(reader, at, decide(reader, at, readings));
  const enclitic = turnEnclitic(reader, low, flat);
  if (enclitic) return enclitic;
  refuseUnknownVerb(reader, at);
  return restore(reader, at);
}

/** Lost accents, and capitals used as volume. */
function restore(reader: Reader, at: number): string {
  const { flat, low, text } = reader.tokens[at] as Token;
  if (flat === 'el' && low === 'el' && isHim(reader, at)) return 'él';
  if (flat === 'que' && isWhat(reader, at)) return 'qué';
  if (
    flat === 'como' &&
    flatAt(reader, at - 1) === 'se' &&
    isInfinitive((reader.tokens[at + 1]?.flat ?? '').replace(/(l[aeo]s?|me|te|se)$/, ''))
  )
    return 'cómo';
  if (low === 'bebe') return 'bebé';
  if (low === flat && ACCENTS[flat]) return ACCENTS[flat];
  if (low === flat && /ion$/.test(flat)) return low.replace(/ion$/, 'ión');
  if (text.length > 2 && text === text.toUpperCase()) return low;
  return at === 0 && (COMMON.has(flat) || /^\p{Lu}.{0,2}$/u.test(text)) ? low : text;
}

function isHim(reader: Reader, at: number): boolean {
  const after = reader.tokens[at + 1];
  if (
    PREPOSITIONS.has(flatAt(reader, at - 1)) &&
    (!after?.isWord || /^(y|no|me|se|que|pero|porque|ni)$/.test(after.flat))
  )
    return true;
  return verbFollows(reader, at) && !BEFORE_NOUN.has(flatAt(reader, at - 1));
}

/** "no sé qué hacer", "ni qué soy". */
function isWhat(reader: Reader, at: number): boolean {
  const before = flatAt(reader, at - 1);
  if (before === 'ni' && flatAt(reader, at - 2) === 'se') return true;
  if (before === 'sabia') return isInfinitive(reader.tokens[at + 1]?.low ?? '');
  if (before !== 'se') return false;
  return flatAt(reader, at - 2) === 'no' || isInfinitive(reader.tokens[at + 1]?.low ?? '');
}

/** "uno se cansa" → "te cansas": the whole pair in one go. */
function turnImpersonal(reader: Reader, at: number): boolean {
  const next = flatAt(reader, at + 1);
  const open =
    at === 0 ||
    !reader.tokens[at - 1]?.isWord ||
    CONNECTORS.has(flatAt(reader, at - 1)) ||
    flatAt(reader, at - 1) === 'y';
  if (flatAt(reader, at) !== 'uno' || !open) return false;
  reader.impersonal = true;
  reader.fresh = true;
  reader.subject = 'yo';
  if (next !== 'se') return verbReadings(reader, at + 1).length > 0 || next === 'no' || next === 'ya';
  if (!isFormal(reader))
    reader.tokens = reader.tokens.map((token, i) =>
      i === at + 1 ? { ...token, text: 'te', low: 'te', flat: '§te' } : token,
    );
  return true;
}

const LEFTOVER = /\b(me|mi|mis|yo|conmigo|nos|m[ií]os?|m[ií]as?)\b/;

const SHOULD = /^(no )?(deberia|tendria que)\b/;

export function reflectSpanish(tokens: readonly Token[], to: ReflectTo, accents: boolean): string | null {
  if (tokens.some((token) => TO_US.has(token.low) || WE_WORDS.has(token.flat))) return null;
  const reader: Reader = {
    tokens,
    to,
    accents,
    out: [],
    subject: null,
    inherited: null,
    impersonal: false,
    ownThing: false,
    sawOther: false,
    fresh: false,
    connector: '',
    lastTense: null,
    verbs: 0,
  };
  try {
    for (let at = 0; at < reader.tokens.length; at++) {
      if (turnImpersonal(reader, at)) continue;
      const token = reader.tokens[at];
      if (token?.flat === '§te') reader.out.push('te');
      else if (token && !token.isWord) reader.out.push(token.text);
      else if (token?.flat === 'pero' && at > 0) {
        noteSubject(reader, at);
        if (reader.out.at(-1) !== ',') reader.out.push(',');
        reader.out.push('y');
      } else reader.out.push(turnWord(reader, at));
    }
  } catch (error) {
    if (error instanceof NotSure) return null;
    throw error;
  }
  if (reader.verbs === 0) return null;
  if (isFormal(reader) && reader.ownThing && reader.sawOther) return null;
  const said = joinTokens(reader.out);
  if (LEFTOVER.test(said)) return null;
  return SHOULD.test(flatten(tokens.map((token) => token.text).join(' ')))
    ? `${say(reader, ['piensas', 'pensás', 'piensa'])} que ${said}`
    : said;
}
