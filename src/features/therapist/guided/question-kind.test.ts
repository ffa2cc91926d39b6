import { describe, expect, test } from 'vitest';
import { kindOf } from './question-kind.ts';
import { questionPart } from './question-part.ts';

describe('what kind of answer a question wants', () => {
  test.each([
    ['¿cómo le digo a mi mamá que no voy?', 'how-say'],
    ['necesito palabras para pedirle perdón', 'how-say'],
    ['como eu falo pro meu pai?', 'how-say'],
    ['¿me alcanza para pagar el mínimo?', 'sum'],
    ['¿renuncio o espero a diciembre?', 'choose'],
    ['vale a pena voltar?', 'choose'],
    ['¿tengo razón o no?', 'judge'],
    ['eu errei?', 'judge'],
    ['¿tengo depresión?', 'have'],
    ['¿es normal que no llore?', 'normal'],
    ['¿cuánto dura esto?', 'how-long'],
    ['¿crees que va a volver?', 'predict'],
    ['¿por qué mi jefe me grita a mí?', 'why-they'],
    ['¿por qué me pasa esto?', 'why-me'],
    ['¿cómo hago para dormir?', 'how-do'],
    ['¿hay luna hoy?', 'fact'],
  ] as const)('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('what of a message asks us something', () => {
  test.each([
    ['me fui y ya, ¿no?', null],
    ['es así, ¿me entiendes?', null],
    ['me dijo "¿ya viste la hora?" y se fue', null],
    ['trabajo de noche. ¿es mala la siesta?', '¿es mala la siesta?'],
  ])('%s', (text, asked) => {
    expect(questionPart(text)).toBe(asked);
  });
});
