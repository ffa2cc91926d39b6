/**
 * What a message is about, as probabilities. The one door to the scorer: a trained model can stand behind
 * `scoreTopics` without anybody noticing.
 */
import { flatten, type Token } from './tokens.ts';
import { TOPIC_LEXICON } from './topic-lexicon.ts';
import { TOPICS, type Topic } from './understanding.ts';

export type TopicScore = { topic: Topic; score: number };

const WEIGHT = { strong: 3, medium: 1.4, weak: 0.5 } as const;
/** Evidence that no topic holds: keeps one weak word far from certainty. */
const NOTHING = 2.4;
const SHARPNESS = 1.5;
/** How people talk to us; a topic of their life in the same message counts more. */
const SOCIAL: ReadonlySet<Topic> = new Set(['greeting', 'thanks', 'goodbye', 'venting_unclear']);
const SOCIAL_BESIDE_LIFE = 0.35;
/** Who it happens with; what happens, when it is said, counts more. */
const RELATIONS: ReadonlySet<Topic> = new Set(['family', 'couple', 'parenting']);
const RELATION_BESIDE_MATTER = 0.6;

type Cue = { words: string[]; open: boolean; topic: Topic; weight: number };

/** By first word; open cues ("ansi*") by their first three letters. */
const BY_WORD = new Map<string, Cue[]>();
const BY_PREFIX = new Map<string, Cue[]>();

for (const topic of TOPICS) {
  for (const [strength, weight] of Object.entries(WEIGHT) as [keyof typeof WEIGHT, number][]) {
    const seen = new Set<string>();
    for (const raw of TOPIC_LEXICON[topic][strength].split(',')) {
      const text = flatten(raw.trim());
      if (!text || seen.has(text)) continue;
      seen.add(text);
      const words = text.replace(/\*(?= )/g, '*').split(/\s+/);
      const open = words[0]?.endsWith('*') ?? false;
      const cue = { words, open, topic, weight };
      const [index, key] = open ? [BY_PREFIX, text.slice(0, 3)] : [BY_WORD, words[0] ?? ''];
      index.set(key, [...(index.get(key) ?? []), cue]);
    }
  }
}

function fits(cue: Cue, words: readonly string[], at: number): boolean {
  return cue.words.every((want, i) => {
    const word = words[at + i];
    if (word === undefined) return false;
    return want.endsWith('*') ? word.startsWith(want.slice(0, -1)) : word === want;
  });
}

/** Best first; the scores sum to less than 1. Empty when no cue fits. */
export function scoreTopics(tokens: readonly Token[]): TopicScore[] {
  const words = tokens.filter((token) => token.isWord).map((token) => token.flat);
  const evidence = new Map<Topic, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const best = new Map<Topic, number>();
    for (const cue of [...(BY_WORD.get(word) ?? []), ...(BY_PREFIX.get(word.slice(0, 3)) ?? [])]) {
      if (fits(cue, words, at)) best.set(cue.topic, Math.max(best.get(cue.topic) ?? 0, cue.weight));
    }
    for (const [topic, weight] of best) evidence.set(topic, (evidence.get(topic) ?? 0) + weight);
  }
  const strong = [...evidence].filter(([topic, weight]) => !SOCIAL.has(topic) && weight >= WEIGHT.strong);
  const matter = strong.some(([topic]) => !RELATIONS.has(topic));
  const share = (topic: Topic): number => {
    if (SOCIAL.has(topic)) return strong.length > 0 ? SOCIAL_BESIDE_LIFE : 1;
    return RELATIONS.has(topic) && matter ? RELATION_BESIDE_MATTER : 1;
  };
  const powers = [...evidence].map(([topic, weight]) => ({
    topic,
    power: (weight * share(topic)) ** SHARPNESS,
  }));
  const total = powers.reduce((sum, { power }) => sum + power, NOTHING ** SHARPNESS * 0.65);
  return powers
    .map(({ topic, power }) => ({ topic, score: power / total }))
    .sort((a, b) => b.score - a.score || TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
}

const SURE = 0.6;
const MARGIN = 0.2;

/** The label only when it is sure enough (conversations §5); otherwise the planner asks. */
export function sureTopic(scores: readonly TopicScore[]): Topic | null {
  const [first, second] = scores;
  if (!first || first.score < SURE || first.score - (second?.score ?? 0) < MARGIN) return null;
  return first.topic;
}
