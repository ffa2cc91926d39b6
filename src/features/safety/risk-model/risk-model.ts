/**
 * The trained reader of danger: logistic units over the n-grams and concepts of a message, one for each rung of the
 * ladder and one for each kind. It may only raise what the signals found. Small whole numbers from a generated table.
 */
import { gramsOf } from '../../../platform/n-grams.ts';
import { RISK_KINDS, type RiskKind } from '../risk.ts';
import { conceptMarks } from './concepts.ts';

/** "at least low", "at least moderate", "at least high". */
export const RUNGS = ['low', 'moderate', 'high'] as const;
export type Rung = (typeof RUNGS)[number];

/** N-grams are told apart by so many bits: the table stays small, and two rarely fall together. */
const GRAM_BITS = 22;

/** As stored: n-grams in rising order, and for each a row of weights, one a unit; the bias row is first. */
export type PackedUnits = {
  /** Weight of one step of the stored whole numbers. */
  step: number;
  /** base64 of the distances between the n-grams' numbers, seven bits a byte, the high bit saying "and more". */
  grams: string;
  /** base64 of signed bytes. */
  weights: string;
};
export type PackedRiskModel = {
  danger: PackedUnits;
  /** Turns what the rungs add up to into a probability: see `calibrate`, scripts/risk-training.ts. */
  calibration: Record<Rung, { slope: number; shift: number }>;
  kinds: PackedUnits;
};

type Units = { rowOf: ReadonlyMap<number, number>; weights: Int8Array; step: number; count: number };
export type RiskModel = Omit<PackedRiskModel, 'danger' | 'kinds'> & { danger: Units; kinds: Units };

/** Probability of each rung, 0..1. */
export type Rungs = Record<Rung, number>;

/** What the model sees of a normalised text (normalise.ts): n-grams with their share of the message. */
export function riskGrams(clean: string): Map<number, number> {
  const words = clean.match(/[\p{L}\d]+/gu) ?? [];
  return gramsOf(words, conceptMarks(words), GRAM_BITS);
}

const bytesOf = (base64: string): Uint8Array => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};

function unpackUnits({ step, grams, weights }: PackedUnits, count: number): Units {
  const rowOf = new Map<number, number>();
  let gram = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of bytesOf(grams)) {
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    gram += distance;
    rowOf.set(gram, 1 + rowOf.size);
    distance = 0;
    shift = 0;
  }
  return { rowOf, weights: new Int8Array(bytesOf(weights).buffer), step, count };
}

export function unpackRiskModel({ danger, calibration, kinds }: PackedRiskModel): RiskModel {
  return {
    danger: unpackUnits(danger, RUNGS.length),
    calibration,
    kinds: unpackUnits(kinds, RISK_KINDS.length),
  };
}

function sumsOf({ rowOf, weights, step, count }: Units, grams: ReadonlyMap<number, number>): Float64Array {
  const sums = new Float64Array(count);
  const add = (row: number, value: number) => {
    for (let unit = 0; unit < count; unit++) {
      sums[unit] = (sums[unit] ?? 0) + (weights[row * count + unit] ?? 0) * value;
    }
  };
  add(0, step);
  for (const [gram, value] of grams) {
    const row = rowOf.get(gram);
    if (row !== undefined) add(row, value * step);
  }
  return sums;
}

/** What the rungs add up to, before it is a probability. */
export function rungSums(model: RiskModel, grams: ReadonlyMap<number, number>): Rungs {
  const [low = 0, moderate = 0, high = 0] = sumsOf(model.danger, grams);
  return { low, moderate, high };
}

export function readRungs(model: RiskModel, grams: ReadonlyMap<number, number>): Rungs {
  const sums = rungSums(model, grams);
  const probability = (rung: Rung) => {
    const { slope, shift } = model.calibration[rung];
    return 1 / (1 + Math.exp(-(slope * sums[rung] + shift)));
  };
  return { low: probability('low'), moderate: probability('moderate'), high: probability('high') };
}

/** The kind of danger a message is about, given that it is one. */
export function readKind(model: RiskModel, grams: ReadonlyMap<number, number>): RiskKind {
  const sums = sumsOf(model.kinds, grams);
  return RISK_KINDS.reduce((best, kind) =>
    (sums[RISK_KINDS.indexOf(kind)] ?? 0) > (sums[RISK_KINDS.indexOf(best)] ?? 0) ? kind : best,
  );
}
