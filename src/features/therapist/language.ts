import type { Language } from '../intake/style-profile.ts';
import LANGUAGE_MODEL_TABLE from './language-model-table.json' with { type: 'json' };
import { type Token, tokenize } from './tokens.ts';
import type { Variety } from './understanding.ts';

/** Above zero for Portuguese, below for Spanish. */
export type LanguageWeights = ReadonlyMap<string, number>;

/** The table keeps quarters of a nat, so that it stays small. */
const WEIGHTS: LanguageWeights = new Map(
  Object.entries(LANGUAGE_MODEL_TABLE).map(([mark, quarters]) => [mark, quarters / 4]),
);

/** Each word as typed, and every three letters of it: "_não_", "_nã", "não", "ão_". */
export function languageMarks(tokens: readonly Token[]): string[] {
  const marks: string[] = [];
  for (const { low, isWord } of tokens) {
    if (!isWord || /\d/.test(low)) continue;
    const word = `_${low}_`;
    marks.push(word);
    for (let at = 0; at + 3 <= word.length; at++) marks.push(word.slice(at, at + 3));
  }
  return marks;
}

/** Short sentences fit both languages: the one spoken so far stays until the other is plain. */
const HOME_WEIGHT = 2;

export function detectLanguage(
  text: string,
  tokens: readonly Token[] = tokenize(text),
  home: Language = 'es',
  weights: LanguageWeights = WEIGHTS,
): Language {
  let portuguese = home === 'pt' ? HOME_WEIGHT : -HOME_WEIGHT;
  for (const mark of languageMarks(tokens)) portuguese += weights.get(mark) ?? 0;
  if (/[¿¡]/.test(text)) portuguese -= HOME_WEIGHT;
  return portuguese > 0 ? 'pt' : 'es';
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const VOSEO =
  /\b(vos|sos|tenés|podés|querés|sabés|sentís|decís|entendés|escuchame|contame|decime|ayudame|mirá|dejame)\b/i;
const VOSEO_COUNTRIES = set('AR UY PY');

export function varietyOf(text: string, language: Language, country: string | null): Variety {
  if (language === 'pt') return 'pt-BR';
  return VOSEO.test(text) || (country !== null && VOSEO_COUNTRIES.has(country)) ? 'voseo' : 'neutral';
}
