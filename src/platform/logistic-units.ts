/**
 * Logistic units over the features of a text, as a generated table holds them: small whole numbers, one row of weights a
 * feature.
 */
import { unpackRising, unpackSigned } from './packed-numbers.ts';
import { indexRows, NO_ROW, type RowIndex, rowOf } from './row-index.ts';
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

export type Units = { bias: readonly number[]; index: RowIndex; weights: Int8Array; step: number };

export function unpackUnits({ bias, step, features, weights }: PackedUnits): Units {
  return { bias, index: indexRows(unpackRising(features)), weights: unpackSigned(weights), step };
}

/** What each unit adds up to, in their order, before it is a probability; and the share of the features that have a row. */
export type Sums = { sums: Float64Array; known: number };

export function sumsOf({ bias, index, weights, step }: Units, { counts, length }: TextFeatures): Sums {
  const sums = Float64Array.from(bias);
  const share = step / length;
  let known = 0;
  counts.forEach((value, feature) => {
    const row = rowOf(index, feature);
    if (row === NO_ROW) return;
    known += 1;
    const start = row * sums.length;
    for (let unit = 0; unit < sums.length; unit++) {
      sums[unit] = (sums[unit] as number) + (weights[start + unit] as number) * value * share;
    }
  });
  return { sums, known: known / Math.max(1, counts.size) };
}
