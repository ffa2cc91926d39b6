/** How well readings match their labels: the figures the threshold is chosen by and the evaluation prints. */
import { type PackedTopicModel, softmax } from '../src/features/therapist/topic-model/topic-model.ts';
import type { TopicScore } from '../src/features/therapist/topic-scores.ts';
import { TOPICS, type Topic } from '../src/features/therapist/understanding.ts';
import type { Calibration, Example, Label, Reading } from './topic-training.ts';

/** What was said of one phrase: the best two topics, the first's score and how far it leads. */
export type Verdict = {
  topic: Label;
  locale: string;
  first: Topic | undefined;
  second: Topic | undefined;
  score: number;
  lead: number;
};

export function verdictOf({ topic, locale }: Example, scores: readonly TopicScore[]): Verdict {
  const [first, second] = [...scores].sort((a, b) => b.score - a.score);
  const score = first?.score ?? 0;
  return {
    topic,
    locale,
    first: first?.topic,
    second: second?.topic,
    score,
    lead: score - (second?.score ?? 0),
  };
}

export function verdictOfReading({ example, logits }: Reading, temperature: number): Verdict {
  const shares = softmax(logits, temperature);
  return verdictOf(
    example,
    TOPICS.map((topic, i) => ({ topic, score: shares[i] ?? 0 })),
  );
}

export type Figures = { phrases: number; right: number; inTwo: number; sure: number; sureRight: number };
export type Threshold = Pick<PackedTopicModel, 'sureAt' | 'margin'>;

const isSure = ({ score, lead }: Verdict, { sureAt, margin }: Threshold) => score >= sureAt && lead >= margin;

export function figuresOf(verdicts: readonly Verdict[], threshold: Threshold): Figures {
  const sure = verdicts.filter((it) => isSure(it, threshold));
  return {
    phrases: verdicts.length,
    right: verdicts.filter((it) => it.first === it.topic).length,
    inTwo: verdicts.filter((it) => it.first === it.topic || it.second === it.topic).length,
    sure: sure.length,
    sureRight: sure.filter((it) => it.first === it.topic).length,
  };
}

/** Smallest negative log likelihood of the true label over phrases whose author the model never met. */
export function chooseTemperature(readings: readonly Reading[]): number {
  const candidates = Array.from({ length: 60 }, (_, i) => 0.3 + i * 0.03);
  const loss = (temperature: number) =>
    readings.reduce(
      (sum, { example, logits }) => sum - Math.log((softmax(logits, temperature)[example.label] ?? 0) + 1e-9),
      0,
    );
  const best = candidates
    .map((temperature) => ({ temperature, loss: loss(temperature) }))
    .sort((a, b) => a.loss - b.loss)[0];
  return Number((best?.temperature ?? 1).toFixed(2));
}

/** A wrong topic costs more than one more question, so what is called sure must be right this often. */
export const RIGHT_WHEN_SURE = 0.85;
const MARGIN = 0.2;

/** The lowest score, hence the widest coverage, that keeps the promise above. */
export function chooseThreshold(readings: readonly Reading[], temperature: number): Threshold {
  const verdicts = readings.map((reading) => verdictOfReading(reading, temperature));
  for (let sureAt = 0.3; sureAt < 0.95; sureAt += 0.01) {
    const threshold = { sureAt: Number(sureAt.toFixed(2)), margin: MARGIN };
    const { sure, sureRight } = figuresOf(verdicts, threshold);
    if (sureRight >= sure * RIGHT_WHEN_SURE) return threshold;
  }
  return { sureAt: 0.95, margin: MARGIN };
}

export function calibrate(readings: readonly Reading[]): Calibration {
  const temperature = chooseTemperature(readings);
  return { temperature, ...chooseThreshold(readings, temperature) };
}
