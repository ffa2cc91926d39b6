import { expect, test } from 'vitest';
import { duesIn, listedIn, planThings } from './plan-things.ts';

/** A Monday. */
const TODAY = new Date('2026-11-23T12:00:00Z');
const shown = (text: string, done = '') =>
  planThings(text, done, TODAY).map(({ name, due }) => (due === null ? name : `${name} in ${due}`));

test.each([
  ['unidad 1 a 4 de derecho, la 1 y la 2 ya las estudié', ['unidad 3 de derecho', 'unidad 4 de derecho']],
  [
    'voy por el capítulo 4 de 7 en fisio',
    ['capítulo 5 en fisio', 'capítulo 6 en fisio', 'capítulo 7 en fisio'],
  ],
  ['estou no capítulo 4 de 6', ['capítulo 5', 'capítulo 6']],
  [
    'unidades 3, 4 y 5 de historia y ejercicios',
    ['unidad 3 de historia', 'unidad 4 de historia', 'unidad 5 de historia', 'ejercicios'],
  ],
  ['son 5 unidades: la 1, la 2 y la 3 ya las hice', ['unidad 4', 'unidad 5']],
  ['son 7 unidades: unidad 3, unidad 4. trabajo de jueves a domingo', ['unidad 3', 'unidad 4']],
  ['tengo que estudiar química, física y mate', ['química', 'física', 'mate']],
  ['preciso estudar matemática, história e física', ['matemática', 'história', 'física']],
  ['es biología, son 4 unidades y llevo 2', ['unidad 3 de biología', 'unidad 4 de biología']],
  ['é física, são 3 aulas e já fiz 1', ['aula 2 de física', 'aula 3 de física']],
  ['son 5 capítulos y voy en el 3', ['capítulo 4', 'capítulo 5']],
  ['química y física', ['química', 'física']],
  ['hablar con mamá y papá', ['hablar con mamá y papá']],
  [
    'hacer la maqueta, terminar el informe y llamar al banco',
    ['hacer la maqueta', 'terminar el informe', 'llamar al banco'],
  ],
  ['química el martes, física el jueves y mate el viernes', ['química in 1', 'física in 3', 'mate in 4']],
  ['a prova de química é terça e a de física é quinta', ['química in 1', 'física in 3']],
  [
    'tengo 3 finales la otra semana: anatomía el martes, fisio el jueves y mate el viernes',
    ['anatomía in 8', 'fisio in 10', 'mate in 11'],
  ],
])('%s', (text, things) => {
  expect(shown(text)).toEqual(things);
});

test.each([
  ['ya hice hasta la 3', ['unidad 4', 'unidad 5']],
  ['sin la 1 y la 2', ['unidad 3', 'unidad 4', 'unidad 5']],
  ['já estudei a 1, a 2 e a 5', ['unidad 3', 'unidad 4']],
])('what is done is left out: %s', (done, things) => {
  expect(shown('unidad 1 a 5', done)).toEqual(things);
});

test('several days, in the order they were told', () => {
  expect(duesIn('martes, jueves y viernes', TODAY)).toEqual([1, 3, 4]);
  expect(duesIn('martes, jueves y viernes de la otra semana', TODAY)).toEqual([8, 10, 11]);
  expect(duesIn('el 1, 3 y 4 de diciembre', TODAY)).toEqual([8, 10, 11]);
});

test('a message about other things lists nothing by chance', () => {
  expect(listedIn('hazme un plan, estoy cansada y trabajo mucho', TODAY)).toBe('');
  expect(listedIn('hazme un plan para las unidades 1 a 4', TODAY)).not.toBe('');
});
