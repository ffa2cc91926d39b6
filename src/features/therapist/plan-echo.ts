/**
 * Two more ways of returning what was said, beside the slots: the whole short telling shifted to our side,
 * and one thing of theirs with its article ("las luces", "tu jefe"), so that it can stand in a sentence.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import { isHarshOnSelf, plain, styleWish } from './plan-cues.ts';
import { mayEcho, reflect, stripFillers } from './reflect.ts';
import { endsAsOwnVerb } from './reflect-subject.ts';
import { ACCENTS, NOUN_OR_VERB, PREPOSITIONS, TO_US } from './reflect-words-es.ts';
import { joinTokens, type Token, tokenize } from './tokens.ts';
import type { Understanding } from './understanding.ts';
import { formOf, isInfinitive, readingsOf } from './verbs-es.ts';
import { ptReadingsOf } from './verbs-pt.ts';
import { isHeavy, LEANS } from './weight.ts';
import { COMMON } from './words-common.ts';

const MAX_RETOLD_WORDS = 22;
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Laughter in the middle ends a sentence as a stop does. */
const LAUGHS_OR_STOPS = /[.;!\n]+|\s(?:(?:ja|je|ji){2,}j?|jaj\w*|kk+|rsrs\w*|xd|lol)(?=\s|$)/i;

/** Their sentences, shifted, as far as the grammar is sure and the sum stays short; null when too little is. */
export function retell(text: string, style: StyleProfile): string | null {
  if (wordsIn(text) > LONG_MESSAGE_WORDS || text.includes('?')) return null;
  const weighed = weightFirst(text, style);
  if (weighed || wordsIn(text) > 45) return weighed;
  const told: string[] = [];
  for (const sentence of text.split(LAUGHS_OR_STOPS)) {
    const words = wordsIn(sentence);
    if (words < 3 || words > MAX_RETOLD_WORDS || isHarshOnSelf(plain(sentence)) || styleWish(plain(sentence)))
      continue;
    const shifted = reflect(withoutLaugh(sentence), style);
    if (shifted && wordsIn([...told, shifted].join(' ')) <= MAX_RETOLD_WORDS) told.push(shifted);
  }
  const whole = told.join('. ');
  return wordsIn(whole) >= 7 ? whole : null;
}

const LONG_MESSAGE_WORDS = 60;
const MAX_WEIGHED_WORDS = 26;

/**
 * A long telling with a loss in it: the loss first, and then the first detail that stands on its own. Their order is
 * kept only when the loss leads.
 */
function weightFirst(text: string, style: StyleProfile): string | null {
  if (wordsIn(text) <= MAX_RETOLD_WORDS) return null;
  const clauses = text
    .split(/[.;!\n]+|,\s*(?:(?:y|e|pero|mas)\s+)?/i)
    .map((clause) => clause.trim().replace(/^(?:y|e|pero|mas)\s+/i, ''))
    .filter((clause) => wordsIn(clause) >= 3);
  const heavy = clauses.find((clause) => isHeavy(plain(clause)));
  if (!heavy || isHarshOnSelf(plain(heavy))) return heavy ? null : firstTold(clauses, style);
  const first = reflect(withoutLaugh(heavy), style);
  if (!first || wordsIn(first) > MAX_RETOLD_WORDS) return null;
  const rest = clauses.filter((clause) => clause !== heavy && !LEANS.test(plain(clause)));
  const second = rest
    .filter((clause) => !isHarshOnSelf(plain(clause)) && !styleWish(plain(clause)))
    .map((clause) => reflect(clause, style))
    .find((said) => said !== null && wordsIn(`${first} ${said}`) <= MAX_WEIGHED_WORDS);
  return second
    ? `${first}. ${style.language === 'pt' ? 'E' : /^h?i[^ae]/i.test(second) ? 'E' : 'Y'} ${second}`
    : first;
}

/** Of a long sentence that cannot be said back whole, the first clauses that can. */
function firstTold(clauses: readonly string[], style: StyleProfile): string | null {
  const told: string[] = [];
  for (const clause of clauses) {
    if (told.length === 2 || LEANS.test(plain(clause)) || isHarshOnSelf(plain(clause))) continue;
    const said =
      wordsIn(clause) <= MAX_RETOLD_WORDS && !styleWish(plain(clause))
        ? reflect(withoutLaugh(clause), style)
        : null;
    if (said && wordsIn([...told, said].join(' ')) <= MAX_RETOLD_WORDS) told.push(said);
  }
  const whole = told.join(style.language === 'pt' ? ', e ' : ', y ').replace(/, y (?=h?i[^ae])/i, ', e ');
  return wordsIn(whole) >= 7 ? whole : null;
}

const PHRASE_MAX_WORDS = 14;

/** Small words that turn with the person even where there is no verb to turn. */
const TURNS: Record<string, Partial<Record<StyleProfile['address'], string>>> = {
  mi: { tu: 'tu', vos: 'tu', usted: 'su' },
  mis: { tu: 'tus', vos: 'tus', usted: 'sus' },
  conmigo: { tu: 'contigo', vos: 'con vos', usted: 'con usted' },
  meu: { voce: 'seu' },
  minha: { voce: 'sua' },
  meus: { voce: 'seus' },
  minhas: { voce: 'suas' },
  comigo: { voce: 'com você' },
};

/**
 * An answer without a verb ("en la cama", "mi hermana", "caminar al parque") said from our side. With a verb the
 * grammar turns it, and what neither can turn safely is not returned at all.
 */
export function turned(text: string, style: StyleProfile): string | null {
  const sentences = withoutLaugh(text)
    .split(/[.;!\n]+(?=\s|$)/)
    .filter((sentence) => /\p{L}|\d/u.test(sentence));
  if (sentences.length <= 1) return turnedOne(text, style);
  const said = sentences.map((sentence) => turnedOne(sentence, style));
  return said.every((sentence) => sentence !== null) ? said.join('. ') : null;
}

function turnedOne(text: string, style: StyleProfile): string | null {
  const sober = withoutLaugh(text);
  if (!mayEcho(sober) || isHarshOnSelf(plain(sober)) || !/\p{L}{2}/u.test(sober)) return null;
  const tokens = withoutOpener(stripFillers(tokenize(sober)));
  if (tokens.length === 0 || wordsIn(sober) > PHRASE_MAX_WORDS || tokens.some(({ low }) => TO_US.has(low)))
    return null;
  const said = reflect(joinTokens(tokens.map((token) => token.text)), style) ?? oneVerb(tokens, style);
  if (said) return said;
  if (tokens.some((token, at) => isOwnVerb(token, tokens[at - 1], tokens.length === 1, style))) return null;
  return joinTokens(tokens.map((token, at) => turnedWord(token, at, style)));
}

/** Laughter at the end is theirs; what stood before it is said back without it. */
const withoutLaugh = (text: string) =>
  text.replace(/[\s,.]*\b(ja(ja)*|je(je)+|jaj\w*|kk+|rsrs|xd|lol)\b[\s.!]*$/i, '');

/** "trabajé" → "trabajaste": one verb is a whole answer. */
function oneVerb(tokens: readonly Token[], style: StyleProfile): string | null {
  const [token] = tokens;
  if (tokens.length !== 1 || !token || !/[éí]$/.test(token.low) || style.address === 'voce') return null;
  const reading = readingsOf(token.flat).find(
    ({ person, tense, form }) => person === 'yo' && tense === 'preterite' && form === token.low,
  );
  const person = style.address === 'tu' ? 'tu' : style.address === 'vos' ? 'vos' : 'el';
  return reading ? (formOf(reading.verb, reading.tense, person) ?? null) : null;
}

/** "que llueva" and "a jabón" keep their first word; "es que", "pues" and "y" do not. */
function withoutOpener(tokens: Token[]): Token[] {
  return /^(y|pues|pero|e|mas)$/.test(tokens[0]?.flat ?? '') ? tokens.slice(1) : tokens;
}

/** A first-person verb the grammar could not turn: "trabajo" may be a noun, "miro" is not. */
function isOwnVerb(
  { flat, low }: Token,
  before: Token | undefined,
  isAlone: boolean,
  style: StyleProfile,
): boolean {
  if (/^(me|yo|nos|eu)$/.test(flat)) return true;
  if (style.address !== 'voce' && endsAsOwnVerb(low)) return true;
  const isNoun =
    (NOUN_OR_VERB.has(low) &&
      (isAlone || before?.isWord === false || /^(y|o|e)$|(ar|er|ir)$/.test(before?.flat ?? ''))) ||
    PREPOSITIONS.has(before?.flat ?? '') ||
    ARTICLE.test(before?.flat ?? '');
  // "la dejo" is a pronoun and its verb.
  const isClitic = /^(la|lo|los|las)$/.test(before?.flat ?? '') && !NOUN_OR_VERB.has(low);
  if (style.address === 'voce') return isPtOwn(low, flat, isNoun);
  if ((isNoun && !isClitic) || !/(o|é|í|oy)$/.test(low)) return false;
  return readingsOf(flat).some(({ person, form }) => person === 'yo' && form === low);
}

const isPtOwn = (low: string, flat: string, isNoun: boolean) =>
  (/.{3}ei$/.test(low) && low !== 'sei') ||
  (!isNoun && ptReadingsOf(flat).some(({ person, form }) => person === 'eu' && form === low)) ||
  /^(desabo|despenco|sou|estou|vou|tenho|faço|sei)$/.test(low);

const ARTICLE = /^(el|la|los|las|un|una|mi|mis|su|sus|del|al|este|esta|ese|esa|o|a|os|as|um|uma)$/;

function turnedWord({ text, low, flat }: Token, at: number, { address }: StyleProfile): string {
  const turn = TURNS[flat]?.[address];
  if (turn) return turn;
  const word = low === flat && address !== 'voce' ? (ACCENTS[flat] ?? text) : text;
  const enclitic = address === 'voce' ? null : /^(\w+(?:ar|er|ir))me$/i.exec(word);
  if (enclitic) return `${enclitic[1]}${address === 'usted' ? 'se' : 'te'}`;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && !COMMON.has(flat) && !isInfinitive(low);
  return at === 0 && !isName ? word.toLowerCase() : word;
}

const DETERMINER =
  /(?<![\p{L}\d])(el|la|los|las|mi|mis|ese|esa|esos|esas|o|a|os|as|meu|minha|meus|minhas|esse|essa|del|al|do|da|no|na)\s+(\p{L}{4,})/giu;

/** Words that stand behind an article without naming anything one could return. */
const EMPTY =
  /^(cosa|cosas|veces|vezes|verdad|vida|gente|todo|toda|misma|mismo|otra|otro|tardes?|noches?|mananas?|dias?|manana|semana|rato|momento|forma|manera|parte|caso|peor|mejor|unica?|primer[oa]?|ultim[oa]|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes|tempo|coisas?|gente|mesm[oa]|dia|noite|sei|sabe|acho|que|hago|puedo|quiero|tengo|estoy|tambien|cual|cuales|demas|senora?|marido|espos[oa]|novi[oa]|viej[oa]|jef[ea]|pap[ai]|mam[ai]|hij[oa]s?|herman[oa]s?|suegr[oa]|amig[oa]s?|nuev[oa]s?|propi[oa]s?|gran|buen[oa]?s?|mal[oa]?s?|minutos?|horas?|meses|anos?|numero|respuesta|fines?|amor|trabajo|sala|edad|favor|contra|senora?|polol[oa]|nombre|instagram|facebook|celular|word|metro|tutor[ae]?s?|enamorad[oa]|colegas?|companer[oa]s?|abuel[oa]s?|tia|tio|prim[oa]s?|vecin[oa]s?|payaso|dormida|doctora?|psiquiatra|psicolog[oa]|pediatra|medic[oa]|padres?|madre|papas|pibes|chicos|ninos|ninas|bebe|culpa|miedo|verguenza|rabia|pena|mente|cabeza|final|principio|lado|medio|tipo)$/;

const OURS: Record<string, Partial<Record<StyleProfile['address'], string>> & { plain: string }> = {
  mi: { plain: 'tu', usted: 'su' },
  mis: { plain: 'tus', usted: 'sus' },
  meu: { plain: 'seu' },
  minha: { plain: 'sua' },
  meus: { plain: 'seus' },
  minhas: { plain: 'suas' },
  del: { plain: 'el' },
  al: { plain: 'el' },
  do: { plain: 'o' },
  da: { plain: 'a' },
  no: { plain: 'o' },
  na: { plain: 'a' },
};

/** The thing the message names, longest and rarest first; undefined when it names none plainly. */
/** Turns of phrase whose noun is no thing of theirs: "no me dio la cara", "me doy cuenta". */
const IDIOMS =
  /\b(?:d(?:a|io|ar|an|ando|oy|i|eu|ando)(?:me|le|se)? (?:la cara|la gana|las gracias|el gusto|la raz[oó]n|o bra[cç]o a torcer|a cara)|dar(?:me)? (?:la|una) vuelta|por (?:la|el) (?:vida|momento|lado)|(?:la|a) (?:verdad|verdade|neta)|(?:el|o) (?:rato|tema|assunto|caso)|a la vez|al final|no final|(?:la|una|uma|a) (?:vez|hora)|(?:al|del) (?:diablo|carajo)|a la (?:mierda|cresta|chingada|verga)|en el fondo|no fundo|de la nada|del todo|el resto)\b/giu;

export function thingOf(text: string, { slots }: Understanding, style: StyleProfile): string | undefined {
  const rare = slots.word;
  const isPerson = (noun: string) => slots.who?.some(({ theirs }) => plain(theirs).includes(plain(noun)));
  const isPortuguese = style.language === 'pt';
  const found = [...text.replace(IDIOMS, ' ').matchAll(DETERMINER)]
    .map(([, determiner = '', noun = '']) => ({
      determiner: determiner.toLowerCase(),
      noun: noun.toLowerCase(),
      isName: /^\p{Lu}/u.test(noun),
    }))
    .filter(
      ({ determiner, noun, isName }) =>
        !EMPTY.test(plain(noun)) &&
        mayEcho(noun) &&
        !/(mente|ndo|[aei]r(me|te|se))$/.test(noun) &&
        agrees(determiner, plain(noun)) &&
        !isName &&
        fits(determiner, isPortuguese) &&
        !isClitic(determiner, plain(noun), text) &&
        !isPerson(noun),
    );
  const best =
    found.find(({ noun }) => noun === rare) ?? found.toSorted((a, b) => b.noun.length - a.noun.length)[0];
  if (!best) return undefined;
  const ours = OURS[best.determiner];
  return `${ours?.[style.address] ?? ours?.plain ?? best.determiner} ${best.noun}`;
}

/** "la llamo" and "los quiero" are verbs with their pronoun: an article agrees with its noun. */
function agrees(determiner: string, noun: string): boolean {
  if (/^(los|las|mis|esos|esas|os|as|meus|minhas)$/.test(determiner)) return noun.endsWith('s');
  return determiner !== 'la' || !noun.endsWith('o') || /^(mano|foto|moto|radio)$/.test(noun);
}

/** "la crié", "lo cuida", "la llamé": a pronoun and its verb, unless a verb or a preposition stands before. */
function isClitic(determiner: string, noun: string, text: string): boolean {
  if (!/^(la|lo|los|las|o|a|os|as)$/.test(determiner) || readingsOf(noun).length === 0) return false;
  const words = plain(text).split(' ');
  const before = words[words.indexOf(noun) - 2] ?? '';
  return !PREPOSITIONS.has(before) && (before === '' || readingsOf(before).length === 0);
}

/** "no" and "a" are articles in one language and something else in the other. */
function fits(determiner: string, isPortuguese: boolean): boolean {
  const spanish = /^(el|la|los|las|mi|mis|ese|esa|esos|esas|del|al)$/;
  return isPortuguese ? !spanish.test(determiner) : spanish.test(determiner);
}
