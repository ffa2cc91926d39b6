import { expect, test } from 'vitest';
import { fitLogistic } from './logistic-fit.ts';

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

test('finds the weights that made the points', () => {
  const points = Array.from({ length: 41 }, (_, i) => (i - 20) / 5).flatMap((a) =>
    [-1, 0, 1].flatMap((b) => {
      const p = sigmoid(1.5 * a - 0.5 * b + 0.3);
      const yes = Math.round(p * 200);
      return [...Array(yes).fill(true), ...Array(200 - yes).fill(false)].map((isThere: boolean) => ({
        features: [a, b],
        isThere,
      }));
    }),
  );
  const { weights, shift } = fitLogistic(points);
  expect(weights[0]).toBeCloseTo(1.5, 1);
  expect(weights[1]).toBeCloseTo(-0.5, 1);
  expect(shift).toBeCloseTo(0.3, 1);
});

test('a feature that never varies does no harm', () => {
  const { weights } = fitLogistic([
    { features: [0, 1], isThere: true },
    { features: [0, 2], isThere: false },
    { features: [0, 1], isThere: false },
    { features: [0, 2], isThere: true },
  ]);
  expect(weights.every(Number.isFinite)).toBe(true);
});
