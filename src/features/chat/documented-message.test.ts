import { expect, test } from 'vitest';
import { newTextOf } from './documented-message.ts';

const CONTEXT = 'Considerando las respuestas del cuestionario: ¿Cuál es tu sexo? Mujer.';

test('a plain message is the new text', () => {
  expect(newTextOf('  No dormí nada  ', null)).toBe('No dormí nada');
});

test('the questionnaire context before the first message is left out', () => {
  expect(newTextOf(`${CONTEXT}\nNo dormí nada`, null)).toBe('No dormí nada');
});

test('earlier questions and answers are left out, up to our last reply', () => {
  const message = `${CONTEXT}\nNo dormí nada\n¿Desde cuándo?\nDesde el lunes.\nMás o menos`;
  expect(newTextOf(message, '¿Desde cuándo?')).toBe('Desde el lunes.\nMás o menos');
});

test('a person who quotes our whole last reply and adds nothing is still read', () => {
  expect(newTextOf('¿Desde cuándo?', '¿Desde cuándo?')).toBe('¿Desde cuándo?');
});
