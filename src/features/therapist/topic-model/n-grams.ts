/** N-grams of a message, for the reader of topics: letters inside each word, words, pairs of words. */

const FNV_PRIME = 0x01000193;
/** Different seeds keep a word, a pair and a piece of a word apart. */
const SEED = { piece: 0x811c9dc5, word: 0x2f0b4c47, pair: 0x6d2b79f5, mark: 0x1b873593 } as const;
const EDGE = '_'.charCodeAt(0);
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
/** Of each 32-bit hash 22 bits are kept: the tables stay small, and two n-grams rarely fall together. */
const SHIFT = 32 - 22;
/** A word has many pieces; each says less than the word. */
const PIECE_VALUE = 0.5;

const mix = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash >>> 0;
}

function addPieces(word: string, grams: Map<number, number>): void {
  const last = word.length + 1;
  for (let from = 0; from <= last; from++) {
    let hash: number = SEED.piece;
    for (let i = from; i <= last && i < from + LONGEST_PIECE; i++) {
      hash = mix(hash, i === 0 || i === last ? EDGE : word.charCodeAt(i - 1));
      if (i - from + 1 >= SHORTEST_PIECE) grams.set(hash >>> SHIFT, PIECE_VALUE);
    }
  }
}

/**
 * Hash of each n-gram present with its share of the message; the squares sum to 1. Unknown n-grams take their
 * share too: a message of strange words stays unsure.
 * @param words lower case, without accents
 * @param marks other things that were there, such as "?"
 */
export function gramsOf(words: readonly string[], marks: readonly string[] = []): Map<number, number> {
  const grams = new Map<number, number>();
  words.forEach((word, i) => {
    addPieces(word, grams);
    grams.set(hashOf(word, SEED.word) >>> SHIFT, 1);
    const next = words[i + 1];
    if (next !== undefined) grams.set(hashOf(`${word} ${next}`, SEED.pair) >>> SHIFT, 1);
  });
  for (const mark of marks) grams.set(hashOf(mark, SEED.mark) >>> SHIFT, 1);
  let squares = 0;
  for (const value of grams.values()) squares += value * value;
  const length = Math.sqrt(Math.max(1, squares));
  for (const [gram, value] of grams) grams.set(gram, value / length);
  return grams;
}
