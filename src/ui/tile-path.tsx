import { layFloor, layPath, TILE, type Tile, type TilePart } from './tile-layout.ts';
import { FLOR_PETALS } from './tiles.tsx';

type TilePathProps = {
  parts: readonly TilePart[];
  /** The question in the person's hand. */
  current: number;
  answered: ReadonlySet<number>;
  /** Says the number in words: the picture never carries it alone. */
  label: string;
  /** All tiles flat in rows of twelve, as on the review page. */
  flat?: boolean;
};

export function TilePath({ parts, current, answered, label, flat }: TilePathProps) {
  const tiles = flat ? layFloor(parts) : layPath(parts, current);
  const open = tiles.filter((tile) => tile.flat);
  const first = open[0];
  const right = Math.max(...tiles.map((tile) => tile.x + tile.width));
  const bottom = Math.max(...tiles.map((tile) => tile.y)) + TILE;
  return (
    <svg className="tile-path" viewBox={`-1 -1 ${right + 2} ${bottom + 2}`} role="img" aria-label={label}>
      {tiles.map((tile) =>
        tile.flat ? (
          <FlatTile
            key={tile.id}
            tile={tile}
            state={!flat && tile.id === current ? 'current' : answered.has(tile.id) ? 'laid' : 'to-come'}
          />
        ) : (
          <rect
            key={tile.id}
            x={tile.x + 0.5}
            y="0.5"
            width={tile.width - 1}
            height={TILE - 1}
            rx="1"
            fill={answered.has(tile.id) ? 'var(--banca)' : 'var(--cal)'}
            stroke={answered.has(tile.id) ? 'var(--banca)' : 'var(--borde)'}
          />
        ),
      )}
      {first && (
        <rect
          x={first.x - 0.5}
          y="-0.5"
          width={(flat ? right : open.length * TILE) + 1}
          height={bottom + 1}
          fill="none"
          stroke="var(--linea)"
        />
      )}
    </svg>
  );
}

type TileState = 'laid' | 'current' | 'to-come';

function FlatTile({ tile, state }: { tile: Tile; state: TileState }) {
  return (
    <g transform={`translate(${tile.x} ${tile.y})`}>
      <rect width={TILE} height={TILE} fill={groundOf(tile, state)} />
      {state === 'laid' && (
        <>
          <path d={FLOR_PETALS} fill={tile.odd ? 'var(--banca)' : 'var(--cal)'} />
          <circle cx="12" cy="12" r="2.6" fill="var(--maracuya)" />
        </>
      )}
      {state === 'current' && (
        <path d={FLOR_PETALS} fill="none" stroke="var(--sobre-maracuya)" strokeWidth="1.5" />
      )}
      {state === 'to-come' && (
        <>
          <path d="M23.5 0v24" stroke="var(--linea)" />
          <circle cx="12" cy="12" r="1.8" fill="var(--borde)" />
        </>
      )}
    </g>
  );
}

function groundOf(tile: Tile, state: TileState): string {
  switch (state) {
    case 'laid':
      return tile.odd ? 'var(--banca-suave)' : 'var(--banca)';
    case 'current':
      return 'var(--maracuya)';
    case 'to-come':
      return 'var(--hundido)';
    default:
      return state satisfies never;
  }
}
