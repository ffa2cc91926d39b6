import { expect, test } from 'vitest';
import {
  type GatedUnits,
  gatedReader,
  HEARD_SIZE,
  rowsOfWord,
  sumOf,
  unpackGatedUnits,
  vectorOf,
} from '../src/platform/gated-units.ts';
import { indexRows } from '../src/platform/row-index.ts';
import {
  backward,
  forward,
  type GatedLesson,
  type GatedSettings,
  noSlopes,
  packGatedUnits,
  trainGatedUnits,
} from './gated-training.ts';

const SETTINGS: GatedSettings = {
  seed: 7,
  epochs: 6,
  batch: 8,
  rate: 0.01,
  warming: 0.1,
  writers: 2,
  without: { word: 0.05, vector: 0.1, heard: 0.2 },
};

const WHO = ['ana', 'luz', 'eva', 'sol', 'paz', 'lia'];
const DOES = ['mira', 'llama', 'sigue', 'cuida'];
/** Who comes before "a" does it, who comes after has it done: the same words either way. */
const lesson = (first: string, does: string, second: string, author: string): GatedLesson => ({
  words: [first, does, 'a', second],
  author,
  target: Number(WHO.indexOf(first) < WHO.indexOf(second)),
});
const lessonsOf = (verbs: readonly string[]) =>
  verbs.flatMap((does) =>
    WHO.flatMap((first) =>
      WHO.filter((second) => second !== first).flatMap((second) =>
        ['x', 'y'].map((author) => lesson(first, does, second, author)),
      ),
    ),
  );

test('learns order, which words that are only counted do not tell, and keeps it when packed', () => {
  const units = trainGatedUnits(lessonsOf(DOES.slice(1)), SETTINGS);
  const packed = packGatedUnits(units);
  for (const sumOfWords of [gatedReader(units), gatedReader(unpackGatedUnits(packed))]) {
    const unmet = lessonsOf(DOES.slice(0, 1));
    const right = unmet.filter(({ words, target }) => sumOfWords(words) > 0 === (target === 1));
    expect(right.length / unmet.length).toBeGreaterThan(0.9);
  }
});

test('the same lessons give the same table', () => {
  const lessons = lessonsOf(DOES.slice(0, 1));
  const train = () => packGatedUnits(trainGatedUnits(lessons, { ...SETTINGS, epochs: 1 }));
  expect(train()).toEqual(train());
});

test('every slope is how much the error changes when its number does', () => {
  const units = trainGatedUnits(lessonsOf(DOES.slice(0, 1)), { ...SETTINGS, epochs: 1 });
  const words = ['luz', 'cuida', 'a', 'nadie', 'hoy'];
  const known = indexRows(units.words);
  const vectors = words.map((word) => vectorOf(units.vectors, rowsOfWord(known, word)));
  const mask = Float32Array.from({ length: HEARD_SIZE }, (_, i) => (i % 5 === 0 ? 0 : 1.25));
  const sum = () => {
    const { heard } = forward(units, vectors);
    return sumOf(
      units,
      heard.map((value, i) => value * (mask[i] as number)),
    );
  };
  const slopes = noSlopes(units);
  const toVectors = backward(units, forward(units, vectors), { error: 1, mask }, slopes);
  const [forth, back] = units.directions;
  const pairs: [Float32Array, Float32Array][] = [
    ...vectors.map((vector, at): [Float32Array, Float32Array] => [vector, toVectors[at] as Float32Array]),
    ...([forth, back] as const).flatMap((direction, at): [Float32Array, Float32Array][] => {
      const to = slopes.directions[at] as GatedUnits['directions'][0];
      return [
        [direction.fromWord, to.fromWord],
        [direction.fromState, to.fromState],
        [direction.bias, to.bias],
      ];
    }),
    [units.weights, slopes.weights],
    [units.bias, slopes.bias],
  ];
  const STEP = 1e-2;
  for (const [numbers, slope] of pairs) {
    for (let i = 0; i < numbers.length; i += 1 + Math.floor(numbers.length / 7)) {
      const was = numbers[i] as number;
      numbers[i] = was + STEP;
      const more = sum();
      numbers[i] = was - STEP;
      const less = sum();
      numbers[i] = was;
      expect((more - less) / (2 * STEP)).toBeCloseTo(slope[i] as number, 3);
    }
  }
});
