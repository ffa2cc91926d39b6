/**
 * Trains logistic units that read the same n-grams, side by side, and packs them. Deterministic: the same messages
 * give the same units, byte for byte. Nothing here reads or writes a file.
 */
import type { PackedUnits } from '../src/features/safety/risk-model/risk-model.ts';
import { packRising, packSigned } from '../src/platform/packed-numbers.ts';
import { randomFrom, shuffled } from './training-random.ts';

export type Lesson = {
  grams: ReadonlyMap<number, number>;
  author: string;
  /** One target a unit, 0 or 1. */
  targets: readonly number[];
  /** How much this message counts; 1 when absent. */
  weight?: number;
};

export type UnitSettings = {
  seed: number;
  epochs: number;
  rate: number;
  /** Pull of every weight towards zero. */
  decay: number;
  /** N-grams kept: in at least so many messages, by at least so many people, the most telling first. */
  minMessages: number;
  minAuthors: number;
  maxGrams: number;
  /** How much more a target of 1 weighs. */
  yesWeight: number;
};

export type Units = { rowOf: Map<number, number>; rows: Float64Array; count: number };

type Tally = { seen: number; yes: Float64Array; authors: Set<string> };

/** How much an n-gram tells about the targets, in nats over all messages that hold it. */
function telling({ seen, yes }: Tally, rates: readonly number[]): number {
  let nats = 0;
  yes.forEach((count, unit) => {
    const rate = rates[unit] ?? 0;
    if (count > 0) nats += count * Math.log(count / (seen * rate));
    if (count < seen) nats += (seen - count) * Math.log((seen - count) / (seen * (1 - rate)));
  });
  return nats;
}

function chooseGrams(lessons: readonly Lesson[], settings: UnitSettings): number[] {
  const count = lessons[0]?.targets.length ?? 0;
  const rates = Array.from(
    { length: count },
    (_, unit) => lessons.reduce((sum, { targets }) => sum + (targets[unit] ?? 0), 0) / lessons.length,
  );
  const tallies = new Map<number, Tally>();
  for (const { grams, targets, author } of lessons) {
    for (const gram of grams.keys()) {
      const tally = tallies.get(gram) ?? { seen: 0, yes: new Float64Array(count), authors: new Set() };
      tally.seen++;
      targets.forEach((target, unit) => {
        tally.yes[unit] = (tally.yes[unit] ?? 0) + target;
      });
      if (tally.authors.size < settings.minAuthors) tally.authors.add(author);
      tallies.set(gram, tally);
    }
  }
  return [...tallies]
    .filter(([, { seen, authors }]) => seen >= settings.minMessages && authors.size >= settings.minAuthors)
    .map(([gram, tally]) => ({ gram, nats: telling(tally, rates) }))
    .sort((a, b) => b.nats - a.nats || a.gram - b.gram)
    .slice(0, settings.maxGrams)
    .map(({ gram }) => gram)
    .sort((a, b) => a - b);
}

/** A lesson as the units see it: where the row of each n-gram begins, and its share; the bias row first. */
type Row = { starts: Int32Array; values: Float64Array; targets: readonly number[]; weight: number };

function toRow({ grams, targets, weight = 1 }: Lesson, { rowOf, count }: Units): Row {
  const starts = [0];
  const values = [1];
  for (const [gram, value] of grams) {
    const row = rowOf.get(gram);
    if (row === undefined) continue;
    starts.push(row * count);
    values.push(value);
  }
  return { starts: Int32Array.from(starts), values: Float64Array.from(values), targets, weight };
}

/** AdaGrad, one message at a time, in a new order each pass. */
export function trainUnits(lessons: readonly Lesson[], settings: UnitSettings): Units {
  const count = lessons[0]?.targets.length ?? 0;
  const grams = chooseGrams(lessons, settings);
  const units: Units = {
    rowOf: new Map(grams.map((gram, i) => [gram, 1 + i])),
    rows: new Float64Array((grams.length + 1) * count),
    count,
  };
  const data = lessons.map((lesson) => toRow(lesson, units));
  const squares = new Float64Array(units.rows.length).fill(FIRST_SQUARE);
  const random = randomFrom(settings.seed);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const row of shuffled(data, random)) learn(row, units, squares, settings);
  }
  return units;
}

/** AdaGrad starts as if each weight had already seen this much slope. */
const FIRST_SQUARE = 1e-2;

function learn(
  { starts, values, targets, weight }: Row,
  { rows, count }: Units,
  squares: Float64Array,
  settings: UnitSettings,
): void {
  const errors = new Float64Array(count);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const value = values[i] as number;
    for (let unit = 0; unit < count; unit++) {
      errors[unit] = (errors[unit] as number) + (rows[start + unit] as number) * value;
    }
  }
  for (let unit = 0; unit < count; unit++) {
    const target = targets[unit] as number;
    const share = weight * (target === 1 ? settings.yesWeight : 1);
    errors[unit] = (1 / (1 + Math.exp(-(errors[unit] as number))) - target) * share;
  }
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const value = values[i] as number;
    const decay = start === 0 ? 0 : settings.decay;
    for (let unit = 0; unit < count; unit++) {
      const at = start + unit;
      const slope = (errors[unit] as number) * value + decay * (rows[at] as number);
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      rows[at] = (rows[at] as number) - (settings.rate * slope) / Math.sqrt(square);
    }
  }
}

const LARGEST = 127;
/** The share of weights that keep their size; the few beyond are cut so that the rest are finer. */
const KEPT = 0.9995;

export function packUnits({ rowOf, rows }: Units): PackedUnits {
  const sizes = [...rows].map(Math.abs).sort((a, b) => a - b);
  const step = (sizes[Math.floor(sizes.length * KEPT)] ?? 1) / LARGEST;
  const whole = Int8Array.from(rows, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))),
  );
  return {
    step,
    grams: packRising([...rowOf.keys()]),
    weights: packSigned(whole),
  };
}
