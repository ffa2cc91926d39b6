/**
 * Trains logistic units that read the same features, side by side, and packs them. Deterministic: the same messages
 * give the same units, byte for byte. Nothing here reads or writes a file.
 */
import type { PackedUnits } from '../src/platform/logistic-units.ts';
import { packRising, packSigned } from '../src/platform/packed-numbers.ts';
import { FEATURE_BITS, type TextFeatures } from '../src/platform/text-features.ts';
import { randomFrom, shuffled } from './training-random.ts';

export type Lesson = {
  features: TextFeatures;
  author: string;
  /** One target a unit, 0 or 1. */
  targets: readonly number[];
};

export type UnitSettings = {
  seed: number;
  epochs: number;
  /** Passes that only tell which features carry much. */
  firstEpochs: number;
  rate: number;
  /** Pull of every weight towards zero. */
  decay: number;
  /** Features kept: by at least two people, and of those so many that carry most. */
  maxFeatures: number;
  /** How much more a target of 1 weighs. */
  yesWeight: number;
};

/** Features in rising order; the row of each, one weight a unit, after the row of the bias. */
export type Units = { features: readonly number[]; rows: Float32Array; count: number };

/**
 * Every feature that two people wrote is learnt first; then the ones that carry little are left out and the rest is
 * learnt again. Choosing by what was learnt keeps twice as much as choosing by counts.
 */
export function trainUnits(lessons: readonly Lesson[], settings: UnitSettings): Units {
  const shared = sharedFeatures(lessons);
  if (shared.length <= settings.maxFeatures) return learnt(lessons, shared, settings);
  const first = learnt(lessons, shared, { ...settings, epochs: settings.firstEpochs });
  return learnt(lessons, mostCarrying(lessons, first, settings.maxFeatures), settings);
}

const NOBODY = -1;
const SEVERAL = -2;

/** Features that at least two people wrote. */
function sharedFeatures(lessons: readonly Lesson[]): number[] {
  const writers = new Int32Array(2 ** FEATURE_BITS).fill(NOBODY);
  const numbers = new Map<string, number>();
  for (const { features, author } of lessons) {
    const number = numbers.get(author) ?? numbers.size;
    numbers.set(author, number);
    for (const feature of features.counts.keys()) {
      const writer = writers[feature];
      if (writer !== number) writers[feature] = writer === NOBODY ? number : SEVERAL;
    }
  }
  const shared: number[] = [];
  writers.forEach((writer, feature) => {
    if (writer === SEVERAL) shared.push(feature);
  });
  return shared;
}

/** How much of what all messages add up to goes through a feature: its weights, and how often it is there. */
function mostCarrying(lessons: readonly Lesson[], { features, rows, count }: Units, most: number): number[] {
  const present = new Float64Array(2 ** FEATURE_BITS);
  for (const { features: own } of lessons) {
    for (const [feature, value] of own.counts) {
      present[feature] = (present[feature] as number) + (value / own.length) ** 2;
    }
  }
  return features
    .map((feature, i) => {
      const weights = rows.subarray((1 + i) * count, (2 + i) * count);
      return {
        feature,
        carried: weights.reduce((sum, weight) => sum + weight * weight, 0) * (present[feature] ?? 0),
      };
    })
    .sort((a, b) => b.carried - a.carried || a.feature - b.feature)
    .slice(0, most)
    .map(({ feature }) => feature)
    .sort((a, b) => a - b);
}

/** A lesson as the units see it: where the row of each feature begins, and its share; the bias row first. */
type Row = { starts: Int32Array; shares: Float64Array; targets: readonly number[] };

/** AdaGrad, one message at a time, in a new order each pass. */
function learnt(lessons: readonly Lesson[], features: readonly number[], settings: UnitSettings): Units {
  const count = lessons[0]?.targets.length ?? 0;
  const rowOf = new Int32Array(2 ** FEATURE_BITS);
  features.forEach((feature, i) => {
    rowOf[feature] = 1 + i;
  });
  const data = lessons.map(({ features: { counts, length }, targets }): Row => {
    const known = [...counts].filter(([feature]) => (rowOf[feature] as number) > 0);
    return {
      starts: Int32Array.from([0, ...known.map(([feature]) => (rowOf[feature] as number) * count)]),
      shares: Float64Array.from([1, ...known.map(([, value]) => value / length)]),
      targets,
    };
  });
  const rows = new Float32Array((features.length + 1) * count);
  const squares = new Float32Array(rows.length).fill(FIRST_SQUARE);
  const random = randomFrom(settings.seed);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const row of shuffled(data, random)) learn(row, rows, count, squares, settings);
  }
  return { features, rows, count };
}

/** AdaGrad starts as if each weight had already seen this much slope. */
const FIRST_SQUARE = 1e-2;

function learn(
  { starts, shares, targets }: Row,
  rows: Float32Array,
  count: number,
  squares: Float32Array,
  settings: UnitSettings,
): void {
  const errors = new Float64Array(count);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const share = shares[i] as number;
    for (let unit = 0; unit < count; unit++) {
      errors[unit] = (errors[unit] as number) + (rows[start + unit] as number) * share;
    }
  }
  for (let unit = 0; unit < count; unit++) {
    const target = targets[unit] as number;
    const weight = target === 1 ? settings.yesWeight : 1;
    errors[unit] = (1 / (1 + Math.exp(-(errors[unit] as number))) - target) * weight;
  }
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const share = shares[i] as number;
    const decay = start === 0 ? 0 : settings.decay;
    for (let unit = 0; unit < count; unit++) {
      const at = start + unit;
      const slope = (errors[unit] as number) * share + decay * (rows[at] as number);
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      rows[at] = (rows[at] as number) - (settings.rate * slope) / Math.sqrt(square);
    }
  }
}

/** Steps either way: eleven sizes of weight do what a hundred did, in a third of the room. */
const LARGEST = 5;
/** The share of weights that keep their size; the few beyond are cut so that the rest are finer. */
const KEPT = 0.99;

export function packUnits({ features, rows: all, count }: Units): PackedUnits {
  const bias = [...all.subarray(0, count)].map((weight) => Number(weight.toFixed(4)));
  const rows = all.subarray(count);
  const sizes = rows.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * KEPT)] ?? 1) / LARGEST;
  const whole = Int8Array.from(rows, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))),
  );
  return { bias, step, features: packRising(features), weights: packSigned(whole) };
}
