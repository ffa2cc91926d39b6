/**
 * Trains the risk model: labelled messages in, a packed table out. The rungs learn from every message, the kinds
 * only from those in danger. Probabilities are set on people the units had not read. Deterministic.
 */
import { withoutIdioms } from '../src/features/safety/idioms.ts';
import { normalise } from '../src/features/safety/normalise.ts';
import { atLeast, RISK_KINDS, type RiskKind, type RiskLevel } from '../src/features/safety/risk.ts';
import { partsOf } from '../src/features/safety/risk-model/read-danger.ts';
import { riskFeatures } from '../src/features/safety/risk-model/risk-features.ts';
import {
  type Calibration,
  LENGTH_CLASSES,
  lengthClass,
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
export type ReadRiskExample = RiskExample & {
  /** As the reader gets it: normalised, without idioms. */
  plain: string;
  features: TextFeatures;
};

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
  return withoutNearTwins(examples, ({ text }) => text).map((example) => {
    const plain = withoutIdioms(normalise(example.text));
    return { ...example, plain, features: riskFeatures(plain) };
  });
}

const only = (index: number) => ({ weights: RUNGS.map((_, i) => Number(i === index)), shifts: [] });
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
 * against harmless, off both and how much of the message they know: what lies between teaches it nothing. Then a message is
 * read by its gravest part, and shifted by how long it is.
 */
export function calibrate(strangers: readonly Stranger[]): PackedRiskModel['calibration'] {
  const read = strangers.map(({ example, model }): Summed => {
    const sentences = partsOf(example.plain).slice(1);
    const parts = [example.features, ...sentences.map(riskFeatures)].map((each) => rungSums(model, each));
    return { ...example, parts, length: lengthClass(example.plain) };
  });
  const rung = (name: Rung) => {
    const weights = RUNGS.map((each) => Number(each === name));
    return shiftedByLength(read, weights, ({ level }) => atLeast(level, name));
  };
  const extremes = read.filter(
    ({ level, isOrdinary }) => atLeast(level, 'high') || (level === 'none' && !isOrdinary),
  );
  const isGrave = ({ level }: Summed) => level !== 'none';
  const both = fitLogistic(
    extremes.map((each) => ({ features: each.parts[0] ?? [], isThere: isGrave(each) })),
  );
  return { low: rung('low'), high: rung('high'), grave: shiftedByLength(extremes, both.weights, isGrave) };
}

/** `rungSums` of the whole and of each sentence. */
type Summed = ReadRiskExample & { parts: number[][]; length: number };

function shiftedByLength(
  read: readonly Summed[],
  weights: readonly number[],
  isThere: (each: Summed) => boolean,
): Calibration {
  const sumOf = (part: readonly number[]) => part.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0);
  const fit = fitLogistic(
    read.map((each) => ({
      features: [Math.max(...each.parts.map(sumOf)), ...lengthMarks(each.length)],
      isThere: isThere(each),
    })),
  );
  const [slope = 0, ...longer] = fit.weights;
  return {
    weights: weights.map((weight) => Number((weight * slope).toFixed(4))),
    shifts: [0, ...longer].map((more) => Number((fit.shift + more).toFixed(4))),
  };
}

/** One mark for each length but the shortest. */
const lengthMarks = (length: number): number[] =>
  Array.from({ length: LENGTH_CLASSES - 1 }, (_, i) => Number(i + 1 === length));
