/**
 * Multinomial logistic regression over the features of a message, read from a small table of whole numbers.
 * The last class, "none", is talk that carries no topic ("sí, la segunda"); its probability is left unsaid,
 * which is why the scores of the topics sum to less than 1.
 */
import { unpackRising, unpackSigned } from '../../../platform/packed-numbers.ts';
import { indexRows, NO_ROW, type RowIndex, rowOf } from '../../../platform/row-index.ts';
import { TOPICS, type Topic } from '../understanding.ts';
import { CUES, type TopicFeatures } from './topic-features.ts';

/** As stored: n-grams in rising order, and a row of weights, one a class, for each. */
export type PackedTopicModel = {
  /** Weight of one step of the stored whole numbers. */
  step: number;
  /** Divides the logits, so that of what is scored .8, eight in ten are right. */
  temperature: number;
  /** `sureTopic`: the least score, and the least distance to the second. */
  sureAt: number;
  margin: number;
  /** Numbers of the n-grams, and signed bytes: bias row, one row for each cue, one for each n-gram (packed-numbers.ts). */
  grams: string;
  weights: string;
};

export type TopicModel = {
  /** Rows of the n-grams, counted from the first of them. */
  index: RowIndex;
  weights: Int8Array;
  step: number;
  temperature: number;
};

export const CLASSES = TOPICS.length + 1;
/** Rows before the first n-gram: bias and cues. */
export const FIXED_ROWS = 1 + CUES;

export function unpackTopicModel({ grams, weights, step, temperature }: PackedTopicModel): TopicModel {
  return {
    index: indexRows(unpackRising(grams)),
    weights: unpackSigned(weights),
    step,
    temperature,
  };
}

export function topicLogits(model: TopicModel, features: TopicFeatures): Float64Array {
  const { index, weights, step } = model;
  const logits = new Float64Array(CLASSES);
  const add = (row: number, value: number) => {
    const start = row * CLASSES;
    for (let k = 0; k < CLASSES; k++) (logits[k] as number) += (weights[start + k] as number) * value;
  };
  add(0, step);
  features.cues.forEach((value, i) => {
    if (value > 0) add(1 + i, value * step);
  });
  for (const [gram, value] of features.grams) {
    const row = rowOf(index, gram);
    if (row !== NO_ROW) add(FIXED_ROWS + row, value * step);
  }
  return logits;
}

export function softmax(logits: Float64Array, temperature: number): Float64Array {
  const top = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const powers = logits.map((logit) => Math.exp((logit - top) / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Every topic with its probability, in the order of TOPICS. */
export function topicProbabilities(
  model: TopicModel,
  features: TopicFeatures,
): { topic: Topic; score: number }[] {
  const shares = softmax(topicLogits(model, features), model.temperature);
  return TOPICS.map((topic, i) => ({ topic, score: shares[i] ?? 0 }));
}
