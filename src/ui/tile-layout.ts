/** Where each tile of the question path lies: the open part flat, the others standing on edge. */

export type TilePart = { first: number; last: number };
export type Tile = { id: number; x: number; y: number; width: number; flat: boolean; odd: boolean };

export const TILE = 24;
const PATH_WIDTH = 328;
const SLIVER = 5;
const SLIVER_GAP = 2;
const ROW = 12;

const countOf = (part: TilePart) => part.last - part.first + 1;
const holds = (part: TilePart, id: number) => id >= part.first && id <= part.last;

function widthOf(part: TilePart, open: boolean): number {
  const count = countOf(part);
  return open ? count * TILE : count * SLIVER + (count - 1) * SLIVER_GAP;
}

/** Units of a 328 × 24 drawing; what a short part leaves over is shared between the gaps. */
export function layPath(parts: readonly TilePart[], current: number): Tile[] {
  const widths = parts.map((part) => widthOf(part, holds(part, current)));
  const gap = (PATH_WIDTH - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, parts.length - 1);
  const tiles: Tile[] = [];
  let x = 0;
  parts.forEach((part, index) => {
    const flat = holds(part, current);
    const width = flat ? TILE : SLIVER;
    const step = flat ? TILE : SLIVER + SLIVER_GAP;
    for (let place = 0; place < countOf(part); place += 1) {
      const left = Math.round((x + place * step) * 10) / 10;
      tiles.push({ id: part.first + place, x: left, y: 0, width, flat, odd: place % 2 === 1 });
    }
    x += (widths[index] ?? 0) + gap;
  });
  return tiles;
}

/** Every tile flat, in rows of twelve: the floor of the review page. */
export function layFloor(parts: readonly TilePart[]): Tile[] {
  const ids = parts.flatMap((part) =>
    Array.from({ length: countOf(part) }, (_, place) => part.first + place),
  );
  return ids.map((id, index) => {
    const row = Math.floor(index / ROW);
    const column = index % ROW;
    return { id, x: column * TILE, y: row * TILE, width: TILE, flat: true, odd: (row + column) % 2 === 1 };
  });
}
