/**
 * How surely a danger is known: *said* in plain words, *hinted* in words that may be a way of speaking, or *guessed* by
 * statistics. What is said is acted on at once, a hint may be asked about once, a guess opens nothing by itself
 * (therapist.md 5). Pure.
 */

import { splitSentences } from '../recognise/sentences.ts';
import { assess, type Finding, findingsOf } from './assess.ts';
import { ONE_SIGNS } from './heard.ts';
import { normalise } from './normalise.ts';
import { atLeast, firmnessOf, type RiskKind, type RiskLevel } from './risk.ts';
import { CALM, type RiskState } from './risk-state.ts';

export type Sureness = 'said' | 'hinted' | 'guessed';
export type Sign = {
  kind: RiskKind;
  level: RiskLevel;
  by: Sureness;
  /** The finding behind it: the name of a rule, never the person's words. */
  evidence: string;
  /** The sentence of theirs it stands in. */
  words: string;
};

/** A denial of death where nobody had asked. */
export const DENIED = 'denied, ask';

/** What it takes is at hand, and nothing says what for. */
export const READY = 'ready';

/** Findings that add up from signs which are no statement: they are statistics by hand. */
const ADDED_UP = /^gathered: (?!.*\b(?:wish|act_idiom)\b)/;
/** Words that are a way of speaking more often than not, or only near a danger. */
const LOOSE: ReadonlySet<string> = new Set([DENIED, 'wish to harm', 'eating', 'asks for means']);
/** Words of rage, of odd days or about somebody else, as often a way of telling as a danger: asked about, never acted on alone. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'psychosis or mania',
  'plan to harm',
  'harm to a child',
  'other at risk',
  'other in danger now',
  'past violence',
  READY,
  ...ONE_SIGNS,
]);
/** Believed, whatever else was taken for being under age. */
export const IS_OF_AGE =
  /(?<!\p{L})(?:no soy menor|soy (?:mayor|adult[oa])|n[ãa]o sou menor|sou (?:maior|adult[oa])|tengo (?:1[89]|[2-9]\d)(?: años)?|tenho (?:1[89]|[2-9]\d)(?: anos)?)(?![\p{L}\d])/iu;
/** A wish not to live that is seldom a way of speaking; "quería desaparecer" and "me quiero morir" often are one. */
const WISHES_PLAINLY =
  /\b(?:no (?:despert|amanec|quiero (?:vivir|existir|seguir vivi)|quisiera (?:vivir|existir|seguir vivi)|volver a despertar)\w*|(?:ya )?no amanezca\w*|no me despert\w+|estar(?:ia)? (?:mejor )?muert[oa]|ojala (?:me (?:muera|muriera|murier\w+)|no (?:despert|amanec)\w+)|dejar de (?:vivir|existir)|nao (?:acord|quero (?:viver|existir))\w*|estar mort[oa]|deixar de (?:viver|existir)|sumir de vez|dormir y no despertar)/;
/** "Matarme, no": the no behind it, and nothing after that takes it back. */
const DENIED_AFTER =
  /(?:^|[.,;:!?] ?|\bno,? )(?:matarme|morirme|suicidarme|quitarme la vida|hacerme dano|me matar|morrer|suicidio) ?[,:]? ?n(?:o|ao)\b(?! (?:se|sei|estoy|estou|puedo|posso|creo|acho)\b)/;
const WORDS_MAX = 160;

/** "Matarme, no." */
export const deniesAfter = (text: string): boolean => DENIED_AFTER.test(normalise(text));

/** Their own death denied, and nothing that affirms it. */
export function deniesDeath(text: string): boolean {
  const found = findingsOf(text, CALM);
  return found.length > 0 && found.every(({ evidence }) => evidence === DENIED);
}

/** "Tengo 16", with or without the years; not "tengo 12 días así". */
const SAYS_AGE =
  /(?<!\p{L})(?:tengo|tenho|recién cumplí|cumplí|fiz) (\d{1,2})(?= (?:años|anos|y |e |puedo |posso |pode |puede |da |se puede)|[.,;:!?)]|$)/iu;
/** As young as anybody here may be, and not yet of age. */
const YOUNGEST = 9;
const OF_AGE = 18;

function isYoung(text: string): boolean {
  const age = Number(SAYS_AGE.exec(text)?.[1] ?? OF_AGE);
  return age >= YOUNGEST && age < OF_AGE;
}

/** What a message shows of danger, gravest first; `risk` is what was known before it. */
export function signsIn(text: string, risk: RiskState, isAnswer = false): Sign[] {
  const isAdult = IS_OF_AGE.test(text);
  const findings = findingsOf(text, risk).filter(({ kind }) => kind !== 'minor' || !isAdult);
  const found = findings.map((finding): Sign => {
    const { kind, level, evidence } = finding;
    const words = sentenceOf(text, finding);
    return { kind, level, evidence, by: surenessOf(finding, words), words };
  });
  if (isYoung(text) && !found.some(({ kind }) => kind === 'minor'))
    found.push({ kind: 'minor', level: 'low', evidence: 'age', by: 'said', words: clipped(text) });
  const heard = guessedIn(text, risk, isAnswer).filter(
    ({ kind }) => !found.some((sign) => sign.kind === kind),
  );
  return [...found, ...heard].toSorted((one, other) => (atLeast(one.level, other.level) ? -1 : 1));
}

function surenessOf({ evidence, level }: Finding, words: string): Sureness {
  if (ADDED_UP.test(evidence) || LOOSE.has(evidence)) return 'guessed';
  if (DENIED_AFTER.test(normalise(words))) return 'guessed';
  if (DOUBTFUL.has(evidence)) return 'hinted';
  // "Me quiero matar" alone is a way of speaking; beside what cannot be borne it is meant.
  const isMeant = evidence.includes('act_idiom') && atLeast(level, 'moderate');
  const isLoose = evidence.startsWith('gathered') && !isMeant && !WISHES_PLAINLY.test(normalise(words));
  return isLoose ? 'hinted' : 'said';
}

/** What only the trained reader hears, however firmly. */
function guessedIn(text: string, risk: RiskState, isAnswer: boolean): Sign[] {
  const assessment = assess(text, risk, { isAnswer });
  const { level, kinds } = assessment;
  return kinds
    .filter((kind) => firmnessOf(assessment, kind) !== null)
    .map((kind) => ({ kind, level, by: 'guessed', evidence: 'trained reader', words: clipped(text) }));
}

/** The sentence that holds the finding by itself, else the beginning of the message. */
function sentenceOf(text: string, { kind, evidence }: Finding): string {
  const alone = splitSentences(text).find((sentence) =>
    findingsOf(sentence, CALM).some((other) => other.kind === kind && other.evidence === evidence),
  );
  return clipped(alone ?? text);
}

const clipped = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= WORDS_MAX ? flat : `${flat.slice(0, WORDS_MAX - 1).trimEnd()}…`;
};
