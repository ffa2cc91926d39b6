/**
 * What a message says as one row of numbers, which every head reads. A word is the mean of its pieces and of the ideas it
 * stands for; two convolutions over the words hear their order; the message is the mean and the maximum of both. Pure.
 */
import { bucketOf, piecesOf, WORDS_MAX, wordsOf } from './words.ts';

export type Encoder = {
  /** Numbers of a word. */
  width: number;
  buckets: number;
  /** (buckets + 1) × width, in steps of `step`; row 0 is silence. */
  pieces: Int8Array;
  step: number;
  /** Ideas of a word without its accents; the rows of `ideas` they stand for. */
  meanings: ReadonlyMap<string, readonly number[]>;
  /** Rows × width. */
  ideas: Float32Array;
  /** Each `width` × 3 × `width` (to, place before · at · after, from) with a bias for each. */
  convolutions: readonly { weights: Float32Array; bias: Float32Array }[];
};

/** What the pieces of a word weigh against its ideas, as it was learnt. */
const PIECES_WEIGH = 3;
/** Endings taken off a word that the map of meanings does not know. */
const ENDINGS = 3;
const SHORTEST_STEM = 4;

export function meaningsOf(word: string, meanings: Encoder['meanings']): readonly number[] {
  for (let cut = 0; cut <= ENDINGS && (cut === 0 || word.length - cut >= SHORTEST_STEM); cut++) {
    const ideas = meanings.get(cut === 0 ? word : word.slice(0, -cut));
    if (ideas) return ideas;
  }
  return [];
}

function wordVector(word: string, encoder: Encoder, into: Float32Array): void {
  const { width, pieces: table, step } = encoder;
  const pieces = piecesOf(word);
  const weight = (PIECES_WEIGH * step) / pieces.length;
  for (const piece of pieces) {
    const row = bucketOf(piece, encoder.buckets) * width;
    for (let k = 0; k < width; k++) into[k] = (into[k] as number) + (table[row + k] as number) * weight;
  }
  for (const idea of meaningsOf(word, encoder.meanings)) {
    const row = idea * width;
    for (let k = 0; k < width; k++) into[k] = (into[k] as number) + (encoder.ideas[row + k] as number);
  }
}

/** Mean and maximum over the rows, side by side. */
function pool(rows: readonly Float32Array[], into: Float32Array, at: number, width: number): void {
  for (let k = 0; k < width; k++) {
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const row of rows) {
      const value = row[k] as number;
      sum += value;
      if (value > most) most = value;
    }
    into[at + k] = sum / rows.length;
    into[at + width + k] = most;
  }
}

const SQRT_HALF = Math.SQRT1_2;

/** Error function to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-x * x);
  return x >= 0 ? 1 - tail : tail - 1;
}
const gelu = (x: number): number => 0.5 * x * (1 + erf(x * SQRT_HALF));

function convolve(
  rows: readonly Float32Array[],
  { weights, bias }: Encoder['convolutions'][number],
  width: number,
): Float32Array[] {
  return rows.map((row, at) => {
    const out = Float32Array.from(row);
    for (let to = 0; to < width; to++) {
      let sum = bias[to] as number;
      for (let place = 0; place < 3; place++) {
        const near = rows[at + place - 1];
        if (!near) continue;
        const start = (to * 3 + place) * width;
        for (let from = 0; from < width; from++)
          sum += (weights[start + from] as number) * (near[from] as number);
      }
      out[to] = (out[to] as number) + gelu(sum);
    }
    return out;
  });
}

/** Numbers of a message: mean and maximum of its words, and, where there are convolutions, of these with their order. */
export const widthOf = ({ width, convolutions }: Encoder): number =>
  (convolutions.length > 0 ? 4 : 2) * width;

function rowsOf(words: readonly string[], encoder: Encoder): Float32Array[] {
  const read = words.length === 0 ? ['?'] : words.slice(0, WORDS_MAX);
  return read.map((word) => {
    const row = new Float32Array(encoder.width);
    wordVector(word, encoder, row);
    return row;
  });
}

/** The first half of the encoding: what is said, whatever its order; 2 × width. */
export function encodeWithoutOrder(words: readonly string[], encoder: Encoder): Float32Array {
  const out = new Float32Array(2 * encoder.width);
  pool(rowsOf(words, encoder), out, 0, encoder.width);
  return out;
}

/** @param words at most WORDS_MAX are read; none is read as one question mark */
export function encodeWords(words: readonly string[], encoder: Encoder): Float32Array {
  const { width, convolutions } = encoder;
  let rows = rowsOf(words, encoder);
  const out = new Float32Array(widthOf(encoder));
  pool(rows, out, 0, width);
  if (convolutions.length === 0) return out;
  for (const layer of convolutions) rows = convolve(rows, layer, width);
  pool(rows, out, 2 * width, width);
  return out;
}

export const encode = (text: string, encoder: Encoder): Float32Array => encodeWords(wordsOf(text), encoder);
