/**
 * Logistic units over the features of a text, as a generated table holds them: small whole numbers, one row of weights a
 * feature.
 */
import { unpackRising, unpackSigned } from './packed-numbers.ts';
import type { TextFeatures } from './text-features.ts';

/** As stored: features in rising order, and for each a row of weights, one a unit. */
export type PackedUnits = {
  /** What each unit starts from. */
  bias: readonly number[];
  /** Weight of one step of the stored whole numbers. */
  step: number;
  /** Both as packed-numbers.ts writes them. */
  features: string;
  weights: string;
};

/**
 * Rows by feature, asked some hundred times a text: open addressing in one flat array, each feature beside its row.
 * Twice as fast as a Map.
 */
type RowIndex = Int32Array;
export type Units = { bias: readonly number[]; index: RowIndex; weights: Int8Array; step: number };

export function unpackUnits({ bias, step, features, weights }: PackedUnits): Units {
  return { bias, index: indexOf(unpackRising(features)), weights: unpackSigned(weights), step };
}

const EMPTY = -1;
/** Spreads neighbouring numbers over the slots (Fibonacci hashing). */
const SPREAD = 0x9e3779b1;

/** Where a feature stands, or the empty place where it would. */
function slotOf(index: RowIndex, feature: number): number {
  const last = index.length - 2;
  let slot = (Math.imul(feature, SPREAD) >>> 7) & last;
  while (index[slot] !== EMPTY && index[slot] !== feature) slot = (slot + 2) & last;
  return slot;
}

function indexOf(rising: readonly number[]): RowIndex {
  const places = 2 ** Math.ceil(Math.log2(2 * rising.length + 2));
  const index = new Int32Array(2 * places).fill(EMPTY);
  rising.forEach((feature, i) => {
    const slot = slotOf(index, feature);
    index[slot] = feature;
    index[slot + 1] = i;
  });
  return index;
}

/** What each unit adds up to, in their order, before it is a probability; and the share of the features that have a row. */
export type Sums = { sums: Float64Array; known: number };

export function sumsOf({ bias, index, weights, step }: Units, { counts, length }: TextFeatures): Sums {
  const sums = Float64Array.from(bias);
  const share = step / length;
  let known = 0;
  counts.forEach((value, feature) => {
    const row = index[slotOf(index, feature) + 1] as number;
    if (row === EMPTY) return;
    known += 1;
    const start = row * sums.length;
    for (let unit = 0; unit < sums.length; unit++) {
      sums[unit] = (sums[unit] as number) + (weights[start + unit] as number) * value * share;
    }
  });
  return { sums, known: known / Math.max(1, counts.size) };
}
