import { describe, expect, test } from 'vitest';
import { signsIn } from './evidence.ts';
import { CALM } from './risk-state.ts';

const surest = (text: string) => signsIn(text, CALM).find(({ by }) => by !== 'guessed') ?? null;

test.each([
  'Dentro, encerrada en la pieza con el Tuto, que es el gato',
  'el perro está golpeando la puerta con la cola',
  'allá no hay médicos ni agua',
  'mi vecino golpea la puerta para pedir azúcar',
])('is no danger that was said: %s', (text) => {
  expect(signsIn(text, CALM).filter(({ by }) => by === 'said')).toEqual([]);
});

describe('how surely a danger is known', () => {
  test.each([
    ['Últimamente pienso bastante en matarme', 'suicide'],
    ['Ya no quiero vivir', 'suicide'],
    ['Me quiero matar, ya no puedo más', 'suicide'],
    ['Me acuesto y pido no despertar', 'suicide'],
    ['Tem noite que eu queria dormir e não acordar mais', 'suicide'],
    ['Anoche me corté otra vez', 'self_harm'],
    ['El sábado mi marido me pegó', 'abuse_violence'],
  ])('said in plain words: %s', (text, kind) => {
    expect(surest(text)).toMatchObject({ by: 'said', kind });
  });

  test.each([
    'Quería desaparecer, delante de mis amigas me lo dijo',
    'La firme ya no quiero seguir, hasta aquí llegué',
  ])('hinted, which may be a way of speaking: %s', (text) => {
    expect(surest(text)?.by).toBe('hinted');
  });

  test.each([
    'La última vez que le dije algo explotó y me colgó',
    'Ya quiero acabar con esto de una buena vez y titularme',
    'Me siento ridícula en mi propia casa',
    'Mi jefe me va a matar el lunes, le prometí el informe',
    'Quiero matar a mi suegra, te juro',
    'No quiero que me digas que hay más peces en el mar',
    'Vou fazer só a tabela hoje, valeu',
    'Soy una carga para todos',
  ])('at most guessed, which opens nothing: %s', (text) => {
    expect(surest(text)).toBeNull();
  });

  test('the sentence that says it is found in a long message', () => {
    const long =
      'El lunes me marcaron del banco. El martes mi hija pidió para el viaje. En las noches me acuesto y pido no despertar. Y el jueves a seguirle.';
    expect(surest(long)?.words).toBe('En las noches me acuesto y pido no despertar');
  });
});
