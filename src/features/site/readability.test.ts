import { expect, test } from 'vitest';
import { readabilityOf, syllablesOf } from './readability.ts';

test.each([
  ['sol', 1],
  ['puerta', 2],
  ['guerra', 2],
  ['qué', 1],
  ['día', 2],
  ['caos', 2],
  ['ciudad', 2],
  ['psicología', 5],
  ['muy', 1],
])('"%s" has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test('short words in short sentences read more easily than a paragraph of the law', () => {
  const plain = readabilityOf('Hay días que pesan. Aquí puedes contarlo, a la hora que sea.');
  const law = readabilityOf(
    'La responsabilidad administrativa derivada del incumplimiento de las obligaciones establecidas precedentemente determinará procedimientos sancionatorios.',
  );
  expect(plain.inflesz).toBeGreaterThan(85);
  expect(law.inflesz).toBeLessThan(10);
});

test('a sentence of three words is three words long', () => {
  expect(readabilityOf('Ya es tarde. No.')).toMatchObject({ words: 4, longestSentence: 3, meanSentence: 2 });
});
