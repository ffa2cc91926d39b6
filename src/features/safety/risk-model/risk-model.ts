/**
 * The trained reader of danger: one logistic unit for each rung of the ladder and each kind, over the n-grams
 * of a message. It may only raise what the signals found. Small whole numbers, read from a generated table.
 */
import { gramsOf } from '../../../platform/n-grams.ts';
import { RISK_KINDS, type RiskKind } from '../risk.ts';

/** "at least low", "at least moderate", "at least high", then the kinds. */
export const RUNGS = ['low', 'moderate', 'high'] as const;
export type Rung = (typeof RUNGS)[number];
export const HEADS = RUNGS.length + RISK_KINDS.length;

/** As stored: n-gram hashes in rising order, and a row of weights, one a head, for each; the bias row is first. */
export type PackedRiskModel = {
  /** Weight of one step of the stored whole numbers. */
  step: number;
  /** Probability from which a rung counts, chosen on people the model had not read. */
  thresholds: Record<Rung, number>;
  /** base64 of 32-bit hashes, little-endian. */
  hashes: string;
  /** base64 of signed bytes. */
  weights: string;
};

export type RiskModel = {
  rowOf: ReadonlyMap<number, number>;
  weights: Int8Array;
  step: number;
  thresholds: Record<Rung, number>;
};

/** Probabilities, 0..1. */
export type RiskReading = { rungs: Record<Rung, number>; kinds: { kind: RiskKind; score: number }[] };

/** What the model sees: normalised text (normalise.ts) as words. */
export function riskGrams(clean: string): Map<number, number> {
  return gramsOf(clean.match(/[\p{L}\d]+/gu) ?? []);
}

export function unpackRiskModel(packed: PackedRiskModel): RiskModel {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const view = new DataView(bytesOf(packed.hashes).buffer);
  const rowOf = new Map<number, number>();
  for (let i = 0; i < view.byteLength / 4; i++) rowOf.set(view.getUint32(i * 4, true), 1 + i);
  const { step, thresholds } = packed;
  return { rowOf, weights: new Int8Array(bytesOf(packed.weights).buffer), step, thresholds };
}

export function readRisk(model: RiskModel, clean: string): RiskReading {
  const logits = new Float64Array(HEADS);
  const add = (row: number, value: number) => {
    const start = row * HEADS;
    for (let k = 0; k < HEADS; k++) logits[k] = (logits[k] ?? 0) + (model.weights[start + k] ?? 0) * value;
  };
  add(0, model.step);
  for (const [gram, value] of riskGrams(clean)) {
    const row = model.rowOf.get(gram);
    if (row !== undefined) add(row, value * model.step);
  }
  const probability = (head: number) => 1 / (1 + Math.exp(-(logits[head] ?? 0)));
  return {
    rungs: { low: probability(0), moderate: probability(1), high: probability(2) },
    kinds: RISK_KINDS.map((kind, i) => ({ kind, score: probability(RUNGS.length + i) })).sort(
      (a, b) => b.score - a.score,
    ),
  };
}
