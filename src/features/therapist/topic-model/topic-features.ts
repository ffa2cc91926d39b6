/**
 * What the topic model sees of a message: the letters inside each word, the words, the pairs of words, the
 * cues of the lexicon and the concepts of its words. Trainer and reader share this file, so they agree.
 */

import { wordGroups } from '../../../platform/word-groups.ts';
import { type Token, tokenize } from '../tokens.ts';
import { topicEvidence } from '../topic-evidence.ts';
import { TOPICS } from '../understanding.ts';
import { gramsOf } from './n-grams.ts';
import { WORD_CONCEPTS } from './word-concepts.ts';

export type TopicFeatures = {
  /** Hash of each n-gram present, with its share of the message (the squares sum to 1). */
  grams: ReadonlyMap<number, number>;
  /** Lexicon evidence in the order of TOPICS, then concepts in the order of CONCEPTS; each 0..1. */
  cues: readonly number[];
};

export const CONCEPTS = Object.keys(WORD_CONCEPTS);
export const CUES = TOPICS.length + CONCEPTS.length;

/** Weight of cues, and number of words, at which a topic or a concept counts half. */
const HALF_EVIDENCE = 2;
const HALF_CONCEPT = 1;

const conceptsOf = wordGroups(
  Object.values(WORD_CONCEPTS).map((list) => list.split(',').map((word) => word.trim())),
);

export function topicFeatures(tokens: readonly Token[]): TopicFeatures {
  const words = tokens.filter((token) => token.isWord).map((token) => token.flat);
  const evidence = topicEvidence(words);
  const counts = CONCEPTS.map(() => 0);
  for (const word of words) {
    for (const concept of conceptsOf(word)) counts[concept] = (counts[concept] ?? 0) + 1;
  }
  return {
    grams: gramsOf(words, tokens.some((token) => token.text === '?') ? ['?'] : []),
    cues: [
      ...TOPICS.map((topic) => evidence.get(topic) ?? 0).map((weight) => weight / (weight + HALF_EVIDENCE)),
      ...counts.map((count) => count / (count + HALF_CONCEPT)),
    ],
  };
}

export const readTopicFeatures = (text: string): TopicFeatures => topicFeatures(tokenize(text));
