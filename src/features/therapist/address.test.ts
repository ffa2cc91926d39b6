import { describe, expect, test } from 'vitest';
import { addressIn } from './address.ts';
import { reflect } from './may-echo.ts';

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

describe('what only says that something comes is not said back', () => {
  test.each([
    ['quería contarle que perdí a mi marido', 'es', 'perdiste a tu marido'],
    ['quiero decirte que estoy cansada', 'es', 'estás cansada'],
    ['queria te contar que perdi o emprego', 'pt', 'você perdeu o emprego'],
    ['quiero decirle a mi mamá que me voy', 'es', 'quieres decirle a tu mamá que te vas'],
  ] as const)('%s', (text, language, ours) => {
    const address = language === 'pt' ? 'voce' : 'tu';
    expect(reflect(text, { address, gender: 'f' })).toBe(ours);
  });
});
