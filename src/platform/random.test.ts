import { expect, test } from 'vitest';
import { takeRandom } from './random.server.ts';

test('nobody is given the same bytes, also when the store is filled anew', () => {
  const taken = Array.from({ length: 1_000 }, () => takeRandom(12));
  expect(new Set(taken.map((bytes) => bytes.toString('hex'))).size).toBe(1_000);
  expect(taken.every(({ length }) => length === 12)).toBe(true);
});

test('what was taken is nobody else’s: it neither changes later nor can be read from its neighbours', () => {
  const first = takeRandom(16);
  const before = Buffer.from(first);
  for (let times = 0; times < 600; times++) takeRandom(16).fill(0);
  expect(first).toEqual(before);
});

test('every bit is as often set as not', () => {
  const ones = Array.from({ length: 2_000 }, () => takeRandom(16)).reduce(
    (sum, bytes) =>
      sum + [...bytes].reduce((set, byte) => set + (byte.toString(2).match(/1/g)?.length ?? 0), 0),
    0,
  );
  expect(ones / (2_000 * 128)).toBeCloseTo(0.5, 1);
});
