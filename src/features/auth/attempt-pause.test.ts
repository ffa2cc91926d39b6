import { expect, test } from 'vitest';
import { waitMs } from './attempt-pause.ts';

const at = (failures: number) => ({ failures, lastAtMs: 1_000 });

test('five mistakes cost nothing, then each costs twice as long, up to a quarter of an hour', () => {
  const waits = [0, 4, 5, 6, 7, 14, 100, 5_000].map((failures) => waitMs(1_000, at(failures), undefined));
  expect(waits).toEqual([0, 0, 1_000, 2_000, 4_000, 512_000, 900_000, 900_000]);
});

test('guesses from many places cost the account half a minute at most', () => {
  expect(waitMs(1_000, undefined, at(19))).toBe(0);
  expect(waitMs(1_000, undefined, at(20))).toBe(1_000);
  expect(waitMs(1_000, undefined, at(10_000))).toBe(30_000);
});

test('a wait passes', () => {
  expect(waitMs(1_999, at(5), undefined)).toBe(1);
  expect(waitMs(2_000, at(5), undefined)).toBe(0);
  expect(waitMs(9_999, undefined, undefined)).toBe(0);
});

test('a try that a clock far ahead counted keeps nobody waiting until that day', () => {
  const ahead = { failures: 40, lastAtMs: 1_000 + 86_400_000 };
  expect(waitMs(1_000, ahead, ahead)).toBe(0);
  // Clocks of two machines are never quite the same.
  expect(waitMs(1_000, { failures: 6, lastAtMs: 1_500 }, undefined)).toBe(2_500);
});
