import { expect, test } from 'vitest';
import { chileDay } from './chile-day.ts';

test.each([
  ['2026-11-24', '2026-11-24T03:00:00.000Z', '2026-11-25T03:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z', '2026-07-02T04:00:00.000Z'],
  // The clocks go forward at midnight: a day of 23 hours; and back: one of 25.
  ['2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ['2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T04:00:00.000Z'],
])('%s lasts from %s to %s', (day, from, until) => {
  expect(chileDay(day)).toEqual({ from: new Date(from), until: new Date(until) });
});

test.each(['', 'ayer', '2026-02-30', '2026-13-01', '24-11-2026'])('“%s” is no day', (day) => {
  expect(chileDay(day)).toBeNull();
});
