import { describe, expect, test } from 'vitest';
import { monthIn, totalsOf } from './month.ts';
import { reckon } from './reckon.ts';

/** A Monday. */
const TODAY = new Date('2026-11-23T12:00:00Z');
const numbers = (text: string, left: number | null = null, owed: number | null = null) => {
  const found = reckon(text, TODAY, { left, owed });
  return found && 'line' in found ? { [found.line]: found.numbers } : found;
};

describe('what is asked in one line is reckoned', () => {
  test.each([
    ['me falta 570 hasta el 5, ¿cuánto por día?', { 'per-day': { amount: 570, days: 12, each: 47.5 } }],
    [
      'tengo 90.000 para 9 días, cuánto puedo gastar por día?',
      { 'per-day': { amount: 90_000, days: 9, each: 10_000 } },
    ],
    ['tenho 150 até sexta, quanto por dia?', { 'per-day': { amount: 150, days: 4, each: 37.5 } }],
    [
      'me quedan 160 hasta fin de mes, ¿cuánto puedo gastar por día?',
      { 'per-day': { amount: 160, days: 8, each: 20 } },
    ],
    ['tengo 430 hasta el 5 de enero, ¿cuánto por día?', { 'per-day': { amount: 430, days: 43, each: 10 } }],
    ['tengo 280 hasta el 7, ¿cuánto por semana?', { 'per-week': { amount: 280, days: 14, each: 140 } }],
    [
      'debo 6.500.000, me sobran 330.000 por mes, ¿cuándo termino?',
      { payoff: { total: 6_500_000, monthly: 330_000, months: 20 } },
    ],
    [
      'devo 4.800 e consigo pagar 300 por mês, quando termino?',
      { payoff: { total: 4_800, monthly: 300, months: 16 } },
    ],
    [
      'debo 900.000 y quiero pagar en 12 meses, cuánto sería por mes?',
      { monthly: { total: 900_000, months: 12, each: 75_000 } },
    ],
    ['me sobran 330.000, ¿cuánto le puedo prometer por mes?', { promise: { left: 330_000, safe: 260_000 } }],
    ['¿cuántas horas son 12 veces hora y media?', { 'product-hours': { times: 12, each: 1.5, total: 18 } }],
    ['quanto dá 14 vezes 350?', { product: { times: 14, each: 350, total: 4900 } }],
    ['¿cuánto es 320 más 85?', { 'sum-is': { total: 405 } }],
    ['tengo 70 y la garrafa cuesta 95, ¿me alcanza?', { 'reaches-not': { need: 95, has: 70, left: 25 } }],
    [
      'hay que juntar 280 antes del 7 de diciembre, ¿cómo lo junto?',
      { 'gather-week': { need: 280, has: 0, left: 280, each: 140, days: 14 } },
    ],
    [
      'tengo 150 y son dos semanas, ¿llego a los 200?',
      { 'reaches-not-week': { need: 200, has: 150, left: 50, each: 25, days: 14 } },
    ],
  ])('%s', (text, found) => {
    expect(numbers(text)).toEqual(found);
  });

  test('with what is left of the month that was told', () => {
    expect(numbers('¿cuánto le puedo prometer por mes?', 480)).toEqual({ promise: { left: 480, safe: 380 } });
    expect(numbers('¿cuánto le puedo prometer por mes?', -50)).toEqual({ 'promise-none': { short: 50 } });
  });

  test('with what they said they owe', () => {
    expect(numbers('entonces cuándo termino?', 430, 4200)).toEqual({
      payoff: { total: 4200, monthly: 430, months: 10 },
    });
    expect(numbers('¿cuándo termino con él?', 430, 4200)).toBeNull();
  });

  test.each([
    ['tengo 240 para comer, cuánto puedo gastar por día?', 'until'],
    ['¿cuánto por día hasta el viernes?', 'amount'],
    ['debo 900.000, ¿cuándo termino de pagar?', 'monthly'],
    ['me sobran 100.000 por mes, ¿cuándo termino?', 'total'],
    ['¿cuánto le puedo prometer por mes?', 'monthly'],
  ])('only what is missing is asked for: %s', (text, missing) => {
    expect(reckon(text, TODAY, { left: null, owed: null })).toEqual({ missing });
  });

  test.each([
    '¿cuándo termino con él?',
    'lloro 3 veces por día',
    '¿me alcanza el tiempo?',
    '¿alcanza para 4 personas?',
    '¿cuánto dura un duelo?',
    'hoy gasté 500',
  ])('and nothing where no sum is asked: %s', (text) => {
    expect(reckon(text, TODAY, { left: null, owed: null })).toBeNull();
  });
});

test('a month told in one line is read in one go', () => {
  const values = monthIn(
    'gano 3.600.000, alquiler 1.100.000, comida 1.300.000, luz 120.000 y tarjeta 400.000… ¿cuánto me queda?',
  );
  const { income, fixed, debts, daily, left } = totalsOf(values);
  expect([income.total, fixed.total, debts.total, daily.total, left]).toEqual([
    3_600_000, 1_220_000, 400_000, 1_300_000, 680_000,
  ]);
  expect(monthIn('ayúdame con las cuentas: alquiler 550, luz 40')).toEqual({ fixed: 'alquiler 550, luz 40' });
  expect(monthIn('tengo que pagar hasta el 5 y el 20 cobro')).toEqual({});
});
