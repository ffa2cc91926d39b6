/** The five drawings of the floor, each with one meaning: flor the path, abanico breathing and hours,
 *  acequia step by step, rombo the present and languages, banca nothing here yet. All on 0..24. */
import { MarkDrawing } from './mark.tsx';

export const FLOR_PETALS =
  'M12 12C5.5 12 1 7.5 1 1c6.5 0 11 4.5 11 11zm0 0C18.5 12 23 7.5 23 1c-6.5 0-11 4.5-11 11zm0 0C5.5 12 1 16.5 1 23c6.5 0 11-4.5 11-11zm0 0c6.5 0 11 4.5 11 11-6.5 0-11-4.5-11-11z';

export const TILE_NAMES = ['flor', 'abanico', 'acequia', 'rombo', 'banca'] as const;
export type TileName = (typeof TILE_NAMES)[number];

type Ink = { ground: string; ink: string };

const GREEN: Ink = { ground: 'var(--banca-suave)', ink: 'var(--banca)' };
const LILAC: Ink = { ground: 'var(--jacaranda-suave)', ink: 'var(--jacaranda)' };
const HEART = 'var(--maracuya)';

function Drawing({ name, ink, ground }: Ink & { name: TileName }) {
  switch (name) {
    case 'flor':
      return (
        <>
          <path d={FLOR_PETALS} fill={ink} />
          <circle cx="12" cy="12" r="2.6" fill={HEART} />
        </>
      );
    case 'abanico':
      return (
        <>
          <path d="M0 0h20a20 20 0 0 1-20 20z" fill={ink} />
          <path d="M0 0h14a14 14 0 0 1-14 14z" fill={ground} />
          <path d="M0 0h8a8 8 0 0 1-8 8z" fill={HEART} />
        </>
      );
    case 'acequia':
      return (
        <path d="M12 0A12 12 0 0 1 0 12M24 12A12 12 0 0 0 12 24" fill="none" stroke={ink} strokeWidth="5" />
      );
    case 'rombo':
      return (
        <>
          <path d="M12 0l12 12-12 12L0 12z" fill={ink} />
          <path d="M12 6l6 6-6 6-6-6z" fill={ground} />
          <circle cx="12" cy="12" r="2.4" fill={HEART} />
        </>
      );
    case 'banca':
      return (
        <g transform="translate(2 3.6) scale(.5)" color={ink}>
          <MarkDrawing />
        </g>
      );
    default:
      return name satisfies never;
  }
}

/** In a 2 × 2 block the fans turn outwards and leave a star; larger blocks do not turn, rings read as eyes. */
const FAN_TURNS = [0, 90, 270, 180];

type TileBlockProps = {
  name: TileName;
  tone?: 'green' | 'lilac';
  columns?: number;
  rows?: number;
  className?: string;
};

/** A block of tiles, 2 × 2 unless told. Decoration: it says nothing to a screen reader. */
export function TileBlock({ name, tone = 'green', columns = 2, rows = 2, className }: TileBlockProps) {
  const { ground, ink } = tone === 'green' ? GREEN : LILAC;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * 24,
    y: Math.floor(index / columns) * 24,
    turn: name === 'abanico' && columns * rows === 4 ? FAN_TURNS[index] : 0,
  }));
  return (
    <svg
      className={className ?? 'tile-block'}
      viewBox={`0 0 ${columns * 24} ${rows * 24}`}
      aria-hidden="true"
    >
      <rect width={columns * 24} height={rows * 24} fill={ground} />
      {places.map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})${turn ? ` rotate(${turn} 12 12)` : ''}`}>
          <Drawing name={name} ink={ink} ground={ground} />
        </g>
      ))}
    </svg>
  );
}
