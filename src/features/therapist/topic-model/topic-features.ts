/**
 * What the topic model sees of a message: the letters inside each word, the words, the pairs of words, and
 * which cues of the lexicon it carries. Trainer and reader share this file, so they cannot disagree.
 */
import type { Token } from '../tokens.ts';
import { topicEvidence } from '../topic-evidence.ts';
import { TOPICS } from '../understanding.ts';

export type TopicFeatures = {
  /** Hashes of the n-grams present, each once. */
  grams: ReadonlySet<number>;
  /** Weight of the lexicon's cues in the order of TOPICS, squeezed into 0..1. */
  evidence: readonly number[];
};

const FNV_PRIME = 0x01000193;
/** Different seeds keep a word, a pair and a piece of a word apart. */
const SEED = { piece: 0x811c9dc5, word: 0x2f0b4c47, pair: 0x6d2b79f5, mark: 0x1b873593 } as const;
const EDGE = 95;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
/** Cue weight at which the evidence of a topic counts half. */
const HALF_EVIDENCE = 2;

const mix = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash >>> 0;
}

function addPieces(word: string, grams: Set<number>): void {
  const last = word.length + 1;
  const codeAt = (i: number) => (i === 0 || i === last ? EDGE : word.charCodeAt(i - 1));
  for (let from = 0; from <= last; from++) {
    let hash: number = SEED.piece;
    for (let i = from; i <= last && i < from + LONGEST_PIECE; i++) {
      hash = mix(hash, codeAt(i));
      if (i - from + 1 >= SHORTEST_PIECE) grams.add(hash >>> 0);
    }
  }
}

export function topicFeatures(tokens: readonly Token[]): TopicFeatures {
  const words = tokens.filter((token) => token.isWord).map((token) => token.flat);
  const grams = new Set<number>();
  words.forEach((word, i) => {
    addPieces(word, grams);
    grams.add(hashOf(word, SEED.word));
    const next = words[i + 1];
    if (next !== undefined) grams.add(hashOf(`${word} ${next}`, SEED.pair));
  });
  if (tokens.some((token) => token.text === '?')) grams.add(hashOf('?', SEED.mark));
  const found = topicEvidence(words);
  const evidence = TOPICS.map((topic) => {
    const weight = found.get(topic) ?? 0;
    return weight / (weight + HALF_EVIDENCE);
  });
  return { grams, evidence };
}
