/**
 * How often each word, idea and pair of neighbours was written of each label: beside the encoder, which hears likeness, this hears
 * the one word that settles it ("suegra"), however long the message is. Naive Bayes with smoothing (Manning et al. 2008, ch. 13). Pure.
 */
import { type Encoder, meaningsOf } from './encoder.ts';

/** Long words are counted by their beginning: endings differ more than what is told. */
const STEM = 6;
const stem = (word: string): string => word.slice(0, STEM);

/** Whole words and ideas say more than pairs of them, which repeat what the words said. */
const WORDS_WEIGH = 1;
const PAIRS_WEIGH = 0.5;

/** A sign is a key of 32 bits and what it weighs. */
export type Signs = ReadonlyMap<number, number>;

const keyOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ (text.codePointAt(at) ?? 0), 16_777_619) >>> 0;
  return hash;
};

/** What can be counted in a message: its words, neighbours with its beginning and end, ideas, and neighbouring ideas. */
export function signsIn(words: readonly string[], meanings: Encoder['meanings']): Signs {
  const signs = new Map<number, number>();
  const edged = ['<', ...words.map(stem), '>'];
  for (const word of words) signs.set(keyOf(`w:${stem(word)}`), WORDS_WEIGH);
  for (let at = 1; at < edged.length; at++) signs.set(keyOf(`b:${edged[at - 1]} ${edged[at]}`), PAIRS_WEIGH);
  const ideas = words.map((word) => meaningsOf(word, meanings)).filter((found) => found.length > 0);
  for (const idea of ideas.flat()) signs.set(keyOf(`i:${idea}`), WORDS_WEIGH);
  for (let at = 1; at < ideas.length; at++)
    signs.set(keyOf(`c:${ideas[at - 1]?.[0]} ${ideas[at]?.[0]}`), PAIRS_WEIGH);
  return signs;
}

/** Counts of one head: the signs in order of their keys, and for each the labels it was found with. */
export type Counts = {
  keys: Uint32Array;
  /** Where the labels of a sign begin; one longer than `keys`. */
  from: Uint32Array;
  labels: Uint16Array;
  times: Uint16Array;
  /** How much everything known beforehand weighs against what was counted. */
  smoothing: number;
  /** What counts are worth beside the encoder. */
  worth: number;
};

/** More often is kept as so often. */
export const TIMES_MAX = 65_535;

/** Counts as they are read: what a sign says for each label it was found with, and against every label. */
export type Counted = Pick<Counts, 'keys' | 'from' | 'labels' | 'worth'> & {
  /** As long as `labels`. */
  says: Float32Array;
  /** What a sign says of a label it was never found with. */
  unsaid: Float32Array;
};

/** @param size how many labels there are */
export function counted({ smoothing, ...counts }: Counts, size: number): Counted {
  const { keys, from, labels, times } = counts;
  const totals = new Float64Array(size);
  const sums = new Float64Array(keys.length);
  for (let sign = 0; sign < keys.length; sign++)
    for (let at = from[sign] as number; at < (from[sign + 1] as number); at++) {
      const label = labels[at] as number;
      totals[label] = (totals[label] as number) + (times[at] as number);
      sums[sign] = (sums[sign] as number) + (times[at] as number);
    }
  const all = sums.reduce((whole, sum) => whole + sum, 0) || 1;
  const says = new Float32Array(labels.length);
  for (let sign = 0; sign < keys.length; sign++) {
    const expected = (smoothing * (sums[sign] as number)) / all;
    for (let at = from[sign] as number; at < (from[sign + 1] as number); at++)
      says[at] = Math.log1p((times[at] as number) / expected);
  }
  const unsaid = Float32Array.from(totals, (total) => Math.log(smoothing / (total + smoothing)));
  return { keys, from, labels, worth: counts.worth, says, unsaid };
}

function placeOf(key: number, keys: Uint32Array): number {
  let [low, high] = [0, keys.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Of many signs each is worth less: they are not independent of each other. */
const MANY = 0.7;

/** What the signs say for each label, to be added to the logits of the encoder. */
export function evidenceOf(signs: Signs, { keys, from, labels, says, unsaid, worth }: Counted): Float32Array {
  const evidence = new Float32Array(unsaid.length);
  let weights = 0;
  let known = 0;
  for (const [key, weight] of signs) {
    const sign = placeOf(key, keys);
    if (sign < 0) continue;
    known += 1;
    weights += weight;
    for (let at = from[sign] as number; at < (from[sign + 1] as number); at++) {
      const label = labels[at] as number;
      evidence[label] = (evidence[label] as number) + weight * (says[at] as number);
    }
  }
  if (known === 0) return evidence;
  const scale = worth / known ** MANY;
  return evidence.map((sum, label) => scale * (sum + weights * (unsaid[label] as number)));
}
