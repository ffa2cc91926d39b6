// Prints how well topics are recognised: by models that never met the author of a phrase, in five rounds, and,
// given the path of a labelled file, the totals of the shipped model on it. It never prints a phrase.

import { existsSync } from 'node:fs';
import { tokenize } from '../src/features/therapist/tokens.ts';
import TOPIC_MODEL_TABLE from '../src/features/therapist/topic-model/topic-model-table.json' with {
  type: 'json',
};
import { scoreTopics } from '../src/features/therapist/topic-scores.ts';
import { TOPICS } from '../src/features/therapist/understanding.ts';
import { figuresOf, type Verdict, verdictOf, verdictOfReading } from './topic-figures.ts';
import { readPhraseFile, readPhrases } from './topic-phrases.ts';
import { readByStrangers, readExamples } from './topic-training.ts';

const CONFUSIONS_SHOWN = 25;

const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`).padStart(7);

function line(name: string, verdicts: readonly Verdict[]): string {
  const { phrases, right, inTwo, sure, sureRight } = figuresOf(verdicts, TOPIC_MODEL_TABLE);
  const figures = [
    percent(right, phrases),
    percent(inTwo, phrases),
    percent(sure, phrases),
    percent(sureRight, sure),
  ];
  return `${name.padEnd(18)}${String(phrases).padStart(6)}${figures.join('')}`;
}

function totals(title: string, verdicts: readonly Verdict[]): string[] {
  const labelled = verdicts.filter(({ topic }) => topic !== 'none');
  const empty = verdicts.filter(({ topic }) => topic === 'none');
  const isPortuguese = ({ locale }: Verdict) => locale.startsWith('pt');
  return [
    `\n${title}\n${''.padEnd(18)}     n  first in two   sure  right when sure`,
    line('all', labelled),
    line(
      'Spanish',
      labelled.filter((it) => !isPortuguese(it)),
    ),
    line('Portuguese', labelled.filter(isPortuguese)),
    ...(empty.length > 0
      ? [`no topic: ${empty.length}, called a topic ${figuresOf(empty, TOPIC_MODEL_TABLE).sure} times`]
      : []),
  ];
}

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
