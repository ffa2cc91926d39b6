/**
 * The trained reader of danger: logistic units over the features of a message, two for how grave it is and one for
 * each kind. It may only raise what the signals found. Small whole numbers from a generated table.
 */
import { type PackedUnits, sumsOf, type Units, unpackUnits } from '../../../platform/logistic-units.ts';
import type { TextFeatures } from '../../../platform/text-features.ts';
import { RISK_KINDS, type RiskKind } from '../risk.ts';

/** "at least low", "at least high": what lies between is read off both. */
export const RUNGS = ['low', 'high'] as const;
export type Rung = (typeof RUNGS)[number];

export type PackedRiskModel = {
  danger: PackedUnits;
  /** Turns what the rungs add up to into probabilities: see `calibrate`, scripts/risk-training.ts. */
  calibration: Record<keyof RiskReading, Calibration>;
  kinds: PackedUnits;
};

/** Weights of what `rungSums` gives, and one shift for each length of message: the same sum says less in a long story. */
export type Calibration = { weights: readonly number[]; shifts: readonly number[] };

export type RiskModel = Omit<PackedRiskModel, 'danger' | 'kinds'> & { danger: Units; kinds: Units };

/** Probabilities, 0..1: of each rung, and of being grave (high or imminent) rather than harmless. */
export type RiskReading = Record<Rung | 'grave', number>;

export function unpackRiskModel({ danger, calibration, kinds }: PackedRiskModel): RiskModel {
  return {
    danger: unpackUnits(danger),
    calibration,
    kinds: unpackUnits(kinds),
  };
}

/** Words from which a message is a telling, and from which a story; anything shorter is said in a breath. */
const LENGTHS = [13, 26] as const;
export const LENGTH_CLASSES = LENGTHS.length + 1;

/** @param plain text of normalise.ts @returns 0 for what is said in a breath */
export function lengthClass(plain: string): number {
  const words = plain.match(/[a-z\d]+/g)?.length ?? 0;
  return LENGTHS.filter((from) => words >= from).length;
}

/** What the rungs add up to, in their order, before it is a probability; last, how much of the text was known to them. */
export function rungSums(model: RiskModel, features: TextFeatures): number[] {
  const { sums, known } = sumsOf(model.danger, features);
  return [...sums, known];
}

/** @param length of the whole message that these features are of or from: `lengthClass` */
export function readRisk(model: RiskModel, features: TextFeatures, length: number): RiskReading {
  const sums = rungSums(model, features);
  const probability = (name: keyof RiskReading) => {
    const { weights, shifts } = model.calibration[name];
    const sum = sums.reduce((total, each, i) => total + each * (weights[i] ?? 0), shifts[length] ?? 0);
    return 1 / (1 + Math.exp(-sum));
  };
  return {
    low: probability('low'),
    high: probability('high'),
    grave: probability('grave'),
  };
}

/** The kind of danger a message is about, given that it is one. */
export function readKind(model: RiskModel, features: TextFeatures): RiskKind {
  const { sums } = sumsOf(model.kinds, features);
  return RISK_KINDS.reduce((best, kind) =>
    (sums[RISK_KINDS.indexOf(kind)] ?? 0) > (sums[RISK_KINDS.indexOf(best)] ?? 0) ? kind : best,
  );
}
