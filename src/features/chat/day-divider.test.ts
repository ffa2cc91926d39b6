import { expect, test } from 'vitest';
import { dayDivider, opensDay } from './day-divider.ts';

const now = new Date(2026, 10, 21, 12, 0);
const on = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 9, 40).toISOString();

const SPANISH = { tag: 'es', today: 'Hoy', yesterday: 'Ayer' };
const PORTUGUESE = { tag: 'pt-BR', today: 'Hoje', yesterday: 'Ontem' };

test('a conversation is dated the way people say it', () => {
  expect(dayDivider(on(11, 21), now, SPANISH)).toBe('Hoy, 9:40');
  expect(dayDivider(on(11, 20), now, SPANISH)).toBe('Ayer, 9:40');
  expect(dayDivider(on(11, 16), now, SPANISH)).toBe('Lunes, 9:40');
  expect(dayDivider(on(11, 8), now, SPANISH)).toBe('8 de noviembre');
  expect(dayDivider(on(11, 8, 2025), now, SPANISH)).toBe('8 de noviembre de 2025');
});

test('and so in Portuguese', () => {
  expect(dayDivider(on(11, 20), now, PORTUGUESE)).toBe('Ontem, 9:40');
  expect(dayDivider(on(11, 16), now, PORTUGUESE)).toBe('Segunda-feira, 9:40');
  expect(dayDivider(on(11, 8), now, PORTUGUESE)).toBe('8 de novembro');
});

test('each day is named once', () => {
  expect(opensDay(on(11, 21), undefined)).toBe(true);
  expect(opensDay(on(11, 21), on(11, 21))).toBe(false);
  expect(opensDay(on(11, 21), on(11, 20))).toBe(true);
});
