/** Logistic regression on a few numbers, by Newton's method: for turning what units add up to into probabilities. */

export type Point = { features: readonly number[]; isThere: boolean };
export type LogisticFit = { weights: number[]; shift: number };

const STEPS = 40;
/** Keeps the curvature invertible when a feature never varies. */
const RIDGE = 1e-6;

export function fitLogistic(points: readonly Point[]): LogisticFit {
  const size = (points[0]?.features.length ?? 0) + 1;
  let beta = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array<number>(size).fill(0);
    const curve = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => (i === j ? RIDGE : 0)),
    );
    for (const { features, isThere } of points) {
      const row = [...features, 1];
      const sum = row.reduce((total, value, i) => total + value * (beta[i] ?? 0), 0);
      const p = 1 / (1 + Math.exp(-sum));
      row.forEach((value, i) => {
        slope[i] = (slope[i] ?? 0) + (p - Number(isThere)) * value;
        const line = curve[i] as number[];
        row.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + p * (1 - p) * value * other;
        });
      });
    }
    const move = solve(curve, slope);
    beta = beta.map((value, i) => value - (move[i] ?? 0));
  }
  return { weights: beta.slice(0, -1).map(rounded), shift: rounded(beta.at(-1) ?? 0) };
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** Gaussian elimination with the largest pivot. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, i) =>
        i >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? i : best,
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const lead = rows[column] as number[];
    rows.forEach((row, i) => {
      if (i === column) return;
      const factor = (row[column] ?? 0) / (lead[column] ?? 1);
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (lead[j] ?? 0);
    });
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
