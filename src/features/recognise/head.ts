/** One reading of a message: a row of weights for each label, what was counted of it, and how far its certainty can be believed. Pure. */
import { type Counted, evidenceOf, type Signs } from './counts.ts';

/** A share becomes a probability by slope and shift on its log odds, learnt on people the encoder had not read. */
export type Certainty = { slope: number; shift: number };

export type Head = Certainty & {
  labels: readonly string[];
  /** Labels × width of the encoding. */
  weights: Float32Array;
  bias: Float32Array;
  /** What was counted in what people wrote; null where nothing was. */
  counts: Counted | null;
};

/** A message as the heads read it. */
export type Message = {
  /** What the encoder makes of it. */
  encoded: Float32Array;
  /** What can be counted in it. */
  signs: Signs;
};

export type Scored = {
  label: string;
  /** Of what is given this number, that share is right; 0 … 1. */
  certainty: number;
};

export function softmax(logits: Float32Array): Float32Array {
  const top = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export function logitsOf(encoded: Float32Array, { labels, weights, bias }: Head): Float32Array {
  const width = encoded.length;
  return Float32Array.from(labels, (_, label) => {
    let sum = bias[label] as number;
    const start = label * width;
    for (let k = 0; k < width; k++) sum += (weights[start + k] as number) * (encoded[k] as number);
    return sum;
  });
}

/** Where counts know of something that is none of the labels, the encoder leaves it open: as likely as its first. */
export function withNone(logits: Float32Array, size: number): Float32Array {
  if (size === logits.length) return logits;
  const out = new Float32Array(size).fill(Math.max(...logits));
  out.set(logits);
  return out;
}

const EDGE = 1e-6;

/** What a probability of the head is worth: log odds × slope + shift, back as a probability. */
export function calibrated(probability: number, { slope, shift }: Certainty): number {
  const bounded = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return 1 / (1 + Math.exp(-(slope * Math.log(bounded / (1 - bounded)) + shift)));
}

/** The share of each label in a message, all of them together 1. */
export function sharesOf({ encoded, signs }: Message, head: Head): Float32Array {
  const logits = logitsOf(encoded, head);
  if (!head.counts) return softmax(logits);
  const evidence = evidenceOf(signs, head.counts);
  const whole = withNone(logits, evidence.length);
  return softmax(whole.map((logit, at) => logit + (evidence[at] as number)));
}

const likeliestFirst = (scored: Scored[]): Scored[] => scored.sort((a, b) => b.certainty - a.certainty);

/** Every label with its certainty, the likeliest first. */
export function read(message: Message, head: Head): Scored[] {
  const shares = sharesOf(message, head);
  return likeliestFirst(
    head.labels.map((label, at) => ({ label, certainty: calibrated(shares[at] as number, head) })),
  );
}

/** The same of what labels belong to, such as the topics of situations: what these have together. */
export function readGroups(
  message: Message,
  head: Head,
  groupOf: (label: string) => string,
  certainty: Certainty,
): Scored[] {
  const sums = new Map<string, number>();
  for (const [at, share] of sharesOf(message, head).entries()) {
    const group = groupOf(head.labels[at] as string);
    sums.set(group, (sums.get(group) ?? 0) + share);
  }
  return likeliestFirst([...sums].map(([label, sum]) => ({ label, certainty: calibrated(sum, certainty) })));
}
