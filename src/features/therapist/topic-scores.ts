/** What a message is about, as calibrated probabilities. The one door to the topic model. */
import type { Token } from './tokens.ts';
import { topicFeatures } from './topic-model/topic-features.ts';
import { topicProbabilities, unpackTopicModel } from './topic-model/topic-model.ts';
import TOPIC_MODEL_TABLE from './topic-model/topic-model-table.json' with { type: 'json' };
import type { Topic } from './understanding.ts';

export type TopicScore = { topic: Topic; score: number };

const MODEL = unpackTopicModel(TOPIC_MODEL_TABLE);
/** Below this a topic is not worth naming, not even as one of two options. */
const WORTH_NAMING = 0.01;
const SALUTATION = new Set(
  'hola holi holis ola oi oie buen buenas buenos dia dias tarde tardes noche noches bom boa noite saludos hey'.split(
    ' ',
  ),
);
/** How people talk to us, as against what happens to them. */
const COURTESY: ReadonlySet<Topic> = new Set(['greeting', 'thanks', 'goodbye', 'venting_unclear']);

function rank(tokens: readonly Token[]): TopicScore[] {
  return topicProbabilities(MODEL, topicFeatures(tokens))
    .filter(({ score }) => score >= WORTH_NAMING)
    .sort((a, b) => b.score - a.score);
}

function afterSalutation(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex((token) => token.isWord && !SALUTATION.has(token.flat));
  return start < 0 ? [] : tokens.slice(start);
}

const AND = new Set(['y', 'e']);
/** Fewer words than this tell no life of their own: "mi mamá y yo". */
const LEAST_WORDS = 4;

/** "Mi hijo no me habla y mi jefe me grita": the two halves, when each tells enough. */
function halvesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const words = (part: readonly Token[]) => part.filter((token) => token.isWord).length;
  const at = tokens.findIndex((token, i) => AND.has(token.flat) && words(tokens.slice(0, i)) >= LEAST_WORDS);
  const rest = tokens.slice(at + 1);
  return at > 0 && words(rest) >= LEAST_WORDS ? [tokens.slice(0, at), rest] : [];
}

/** Two lives in one message count the same, however loud one of them is; null when it tells one. */
function ofTwoLives(tokens: readonly Token[]): TopicScore[] | null {
  const [first, second] = halvesOf(tokens).map(rank);
  if (!first || !second) return null;
  const topics = [sureTopic(first), sureTopic(second)];
  if (topics[0] === topics[1] || topics.some((topic) => topic === null || COURTESY.has(topic))) return null;
  const scores = new Map<Topic, number>();
  for (const { topic, score } of [...first, ...second]) {
    scores.set(topic, (scores.get(topic) ?? 0) + score / 2);
  }
  return [...scores].map(([topic, score]) => ({ topic, score })).sort((a, b) => b.score - a.score);
}

/** Best first; the scores sum to less than 1. Empty when the message has no words. */
export function scoreTopics(tokens: readonly Token[]): TopicScore[] {
  if (!tokens.some((token) => token.isWord)) return [];
  const whole = ofTwoLives(tokens) ?? rank(tokens);
  // A greeting in front does not hide what follows it.
  const rest = afterSalutation(tokens);
  const matter = rest.length > 0 && rest.length < tokens.length ? rank(rest) : [];
  const topic = sureTopic(matter);
  return topic === null || COURTESY.has(topic) ? whole : matter;
}

/** The label only when it is sure enough. */
export function sureTopic(scores: readonly TopicScore[]): Topic | null {
  const [first, second] = scores;
  const { sureAt, margin } = TOPIC_MODEL_TABLE;
  if (!first || first.score < sureAt || first.score - (second?.score ?? 0) < margin) return null;
  return first.topic;
}
