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

/** Best first; the scores sum to less than 1. Empty when the message has no words. */
export function scoreTopics(tokens: readonly Token[]): TopicScore[] {
  if (!tokens.some((token) => token.isWord)) return [];
  const whole = rank(tokens);
  // A greeting in front does not hide what follows it.
  const rest = afterSalutation(tokens);
  const matter = rest.length > 0 && rest.length < tokens.length ? rank(rest) : [];
  const topic = sureTopic(matter);
  return topic === null || COURTESY.has(topic) ? whole : matter;
}

/** The label only when it is sure enough (conversations §5); otherwise the planner asks. */
export function sureTopic(scores: readonly TopicScore[]): Topic | null {
  const [first, second] = scores;
  const { sureAt, margin } = TOPIC_MODEL_TABLE;
  if (!first || first.score < sureAt || first.score - (second?.score ?? 0) < margin) return null;
  return first.topic;
}
