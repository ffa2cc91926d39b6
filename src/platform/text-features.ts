/**
 * What a small trained reader sees of a text: its words and how they begin, which words stand near each other, and marks
 * that its own field adds. Near, not only beside: "no le veo ya ningún sentido" holds "veo … sentido".
 */

/** Features told apart by so many bits of their hash: the table stays small, and two rarely fall together. */
export const FEATURE_BITS = 22;
const SHIFT = 32 - FEATURE_BITS;

/** Of a word, its first letters: they outlive endings, and most slips of the finger. */
const BEGINNING = { shortest: 3, longest: 7 } as const;
/** What of a word counts when two words are near: so many letters. */
const STEM = 6;
const NEAR = 8;
/** A word has many beginnings, and a thing told is told by many marks: each says less than the word. */
const SHARE = { beginning: 0.5, mark: 0.7 } as const;

/** Different seeds keep a word, its beginnings, pairs and marks apart. */
const SEED = {
  word: 0x2f0b4c47,
  letters: 0x811c9dc5,
  pair: 0x6d2b79f5,
  near: 0x3c6ef372,
  mark: 0x1b873593,
} as const;

const FNV_PRIME = 0x01000193;
const withLetter = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

/** Spreads what is alike over all bits (the finaliser of MurmurHash3). */
function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> SHIFT;
}

/** A word, or letters of one, as a number under 2 ** FEATURE_BITS. */
export function hashOf(letters: string): number {
  let hash: number = SEED.letters;
  for (let i = 0; i < letters.length; i++) hash = withLetter(hash, letters.charCodeAt(i));
  return spread(hash);
}

const pairOf = (first: number, second: number, seed: number): number =>
  spread(Math.imul(first ^ seed, 0x9e3779b1) + second);

/** Each feature present with what it counts, and the length of them all as a vector, at least 1. */
export type TextFeatures = { counts: ReadonlyMap<number, number>; length: number };

/**
 * @param words in lower case, without accents
 * @param marks what else the text holds, by names of their own
 */
export function textFeatures(words: readonly string[], marks: readonly string[]): TextFeatures {
  const counts = new Map<number, number>();
  const wholes: number[] = [];
  const stems: number[] = [];
  for (const word of words) {
    let hash: number = SEED.letters;
    let stem = hash;
    for (let i = 0; i < word.length; i++) {
      hash = withLetter(hash, word.charCodeAt(i));
      const letters = i + 1;
      if (letters <= STEM) stem = hash;
      if (letters >= BEGINNING.shortest && letters <= BEGINNING.longest) {
        counts.set(spread(hash), SHARE.beginning);
      }
    }
    wholes.push(hash);
    stems.push(stem);
  }
  for (let i = 0; i < words.length; i++) {
    const whole = wholes[i] as number;
    counts.set(spread(whole ^ SEED.word), 1);
    if (i + 1 < words.length) counts.set(pairOf(whole, wholes[i + 1] as number, SEED.pair), 1);
    const stem = stems[i] as number;
    const last = Math.min(i + NEAR, words.length - 1);
    for (let j = i + 1; j <= last; j++) counts.set(pairOf(stem, stems[j] as number, SEED.near), 1);
  }
  for (const mark of marks) {
    let hash: number = SEED.mark;
    for (let i = 0; i < mark.length; i++) hash = withLetter(hash, mark.charCodeAt(i));
    counts.set(spread(hash), SHARE.mark);
  }
  let squares = 0;
  for (const count of counts.values()) squares += count * count;
  return { counts, length: Math.sqrt(Math.max(1, squares)) };
}
