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
  /** What the first alone adds up to, under which the second is asked only when a rule says something: `chooseThresholds`. */
  quietUnder: number;
};

/**
 * What a sentence adds up to: the more, the less it may reach a person. What is enough to stop it the guard says.
 * @param isStopped by a rule already
 */
export type HarmReader = (sentence: string, isStopped: boolean) => number;

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

export function harmReader({ heldOf, orderOf }: HarmSums, { quietUnder }: HarmThresholds): HarmReader {
  return (sentence, isStopped) => {
    const held = heldOf(sentence);
    return held < quietUnder && !isStopped ? QUIET : harmSum(held, orderOf(sentence));
  };
}

/** Plainly right by what it holds: nobody asked for its order. */
const QUIET = -10;

let shipped: HarmReader | undefined;

/** The committed readers, unpacked for the first sentence: without a model nobody pays for them. */
export const readHarm: HarmReader = (sentence, isStopped) => {
  shipped ??= harmReader(
    { heldOf: harmHeld(HARM_MODEL_TABLE.unit), orderOf: harmOrder(HARM_ORDER_TABLE) },
    HARM_MODEL_TABLE,
  );
  return shipped(sentence, isStopped);
};
