import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from './authored-content.server.ts';

/** At least so many (docs/decisions/020). */
const SITUATIONS = { es: 300, pt: 300 } as const;

describe.each(['es', 'pt'] as const)('what the guided therapist may say (%s)', (language) => {
  // Reading it throws with every fault: a section that is missing, a chip that leads nowhere, a sentence that stands twice.
  const content = readAuthoredContent(language);

  test('has its situations, each under a topic of the tree, and no empty branch', () => {
    expect(content.situations.length).toBeGreaterThanOrEqual(SITUATIONS[language]);
    const topics = new Set(content.topics.map(({ id }) => id));
    expect(topics.size).toBe(33);
    expect(content.situations.filter(({ topic }) => !topics.has(topic)).map(({ id }) => id)).toEqual([]);
    const used = new Set(content.situations.map(({ topic }) => topic));
    expect([...topics].filter((topic) => !used.has(topic))).toEqual([]);
  });

  test('can be told apart on a chip: no two of a topic, and no two topics, have one name', () => {
    const names = content.situations.map(({ topic, name }) => `${topic}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(content.topics.map(({ name }) => name)).size).toBe(content.topics.length);
  });

  test('answers some 150 questions, each in words of its own', () => {
    const answers = content.questions.flatMap((question) => question.answers);
    expect(content.questions.length).toBeGreaterThanOrEqual(140);
    expect(new Set(answers).size).toBe(answers.length);
    expect(new Set(content.questions.map(({ label }) => label)).size).toBe(content.questions.length);
  });
});

test('messages of the training files are sorted into situations that there are', () => {
  const { situations } = readAuthoredContent('es');
  const known = new Set(situations.map(({ id }) => id));
  type Sorted = { situations?: string[]; denied?: string[] };
  const sorted = globSync('training/{topics,situations}/*.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .flatMap((line) => {
      const { situations: told = [], denied = [] } = JSON.parse(line) as Sorted;
      return [...told, ...denied];
    });
  expect([...new Set(sorted)].filter((id) => !known.has(id))).toEqual([]);
  expect(sorted.length).toBeGreaterThan(20_000);
});
