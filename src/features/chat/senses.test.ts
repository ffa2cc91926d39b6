import { expect, test } from 'vitest';
import { withThings } from './senses.ts';

test('things are kept in the order they are named, one or several at a time', () => {
  const one = withThings([], 'placa azul', 5);
  expect(withThings(one, ' una mochila, la puerta. ', 5)).toEqual(['placa azul', 'una mochila', 'la puerta']);
});

test('nothing empty and nothing twice is counted', () => {
  expect(withThings(['la puerta'], ' , La puerta ,, ', 5)).toEqual(['la puerta']);
});

test('no more is kept than was asked for', () => {
  expect(withThings([], 'uno, dos, tres', 2)).toEqual(['uno', 'dos']);
});
