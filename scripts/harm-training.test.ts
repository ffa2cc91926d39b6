import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type HarmThresholds,
  harmHeld,
  harmOrder,
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

  test('of two hundred right sentences three are stopped and 140 cleared, as the worst part of each is read', () => {
    const texts = Array.from({ length: 200 }, (_, at) => `Va bien. Fueron ${at}.`);
    const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? -1);
    // What is held rises; the order is against the first three.
    const sums = { heldOf: numberIn, orderOf: (text: string) => (/ [0-2]\.$/.test(text) ? 1_000 : 0) };
    const read = harmReader(sums, chooseThresholds(texts, sums));
    const readings = texts.map((text) => spokenOf(text).map((part) => read(part, true)));
    expect(texts.filter((_, at) => readings[at]?.includes('harm'))).toEqual(texts.slice(0, 3));
    expect(readings.filter((parts) => parts.every((part) => part === 'right'))).toHaveLength(140);
    // Where what it holds says nothing against it and no rule stops it, nobody asks for its order.
    expect(read('Fueron 0.', false)).toBe('right');
  });
});

describe('the readers that are shipped', () => {
  const examples = readHarmExamples();
  let anew: HarmThresholds & { unit: PackedUnits };
  beforeAll(() => {
    anew = { ...thresholdsOf(examples, harmOrder(HARM_ORDER_TABLE)), unit: trainHeld(examples) };
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
