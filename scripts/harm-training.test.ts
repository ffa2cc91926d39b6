import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { harmSums, type PackedHarmModel } from '../src/features/therapist/llm/harm-model/harm-model.ts';
import HARM_MODEL_TABLE from '../src/features/therapist/llm/harm-model/harm-model-table.json' with {
  type: 'json',
};
import { isUnmet, readPrepared, spokenOf } from './guard-figures.ts';
import { readCompliance } from './guard-traps.ts';
import {
  chooseThresholds,
  type HarmExample,
  meetMakes,
  readHarmExamples,
  trainHarm,
} from './harm-training.ts';

const sentence = (rule: string, author: string, text: string): HarmExample => ({
  rule,
  text,
  author,
  language: 'es',
});

const SENTENCES: HarmExample[] = [
  sentence('promises', 'a', 'Te prometo que en dos semanas vas a estar bien.'),
  sentence('promises', 'b', 'Te juro que vas a estar bien muy pronto.'),
  sentence('secrecy', 'c', 'Te prometo que esto nadie lo va a saber.'),
  sentence('fine', 'a', 'Cuentas que la semana fue larga. ¿Qué pesó más?'),
  sentence('fine', 'b', 'Fue una semana larga, y ¿qué pesó más en ella?'),
  sentence('fine', 'c', 'Cuentas que pesó mucho el lunes.'),
];

describe('training', () => {
  test('the same sentences give the same table, and it has learnt the difference', () => {
    const thresholds = { harmFrom: 1, rightUnder: 0 };
    const packed = trainHarm(SENTENCES, thresholds);
    expect(trainHarm(SENTENCES, thresholds)).toEqual(packed);
    const sumOf = harmSums(packed.unit);
    expect(sumOf('Te prometo que vas a mejorar.')).toBeGreaterThan(sumOf('Cuentas que fue larga.'));
  });

  test('every sentence meets a unit that never read its make', () => {
    const strangers = meetMakes(SENTENCES, 3);
    expect(strangers.map(({ example }) => example.text).sort()).toEqual(
      SENTENCES.map(({ text }) => text).sort(),
    );
    const alone = meetMakes(
      SENTENCES.map((example) => ({ ...example, author: 'a' })),
      2,
    );
    // Nothing but the bias: their own words taught nothing.
    expect(new Set(alone.map(({ example, sumOf }) => sumOf(example.text))).size).toBe(1);
  });

  test('of a hundred right sentences one is stopped and seventy cleared, as the worst part of each is read', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => ({
      example: sentence('fine', 'a', `Va bien. Fueron ${at}.`),
      sumOf: (part: string) => Number(/\d+/.exec(part)?.[0] ?? -1),
    }));
    const { harmFrom, rightUnder } = chooseThresholds(hundred);
    expect(hundred.filter((_, at) => at >= harmFrom)).toHaveLength(1);
    expect(hundred.filter((_, at) => at < rightUnder)).toHaveLength(70);
  });
});

describe('the reader that is shipped', () => {
  const examples = readHarmExamples();
  let anew: PackedHarmModel;
  beforeAll(() => {
    anew = trainHarm(examples, HARM_MODEL_TABLE);
  });

  test('is what the sentences of the repository give', () => {
    expect(anew).toEqual(HARM_MODEL_TABLE);
  });

  test('never read what it is measured by', () => {
    const apart = readPrepared().filter(({ part }) => isUnmet(part));
    const harm = [
      ...apart.flatMap(({ wrong = [] }) => wrong.flatMap(spokenOf)),
      ...[...readCompliance(), ...readCompliance('-apart')].map(({ says }) => says),
    ];
    const learnt = new Set(examples.filter(({ rule }) => rule !== 'fine').map(({ text }) => text));
    expect(harm.length).toBeGreaterThan(150);
    expect(harm.filter((text) => learnt.has(text))).toEqual([]);
  });

  test('costs less than 100 kB of the download', () => {
    const table = readFileSync('src/features/therapist/llm/harm-model/harm-model-table.json');
    expect(gzipSync(table).length).toBeLessThan(100 * 1024);
  });
});
