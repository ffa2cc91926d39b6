/** What tells Spanish from Portuguese: words and threes of letters, weighed by how much oftener one language has them. */
import { type LanguageWeights, languageMarks } from '../src/features/therapist/language.ts';
import { tokenize } from '../src/features/therapist/tokens.ts';
import type { Example } from './topic-training.ts';

type Written = Pick<Example, 'text' | 'locale' | 'author'>;

/** Seen less often than this, or in both languages alike, a mark says nothing. */
const MIN_PHRASES = 12;
const MIN_WEIGHT = 0.8;
/** Weights are kept in quarters of a nat. */
const QUARTERS = 4;
const ROUNDS = 5;

export function trainLanguage(phrases: readonly Written[]): LanguageWeights {
  const counts = new Map<string, { es: number; pt: number }>();
  const total = { es: 0, pt: 0 };
  for (const { text, locale } of phrases) {
    const language = locale.startsWith('pt') ? 'pt' : 'es';
    total[language]++;
    for (const mark of new Set(languageMarks(tokenize(text)))) {
      const count = counts.get(mark) ?? { es: 0, pt: 0 };
      count[language]++;
      counts.set(mark, count);
    }
  }
  const weights = new Map<string, number>();
  for (const mark of [...counts.keys()].sort()) {
    const { es = 0, pt = 0 } = counts.get(mark) ?? {};
    const weight = Math.log((pt + 0.5) / (total.pt + 1)) - Math.log((es + 0.5) / (total.es + 1));
    if (es + pt < MIN_PHRASES || Math.abs(weight) < MIN_WEIGHT || !/^[\p{L}_]+$/u.test(mark)) continue;
    weights.set(mark, Math.round(weight * QUARTERS) / QUARTERS);
  }
  return weights;
}

/** Each phrase with weights learnt from other people only. */
export function languageByStrangers<T extends Written>(
  phrases: readonly T[],
): { phrase: T; weights: LanguageWeights }[] {
  const authors = [...new Set(phrases.map(({ author }) => author))].sort();
  return Array.from({ length: ROUNDS }, (_, round) => {
    const unknown = new Set(authors.filter((_author, at) => at % ROUNDS === round));
    const weights = trainLanguage(phrases.filter(({ author }) => !unknown.has(author)));
    return phrases.filter(({ author }) => unknown.has(author)).map((phrase) => ({ phrase, weights }));
  }).flat();
}
