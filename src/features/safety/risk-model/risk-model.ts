/**
 * The trained reader of danger: logistic units over the features of a message, two for how grave it is and one for
 * each kind. It may only raise what the signals found. Small whole numbers from a generated table.
 */
import { unpackRising, unpackSigned } from '../../../platform/packed-numbers.ts';
import { RISK_KINDS, type RiskKind } from '../risk.ts';
import type { RiskFeatures } from './risk-features.ts';

/** "at least low", "at least high": what lies between is read off both. */
export const RUNGS = ['low', 'high'] as const;
export type Rung = (typeof RUNGS)[number];

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
export type PackedRiskModel = {
  danger: PackedUnits;
  /** Turns what the rungs add up to into probabilities: see `calibrate`, scripts/risk-training.ts. */
  calibration: Record<keyof RiskReading, { weights: readonly number[]; shift: number }>;
  kinds: PackedUnits;
};

/**
 * Rows by feature, asked some hundred times a message: open addressing in one flat array, each feature beside its row.
 * Twice as fast as a Map.
 */
type RowIndex = Int32Array;
type Units = { bias: readonly number[]; index: RowIndex; weights: Int8Array; step: number };
export type RiskModel = Omit<PackedRiskModel, 'danger' | 'kinds'> & { danger: Units; kinds: Units };

/** Probabilities, 0..1: of each rung, and of being grave (high or imminent) rather than harmless. */
export type RiskReading = Record<Rung | 'grave', number>;

function unpackUnits({ bias, step, features, weights }: PackedUnits): Units {
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

export function unpackRiskModel({ danger, calibration, kinds }: PackedRiskModel): RiskModel {
  return {
    danger: unpackUnits(danger),
    calibration,
    kinds: unpackUnits(kinds),
  };
}

function sumsOf({ bias, index, weights, step }: Units, { counts, length }: RiskFeatures): Float64Array {
  const sums = Float64Array.from(bias);
  const share = step / length;
  counts.forEach((value, feature) => {
    const row = index[slotOf(index, feature) + 1] as number;
    if (row === EMPTY) return;
    const start = row * sums.length;
    for (let unit = 0; unit < sums.length; unit++) {
      sums[unit] = (sums[unit] as number) + (weights[start + unit] as number) * value * share;
    }
  });
  return sums;
}

/** What the rungs add up to, in their order, before it is a probability. */
export function rungSums(model: RiskModel, features: RiskFeatures): number[] {
  return [...sumsOf(model.danger, features)];
}

export function readRisk(model: RiskModel, features: RiskFeatures): RiskReading {
  const sums = rungSums(model, features);
  const probability = (name: keyof RiskReading) => {
    const { weights, shift } = model.calibration[name];
    return 1 / (1 + Math.exp(-sums.reduce((total, sum, i) => total + sum * (weights[i] ?? 0), shift)));
  };
  return {
    low: probability('low'),
    high: probability('high'),
    grave: probability('grave'),
  };
}

/** The kind of danger a message is about, given that it is one. */
export function readKind(model: RiskModel, features: RiskFeatures): RiskKind {
  const sums = sumsOf(model.kinds, features);
  return RISK_KINDS.reduce((best, kind) =>
    (sums[RISK_KINDS.indexOf(kind)] ?? 0) > (sums[RISK_KINDS.indexOf(best)] ?? 0) ? kind : best,
  );
}
