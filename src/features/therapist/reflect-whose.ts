/**
 * Whose verb is it? Many forms are the speaker's or somebody else's ("quería", "dejo" for "dejó"). Decides
 * from the subject in sight, the clitics and the tenses around, or gives up.
 */
import {
  CLITICS,
  fail,
  flatAt,
  hasMe,
  hasSe,
  isTimeNoun,
  NotSure,
  openerBefore,
  person,
  type Reader,
  readsAsNoun,
} from './reflect-reader.ts';
import {
  BEFALLS,
  DETERMINERS,
  KIN,
  PRONOMINAL,
  SOMEONE_COMES,
  SOMEONE_DOES,
  SUBJUNCTIVE_CUES,
} from './reflect-words-es.ts';
import { formOf, type Person, type Reading } from './verbs-es.ts';

/** Chooses one reading, or gives up. */
export function decide(reader: Reader, at: number, options: readonly Reading[]): Reading {
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
  if (isAskedOfMe(reader, at, readings)) {
    const wished = readings.filter((it) => it.person === 'yo' && isWish(it));
    if (wished.length > 0) return oneOf(reader, at, wished);
  }
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

/** With several verbs behind one form, the everyday one: creo is creer, fui is ir or ser alike. */
function preferred(reader: Reader, at: number, options: readonly Reading[]): readonly Reading[] {
  const low = reader.tokens[at]?.low ?? '';
  if (low !== reader.tokens[at]?.flat) return options;
  const past = options.filter((it) => it.person === 'yo' && it.tense === 'preterite');
  const wished = options.some((it) => it.tense === 'subjunctive');
  if (past.length > 0 && wished && !reader.accents) {
    return SUBJUNCTIVE_CUES.has(reader.connector) || openerBefore(reader, at) === 'ojala' ? options : past;
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
  // "Un 5, diría yo": the subject may stand behind its verb.
  if (flatAt(reader, at + 1) === 'yo') return 'yo';
  const lostAccent =
    readings.some((it) => it.tense === 'preterite') && readings.some((it) => it.tense === 'present');
  const me = hasMe(reader, at);
  if (verb === 'haber' && !/([aei]do|cho|sto|to)$/.test(flatAt(reader, at + 1))) return third;
  if (reader.subject === 'yo') {
    const unsure =
      lostAccent &&
      flatAt(reader, at - 1) !== 'yo' &&
      (reader.lastTense === 'preterite' || (me && !PRONOMINAL.has(verb)));
    return unsure ? fail('whose') : 'yo';
  }
  if (isRememberedOfThem(reader, at, tense)) throw new NotSure('whose past');
  if (lostAccent) return lostAccentSubject(reader, at, verb, third);
  if (reader.subject === 'other' || reader.subject === 'we' || hasSe(reader, at)) return third;
  if (me && !PRONOMINAL.has(verb)) return third;
  if (me && BEFALLS.has(verb)) throw new NotSure('me');
  if (me && verb === 'dar') return third;
  if (reader.inherited === 'other' || reader.sawOther) throw new NotSure('whose');
  if (tense === 'subjunctive' || tense === 'past-subjunctive') return subjunctiveSubject(reader, at, verb);
  return bareSubject(reader, at, verb);
}

/** "Me dicen que sea fuerte", "mi mamá dice que me regrese": it is the speaker who is to do it. */
function isAskedOfMe(reader: Reader, at: number, readings: readonly Reading[]): boolean {
  if (!readings.some(isWish) || reader.asked === null || openerBefore(reader, at) !== 'que') return false;
  if (hasMe(reader, at))
    return GOES_BACK.has(readings[0]?.verb ?? '') || PRONOMINAL.has(readings[0]?.verb ?? '');
  // "Dice que venga mi hermana": whoever is named behind is meant.
  const isDay = isTimeNoun(flatAt(reader, at + 2));
  const isNamed = reader.subject !== null || (DETERMINERS.has(flatAt(reader, at + 1)) && !isDay);
  return reader.asked === 'me' || !isNamed;
}

const isWish = ({ tense }: Reading) => tense === 'subjunctive' || tense === 'past-subjunctive';
const GOES_BACK = new Set(['regresar', 'devolver', 'olvidar']);

/** "Extraño cómo dejaba las luces": what is missed is what the other did. */
function isRememberedOfThem(reader: Reader, at: number, tense: string): boolean {
  return (
    tense === 'imperfect' &&
    openerBefore(reader, at) === 'como' &&
    /^(extrañar|recordar|amar|odiar)$/.test(reader.lastVerb)
  );
}

/** "dejo" is dejo, or dejó without its accent. */
function lostAccentSubject(reader: Reader, at: number, verb: string, third: Person): Person {
  const me = hasMe(reader, at);
  const clitics = CLITICS.has(flatAt(reader, at - 2)) ? 2 : 1;
  // "se la dejo mañana" is mine, "se la dejó ayer" is not.
  if (flatAt(reader, at - 2) === 'se' && /^(lo|la|los|las)$/.test(flatAt(reader, at - 1)))
    throw new NotSure('se la');
  if (hasSe(reader, at) || (reader.subject === 'other' && reader.fresh)) return third;
  if (verb === 'llamar' && me) throw new NotSure('name or call');
  const beside = reader.subject === 'other' || reader.inherited === 'other' || reader.sawOther;
  if (beside) {
    if (reader.lastTense === 'present' && (!me || PRONOMINAL.has(verb))) return 'yo';
    throw new NotSure('whose');
  }
  if (reader.lastTense === 'preterite') throw new NotSure('whose');
  if (me && clitics > 1 && !PRONOMINAL.has(verb)) throw new NotSure('whose');
  if (!me || PRONOMINAL.has(verb)) return 'yo';
  return SOMEONE_DOES.has(verb) ? third : fail('whose');
}

function subjunctiveSubject(reader: Reader, at: number, verb: string): Person {
  const opener = openerBefore(reader, at);
  if (hasMe(reader, at)) throw new NotSure('me');
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
