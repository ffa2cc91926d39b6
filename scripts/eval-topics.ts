// Prints how well topics are recognised: by models that never met the author of a phrase, in five rounds, and,
// given the path of a labelled file, the totals of the shipped model on it. It never prints a phrase.

import { existsSync } from 'node:fs';
import { tokenize } from '../src/features/therapist/tokens.ts';
import TOPIC_MODEL_TABLE from '../src/features/therapist/topic-model/topic-model-table.json' with {
  type: 'json',
};
import { scoreTopics } from '../src/features/therapist/topic-scores.ts';
import { TOPICS } from '../src/features/therapist/understanding.ts';
import { type Verdict, verdictOf, verdictOfReading } from './topic-figures.ts';
import { readPhraseFile, readPhrases } from './topic-phrases.ts';
import { line, totals } from './topic-report.ts';
import { readByStrangers, readExamples } from './topic-training.ts';

const CONFUSIONS_SHOWN = 25;

function confusions(verdicts: readonly Verdict[]): string[] {
  const counts = new Map<string, number>();
  for (const { topic, first } of verdicts) {
    if (topic === 'none' || topic === first) continue;
    const pair = `${topic} → ${first}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, CONFUSIONS_SHOWN);
  return ['\nmost confused', ...worst.map(([pair, count]) => `${String(count).padStart(4)} ${pair}`)];
}

const strangers = readByStrangers(readExamples(readPhrases())).map((it) =>
  verdictOfReading(it, TOPIC_MODEL_TABLE.temperature),
);
const report = [
  `sure from ${TOPIC_MODEL_TABLE.sureAt}, ahead by ${TOPIC_MODEL_TABLE.margin}`,
  ...totals('Authors never met, five rounds', strangers),
  '',
  ...TOPICS.map((topic) =>
    line(
      topic,
      strangers.filter((it) => it.topic === topic),
    ),
  ),
  ...confusions(strangers),
];

const path = process.argv[2];
if (path !== undefined && existsSync(path)) {
  const others = readPhraseFile(path).map((it) => verdictOf(it, scoreTopics(tokenize(it.text))));
  report.push(...totals('Labelled file, shipped model', others));
}
process.stdout.write(`${report.join('\n')}\n`);
