import { expect, test } from 'vitest';
import { withoutNearTwins } from './near-twins.ts';

const kept = (...texts: string[]) => withoutNearTwins(texts, (text) => text);

test('the same words with other accents, marks or capitals are the same text', () => {
  expect(kept('Ya no puedo más', 'ya no puedo mas!!', 'YA NO PUEDO MÁS')).toEqual(['Ya no puedo más']);
});

test('of two long texts with one word changed only the first stays', () => {
  const first = 'ayer mi jefe me gritó delante de todos los compañeros de la bodega';
  expect(kept(first, first.replace('bodega', 'oficina'))).toEqual([first]);
});

test('texts that only share their subject both stay', () => {
  const both = ['mi jefe me gritó delante de todos', 'no soporto cómo me habla el encargado'];
  expect(kept(...both)).toEqual(both);
});

test('a text without words is left out', () => {
  expect(kept('…', 'hola')).toEqual(['hola']);
});
