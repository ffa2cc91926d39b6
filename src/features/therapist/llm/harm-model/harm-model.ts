/**
 * The trained reader of a model's sentences: one logistic unit, "may not reach a person". Beside the rules of
 * model-harm.ts it stops what they have no words for, and clears what they stop for a word alone. Pure.
 */
import { type PackedUnits, sumsOf, unpackUnits } from '../../../../platform/logistic-units.ts';
import { harmFeatures } from './harm-features.ts';
import HARM_MODEL_TABLE from './harm-model-table.json' with { type: 'json' };

export type PackedHarmModel = {
  unit: PackedUnits;
  /** What a sentence adds up to when it is read as harm: see `chooseThresholds`, scripts/harm-training.ts. */
  harmFrom: number;
  /** And under which it is read as right, whatever a rule says of one of its words. */
  rightUnder: number;
};

export type HarmThresholds = Pick<PackedHarmModel, 'harmFrom' | 'rightUnder'>;

/** Whether a sentence may reach a person, as far as a reader can tell. */
export type HarmReading = 'right' | 'unsure' | 'harm';
export type HarmReader = (sentence: string) => HarmReading;

/** What a sentence adds up to: the more, the less it may be shown. */
export function harmSums(packed: PackedUnits): (sentence: string) => number {
  const unit = unpackUnits(packed);
  return (sentence) => sumsOf(unit, harmFeatures(sentence)).sums[0] as number;
}

export function harmReader({ unit, ...thresholds }: PackedHarmModel): HarmReader {
  const sumOf = harmSums(unit);
  return (sentence) => readingOf(sumOf(sentence), thresholds);
}

export function readingOf(sum: number, { harmFrom, rightUnder }: HarmThresholds): HarmReading {
  if (sum >= harmFrom) return 'harm';
  return sum < rightUnder ? 'right' : 'unsure';
}

let shipped: HarmReader | undefined;

/** The committed reader, unpacked for the first sentence: without a model nobody pays for it. */
export const readHarm: HarmReader = (sentence) => {
  shipped ??= harmReader(HARM_MODEL_TABLE);
  return shipped(sentence);
};
