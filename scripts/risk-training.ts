/**
 * Trains the risk model: labelled messages in, a packed table out. The rungs learn from every message, the kinds
 * only from those in danger. Probabilities are set on people the units had not read. Deterministic.
 */
import { withoutIdioms } from '../src/features/safety/idioms.ts';
import { normalise } from '../src/features/safety/normalise.ts';
import { atLeast, RISK_KINDS, type RiskKind, type RiskLevel } from '../src/features/safety/risk.ts';
import { riskFeatures } from '../src/features/safety/risk-model/risk-features.ts';
import {
  type PackedRiskModel,
  type RiskModel,
  RUNGS,
  type Rung,
  rungSums,
  unpackRiskModel,
} from '../src/features/safety/risk-model/risk-model.ts';
import type { TextFeatures } from '../src/platform/text-features.ts';
import { foldsByAuthor } from './author-folds.ts';
import { fitLogistic } from './logistic-fit.ts';
import { withoutNearTwins } from './near-twins.ts';
import { packUnits, trainUnits, type UnitSettings } from './unit-training.ts';

export type RiskExample = {
  text: string;
  locale: string;
  kind: RiskKind | 'none';
  level: RiskLevel;
  author: string;
  note?: string;
  /** Who wrote it: a file of training/. Authors are people they imagined. */
  pen?: string;
  /** Written before the others and by other pens. */
  isEarly?: boolean;
  /** Written before its pen had heard what the reader makes of any message. */
  unheard?: boolean;
  /** Ordinary talk of the topic collection: nobody wrote it as a look-alike. */
  isOrdinary?: boolean;
};
export type ReadRiskExample = RiskExample & { features: TextFeatures };

const DANGER: UnitSettings = {
  seed: 20261121,
  epochs: 5,
  firstEpochs: 2,
  rate: 0.4,
  decay: 0.005,
  maxFeatures: 190_000,
  yesWeight: 1.2,
};
const KINDS: UnitSettings = { ...DANGER, maxFeatures: 15_000, yesWeight: 2 };

/** Messages without near-twins, each with its features. */
export function readRiskExamples(examples: readonly RiskExample[]): ReadRiskExample[] {
  return withoutNearTwins(examples, ({ text }) => text).map((example) => ({
    ...example,
    features: riskFeatures(withoutIdioms(normalise(example.text))),
  }));
}

const only = (index: number) => ({ weights: RUNGS.map((_, i) => Number(i === index)), shift: 0 });
const UNCALIBRATED: PackedRiskModel['calibration'] = {
  low: only(0),
  high: only(1),
  grave: only(1),
};

export function trainRisk(examples: readonly ReadRiskExample[]): PackedRiskModel {
  const danger = examples.map(({ features, author, level }) => ({
    features,
    author,
    targets: RUNGS.map((rung) => Number(atLeast(level, rung))),
  }));
  const kinds = examples
    .filter(({ kind }) => kind !== 'none')
    .map(({ features, author, kind }) => ({
      features,
      author,
      targets: RISK_KINDS.map((each) => Number(each === kind)),
    }));
  return {
    danger: packUnits(trainUnits(danger, DANGER)),
    calibration: UNCALIBRATED,
    kinds: packUnits(trainUnits(kinds, KINDS)),
  };
}

export type Stranger = { example: ReadRiskExample; model: RiskModel };

/** Each message with a model that never read its author, in five rounds. */
export function meetStrangers(examples: readonly ReadRiskExample[], folds = 5): Stranger[] {
  return foldsByAuthor(examples, folds).flatMap(({ known, unknown }) => {
    const model = unpackRiskModel(trainRisk(known));
    return unknown.map((example) => ({ example, model }));
  });
}

/** Messages of pens kept apart, each with a model that read nothing any of those pens wrote. */
export function meetPens(
  examples: readonly ReadRiskExample[],
  isApart: (example: ReadRiskExample) => boolean,
): Stranger[] {
  const apart = examples.filter(isApart);
  const pens = new Set(apart.map(({ pen }) => pen));
  const model = unpackRiskModel(trainRisk(examples.filter(({ pen }) => !pens.has(pen))));
  return apart.map((example) => ({ example, model }));
}

/**
 * What makes the rungs' sums probabilities, from strangers. A rung is read off its own sum; `grave`, high or worse
 * against harmless, off both: what lies between teaches it nothing.
 */
export function calibrate(strangers: readonly Stranger[]): PackedRiskModel['calibration'] {
  const read = strangers.map(({ example, model }) => ({
    ...example,
    sums: rungSums(model, example.features),
  }));
  const platt = (rung: Rung) => {
    const index = RUNGS.indexOf(rung);
    const { weights, shift } = fitLogistic(
      read.map(({ sums, level }) => ({ features: [sums[index] ?? 0], isThere: atLeast(level, rung) })),
    );
    return { weights: RUNGS.map((_, i) => (i === index ? (weights[0] ?? 0) : 0)), shift };
  };
  const extremes = read.filter(
    ({ level, isOrdinary }) => atLeast(level, 'high') || (level === 'none' && !isOrdinary),
  );
  const grave = fitLogistic(
    extremes.map(({ sums, level }) => ({ features: sums, isThere: level !== 'none' })),
  );
  return { low: platt('low'), high: platt('high'), grave };
}
