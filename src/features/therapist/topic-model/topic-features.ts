/**
 * What the topic model sees of a message: the letters inside each word, the words, the pairs of words, the
 * cues of the lexicon and the concepts of its words. Trainer and reader share this file, so they agree.
 */
import { gramsOf } from '../../../platform/n-grams.ts';
import { type Token, tokenize } from '../tokens.ts';
import { topicEvidence } from '../topic-evidence.ts';
import { TOPICS } from '../understanding.ts';
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

const PREFIX_LENGTH = 3;
const CONCEPTS_OF_WORD = new Map<string, number[]>();
const CONCEPTS_OF_PREFIX = new Map<string, { start: string; concept: number }[]>();

Object.values(WORD_CONCEPTS).forEach((list, concept) => {
  for (const word of list.split(',').map((it) => it.trim())) {
    if (word.endsWith('*')) {
      const start = word.slice(0, -1);
      const key = start.slice(0, PREFIX_LENGTH);
      CONCEPTS_OF_PREFIX.set(key, [...(CONCEPTS_OF_PREFIX.get(key) ?? []), { start, concept }]);
    } else {
      CONCEPTS_OF_WORD.set(word, [...(CONCEPTS_OF_WORD.get(word) ?? []), concept]);
    }
  }
});

function conceptsOf(word: string): ReadonlySet<number> {
  const concepts = new Set(CONCEPTS_OF_WORD.get(word));
  for (const { start, concept } of CONCEPTS_OF_PREFIX.get(word.slice(0, PREFIX_LENGTH)) ?? []) {
    if (word.startsWith(start)) concepts.add(concept);
  }
  return concepts;
}

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
