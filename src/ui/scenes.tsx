/** The pictures that stand on the floor beside a title, 480 × 240, ground at the lower edge. Flat fills, one
 *  warm object each, people with the same coat, seen from behind. */
import type { ReactNode } from 'react';
import { MateAndCupDrawing } from './pictures.tsx';
import { BenchWithTwo, Lamp, Petals, Tree } from './scene-bench.tsx';
import { isStill, StillLife, type StillName } from './still-life.tsx';

/** Whole places, drawn each by itself. */
const PLACES = [
  'banca',
  'jacaranda',
  'farol',
  'mate',
  'cordillera',
  'paradero',
  'lluvia',
  'ventana',
] as const;
type PlaceName = (typeof PLACES)[number];
export type SceneName = PlaceName | StillName;

/** The same hills behind every day picture: one plaza, seen from its corners. */
function Hills({ sun }: { sun?: readonly [x: number, y: number, r: number] }) {
  return (
    <>
      <path d="M0 240V152l66-42 58 40 92-66 74 52 58-34 78 56 54-30v112z" fill="var(--cerro-lejos)" />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="var(--astro)" />}
      <path d="M0 240v-46q90-26 190-8t170-6q70-14 120 4v56z" fill="var(--cerro)" />
    </>
  );
}

/** Coat, neck and hair of whoever is in the picture; the ground of the coat is at y = 0. */
function PersonFromBehind({ at, size = 1 }: { at: readonly [x: number, y: number]; size?: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
      <path d="M-25 0v-7q0-23 25-23t25 23v7z" fill="var(--abrigo)" />
      <path d="M-6-40h12v11q-6 7-12 0z" fill="var(--piel)" />
      <path d="M-14.5-36q1.5-7 1.5-10.5a13 13 0 0 1 26 0q0 3.5 1.5 10.5q-14.5 5-29 0z" fill="var(--tronco)" />
    </g>
  );
}

function Paradero() {
  return (
    <>
      <Hills sun={[404, 70, 26]} />
      <path d="M136 92h168v76H136z" fill="var(--flor-3)" fillOpacity=".55" />
      <PersonFromBehind at={[194, 199]} size={1.05} />
      <path d="M128 84h8v156h-8zM304 84h8v156h-8z" fill="var(--tronco)" />
      <path d="M142 198h158v9H142zM160 207h7v33h-7zM276 207h7v33h-7z" fill="var(--tronco)" />
      <path d="M112 78q2-22 28-22h160q26 0 28 22v8H112z" fill="var(--asiento)" />
      <path d="M362 150h5v90h-5z" fill="var(--tronco)" />
      <rect x="345" y="112" width="39" height="42" rx="7" fill="var(--asiento)" />
      <path d="M354 122h21v14h-21zM355 142h6v4h-6zM368 142h6v4h-6z" fill="var(--cielo)" />
    </>
  );
}

const DROPS = [
  [58, 40],
  [104, 96],
  [40, 150],
  [128, 22],
  [382, 34],
  [428, 92],
  [352, 120],
  [440, 160],
  [396, 176],
  [92, 190],
] as const;

function Lluvia() {
  return (
    <>
      <Hills />
      <g stroke="var(--asiento)" strokeWidth="3" strokeLinecap="round" opacity=".75">
        {DROPS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}l-9 26`} />
        ))}
      </g>
      <PersonFromBehind at={[228, 240]} size={2} />
      <path d="M276 74h5v132h-5z" fill="var(--tronco)" />
      <path
        d="M176 112a103 92 0 0 1 206 0q-17-13-34.5 0-17-13-34.5 0-17-13-34.5 0-17-13-34.5 0-17-13-34.5 0-17-13-33.5 0z"
        fill="var(--flor-1)"
      />
      <path d="M279 20q-34 28-34.5 92 17-13 34.5 0 17-13 34.5 0-.5-64-34.5-92z" fill="var(--flor-2)" />
    </>
  );
}

function Farol() {
  return (
    <>
      <rect width="480" height="240" fill="#111d18" />
      <path d="M0 240v-92l66-42 58 40 92-66 74 52 58-34 78 56 54-30v116z" fill="#1d3129" />
      <path d="M0 240v-40q90-26 190-8t170-6q70-14 120 4v50z" fill="#254238" />
      <path d="M368 40a22 22 0 1 0 22 30a18 18 0 0 1-22-30z" fill="#e9e3cb" />
      <g transform="translate(-404 24)">
        <circle cx="620" cy="60" r="62" fill="#f4c95d" fillOpacity=".13" />
        <circle cx="620" cy="60" r="40" fill="#f4c95d" fillOpacity=".13" />
        <path d="M617 88h6v116h-6zM608 204h24l6 12h-36z" fill="#0a1510" />
        <path d="M604 38h32l-4 44h4v6h-32v-6h4zM620 18l19 18h-38z" fill="#0a1510" />
        <path d="M608 40h24l-4 40h-16z" fill="#f4c95d" />
      </g>
      <path d="M262 190h130v8H262zM262 204h130v8H262zM278 212h6v28h-6zM370 212h6v28h-6z" fill="#2e5245" />
    </>
  );
}

/** A block of flats late at night: one window is lit, somebody is awake. */
function Ventana() {
  const windows = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ row, column })));
  return (
    <>
      <rect width="480" height="240" fill="#111d18" />
      <path d="M0 240v-70l80-44 90 50 96-70 120 84 94-40v90z" fill="#1d3129" />
      <path d="M400 34a20 20 0 1 0 20 27a16 16 0 0 1-20-27z" fill="#e9e3cb" />
      <path d="M108 240V38h240v202z" fill="#254238" />
      <path d="M100 30h256v10H100z" fill="#2e5245" />
      {windows.map(({ row, column }) => {
        const lit = row === 1 && column === 3;
        return (
          <path
            key={`${row} ${column}`}
            d={`M${128 + column * 43} ${58 + row * 46}h28v30h-28z`}
            fill={lit ? '#f4c95d' : '#16251f'}
          />
        );
      })}
      <path d="M263 134v-5q0-9 8-10.5a5 5 0 1 1 7 0q8 1.5 8 10.5v5z" fill="#0a1510" />
    </>
  );
}

function Cordillera() {
  return (
    <>
      <circle cx="356" cy="70" r="34" fill="var(--astro)" />
      <path d="M0 240V166l118-106 92 84 62-52 112 90 96-34v92z" fill="var(--cerro)" />
      <path d="M118 60l38 35-16 10-16-12-14 14-20-18z" fill="var(--nieve)" />
      <path d="M272 92l26 21-12 8-13-9-13 9-10-8z" fill="var(--nieve)" />
      <path d="M0 240v-56q80-28 180-6t180 4q70-14 120-36v94z" fill="var(--asiento)" />
      <path d="M0 240v-26q120-24 240-4t240-24v54z" fill="var(--tronco)" />
    </>
  );
}

function Mate() {
  return (
    <>
      <Hills sun={[410, 60, 22]} />
      <path d="M0 208h480v32H0z" fill="var(--cerro-lejos)" />
      <g transform="translate(122 34)">
        <MateAndCupDrawing />
      </g>
    </>
  );
}

function Jacaranda() {
  return (
    <>
      <Hills sun={[420, 66, 26]} />
      <g transform="translate(112 12) scale(1.06)">
        <Tree />
      </g>
      <Petals
        size={1.5}
        at={[
          [88, 170, 15],
          [360, 128, -50],
          [398, 190, 30],
          [52, 206, -60],
        ]}
      />
    </>
  );
}

function Banca() {
  return (
    <>
      <Hills sun={[104, 70, 26]} />
      <g transform="translate(14 -16) scale(1.18)">
        <BenchWithTwo />
        <Lamp />
      </g>
    </>
  );
}

const DRAWING: Record<PlaceName, () => ReactNode> = {
  banca: Banca,
  jacaranda: Jacaranda,
  farol: Farol,
  mate: Mate,
  cordillera: Cordillera,
  paradero: Paradero,
  lluvia: Lluvia,
  ventana: Ventana,
};

/** Decoration beside a title. Stand it right on a `Floor`. */
export function Scene({ name }: { name: SceneName }) {
  const drawing = isStill(name) ? <StillLife name={name} /> : DRAWING[name]();
  return (
    <svg
      className="stand-picture"
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="480" height="240" fill="var(--cielo)" />
      {drawing}
    </svg>
  );
}
