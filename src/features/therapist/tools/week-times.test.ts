import { describe, expect, test } from 'vitest';
import { freeOn, readTimes, weekTimesIn, writtenTimes } from './week-times.ts';

const MONDAY = 1;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const shown = (text: string, bare: 'busy' | 'free' | null = null) =>
  weekTimesIn(text, MONDAY, bare).map(
    ({ days, isFree, from, to }) =>
      `${isFree ? 'free' : 'busy'} ${days.join('')} ${clock(from)}-${clock(to)}`,
  );

describe('when they can and when they cannot', () => {
  test.each([
    ['jueves a domingo trabajo de 2 a 10 de la noche', ['busy 4560 14:00-22:00']],
    [
      'lun mar mie sí tengo toda la tarde, jue vie sab y dom solo hasta la 1 pm pq entro a las 2',
      ['free 123 13:00-19:00', 'free 4560 0:00-13:00', 'busy 4560 14:00-24:00'],
    ],
    ['el sábado doble turno, ese día nada', ['busy 6 0:00-24:00', 'busy 6 0:00-24:00']],
    ['ponlo de 9 a 1 de jueves a domingo', ['free 4560 9:00-13:00']],
    ['no, jue a dom trabajo a las 2, ponlo en la mañana', ['busy 4560 14:00-24:00', 'free 4560 6:00-12:00']],
    [
      'trabajo de lunes a viernes de 9 a 6, el sábado de 9 a 1 y domingo libre',
      ['busy 12345 9:00-18:00', 'busy 6 9:00-13:00', 'free 0 0:00-24:00'],
    ],
    ['no puedo los lunes sí puedo los martes', ['busy 1 0:00-24:00', 'free 2 0:00-24:00']],
    ['los martes y jueves entro a las 8 y salgo a las 5', ['busy 24 8:00-17:00']],
    ['entre semana salgo 7 pm, fines de semana libre', ['busy 12345 0:00-19:00', 'free 60 0:00-24:00']],
    ['trabajo de noche de 10 a 6 los viernes', ['busy 5 22:00-24:00', 'busy 6 0:00-6:00']],
    [
      'lunes y miércoles trabajo hasta las 4, el resto puedo',
      ['busy 13 0:00-16:00', 'free 02456 0:00-24:00'],
    ],
    ['tengo clase el miércoles a las 3', ['busy 3 15:00-17:00']],
    ['mañana en la mañana tengo cita', ['busy 2 6:00-12:00']],
    ['me levanto a las 5 y entro a las 7 de la mañana de lunes a sábado', ['busy 123456 7:00-24:00']],
    ['segunda a sexta trabalho das 8 às 17h', ['busy 12345 8:00-17:00']],
    ['quinta não dá, sexta só depois das 18h', ['busy 4 0:00-24:00', 'free 5 18:00-24:00']],
    ['no trabajo el domingo', ['free 0 0:00-24:00']],
  ])('%s', (text, marks) => {
    expect(shown(text)).toEqual(marks);
  });

  test.each([
    'unidad 1 a 7',
    'la 1 y la 2 ya las estudié',
    'martes, jueves y viernes',
    '2 a 3 horas por día',
    '3 finales la otra semana',
    'los lunes tengo terapia con Ana',
  ])('speaks of no time: %s', (text) => {
    expect(shown(text)).toEqual([]);
  });

  test('days alone mean what was asked', () => {
    expect(shown('sábado y domingo', 'busy')).toEqual(['busy 60 0:00-24:00']);
  });
});

describe('what is free on a day', () => {
  const all = (...texts: string[]) => texts.flatMap((text) => weekTimesIn(text, MONDAY));
  test('is what is left of what was told', () => {
    const marks = all('trabajo de lunes a viernes de 9 a 6', 'en la tarde puedo', 'el sábado nada');
    expect(freeOn(1, marks)).toEqual([{ from: 18 * 60, to: 19 * 60 }]);
    expect(freeOn(6, marks)).toEqual([]);
  });
  test('follows the later word', () => {
    expect(freeOn(6, all('el sábado no puedo', 'el sábado puedo de 9 a 11'))).toEqual([
      { from: 540, to: 660 },
    ]);
    expect(freeOn(6, all('el sábado trabajo de 2 a 6', 'el sábado sí puedo'))).toEqual([
      { from: 0, to: 1440 },
    ]);
  });
  test('is not known where nothing was told', () => expect(freeOn(2, all('el sábado nada'))).toBeNull());
  test('is kept in signs and not in their words', () => {
    const marks = all('jueves a domingo trabajo de 2 a 10 de la noche, lunes libre');
    expect(readTimes(writtenTimes(marks))).toEqual(marks);
    expect(writtenTimes(marks)).not.toMatch(/[a-z]/i);
  });
});
