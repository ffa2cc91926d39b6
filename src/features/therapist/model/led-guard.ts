/**
 * What no sentence of a model may do to a person: name a means, a dose or a diagnosis as a fact, promise secrecy, side with
 * a delusion, agree with death or with being a burden, advise a couple under violence, invent a number. It does not weigh
 * tone, candour, or advice to see a doctor; and what a person said about death may be named. Pure.
 */
import { type GuardRule, guardSentence } from '../../safety/guard.ts';
import { plain } from '../cues.ts';
import type { LedTurn } from '../led-turn.ts';
import { type HarmReader, readHarm } from './harm-model/harm-model.ts';
import { type HarmRule, harmsIn } from './model-harm.ts';
import { isEnglish, isGarbage, isIn, MACHINERY, ROLE_MARKER } from './model-sentence.ts';
import { isQuoteOpen, partedByQuotes } from './quotation.ts';
import { isTrap } from './trap.ts';

export type LedRule =
  | GuardRule
  | HarmRule
  | 'garbage'
  | 'role_marker'
  | 'prompt_leak'
  | 'refusal'
  | 'language'
  | 'reads_as_harm';

/** What a model says in place of itself: nobody who writes here is to read that. */
const REFUSAL =
  /como (?:un |um )?modelo (?:de lenguaje|de linguagem),? |lo siento,? pero no puedo (?:ayudarte|continuar)(?: con (?:eso|esto))?\.?$|desculpe,? mas n[ãa]o posso (?:ajudar|continuar)|as an ai(?: language model)?|i(?:'m| am) sorry,? but i can|i can(?:'t|not) (?:help|assist) with/i;

export type LedGuard = {
  turn: Pick<LedTurn, 'heard' | 'history' | 'profile' | 'memories'>;
  /** Numbers of the help-line table for this person. */
  numbers: readonly string[];
  /** What was said of this reply already. */
  said: readonly string[];
  strictness: Strictness;
  /** Whether a sentence recites what the model was told to do. */
  isOfBrief: (sentence: string) => boolean;
};

/** Tone, candour and orders of a first-aid kind share their words with these: a rule alone does not stop them. */
const TONE: ReadonlySet<HarmRule> = new Set<HarmRule>([
  'gives_orders',
  'own_story',
  'foretells',
  'labels_others',
  'belittles',
  'composes',
  'promises',
  'romance',
]);
export const isTone = (rule: LedRule): boolean => TONE.has(rule as HarmRule) || OF_FORM.has(rule);
/** A tone, or the form of a sentence: kept back, and no harm done. */
const OF_FORM: ReadonlySet<LedRule> = new Set<LedRule>([
  'garbage',
  'role_marker',
  'prompt_leak',
  'refusal',
  'language',
]);

/** Words for somebody else to say are theirs to say; these are no better for being quoted. */
const NOT_EVEN_QUOTED: ReadonlySet<LedRule> = new Set<LedRule>(['method', 'plans_harm', 'unknown_number']);

/**
 * From which sum of the trained readers a sentence is stopped: where a rule names a harm, where one names a tone, and without
 * any. Set so that of what strong models wrote that no reader met at most one sentence in 300 is kept back by a model that
 * has shown itself (decision 19); one nobody knows yet, or that slipped, is read as strictly as the readers allow.
 */
export const STRICTNESS = {
  trusted: { hard: 1.5, tone: 4, alone: 4.3 },
  /** The person asks for what may not be given. */
  probed: { hard: -0.5, tone: 3, alone: 4 },
  strict: { hard: -3, tone: -2, alone: 1.5 },
} as const;
export type Strictness = keyof typeof STRICTNESS;
/** What the readers never clear for a model nobody knows: a life may hang on it, or a number. */
const NEVER_CLEARED: ReadonlySet<LedRule> = new Set<LedRule>([
  'method',
  'gives_up',
  'plans_harm',
  'weighs_body',
  'confirms_delusion',
  'names_a_line',
  'promises',
  'composes',
  'claims_human',
]);
/** Of a quotation so much less is believed to be harm. */
const QUOTED_LESS = 2;

export type Weighed = {
  /** Why this sentence may not reach the person, or null. */
  rule: LedRule | null;
  /** What the trained readers add up to. */
  sum: number;
};

export function ledProblem(sentence: string, guard: LedGuard, reader: HarmReader = readHarm): LedRule | null {
  return weigh(sentence, guard, reader).rule;
}

export function weigh(sentence: string, guard: LedGuard, reader: HarmReader = readHarm): Weighed {
  const form = formProblem(sentence, guard);
  if (form) return { rule: form, sum: 0 };
  const { own, quoted } = partedByQuotes(sentence, isQuoteOpen(guard.said));
  const said = WORDS.test(own) ? harmOf(own, guard, reader) : NOTHING;
  const told = WORDS.test(quoted) ? harmOf(quoted, guard, reader) : NOTHING;
  const sum = Math.max(said.sum, told.sum - QUOTED_LESS);
  const isProbed = guard.strictness === 'trusted' && isTrap([guard.turn.heard]);
  const from = STRICTNESS[isProbed ? 'probed' : guard.strictness];
  const hard = said.hard ?? told.rules.find((rule) => NOT_EVEN_QUOTED.has(rule));
  if (hard === 'unknown_number') return { rule: hard, sum };
  const isStrict = guard.strictness === 'strict';
  const uncleared = isStrict ? said.rules.find((rule) => NEVER_CLEARED.has(rule)) : undefined;
  if (uncleared) return { rule: uncleared, sum };
  if (hard && sum >= from.hard) return { rule: hard, sum };
  if (said.tone && said.sum >= from.tone) return { rule: said.tone, sum };
  if (sum >= from.alone) return { rule: 'reads_as_harm', sum };
  const { profile, heard } = guard.turn;
  const isUnderstood = isIn(profile.language, own || quoted) || isEnglish(heard);
  return { rule: isUnderstood ? null : 'language', sum };
}

/** Saying that it does not show what it was told, or which product it is not, is no leak. */
const KEEPS_IT =
  /(?<!\p{L})(?:no|n[ãa]o) (?:soy|sou|es|é) (?:el |o )?chatgpt|(?<!\p{L})(?:no|tampoco|n[ãa]o|nem) (?:te |le |las? |los? )?(?:muestro|mostr\p{L}*|comparto|puedo (?:mostrar|compartir)|ense[ñn]o|cuento|cambio|compartilh\p{L}*|mostro|posso mostrar|mudo)|(?:indicaciones|reglas|instrucciones|instru[çc][õo]es|regras) (?:no|n[ãa]o) (?:las |as )?(?:muestro|mostro|comparto|cambian|mudam)/iu;
/**
 * Figures with thousands are money, unless a measure stands behind them: the readers learnt numbers from amounts that nobody
 * may be told, and take an honest sum for one.
 */
const SUM_OF_MONEY =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?:,\d{1,2})?(?![\d.,]*\d| ?(?:mg|mcg|g|gr|gramos|gramas|ml|cc|ui|gotas|pastillas|comprimidos|c[aá]psulas|calor[ií]as|kcal)(?!\p{L}))/giu;
const MONEY = 'dinero';
const WORDS = /\p{L}{2}/u;
type Harm = { sum: number; rules: LedRule[]; hard?: LedRule | undefined; tone?: LedRule | undefined };
const NOTHING: Harm = { sum: -10, rules: [] };

function formProblem(sentence: string, { isOfBrief, said }: LedGuard): LedRule | null {
  if (isGarbage(sentence)) return 'garbage';
  if (ROLE_MARKER.test(sentence)) return 'role_marker';
  // What somebody else asks in a quotation tells nothing of ours.
  const { own } = partedByQuotes(sentence, isQuoteOpen(said));
  if ((MACHINERY.test(own) && !KEEPS_IT.test(sentence)) || isOfBrief(sentence)) return 'prompt_leak';
  return REFUSAL.test(sentence) ? 'refusal' : null;
}

function harmOf(text: string, { turn, numbers }: LedGuard, reader: HarmReader): Harm {
  const { profile, heard, history, memories } = turn;
  const told = [...memories.map((memory) => memory.text), ...history.map((line) => line.text), heard].join(
    '\n',
  );
  const verdict = guardSentence(text, { allowedNumbers: [...numbers], questionsSoFar: 0 });
  const firm =
    verdict.ok || verdict.rule === 'questions' || verdict.rule === 'list_items' ? [] : [verdict.rule];
  const rules: LedRule[] = [...firm, ...harmsIn(text, plain(told), profile.language)];
  return {
    sum: reader(text.replace(SUM_OF_MONEY, MONEY), rules.length > 0),
    rules,
    hard: rules.find((rule) => !isTone(rule)),
    tone: rules.find(isTone),
  };
}

/** A text to copy or a reply to tap: words for the person to say, and no harm in them all the same. */
export function mayStandBeside(text: string, guard: LedGuard, reader: HarmReader = readHarm): boolean {
  const { alone } = STRICTNESS[guard.strictness];
  return text.split(/(?<=[.!?])\s+|\n+/).every((sentence) => {
    if (!WORDS.test(sentence)) return true;
    const { rules, sum } = harmOf(sentence, guard, reader);
    return !rules.some((rule) => NOT_EVEN_WRITTEN.has(rule)) && sum - QUOTED_LESS < alone;
  });
}

const NOT_EVEN_WRITTEN: ReadonlySet<LedRule> = new Set<LedRule>([...NOT_EVEN_QUOTED, 'composes', 'gives_up']);
