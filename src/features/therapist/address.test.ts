import { describe, expect, test } from 'vitest';
import { addressIn, readdressed } from './address.ts';

describe('how somebody speaks to us', () => {
  test.each([
    ['Buenas noches, quería contarle que perdí a mi marido', 'usted'],
    ['hola, quisiera preguntarle algo', 'usted'],
    ['¿usted cree que es normal?', 'usted'],
    ['quería contarle a mi mamá lo que pasó', null],
    ['quisiera decirle que lo amo', null],
    ['me duele la cabeza', null],
  ] as const)('%s: %s', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });
});

test('whom they named is named anew once they are called usted', () => {
  expect(readdressed('tu mamá')).toBe('su mamá');
  expect(readdressed('tus hijos')).toBe('sus hijos');
  expect(readdressed('Fer')).toBe('Fer');
});
