/**
 * Turns a Spanish clause about oneself into one said to that person (conversations §4). It reads left to
 * right, keeping track of whose verb is next; whatever it cannot decide makes the whole clause null.
 */
import type { Address } from '../intake/style-profile.ts';
import {
  ACCENTS,
  AFTER_THIS,
  BEFALLS,
  BEFORE_NOUN,
  BEFORE_VERB,
  CONNECTORS,
  DETERMINERS,
  KIN,
  NOUN_OR_VERB,
  PREPOSITIONS,
  PRONOMINAL,
  SOMEONE_COMES,
  SUBJECT_PRONOUNS,
  SUBJUNCTIVE_CUES,
  TO_US,
  WE_WORDS,
  WITH_LE,
  WITH_LO,
} from './reflect-words-es.ts';
import { flatten, joinTokens, type Token } from './tokens.ts';
import { formOf, isInfinitive, type Person, type Reading, readingsOf, type Tense } from './verbs-es.ts';
import { COMMON_WORDS } from './words-common.ts';

export type ReflectTo = { address: Address; gender: 'f' | 'm' | null };

/** Thrown inside the grammar only: "not sure, do not reflect". */
class NotSure extends Error {}

type Subject = 'yo' | 'other' | 'we' | null;
type Reader = {
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
  /** The subject was named and has had no verb yet. */
  fresh: boolean;
  lastTense: Tense | null;
  verbs: number;
};

const COMMON = new Set(COMMON_WORDS);
const CLITICS = new Set(['me', 'te', 'se', 'lo', 'la', 'los', 'las', 'le', 'les', 'nos']);

function isFormal(reader: Reader): boolean {
  return reader.to.address === 'usted';
}
function person(reader: Reader): Person {
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
function say(reader: Reader, forms: [tu: string, vos: string, usted: string]): string {
  return reader.to.address === 'tu' ? forms[0] : reader.to.address === 'vos' ? forms[1] : forms[2];
}
function flatAt(reader: Reader, at: number): string {
  return reader.tokens[at]?.flat ?? '';
}

/** Is the word at `at` a finite verb here, judged by form and neighbour? */
function verbReadings(reader: Reader, at: number): readonly Reading[] {
  const token = reader.tokens[at];
  if (!token?.isWord) return [];
  const { flat, low } = token;
  if (NEVER_VERB.has(flat) && low !== 'dé') return [];
  if (flat === 'como' && !isEating(reader, at)) return [];
  if (flat === 'se' && !isKnowing(reader, at)) return [];
  if (flat === 'esta' || flat === 'este' || flat === 'estas')
    return low === 'está' || isBeing(reader, at) ? readingsOf('esta') : [];
  const before = flatAt(reader, at - 1);
  if (BEFORE_NOUN.has(before) && before !== 'el' && !(before === 'todo' && !NOUN_OR_VERB.has(low))) return [];
  if (before === 'el' && NOUN_OR_VERB.has(low)) return [];
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

const NEVER_VERB = new Set(
  `de des nada para sobre entre contra una uno vez veces parte partes gana ganas tarde fuera menos cosa cosas vida noche
  mente cara mientras hasta ante doble harto harta solo sola tipo meses manera muerte casi ese eso deuda tal vale`.split(
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
function isArticle(reader: Reader, at: number): boolean {
  return PREPOSITIONS.has(flatAt(reader, at - 1)) || (at > 0 && verbReadings(reader, at - 1).length > 0);
}

function startsVerb(reader: Reader, at: number): boolean {
  const before = flatAt(reader, at - 1);
  if (before === '' || !reader.tokens[at - 1]?.isWord) return true;
  if (before === 'y' || before === 'o' || before === 'e')
    return reader.verbs > 0 && verbReadings(reader, at - 2).length > 0;
  return BEFORE_VERB.has(before);
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

/** Chooses one reading, or gives up. */
function decide(reader: Reader, at: number, options: readonly Reading[]): Reading {
  const readings = preferred(reader, at, options);
  const [first] = readings;
  if (!first) throw new NotSure('reading');
  const people = new Set(readings.map((it) => it.person));
  if (people.has('tu') || people.has('vos')) {
    const rest = readings.filter((it) => it.person !== 'tu' && it.person !== 'vos');
    if (rest.length === 0) throw new NotSure('second person');
    return decide(reader, at, rest);
  }
  if (people.size === 1) return oneOf(reader, at, readings);
  const whose = whoseVerb(reader, at, readings);
  const mine = readings.filter((it) => it.person === whose);
  return oneOf(reader, at, mine);
}

/** Same person, several verbs or tenses: fine when the turned form is the same. */
function oneOf(reader: Reader, at: number, readings: readonly Reading[]): Reading {
  const [first] = readings;
  if (!first) throw new NotSure('no reading');
  if (first.person === 'el' || first.person === 'ellos') {
    const forms = new Set(readings.map((it) => it.form));
    if (forms.size > 1 && !forms.has(reader.tokens[at]?.low ?? '')) throw new NotSure('tense');
    return readings.find((it) => it.form === reader.tokens[at]?.low) ?? first;
  }
  const turned = new Set(readings.map((it) => formOf(it.verb, it.tense, person(reader))));
  if (turned.size === 1) return first;
  if (first.person === 'nosotros') return ourTense(reader, readings);
  const past = readings.filter((it) => it.tense === 'preterite');
  if (past.length === 1 && past[0] && !SUBJUNCTIVE_CUES.has(openerBefore(reader, at))) return past[0];
  throw new NotSure('tense');
}

const DONE_ONCE = new Set([
  'quedar',
  'separar',
  'casar',
  'mudar',
  'divorciar',
  'dejar',
  'terminar',
  'acabar',
]);
const PAST_WORDS = /^(ayer|anoche|antier|anteayer|pasado|pasada|antes)$/;

function ourTense(reader: Reader, readings: readonly Reading[]): Reading {
  const isPast =
    reader.tokens.some((token) => PAST_WORDS.test(token.flat)) || DONE_ONCE.has(readings[0]?.verb ?? '');
  const past = readings.find((it) => it.tense === 'preterite');
  if (isPast && past) return past;
  throw new NotSure('present or past');
}

/** The word before the verb and its clitics: "que me quede" → que. */
function openerBefore(reader: Reader, at: number): string {
  let i = at - 1;
  while (i >= 0 && (CLITICS.has(flatAt(reader, i)) || flatAt(reader, i) === 'no')) i--;
  return flatAt(reader, i);
}
function hasMe(reader: Reader, at: number): boolean {
  for (let i = at - 1; i >= 0 && CLITICS.has(flatAt(reader, i)); i--)
    if (flatAt(reader, i) === 'me') return true;
  return false;
}
function hasSe(reader: Reader, at: number): boolean {
  for (let i = at - 1; i >= 0 && CLITICS.has(flatAt(reader, i)); i--)
    if (flatAt(reader, i) === 'se') return true;
  return false;
}

/** With several verbs behind one form, the everyday one: creo is creer, fui is ir or ser alike. */
function preferred(reader: Reader, at: number, options: readonly Reading[]): readonly Reading[] {
  const low = reader.tokens[at]?.low ?? '';
  if (low !== reader.tokens[at]?.flat) return options;
  const past = options.filter((it) => it.person === 'yo' && it.tense === 'preterite');
  const wished = options.some((it) => it.tense === 'subjunctive');
  if (past.length > 0 && wished && !reader.accents) {
    if (SUBJUNCTIVE_CUES.has(openerBefore(reader, at))) throw new NotSure('past or wish');
    return past;
  }
  // A correct spelling by someone who writes accents is taken at its word.
  if (reader.accents) {
    const exact = options.filter((it) => it.form === low);
    return exact.length > 0 ? exact : options;
  }
  return options;
}

/** A form that is first or third person ("quería", "dejo" for "dejó"): whose is it here? */
function whoseVerb(reader: Reader, at: number, readings: readonly Reading[]): Person {
  const people = new Set(readings.map((it) => it.person));
  const third: Person = people.has('ellos') ? 'ellos' : 'el';
  const { verb = '', tense = 'present' } = readings[0] ?? {};
  if (!people.has('yo')) {
    if (people.has('nosotros')) throw new NotSure('we or they');
    return third;
  }
  const lostAccent =
    readings.some((it) => it.tense === 'preterite') && readings.some((it) => it.tense === 'present');
  const me = hasMe(reader, at);
  if (reader.subject === 'yo') return me && lostAccent && !PRONOMINAL.has(verb) ? fail('whose') : 'yo';
  if (lostAccent) return lostAccentSubject(reader, at, verb, third);
  if (reader.subject === 'other' || reader.subject === 'we' || hasSe(reader, at)) return third;
  if (me && !PRONOMINAL.has(verb)) return third;
  if (me && BEFALLS.has(verb)) throw new NotSure('me');
  if (me && verb === 'dar') return third;
  if (reader.inherited === 'other' || reader.sawOther) throw new NotSure('whose');
  if (tense === 'subjunctive' || tense === 'past-subjunctive') return subjunctiveSubject(reader, at, verb);
  return bareSubject(reader, at, verb);
}

/** "dejo" is dejo, or dejó without its accent. */
function lostAccentSubject(reader: Reader, at: number, verb: string, third: Person): Person {
  const me = hasMe(reader, at);
  const clitics = CLITICS.has(flatAt(reader, at - 2)) ? 2 : 1;
  if (hasSe(reader, at) || (reader.subject === 'other' && reader.fresh)) return third;
  if (verb === 'llamar' && me) throw new NotSure('name or call');
  const beside = reader.subject === 'other' || reader.inherited === 'other' || reader.sawOther;
  if (beside) {
    if (reader.lastTense === 'present' && (!me || PRONOMINAL.has(verb))) return 'yo';
    throw new NotSure('whose');
  }
  if (reader.lastTense === 'preterite') throw new NotSure('whose');
  if (me && clitics > 1 && !PRONOMINAL.has(verb)) throw new NotSure('whose');
  return me && !PRONOMINAL.has(verb) ? third : 'yo';
}

function subjunctiveSubject(reader: Reader, at: number, verb: string): Person {
  const opener = openerBefore(reader, at);
  if (verb === 'querer' && opener !== 'que') return 'yo';
  if (/^(si|ojala|aunque|cuando)$/.test(opener) && !['ser', 'ir', 'haber'].includes(verb)) return 'yo';
  throw new NotSure('subjunctive');
}

/** "trabajaba doble turno" is mine, "venía mi hermana" is hers, "era tarde" is nobody's. */
function bareSubject(reader: Reader, at: number, verb: string): Person {
  const after = flatAt(reader, at + 1);
  if (verb === 'ser') {
    if (/^(niñ|nin|chic|pequen|joven|adolescente)/.test(after)) return 'yo';
    throw new NotSure('era');
  }
  if (verb === 'haber') {
    if (/[aei]d[o]$|cho$|to$/.test(after)) return 'yo';
    return 'el';
  }
  if (verb === 'estar' && !/(ando|iendo|yendo)$/.test(after) && !FEELING.test(after))
    throw new NotSure('estaba');
  if (/^(lloviendo|temblando|oscureciendo|amaneciendo)$/.test(after)) return 'el';
  if (verb === 'hacer' && /^(frio|calor|sol|falta|anos|tiempo)$/.test(after)) return 'el';
  if (/^(el|ella|ellos|ellas)$/.test(after) && !readsAsNoun(reader, at + 2)) return 'el';
  if (verb !== 'tener' && DETERMINERS.has(after) && KIN.has(flatAt(reader, at + 2)))
    throw new NotSure('subject after verb');
  const subjectMayFollow = DETERMINERS.has(after) || /^\p{Lu}/u.test(reader.tokens[at + 1]?.text ?? '');
  const whenFollows = isTimeNoun(flatAt(reader, at + 2)) || isTimeNoun(flatAt(reader, at + 3));
  if (subjectMayFollow && !whenFollows && SOMEONE_COMES.has(verb)) throw new NotSure('subject after verb');
  if (['parecer', 'ocurrir', 'suceder', 'existir', 'llover', 'convenir', 'faltar'].includes(verb))
    throw new NotSure('it');
  return 'yo';
}
const FEELING =
  /^(cansad|sol[oa]$|trist|content|feliz|mal$|bien$|dormid|enojad|preocupad|nervios|embarazad|enferm|agotad|hart|deprimid|ansios|borrach|perdid|asustad)/;
function readsAsNoun(reader: Reader, at: number): boolean {
  return Boolean(reader.tokens[at]?.isWord) && verbReadings(reader, at).length === 0;
}

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
    if (verb === 'sentir' && hasMe(reader, at) && flatAt(reader, at + 1) === 'a') throw new NotSure('sentar');
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
function fail(why: string): never {
  throw new NotSure(why);
}

/** In usted the verb no longer tells whose it is: after somebody else's verb say "usted". */
function addUsted(reader: Reader, at: number): void {
  if (!isFormal(reader) || reader.subject === 'yo' || !reader.sawOther) return;
  let i = at - 1;
  while (i >= 0 && (CLITICS.has(flatAt(reader, i)) || flatAt(reader, i) === 'no')) i--;
  if (flatAt(reader, i) === 'yo') return;
  reader.out.splice(reader.out.length - (at - 1 - i), 0, 'usted');
}

/** The verb a clitic at `at` leans on. */
function governed(reader: Reader, at: number): { at: number; reading: Reading } {
  let i = at + 1;
  while (CLITICS.has(flatAt(reader, i))) i++;
  const options = verbReadings(reader, i);
  if (options.length === 0) throw new NotSure('clitic without verb');
  return { at: i, reading: decide(reader, i, options) };
}

function turnMe(reader: Reader, at: number): string {
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
    if (reader.to.gender === null) throw new NotSure('lo or la');
    return reader.to.gender === 'f' ? 'la' : 'lo';
  }
  if (WITH_LE.has(verb)) return 'le';
  throw new NotSure('le or lo');
}
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

function turnNos(reader: Reader, at: number): string {
  const { reading } = governed(reader, at);
  if (reading.person === 'nosotros') return 'se';
  if (isFormal(reader)) throw new NotSure('nos');
  if (WITH_LE.has(reading.verb)) return 'les';
  throw new NotSure('nos');
}

/** mi is a possessive before a noun and "mí" after a preposition with nothing to own. */
function turnMi(reader: Reader, at: number): string {
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

/** "mi jefe grita", "cuando mi jefe grita": the noun that follows is the subject. */
function opensSubject(reader: Reader, at: number): boolean {
  const before = reader.tokens[at - 1];
  if (!before?.isWord) return reader.subject === null || at === 0;
  if (CONNECTORS.has(before.flat)) return true;
  return reader.subject === null && reader.verbs === 0 && !PREPOSITIONS.has(before.flat);
}

/** "irme" → "irte", "quejándome" → "quejándote"; to usted only when the person is the doer. */
function turnEnclitic(reader: Reader, low: string, flat: string): string | null {
  const match = /^(.*?(?:ar|er|ir|ando|iendo|yendo))(me|nos)(l[oae]s?)?$/.exec(flat);
  if (
    !match ||
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
function turnPetName(reader: Reader, at: number, flat: string): string {
  const name = flat === 'papi' ? 'papá' : 'mamá';
  if (flatAt(reader, at - 1) === 'mi') return name;
  if (opensSubject(reader, at)) nameOther(reader);
  return `${isFormal(reader) ? 'su' : 'tu'} ${name}`;
}

const ENDINGS = /(o|é|í|aba|ía|amos|emos|imos|aste|iste|aré|eré|iré|e|i)$/;

/** A word we do not know in the place of a verb, with a verb's ending, is not passed on. */
function refuseUnknownVerb(reader: Reader, at: number): void {
  const token = reader.tokens[at];
  if (!token || KNOWN.has(token.flat) || COMMON.has(token.flat) || PREPOSITIONS.has(token.flat)) return;
  if (/^(la|las|los)$/.test(flatAt(reader, at - 1)) && isArticle(reader, at - 1)) return;
  const before = flatAt(reader, at - 1);
  if (!/^(yo|no|me|se|nos|ya|lo|los|las|le|les|)$/.test(before)) return;
  if (before === 'lo' && flatAt(reader, at + 1) !== '') {
    if (/[oa]$/.test(token.flat)) return;
  }
  if (before === '' && (reader.tokens.length === 1 || !/(o|e|i|aba|ia)$/.test(token.flat))) return;
  if (before === '' && at > 0) return;
  if (/(ar|er|ir)(l[aeo]s?|te|se)$/.test(token.flat)) return;
  if (/(ndo|ado|ido|mente|oso|osa|ivo|ico)$/.test(token.flat) && before !== 'me') return;
  if (/^(yo|me|se|nos)$/.test(before)) throw new NotSure('unknown verb');
  if (ENDINGS.test(token.low) || ENDINGS.test(token.flat)) throw new NotSure('unknown verb');
}
const KNOWN = new Set(
  `solo siempre casi mucho poco como cuando donde porque aunque ahora hoy antes todo nadie nunca me te se lo le la
  ante nomas uno yo no ni mi si aqui ahi alli asi anoche este ese he que fue de tanto cada otro mismo
  entonces luego tarde nuevamente bastante demasiado cierto pobre gente noche jueves viernes lunes martes`.split(
    /\s+/,
  ),
);

function noteSubject(reader: Reader, at: number): void {
  const { flat = '', low = '', text = '' } = reader.tokens[at] ?? {};
  if (CONNECTORS.has(flat)) {
    reader.inherited = reader.subject ?? reader.inherited;
    reader.subject = null;
    reader.impersonal = false;
    return;
  }
  if (reader.subject !== null && reader.subject !== 'yo') return;
  const before = flatAt(reader, at - 1);
  if (PREPOSITIONS.has(before) && before !== 'como') return;
  const open =
    before === '' ||
    !reader.tokens[at - 1]?.isWord ||
    CONNECTORS.has(before) ||
    /^(y|hoy|ayer|anoche|siempre|ya|ahora)$/.test(before);
  if (SUBJECT_PRONOUNS.has(low) && (verbFollows(reader, at) || before === 'no')) nameOther(reader);
  else if (
    DETERMINERS.has(flat) &&
    flat !== 'mi' &&
    flat !== 'mis' &&
    open &&
    !verbFollows(reader, at) &&
    !isTimeNoun(flatAt(reader, at + 1))
  )
    nameOther(reader);
  else if (/^\p{Lu}/u.test(text) && at > 0 && open && text !== text.toUpperCase()) nameOther(reader);
}
function nameOther(reader: Reader): void {
  reader.subject = 'other';
  reader.impersonal = false;
  reader.fresh = true;
}
function isTimeNoun(flat: string): boolean {
  return /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|noches?|tardes?|dias?|semanas?|mes|meses|ano|anos|mananas?|vez|veces|verdad|rato|horas?)$/.test(
    flat,
  );
}
/** Clitics, "no" and then a finite verb. */
function verbFollows(reader: Reader, at: number): boolean {
  let i = at + 1;
  while (CLITICS.has(flatAt(reader, i)) || /^(no|ya|siempre|nunca|tambien|solo|ni)$/.test(flatAt(reader, i)))
    i++;
  return verbReadings(reader, i).length > 0;
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
