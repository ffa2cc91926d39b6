/**
 * Trains the risk model: labelled messages in, a packed table out. The rungs learn from every message, the kinds
 * only from those in danger. Probabilities are set on people the units had not read. Deterministic.
 */
import { withoutIdioms } from '../src/features/safety/idioms.ts';
import { normalise } from '../src/features/safety/normalise.ts';
import { atLeast, RISK_KINDS, type RiskKind, type RiskLevel } from '../src/features/safety/risk.ts';
import {
  type PackedRiskModel,
  type RiskModel,
  RUNGS,
  type Rung,
  riskGrams,
  rungSums,
  unpackRiskModel,
} from '../src/features/safety/risk-model/risk-model.ts';
import { withoutNearTwins } from './near-twins.ts';
import { packUnits, trainUnits, type UnitSettings } from './unit-training.ts';

export type RiskExample = {
  text: string;
  locale: string;
  kind: RiskKind | 'none';
  level: RiskLevel;
  author: string;
  note?: string;
  /** Ordinary talk of the topic collection: nobody wrote it as a look-alike. */
  isOrdinary?: boolean;
};
export type ReadRiskExample = RiskExample & { grams: Map<number, number> };

const DANGER: UnitSettings = {
  seed: 20261121,
  epochs: 12,
  rate: 0.4,
  decay: 0.005,
  minMessages: 2,
  minAuthors: 2,
  maxGrams: 45_000,
  yesWeight: 1.2,
};
const KINDS: UnitSettings = { ...DANGER, maxGrams: 10_000, yesWeight: 2 };

/** Messages without near-twins, each with its n-grams. */
export function readRiskExamples(examples: readonly RiskExample[]): ReadRiskExample[] {
  return withoutNearTwins(examples, ({ text }) => text).map((example) => ({
    ...example,
    grams: riskGrams(withoutIdioms(normalise(example.text))),
  }));
}

const SAME = { slope: 1, shift: 0 };
const UNCALIBRATED: PackedRiskModel['calibration'] = { low: SAME, moderate: SAME, high: SAME };

export function trainRisk(examples: readonly ReadRiskExample[]): PackedRiskModel {
  const danger = examples.map(({ grams, author, level }) => ({
    grams,
    author,
    targets: RUNGS.map((rung) => Number(atLeast(level, rung))),
  }));
  const kinds = examples
    .filter(({ kind }) => kind !== 'none')
    .map(({ grams, author, kind }) => ({
      grams,
      author,
      targets: RISK_KINDS.map((each) => Number(each === kind)),
    }));
  return {
    danger: packUnits(trainUnits(danger, DANGER)),
    calibration: UNCALIBRATED,
    kinds: packUnits(trainUnits(kinds, KINDS)),
  };
}

/** The part of an author in so many: the same for every message of theirs. */
function foldOf(author: string, folds: number): number {
  let sum = 0;
  for (const character of author) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % folds;
}

export type Stranger = { example: ReadRiskExample; model: RiskModel };

/** Each message with a model that never read its author, in five rounds. */
export function meetStrangers(examples: readonly ReadRiskExample[], folds = 5): Stranger[] {
  return Array.from({ length: folds }, (_, fold) => {
    const known = examples.filter(({ author }) => foldOf(author, folds) !== fold);
    const model = unpackRiskModel(trainRisk(known));
    return examples
      .filter(({ author }) => foldOf(author, folds) === fold)
      .map((example) => ({ example, model }));
  }).flat();
}

/** Slope and shift that make each rung's sum a probability, from strangers (Platt scaling). */
export function calibrate(strangers: readonly Stranger[]): PackedRiskModel['calibration'] {
  const read = strangers.map(({ example, model }) => ({
    sums: rungSums(model, example.grams),
    level: example.level,
  }));
  const platt = (rung: Rung) =>
    fitLogistic(read.map(({ sums, level }) => ({ sum: sums[rung], isThere: atLeast(level, rung) })));
  return { low: platt('low'), moderate: platt('moderate'), high: platt('high') };
}

const FIT_STEPS = 60;

/** Newton's method on two numbers. */
function fitLogistic(points: readonly { sum: number; isThere: boolean }[]): { slope: number; shift: number } {
  let slope = 1;
  let shift = 0;
  for (let step = 0; step < FIT_STEPS; step++) {
    let [gSlope, gShift, hSlope, hBoth, hShift] = [0, 0, 1e-9, 0, 1e-9];
    for (const { sum, isThere } of points) {
      const p = 1 / (1 + Math.exp(-(slope * sum + shift)));
      const error = p - Number(isThere);
      const spread = p * (1 - p);
      gSlope += error * sum;
      gShift += error;
      hSlope += spread * sum * sum;
      hBoth += spread * sum;
      hShift += spread;
    }
    const determinant = hSlope * hShift - hBoth * hBoth;
    slope -= (hShift * gSlope - hBoth * gShift) / determinant;
    shift -= (hSlope * gShift - hBoth * gSlope) / determinant;
  }
  return { slope: Number(slope.toFixed(4)), shift: Number(shift.toFixed(4)) };
}
