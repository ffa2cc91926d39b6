import { expect, test } from 'vitest';
import { LETTER_ROWS, rowsOfWord, vectorOf, WORD_SIZE } from './gated-units.ts';
import { indexRows, NO_ROW } from './row-index.ts';
import { hashOf } from './text-features.ts';

const words = ['perro', 'gatos'].map(hashOf).sort((a, b) => a - b);
const known = indexRows(words);

test('a known word has a row of its own after those of the letters, another one only letters', () => {
  expect(rowsOfWord(known, 'perro').own).toBe(LETTER_ROWS + words.indexOf(hashOf('perro')));
  expect(rowsOfWord(known, 'perra').own).toBe(NO_ROW);
  expect(rowsOfWord(known, 'y').letters.length).toBeGreaterThan(0);
  expect(rowsOfWord(known, '?').letters.length).toBeGreaterThan(0);
});

test('words of one stem share letters, with and without their accents', () => {
  const shared = (a: string, b: string) => {
    const of = new Set(rowsOfWord(known, b).letters);
    return rowsOfWord(known, a).letters.filter((row) => of.has(row)).length;
  };
  expect(shared('prometió', 'prometio')).toBe(rowsOfWord(known, 'prometio').letters.length);
  expect(shared('prometo', 'prometer')).toBeGreaterThan(5);
  expect(shared('prometo', 'casa')).toBe(0);
});

test('a word is the mean of its letters, and what is its own', () => {
  const vectors = new Float32Array((LETTER_ROWS + words.length) * WORD_SIZE).fill(0.5);
  vectors.fill(2, LETTER_ROWS * WORD_SIZE);
  expect([...vectorOf(vectors, rowsOfWord(known, 'gatos'))].every((it) => Math.abs(it - 2.5) < 1e-5)).toBe(
    true,
  );
  expect([...vectorOf(vectors, rowsOfWord(known, 'ratas'))].every((it) => Math.abs(it - 0.5) < 1e-5)).toBe(
    true,
  );
});
