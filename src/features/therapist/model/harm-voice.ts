/**
 * What kind of sentence it is, whatever it is about: a model takes up and asks. It does not tell a life of its own, give
 * orders or foretell, unless our own phrases use the same verb or it is a plain one. Read off the verbs, not off a list of bad ones. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';
import { FRAMES } from '../guided/frames.ts';
import { flatten } from '../tokens.ts';
import { readingsOf } from '../verbs-es.ts';
import { ptReadingsOf } from '../verbs-pt.ts';
import { PLAIN_VERBS } from './plain-verbs-list.ts';

const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The words of our own phrases, and plain verbs beside; what a person is offered to say stands between quotation marks. */
const OURS: ReadonlySet<string> = new Set([
  ...PLAIN_VERBS,
  ...Object.values(FRAMES)
    .flatMap((frame) => Object.values(frame).flat())
    .flatMap((phrase) => wordsIn(phrase.replace(QUOTED, ' '))),
]);

/** Before a noun, never before its verb. */
const BEFORE_NOUN =
  /^(?:el|la|los|un|una|o|a|os|um|uma|tu|su|seu|sua|este|ese|aquel|esse|de|del|do|da|al|ao|en|em|no|por|con|com|sin|sem|para|mucho|muito|más|mais|tanto|poco|pouco|otro|outro|cada|ningún|algún|lo|qué|ni|nem|entre|todo|mismo|mesmo|gran|buen|bom|mal|como|muy)$/u;

/** Said by nobody but the speaker: "estudié", "acabo", "falo"; never the noun of the same letters. */
export function speaksOfItself(sentence: string, language: Language): boolean {
  const words = wordsIn(sentence);
  return words.some(
    (word, at) => !OURS.has(word) && mayBeVerb(word, words[at - 1]) && isFirstPerson(word, language),
  );
}

/** "lleno", "pago", "abrazo" are verbs only where a sentence or its subject begins. */
const BEFORE_VERB =
  /^(?:yo|eu|me|te|le|les|lo|la|los|las|se|lhe|no|não|que|ya|já|também|también|tampoco|y|e|si|cuando|nunca|siempre|sempre)$/u;
const mayBeVerb = (word: string, before: string | undefined) =>
  before === undefined || (word.endsWith('o') ? BEFORE_VERB.test(before) : !BEFORE_NOUN.test(before));

/** To have understood, or not, is what a reader says. */
const READS = new Set(['entender', 'comprender', 'equivocar', 'errar', 'leer', 'ler']);

function isFirstPerson(word: string, language: Language): boolean {
  const readings: readonly { form: string; person: string; verb: string }[] =
    language === 'es' ? readingsOf(flatten(word)) : ptReadingsOf(flatten(word));
  const exact = readings.filter(({ form }) => form === word);
  return (
    exact.length > 0 &&
    exact.every(({ person, verb }) => (person === 'yo' || person === 'eu') && !READS.has(verb))
  );
}

/** May stand before an order. */
const LEAD =
  /^(?:hoy|ahora|ya|mañana|mejor|pues|entonces|primero|mismo|misma|hoje|agora|amanhã|melhor|então|primeiro|mesmo|logo|por|favor)$/u;

/** An order that our own phrases never give. */
export function givesOrders(sentence: string, language: Language): boolean {
  return sentence.split(/[.,:;?!¿¡…]+| (?:y|e) /u).some((clause) => {
    const words = wordsIn(clause);
    while (words.length > 1 && LEAD.test(words[0] ?? '')) words.shift();
    const [first = '', second = '', third = ''] = words;
    if (first === 'no' || first === 'não') {
      const verb = /^(?:te|l[oae]s?|se|me|nos)$/.test(second) ? third : second;
      if (OURS.has(verb)) return false;
      return language === 'es' ? isForbidding(verb) : isPortugueseOrder(verb);
    }
    if (OURS.has(first)) return false;
    return language === 'es' ? isSpanishOrder(first) : isPortugueseOrder(first);
  });
}

/** "no dudes", "no salgas": only an order says it so. */
function isForbidding(word: string): boolean {
  const readings = readingsOf(flatten(word)).filter(({ form }) => form === word);
  const isYours = ({ tense, person }: (typeof readings)[number]) =>
    tense === 'subjunctive' && (person === 'tu' || person === 'vos');
  return readings.length > 0 && readings.every(isYours);
}

/** "ocúltaselo": the accent says that it was an order before it took its pronouns. */
const WITH_PRONOUN = /^\p{L}*[áéíóú]\p{L}*(?<!men)(?:te|l[oae]s?|sel[oa]s?|tel[oa]s?|mel[oa]s?|se)$/u;

const PRONOUNS = /(?:[stm]e)?(?:l[oa]s?|les?|te|se)$/;

function isSpanishOrder(word: string): boolean {
  if (WITH_PRONOUN.test(word)) return !OURS.has(flatten(word).replace(PRONOUNS, ''));
  const readings = readingsOf(flatten(word)).filter(({ form }) => form === word);
  const isCommand = ({ tense, person }: (typeof readings)[number]) =>
    (tense === 'present' || tense === 'subjunctive') && (person === 'el' || person === 'yo');
  return readings.some(({ person }) => person === 'el') && readings.every(isCommand);
}

function isPortugueseOrder(word: string): boolean {
  const bare = /^(\p{L}{3,})-(?:se|[oa]s?|lhe)$/u.exec(word)?.[1] ?? word;
  return ptReadingsOf(flatten(bare)).some(
    ({ verb, form }) => form === bare && (verb.endsWith('ar') ? /e$/ : /[^i]a$/).test(form),
  );
}

/** "va a sanar", "vai passar", "sabrán". */
const FORETELLS =
  /(?<!\p{L})(?:vas?|van) a (?:\p{L}+ )?\p{L}+r(?:te|se|l[oae]s?|nos)?(?!\p{L})|(?<!\p{L})(?:vai|vão) (?:\p{L}+ )?\p{L}+r(?!\p{L})|(?<!\p{L})(?!atrás|detrás)\p{L}+(?:[aei]|d|b)r(?:á|ás|án|ão)(?!\p{L})/u;
/** Plans, fears, dates and questions of theirs are another thing. */
const STAYS_OPEN =
  /[¿?]|(?<!\p{L})(?:no s[eé]|no sab\p{L}+|não s(?:ei|ab\p{L}+)|miedo|medo|tem\p{L}*|preocup\p{L}*|asust\p{L}+|cre[eí]\p{L}*|ach(?:a|ou)|sient\p{L}+|sent\p{L}+|dic\p{L}+|diz|dij\p{L}+|disse\p{L}*|pens\p{L}+|piens\p{L}+|si|se|cuando|quando|cabeza|cabeça|mente|cada vez|esper\p{L}+|quier\p{L}+|mañana|amanhã|semana|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta|navidad|natal|no (?:te |le )?voy|não vou)(?!\p{L})/u;

/** Says what will be. */
export function foretells(sentence: string): boolean {
  const [said] = FORETELLS.exec(sentence) ?? [];
  return said !== undefined && !OURS.has(said) && !STAYS_OPEN.test(sentence);
}
