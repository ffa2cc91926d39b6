import { expect, test } from 'vitest';
import { layFloor, layPath } from './tile-layout.ts';

const PARTS = [
  { first: 1, last: 4 },
  { first: 5, last: 9 },
  { first: 10, last: 17 },
  { first: 18, last: 24 },
];

test('the path always shows all 24 questions and fills its width, whichever part is open', () => {
  for (const current of [1, 5, 12, 24]) {
    const tiles = layPath(PARTS, current);
    expect(tiles.map((tile) => tile.id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    const last = tiles.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(328, 0);
  }
});

test('only the part of the current question lies flat', () => {
  const flat = layPath(PARTS, 12).filter((tile) => tile.flat);
  expect(flat.map((tile) => tile.id)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  expect(flat[0]?.x).toBe(79);
});

test('on the review page the 24 tiles lie in two rows and no two neighbours look alike', () => {
  const tiles = layFloor(PARTS);
  expect(new Set(tiles.map((tile) => tile.y)).size).toBe(2);
  for (const tile of tiles) {
    const below = tiles.find((other) => other.x === tile.x && other.y === tile.y + 24);
    if (below) expect(below.odd).not.toBe(tile.odd);
  }
});
