/** Which cues of the lexicon a message carries, as weight by topic. */
import { flatten } from './tokens.ts';
import { TOPIC_LEXICON } from './topic-lexicon.ts';
import { TOPICS, type Topic } from './understanding.ts';

const WEIGHT = { strong: 3, medium: 1.4, weak: 0.5 } as const;

/** `isOpen`: any ending ("ansi*"). */
type CueWord = { text: string; isOpen: boolean };
type Cue = { words: CueWord[]; topic: Topic; weight: number };

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
      const words = text.split(/\s+/).map((word) => ({
        text: word.replace(/\*$/, ''),
        isOpen: word.endsWith('*'),
      }));
      const [first] = words;
      const [index, key] = first?.isOpen ? [BY_PREFIX, text.slice(0, 3)] : [BY_WORD, first?.text ?? ''];
      index.set(key, [...(index.get(key) ?? []), { words, topic, weight }]);
    }
  }
}

function fits(cue: Cue, words: readonly string[], at: number): boolean {
  return cue.words.every(({ text, isOpen }, i) => {
    const word = words[at + i];
    return isOpen ? word?.startsWith(text) : word === text;
  });
}

/** At one place of the message a topic counts once, by its heaviest cue. */
export function topicEvidence(words: readonly string[]): Map<Topic, number> {
  const evidence = new Map<Topic, number>();
  words.forEach((word, at) => {
    const whole = BY_WORD.get(word);
    const open = BY_PREFIX.get(word.slice(0, 3));
    if (!whole && !open) return;
    const fitting = [...(whole ?? []), ...(open ?? [])].filter((cue) => fits(cue, words, at));
    if (fitting.length === 0) return;
    const best = new Map<Topic, number>();
    for (const { topic, weight } of fitting) best.set(topic, Math.max(best.get(topic) ?? 0, weight));
    for (const [topic, weight] of best) evidence.set(topic, (evidence.get(topic) ?? 0) + weight);
  });
  return evidence;
}
