import { expect, test } from 'vitest';
import { countShifts } from './quick-exit.ts';

function press(...keys: [key: string, at: number][]): boolean {
  let presses: number[] = [];
  let leave = false;
  for (const [key, at] of keys) ({ presses, leave } = countShifts(presses, key, at));
  return leave;
}

test('three Shifts in a row leave at once', () => {
  expect(press(['Shift', 0], ['Shift', 300], ['Shift', 600])).toBe(true);
});

test('writing capital letters never leaves the page', () => {
  expect(press(['Shift', 0], ['H', 100], ['Shift', 200], ['Y', 300], ['Shift', 400])).toBe(false);
});

test('slow Shifts do not leave', () => {
  expect(press(['Shift', 0], ['Shift', 1000], ['Shift', 2000])).toBe(false);
});
