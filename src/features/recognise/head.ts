/** One reading of an encoded message: a row of weights for each label, and how far its certainty can be believed. Pure. */

export type Head = {
  labels: readonly string[];
  /** Labels × width of the encoding. */
  weights: Float32Array;
  bias: Float32Array;
  /** A score becomes a probability by slope and shift on its log odds, learnt on people the encoder had not read. */
  slope: number;
  shift: number;
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

const EDGE = 1e-6;

/** What a probability of the head is worth: log odds × slope + shift, back as a probability. */
export function calibrated(probability: number, { slope, shift }: Pick<Head, 'slope' | 'shift'>): number {
  const bounded = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return 1 / (1 + Math.exp(-(slope * Math.log(bounded / (1 - bounded)) + shift)));
}

/** Every label with its certainty, the likeliest first. */
export function read(encoded: Float32Array, head: Head): Scored[] {
  const shares = softmax(logitsOf(encoded, head));
  return head.labels
    .map((label, at) => ({ label, certainty: calibrated(shares[at] as number, head) }))
    .sort((a, b) => b.certainty - a.certainty);
}
