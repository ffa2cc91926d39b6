import { expect, test } from 'vitest';
import { breathAt } from './breathing.ts';

const pace = { inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 };

test('the breath goes in for four and out for six', () => {
  expect(breathAt(pace, 0)).toMatchObject({ round: 1, phase: 'in', count: 1, of: 4 });
  expect(breathAt(pace, 3.9)).toMatchObject({ phase: 'in', count: 4 });
  expect(breathAt(pace, 4)).toMatchObject({ phase: 'out', count: 1, of: 6, progress: 0 });
  expect(breathAt(pace, 9.5)).toMatchObject({ round: 1, phase: 'out', count: 6 });
});

test('the sixth round is the last one', () => {
  expect(breathAt(pace, 59.9)).toMatchObject({ round: 6, phase: 'out', count: 6 });
  expect(breathAt(pace, 60)).toBeNull();
});
