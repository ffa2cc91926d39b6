/**
 * me, nos, mi, "irme": the small words that turn with the person. To usted they depend on the verb they
 * lean on (se, le, lo or la).
 */
import {
  CLITICS,
  fail,
  flatAt,
  isFormal,
  isTimeNoun,
  NotSure,
  type Reader,
  readsAsNoun,
  say,
  verbReadings,
} from './reflect-reader.ts';
import { nameOther, opensSubject } from './reflect-subject.ts';
import { decide } from './reflect-whose.ts';
import { KIN, PREPOSITIONS, WITH_LE, WITH_LO } from './reflect-words-es.ts';
import { isInfinitive, type Reading } from './verbs-es.ts';

/** The verb a clitic at `at` leans on. */
function governed(reader: Reader, at: number): { at: number; reading: Reading } {
  let i = at + 1;
  while (CLITICS.has(flatAt(reader, i))) i++;
  const options = verbReadings(reader, i);
  if (options.length === 0) throw new NotSure('clitic without verb');
  return { at: i, reading: decide(reader, i, options) };
}

export function turnMe(reader: Reader, at: number): string {
  const { at: verbAt, reading } = governed(reader, at);
  if (!isFormal(reader)) return 'te';
  if (reading.person === 'yo') return 'se';
  if (reading.person === 'nosotros') throw new NotSure('me + we');
  const next = flatAt(reader, at + 1);
  if (/^(lo|la|los|las)$/.test(next)) return 'se';
  if (flatAt(reader, at - 1) === 'se') return 'le';
  // "me va a preguntar", "me quiere ver": the infinitive decides.
  const verb = governedInfinitive(reader, verbAt) ?? reading.verb;
  if (WITH_LO.has(verb)) {
    if (verb === 'ayudar' && isInfinitive(flatAt(reader, verbAt + 1))) return 'le';
    if (takesThing(reader, verbAt)) return 'le';
    if (reader.to.gender === null) throw new NotSure('lo or la');
    return reader.to.gender === 'f' ? 'la' : 'lo';
  }
  if (WITH_LE.has(verb)) return 'le';
  throw new NotSure('le or lo');
}

/** "Me corrieron el horario": with a thing done to, the person is whom it is done for. */
const takesThing = (reader: Reader, verbAt: number) =>
  /^(el|la|los|las|un|una)$/.test(flatAt(reader, verbAt + 1)) &&
  !KIN.has(flatAt(reader, verbAt + 2)) &&
  !isTimeNoun(flatAt(reader, verbAt + 2)) &&
  readsAsNoun(reader, verbAt + 2);

const AUXILIARY = new Set(
  'ir querer poder deber tener volver empezar dejar venir saber intentar haber'.split(' '),
);

function governedInfinitive(reader: Reader, at: number): string | null {
  const after = flatAt(reader, at + 1);
  if (!AUXILIARY.has(decide(reader, at, verbReadings(reader, at)).verb)) return null;
  const next = reader.tokens[after === 'a' || after === 'que' || after === 'de' ? at + 2 : at + 1];
  if (next && isInfinitive(next.low)) return next.low;
  return next && /(ando|iendo)$/.test(next.flat) ? fail('gerund') : null;
}

export function turnNos(reader: Reader, at: number): string {
  const { reading } = governed(reader, at);
  if (reading.person === 'nosotros') return 'se';
  if (flatAt(reader, at - 1) === 'se' && !isFormal(reader)) return 'les';
  if (isFormal(reader)) throw new NotSure('nos');
  if (WITH_LE.has(reading.verb)) return 'les';
  throw new NotSure('nos');
}

/** mi is a possessive before a noun and "mí" after a preposition with nothing to own. */
export function turnMi(reader: Reader, at: number): string {
  const token = reader.tokens[at];
  const next = reader.tokens[at + 1];
  const afterPreposition = PREPOSITIONS.has(flatAt(reader, at - 1));
  const ends =
    !next?.isWord ||
    /^(y|o|me|no|se|lo|le|que|pero|porque|cuando|solo|sola|mism[oa]|tambien|ni|en|de|con|es)$/.test(
      next.flat,
    );
  if (token?.low === 'mí' || (afterPreposition && ends)) {
    if (next && /^mism[oa]$/.test(next.flat)) return say(reader, ['ti', 'vos', 'usted']);
    return say(reader, ['ti', 'vos', 'usted']);
  }
  if (!next?.isWord) throw new NotSure('mi');
  if (opensSubject(reader, at)) nameOther(reader);
  else if (!KIN.has(next.flat)) reader.ownThing = true;
  return isFormal(reader) ? 'su' : 'tu';
}

/** "irme" → "irte", "quejándome" → "quejándote"; to usted only when the person is the doer. */
export function turnEnclitic(reader: Reader, low: string, flat: string): string | null {
  const match = /^(.*?(?:ar|er|ir|ando|iendo|yendo))(me|nos)(l[oae]s?)?$/.exec(flat);
  if (
    !match ||
    // "eternos", "internos": an adjective, not "nos" behind a verb.
    (match[2] === 'nos' && /[ae]r$/.test(match[1] ?? '') && !isInfinitive(match[1] ?? '')) ||
    /^(alarme|firme|confirme|afirme|arme|duerme|desarme|merme|inerme|enfirme|informe)$/.test(flat)
  )
    return null;
  const [, , clitic = '', object = ''] = match;
  const kept = low.slice(0, low.length - clitic.length - object.length);
  const accented =
    object && !/[áéí]/.test(kept)
      ? kept.replace(/([aei])r$/, (_, v: string) => `${{ a: 'á', e: 'é', i: 'í' }[v]}r`)
      : kept;
  const stem = /ando$|endo$/.test(accented)
    ? accented.replace(/ando$/, 'ándo').replace(/endo$/, 'éndo')
    : accented;
  if (clitic === 'nos') {
    if (isFormal(reader)) throw new NotSure('nos');
    return `${stem}se${object}`;
  }
  if (!isFormal(reader)) return `${stem}te${object}`;
  if (reader.subject !== 'yo' && reader.verbs > 0) throw new NotSure('enclitic');
  return `${stem}se${object}`;
}

/** "papi llamó" is "tu papá llamó". */
export function turnPetName(reader: Reader, at: number, flat: string): string {
  const name = flat === 'papi' ? 'papá' : 'mamá';
  if (flatAt(reader, at - 1) === 'mi') return name;
  if (opensSubject(reader, at)) nameOther(reader);
  return `${isFormal(reader) ? 'su' : 'tu'} ${name}`;
}
