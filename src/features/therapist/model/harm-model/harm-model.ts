/**
 * The trained readers of a model's sentences: "may it reach a person". One counts what a sentence holds; where that says
 * anything against it, the other hears in which order, and both are added. Beside the rules of model-harm.ts they stop
 * what those have no words for, and clear what they stop for a word alone. Pure.
 */
import { gatedReader, type PackedGatedUnits, unpackGatedUnits } from '../../../../platform/gated-units.ts';
import { type PackedUnits, sumsOf, unpackUnits } from '../../../../platform/logistic-units.ts';
import { harmFeatures, harmWords } from './harm-features.ts';
import HARM_MODEL_TABLE from './harm-model-table.json' with { type: 'json' };
import HARM_ORDER_TABLE from './harm-order-table.json' with { type: 'json' };

export type HarmThresholds = {
  /** What both readers add up to when a sentence is read as harm: see `chooseThresholds`, scripts/harm-training.ts. */
  harmFrom: number;
  /** And under which it is read as right, whatever a rule says of one of its words. */
  rightUnder: number;
  /** What the first alone adds up to, under which the second is asked only when a rule stops the sentence. */
  quietUnder: number;
};

/** Whether a sentence may reach a person, as far as readers can tell. */
export type HarmReading = 'right' | 'unsure' | 'harm';
/** @param isStopped by a rule already */
export type HarmReader = (sentence: string, isStopped: boolean) => HarmReading;

/** What a sentence adds up to: the more, the less it may be shown. */
export type HarmSum = (sentence: string) => number;
/** By what it holds, and by the order of its words. */
export type HarmSums = { heldOf: HarmSum; orderOf: HarmSum };

export function harmHeld(packed: PackedUnits): HarmSum {
  const unit = unpackUnits(packed);
  return (sentence) => sumsOf(unit, harmFeatures(sentence)).sums[0] as number;
}

export function harmOrder(packed: PackedGatedUnits): HarmSum {
  const sumOf = gatedReader(unpackGatedUnits(packed));
  return (sentence) => sumOf(harmWords(sentence));
}

/** How much the second reader's sum counts beside the first's: it is some three times as large. */
const ORDER_SHARE = 0.25;

export const harmSum = (held: number, order: number): number => held + ORDER_SHARE * order;

export function harmReader(
  { heldOf, orderOf }: HarmSums,
  { harmFrom, rightUnder, quietUnder }: HarmThresholds,
): HarmReader {
  return (sentence, isStopped) => {
    const held = heldOf(sentence);
    if (held < quietUnder && !isStopped) return 'right';
    const sum = harmSum(held, orderOf(sentence));
    if (sum >= harmFrom) return 'harm';
    return sum < rightUnder ? 'right' : 'unsure';
  };
}

let shipped: HarmReader | undefined;

/** The committed readers, unpacked for the first sentence: without a model nobody pays for them. */
export const readHarm: HarmReader = (sentence, isStopped) => {
  shipped ??= harmReader(
    { heldOf: harmHeld(HARM_MODEL_TABLE.unit), orderOf: harmOrder(HARM_ORDER_TABLE) },
    HARM_MODEL_TABLE,
  );
  return shipped(sentence, isStopped);
};
