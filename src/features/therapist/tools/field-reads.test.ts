import { describe, expect, test } from 'vitest';
import { amountIn, amountsIn, daysIn, hourIn, itemsIn, listIn, weekdaysIn } from './field-reads.ts';

/** A Monday. */
const TODAY = new Date('2026-11-23T12:00:00Z');

describe('a list', () => {
  test.each([
    ['unidad 1, unidad 2 y repaso', ['unidad 1', 'unidad 2', 'repaso']],
    ['pan\nleche\nhuevos', ['pan', 'leche', 'huevos']],
    ['hablar con mamá y papá', ['hablar con mamá y papá']],
    ['luz 1,5 kW; agua', ['luz 1,5 kW', 'agua']],
    ['', []],
  ])('%s', (text, items) => {
    expect(listIn(text)).toEqual(items);
  });
});

describe('what speaks for something', () => {
  test.each([
    ['el patio, la luz y los vecinos', ['el patio', 'la luz', 'los vecinos']],
    [
      'que me queda cerca, aunque es chico y a veces hace frío',
      ['que me queda cerca, aunque es chico y a veces hace frío'],
    ],
    ['el sueldo. Los compañeros me tratan bien', ['el sueldo', 'Los compañeros me tratan bien']],
  ])('is a list where it is one, else whole sentences: %s', (text, items) => {
    expect(itemsIn(text)).toEqual(items);
  });
});

describe('a sum of money', () => {
  test.each([
    ['1.480.000', 1_480_000],
    ['$ 35.50', 35.5],
    ['210 mil', 210_000],
    ['1,5 millones', 1_500_000],
    ['520 lucas', 520_000],
    ['R$ 1.200,50', 1200.5],
    ['2 millones', 2_000_000],
  ])('%s', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });
  test('without a number there is none', () => expect(amountIn('no sé')).toBeNull());

  test('several keep their names', () => {
    expect(amountsIn('arriendo 550, luz 40 y agua 12')).toEqual([
      { name: 'arriendo', amount: 550 },
      { name: 'luz', amount: 40 },
      { name: 'agua', amount: 12 },
    ]);
  });
});

describe('an hour', () => {
  test.each([
    ['19:30', 19 * 60 + 30],
    ['7 pm', 19 * 60],
    ['a las nueve de la noche', 21 * 60],
    ['8 de la mañana', 8 * 60],
    ['12 de la noche', 0],
    ['onze e meia', 11 * 60 + 30],
    ['a medianoche', 0],
    ['meia-noite', 0],
    ['al mediodía', 12 * 60],
  ])('%s', (text, minutes) => {
    expect(hourIn(text)).toBe(minutes);
  });
  test('without one there is none', () => expect(hourIn('cuando pueda')).toBeNull());
});

describe('how many days there are', () => {
  test.each([
    ['hoy', 1],
    ['mañana', 1],
    ['en 3 días', 3],
    ['en una semana', 7],
    ['el viernes', 4],
    ['el 2 de diciembre', 9],
    ['el mier 2 dic a las 9', 9],
    ['sexta-feira', 4],
    ['amanhã', 1],
    ['en tres meses', 21],
    ['para fin de mes', 8],
  ])('%s', (text, days) => {
    expect(daysIn(text, TODAY)).toBe(days);
  });
  test('without any there are none', () => expect(daysIn('no sé', TODAY)).toBeNull());
});

test('days of the week, and spans of them', () => {
  expect(weekdaysIn('jueves a domingo')).toEqual([4, 5, 6, 0]);
  expect(weekdaysIn('ni sábado ni domingo').toSorted()).toEqual([0, 6]);
  expect(weekdaysIn('puedo siempre')).toEqual([]);
});
