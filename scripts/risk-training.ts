/**
 * Trains the risk model: labelled messages in, a packed table out. Deterministic: the same messages give the
 * same table, byte for byte. Nothing here reads or writes a file.
 */
import { normalise } from '../src/features/safety/normalise.ts';
import { atLeast, RISK_KINDS, type RiskKind, type RiskLevel } from '../src/features/safety/risk.ts';
import {
  HEADS,
  type PackedRiskModel,
  RUNGS,
  type Rung,
  riskGrams,
} from '../src/features/safety/risk-model/risk-model.ts';
import { randomFrom, shuffled } from './training-random.ts';

export type RiskExample = {
  text: string;
  locale: string;
  kind: RiskKind | 'none';
  level: RiskLevel;
  author: string;
  /** Ordinary talk from other collections counts less than messages written as look-alikes. */
  weight?: number;
};
export type ReadRiskExample = RiskExample & { clean: string; grams: Map<number, number> };

const SETTINGS = {
  seed: 20261121,
  epochs: 12,
  rate: 0.6,
  /** Pull of every weight towards zero, for each pass. */
  decay: 0.02,
  /** N-grams kept: in at least so many messages, by at least two people, the most telling first. */
  minMessages: 2,
  minAuthors: 2,
  maxGrams: 14_000,
  /** A missed danger costs more than a question too many. */
  dangerWeight: 1.5,
};

/** Distinct messages, normalised; of near-twins the first stays. */
export function readRiskExamples(examples: readonly RiskExample[]): ReadRiskExample[] {
  const seen = new Set<string>();
  return examples.flatMap((example) => {
    const clean = normalise(example.text);
    const key = (clean.match(/[\p{L}\d]+/gu) ?? []).join(' ');
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ ...example, clean, grams: riskGrams(clean) }];
  });
}

export type Weights = { rowOf: Map<number, number>; rows: Float32Array };

function targetsOf({ kind, level }: RiskExample): number[] {
  return [
    ...RUNGS.map((rung) => (atLeast(level, rung) ? 1 : 0)),
    ...RISK_KINDS.map((each) => (each === kind ? 1 : 0)),
  ];
}

/** The n-grams that tell most between danger and none (difference of rates, weighed by how often they occur). */
function chooseGrams(examples: readonly ReadRiskExample[]): number[] {
  const stats = new Map<number, { danger: number; calm: number; authors: Set<string> }>();
  for (const { grams, level, author } of examples) {
    for (const gram of grams.keys()) {
      const stat = stats.get(gram) ?? { danger: 0, calm: 0, authors: new Set<string>() };
      if (level === 'none') stat.calm++;
      else stat.danger++;
      if (stat.authors.size < 2) stat.authors.add(author);
      stats.set(gram, stat);
    }
  }
  const score = ({ danger, calm }: { danger: number; calm: number }) =>
    Math.abs(danger - calm) / Math.sqrt(danger + calm + 1) + Math.sqrt(danger + calm) * 0.3;
  return [...stats]
    .filter(([, s]) => s.danger + s.calm >= SETTINGS.minMessages && s.authors.size >= SETTINGS.minAuthors)
    .sort(([gramA, a], [gramB, b]) => score(b) - score(a) || gramA - gramB)
    .slice(0, SETTINGS.maxGrams)
    .map(([gram]) => gram);
}

/** Logistic units trained side by side with AdaGrad. */
export function trainRisk(examples: readonly ReadRiskExample[]): Weights {
  const grams = chooseGrams(examples).sort((a, b) => a - b);
  const rowOf = new Map(grams.map((gram, i) => [gram, 1 + i]));
  const rows = new Float32Array((grams.length + 1) * HEADS);
  const squares = new Float32Array(rows.length).fill(1e-2);
  const random = randomFrom(SETTINGS.seed);
  for (let epoch = 0; epoch < SETTINGS.epochs; epoch++) {
    for (const example of shuffled(examples, random)) learn(example, rowOf, rows, squares);
  }
  return { rowOf, rows };
}

function learn(
  example: ReadRiskExample,
  rowOf: ReadonlyMap<number, number>,
  rows: Float32Array,
  squares: Float32Array,
): void {
  const targets = targetsOf(example);
  const present: [row: number, value: number][] = [[0, 1]];
  for (const [gram, value] of example.grams) {
    const row = rowOf.get(gram);
    if (row !== undefined) present.push([row, value]);
  }
  for (let head = 0; head < HEADS; head++) {
    let logit = 0;
    for (const [row, value] of present) logit += (rows[row * HEADS + head] ?? 0) * value;
    const target = targets[head] ?? 0;
    const share = (example.weight ?? 1) * (target === 1 ? SETTINGS.dangerWeight : 1);
    const error = (1 / (1 + Math.exp(-logit)) - target) * share;
    for (const [row, value] of present) {
      const at = row * HEADS + head;
      const pull = row === 0 ? 0 : (SETTINGS.decay * (rows[at] ?? 0)) / 100;
      const gradient = error * value + pull;
      squares[at] = (squares[at] ?? 0) + gradient * gradient;
      rows[at] = (rows[at] ?? 0) - (SETTINGS.rate * gradient) / Math.sqrt(squares[at] ?? 1);
    }
  }
}

/** Whole numbers of one byte; a rare weight beyond the range is cut. */
export function packRisk({ rowOf, rows }: Weights, thresholds: Record<Rung, number>): PackedRiskModel {
  const sizes = [...rows].map(Math.abs).sort((a, b) => a - b);
  const top = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const step = top / 127;
  const weights = Int8Array.from(rows, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))));
  const hashes = new DataView(new ArrayBuffer(rowOf.size * 4));
  for (const [gram, row] of rowOf) hashes.setUint32((row - 1) * 4, gram, true);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    step,
    thresholds,
    hashes: base64(new Uint8Array(hashes.buffer)),
    weights: base64(new Uint8Array(weights.buffer)),
  };
}
