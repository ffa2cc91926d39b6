/**
 * Trains the topic model: labelled phrases in, a packed table out. Deterministic for a seed: the same phrases
 * in the same order give the same table, byte for byte. Nothing here reads or writes a file.
 */

import { tokenize, wordsOf } from '../src/features/therapist/tokens.ts';
import {
  readTopicFeatures,
  type TopicFeatures,
} from '../src/features/therapist/topic-model/topic-features.ts';
import {
  CLASSES,
  FIXED_ROWS,
  type PackedTopicModel,
  softmax,
  topicLogits,
  unpackTopicModel,
} from '../src/features/therapist/topic-model/topic-model.ts';
import { TOPICS, type Topic } from '../src/features/therapist/understanding.ts';
import { packRising, packSigned } from '../src/platform/packed-numbers.ts';
import { randomFrom, shuffled } from './training-random.ts';

export type Label = Topic | 'none';
export type Example = { text: string; locale: string; topic: Label; author: string };
export type ReadExample = Example & { features: TopicFeatures; label: number };

export const SETTINGS = {
  seed: 20261121,
  epochs: 10,
  rate: 0.5,
  /** Pull of every weight towards zero, for each pass over the phrases. */
  decay: 0.05,
  /** N-grams kept: in at least so many phrases, by at least two people, the most telling first. */
  minPhrases: 2,
  minAuthors: 2,
  maxGrams: 25_000,
  /** Part of the target spread over the other classes, against overconfidence. */
  smoothing: 0.05,
};
export type Settings = typeof SETTINGS;

export const labelOf = (topic: Label): number => (topic === 'none' ? TOPICS.length : TOPICS.indexOf(topic));

const read = (example: Example): ReadExample => ({
  ...example,
  features: readTopicFeatures(example.text),
  label: labelOf(example.topic),
});

/** The first of the phrases that say the same once accents, marks and capitals are gone. */
export function readExamples(examples: readonly Example[]): ReadExample[] {
  const seen = new Set<string>();
  return examples
    .filter(({ text }) => {
      const key = wordsOf(tokenize(text))
        .map((token) => token.flat)
        .join(' ');
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map(read);
}

/** How much knowing that the n-gram is there says about the topic, in nats over all phrases. */
function information(countByClass: Float64Array, classCounts: Float64Array, total: number): number {
  const present = countByClass.reduce((sum, count) => sum + count, 0);
  let gain = 0;
  countByClass.forEach((count, k) => {
    const expected = (present * (classCounts[k] ?? 0)) / total;
    if (count > 0) gain += count * Math.log(count / expected);
  });
  return gain;
}

function chooseGrams(examples: readonly ReadExample[], settings: Settings): number[] {
  const counts = new Map<number, { byClass: Float64Array; authors: Set<string>; phrases: number }>();
  const classCounts = new Float64Array(CLASSES);
  for (const { features, author, label } of examples) {
    classCounts[label] = (classCounts[label] ?? 0) + 1;
    for (const gram of features.grams.keys()) {
      const count = counts.get(gram) ?? {
        byClass: new Float64Array(CLASSES),
        authors: new Set(),
        phrases: 0,
      };
      count.byClass[label] = (count.byClass[label] ?? 0) + 1;
      count.authors.add(author);
      count.phrases++;
      counts.set(gram, count);
    }
  }
  return [...counts]
    .filter(([, it]) => it.phrases >= settings.minPhrases && it.authors.size >= settings.minAuthors)
    .map(([gram, it]) => ({ gram, gain: information(it.byClass, classCounts, examples.length) }))
    .sort((a, b) => b.gain - a.gain || a.gram - b.gram)
    .slice(0, settings.maxGrams)
    .map(({ gram }) => gram)
    .sort((a, b) => a - b);
}

type Row = { rows: Int32Array; values: Float64Array; label: number };

function toRow({ features, label }: ReadExample, rowOf: ReadonlyMap<number, number>): Row {
  const rows = [0];
  const values = [1];
  const add = (row: number, value: number) => {
    rows.push(row);
    values.push(value);
  };
  features.cues.forEach((value, i) => {
    if (value > 0) add(1 + i, value);
  });
  for (const [gram, value] of features.grams) {
    const row = rowOf.get(gram);
    if (row !== undefined) add(row, value);
  }
  return { rows: Int32Array.from(rows), values: Float64Array.from(values), label };
}

function logitsOf(weights: Float64Array, { rows, values }: Row): Float64Array {
  const logits = new Float64Array(CLASSES);
  for (let i = 0; i < rows.length; i++) {
    const start = (rows[i] ?? 0) * CLASSES;
    const value = values[i] ?? 0;
    for (let k = 0; k < CLASSES; k++) logits[k] = (logits[k] ?? 0) + (weights[start + k] ?? 0) * value;
  }
  return logits;
}

/** AdaGrad starts as if each weight had already seen this much slope. */
const FIRST_SQUARE = 0.1;

/** AdaGrad, one phrase at a time, in a new order each pass. */
function descend(data: readonly Row[], rowCount: number, settings: Settings): Float64Array {
  const weights = new Float64Array(rowCount * CLASSES);
  const squares = new Float64Array(weights.length).fill(FIRST_SQUARE);
  const random = randomFrom(settings.seed);
  const elsewhere = settings.smoothing / CLASSES;
  const step = (row: Row) => {
    const errors = softmax(logitsOf(weights, row), 1).map((share) => share - elsewhere);
    errors[row.label] = (errors[row.label] ?? 0) - (1 - settings.smoothing);
    for (let i = 0; i < row.rows.length; i++) {
      const start = (row.rows[i] ?? 0) * CLASSES;
      const value = row.values[i] ?? 0;
      for (let k = 0; k < CLASSES; k++) {
        const slope = (errors[k] ?? 0) * value;
        const square = (squares[start + k] ?? 0) + slope * slope;
        squares[start + k] = square;
        weights[start + k] = (weights[start + k] ?? 0) - (settings.rate * slope) / Math.sqrt(square);
      }
    }
  };
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const row of shuffled(data, random)) step(row);
    for (let i = CLASSES; i < weights.length; i++) weights[i] = (weights[i] ?? 0) * (1 - settings.decay);
  }
  return weights;
}

/** So many steps either way: finer ones double the table and were no better on strangers. */
const LARGEST = 18;

export type Calibration = Pick<PackedTopicModel, 'temperature' | 'sureAt' | 'margin'>;

export function trainTopicModel(
  examples: readonly ReadExample[],
  calibration: Calibration,
  settings: Settings = SETTINGS,
): PackedTopicModel {
  const grams = chooseGrams(examples, settings);
  const rowOf = new Map(grams.map((gram, i) => [gram, FIXED_ROWS + i]));
  const weights = descend(
    examples.map((example) => toRow(example, rowOf)),
    FIXED_ROWS + grams.length,
    settings,
  );
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / LARGEST;
  return {
    ...calibration,
    step,
    grams: packRising(grams),
    weights: packSigned(Int8Array.from(weights, (weight) => Math.round(weight / step))),
  };
}

export type Reading = { example: ReadExample; logits: Float64Array };

/** Each phrase read by a model that never saw its author, in five rounds. */
export function readByStrangers(
  examples: readonly ReadExample[],
  settings: Settings = SETTINGS,
  rounds = 5,
): Reading[] {
  const authors = [...new Set(examples.map(({ author }) => author))].sort();
  const order = shuffled(authors, randomFrom(settings.seed + 2));
  const roundOf = new Map(order.map((author, i) => [author, i % rounds]));
  return Array.from({ length: rounds }, (_, round) => {
    const known = examples.filter(({ author }) => roundOf.get(author) !== round);
    const unknown = examples.filter(({ author }) => roundOf.get(author) === round);
    const model = unpackTopicModel(
      trainTopicModel(known, { temperature: 1, sureAt: 0, margin: 0 }, settings),
    );
    return unknown.map((example) => ({ example, logits: topicLogits(model, example.features) }));
  }).flat();
}
