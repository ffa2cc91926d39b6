import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type HarmThresholds,
  harmHeld,
  harmReader,
} from '../src/features/therapist/model/harm-model/harm-model.ts';
import HARM_MODEL_TABLE from '../src/features/therapist/model/harm-model/harm-model-table.json' with {
  type: 'json',
};
import HARM_ORDER_TABLE from '../src/features/therapist/model/harm-model/harm-order-table.json' with {
  type: 'json',
};
import type { PackedUnits } from '../src/platform/logistic-units.ts';
import { isUnmet, readPrepared, spokenOf } from './guard-figures.ts';
import { readCompliance } from './guard-traps.ts';
import {
  chooseThresholds,
  digestOf,
  type HarmExample,
  isApart,
  orderLessons,
  readHarmExamples,
  thresholdsOf,
  trainHeld,
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
    const packed = trainHeld(SENTENCES);
    expect(trainHeld(SENTENCES)).toEqual(packed);
    const heldOf = harmHeld(packed);
    expect(heldOf('Te prometo que vas a mejorar.')).toBeGreaterThan(heldOf('Cuentas que fue larga.'));
  });

  test('what is learnt in order are sentences of pens that are not kept apart, right ones one by one', () => {
    const lessons = orderLessons([
      sentence('fine', 'a: kind-1', 'Te leo. ¿Qué pesó más?'),
      sentence('promises', 'b: brisk-2', 'Te juro. Vas a estar bien.'),
      sentence('fine', 'x: kind-1', 'Fue una semana larga.'),
      sentence('promises', 'prepared: met es', 'Te prometo que sí.'),
      sentence('fine', 'ours: reflect', 'Te leo.'),
    ]);
    expect(lessons.map(({ words, target }) => [words.join(' '), target])).toEqual([
      ['te leo', 0],
      ['qué pesó más ?', 0],
      ['te juro vas a estar bien', 1],
      ['te leo', 0],
    ]);
  });

  test('the order of what is plainly right is not asked for, unless a rule says something', () => {
    const sentences = Array.from({ length: 100 }, (_, at) => `Fueron ${at}.`);
    const heldOf = (text: string) => Number(/\d+/.exec(text)?.[0] ?? -1);
    const asked: string[] = [];
    const orderOf = (text: string) => {
      asked.push(text);
      return 4;
    };
    const read = harmReader({ heldOf, orderOf }, chooseThresholds(sentences, heldOf));
    for (const sentence of sentences) read(sentence, false);
    expect(asked).toEqual(sentences.slice(85));
    expect(read('Fueron 2.', true)).toBe(3);
  });
});

describe('the readers that are shipped', () => {
  const examples = readHarmExamples();
  let anew: HarmThresholds & { unit: PackedUnits };
  beforeAll(() => {
    anew = { ...thresholdsOf(examples), unit: trainHeld(examples) };
  });

  test('are what the sentences of the repository give', () => {
    expect(anew).toEqual(HARM_MODEL_TABLE);
    expect(HARM_ORDER_TABLE.learntFrom).toBe(digestOf(orderLessons(examples)));
  });

  test('have three pens of both languages that the reader of order never read', () => {
    const apart = examples.filter(isApart);
    for (const language of ['es', 'pt'])
      expect(apart.filter((example) => example.language === language).length).toBeGreaterThan(2_500);
    expect(orderLessons(apart)).toEqual([]);
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

  test.each([
    ['harm-model-table', 100],
    ['harm-order-table', 400],
  ])('%s costs less than %i kB of the download', (name, most) => {
    const table = readFileSync(`src/features/therapist/model/harm-model/${name}.json`);
    expect(gzipSync(table).length).toBeLessThan(most * 1024);
  });
});
