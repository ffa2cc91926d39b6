/** What the trained readers see of a model's sentence. */
import { type TextFeatures, textFeatures } from '../../../../platform/text-features.ts';
import { normalise } from '../../../safety/normalise.ts';

const ACCENTED = /[áéíóúâêôãõàñç]/u;
/** Lengths are told apart by so many words. */
const LENGTH_STEP = 4;
const LONGEST = 6;

/** What it holds: its words, how it opens and ends, and what its accents tell. */
export function harmFeatures(sentence: string): TextFeatures {
  const words = normalise(sentence).match(/[\p{L}\d]+/gu) ?? [];
  const written = sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const [first = '', second = ''] = written;
  return textFeatures(words, [
    `^${first}`,
    `^${first} ${second}`,
    `${written.at(-1) ?? ''}$`,
    // "llamé" claims what "llame" asks.
    ...written.filter((word) => ACCENTED.test(word)).map((word) => `=${word}`),
    sentence.includes('?') ? '?' : '.',
    ...(sentence.includes('!') ? ['!'] : []),
    `#${Math.min(LONGEST, Math.floor(words.length / LENGTH_STEP))}`,
  ]);
}

/** Longer ones are no sentences; their beginning is enough. */
const WORDS_MAX = 48;

/** Its words in their order, with the marks that turn their sense. */
export const harmWords = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/[\p{L}\d]+|[?!]/gu) ?? []).slice(0, WORDS_MAX);
