/**
 * The trained reader of a model's sentences: one logistic unit, "may not reach a person". It stands beside the rules of
 * model-harm.ts and stops what they have no words for. Pure.
 */
import { type PackedUnits, sumsOf, unpackUnits } from '../../../../platform/logistic-units.ts';
import { harmFeatures } from './harm-features.ts';
import HARM_MODEL_TABLE from './harm-model-table.json' with { type: 'json' };

export type PackedHarmModel = {
  unit: PackedUnits;
  /** What a sentence adds up to when it is read as harm: see `chooseThreshold`, scripts/harm-training.ts. */
  harmFrom: number;
};

/** Whether a sentence may not reach a person. */
export type HarmReader = (sentence: string) => boolean;

/** What a sentence adds up to: the more, the less it may be shown. */
export function harmSums(packed: PackedUnits): (sentence: string) => number {
  const unit = unpackUnits(packed);
  return (sentence) => sumsOf(unit, harmFeatures(sentence))[0] as number;
}

export function harmReader({ unit, harmFrom }: PackedHarmModel): HarmReader {
  const sumOf = harmSums(unit);
  return (sentence) => sumOf(sentence) >= harmFrom;
}

let shipped: HarmReader | undefined;

/** The committed reader, unpacked for the first sentence: without a model nobody pays for it. */
export const readsAsHarm: HarmReader = (sentence) => {
  shipped ??= harmReader(HARM_MODEL_TABLE);
  return shipped(sentence);
};
