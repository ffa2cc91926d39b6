/** The bench under the jacaranda, seen from behind: two compositions of the same drawing, one for phones and
 *  one that leaves the left side to the text. Colours are tokens, so evening comes with the dark theme. */
import { useId } from 'react';
import { FLOR_PETALS } from './tiles.tsx';

type Circle = readonly [x: number, y: number, r: number];

const CROWN: readonly Circle[] = [
  [-12, 66, 28],
  [24, 48, 27],
  [62, 37, 26],
  [104, 33, 28],
  [146, 40, 26],
  [184, 54, 24],
  [214, 74, 18],
  [20, 84, 22],
  [60, 72, 32],
  [106, 70, 34],
  [152, 76, 28],
  [188, 84, 18],
];

const TRUNK =
  'M62 216q15-28 13-66-2-28-40-58l6-6q26 18 36 38 3-34-5-62h9q9 32 7 64 14-28 46-52l5 6q-41 38-44 74-1 34 17 62z';

function discs(circles: readonly Circle[], inset: number): string {
  return circles
    .map(([x, y, radius]) => {
      const r = radius - inset;
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
    })
    .join('');
}

/** The tree is the floor, in bloom: its crown is filled with the flor tile, turned a little. */
export function Tree() {
  const bloom = useId();
  return (
    <>
      <pattern id={bloom} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
        <path d={FLOR_PETALS} transform="scale(.8333)" fill="var(--flor-2)" />
        <circle cx="10" cy="10" r="2.3" fill="var(--flor-3)" />
      </pattern>
      <path d={TRUNK} fill="var(--tronco)" />
      <path d={discs(CROWN, 0)} fill="var(--flor-1)" />
      <path d={discs(CROWN, 5)} fill={`url(#${bloom})`} />
    </>
  );
}

export function BenchWithTwo() {
  return (
    <>
      <path d="M145 166h5l-2 50h-5zM258 166h5l2 50h-5z" fill="var(--tronco)" />
      <path d="M150 164v-7q0-23 25-23t25 23v7z" fill="var(--abrigo)" />
      <path d="M169 124h12v11q-6 7-12 0z" fill="var(--piel)" />
      <path
        d="M160.5 128q1.5-7 1.5-10.5a13 13 0 0 1 26 0q0 3.5 1.5 10.5q-14.5 5-29 0z"
        fill="var(--tronco)"
      />
      <path
        d="M207 161v-4c0-16 9-21.5 19-23.5a13.5 13.5 0 1 1 12 0c10 2 19 7.5 19 23.5v4"
        fill="none"
        stroke="var(--trazo-ia)"
        strokeWidth="2.6"
      />
      <path
        d="M134.5 160h140M134.5 173h140M134.5 186h140"
        transform="translate(0 4.5)"
        fill="none"
        stroke="var(--asiento)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  );
}

export function Lamp() {
  return (
    <>
      <circle cx="326" cy="77" r="38" fill="var(--halo)" />
      <circle cx="326" cy="77" r="24" fill="var(--halo)" />
      <path d="M324 94h4v114h-4zM319 208h14l4 8h-22z" fill="var(--tronco)" />
      <path d="M316 64h20l-2 26h2v4h-20v-4h2z" fill="var(--tronco)" />
      <path d="M318.2 65h15.6l-2.6 25h-10.4z" fill="var(--vidrio)" />
      <path d="M326 52l13 11h-26z" fill="var(--tronco)" />
    </>
  );
}

const PIGEON =
  'M284 212q3-8 13-8q5 0 8-4q2-4 6-3.5q4 .5 4 3.5l2.5 1.5-3 1q-1 6-6 8.5l.5 4h-1.5l-1-3.5h-4l.5 3.5h-1.5l-1-3.5q-9 1-16.5.5z';

export const PETAL = 'M-5 1Q-3-4 5-2Q3 4-5 1z';

export function Petals({
  at,
  size = 1,
}: {
  at: readonly (readonly [x: number, y: number, turn: number])[];
  size?: number;
}) {
  return (
    <g fill="var(--flor-2)">
      {at.map(([x, y, turn]) => (
        <path key={`${x} ${y}`} d={PETAL} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`} />
      ))}
    </g>
  );
}

/** Hills run on beyond both edges, so that the drawing may stand in any width. */
export function SceneBenchPhone() {
  return (
    <svg className="scene scene-phone" viewBox="0 0 360 216" aria-hidden="true">
      <path
        d="M-600 216V150L-440 96-300 150-180 88-70 150 0 172 44 148 96 172 168 104 212 138 244 118 304 162 360 132 460 92 560 150 690 84 820 150 960 110V216z"
        fill="var(--cerro-lejos)"
      />
      <circle cx="262" cy="58" r="18" fill="var(--astro)" />
      <path
        d="M-600 216V182C-420 168-200 208 0 190c80-7 130-12 200-4s110 2 160-4 300-16 600 4v34z"
        fill="var(--cerro)"
      />
      <Lamp />
      <Tree />
      <BenchWithTwo />
      <path d={PIGEON} fill="var(--tronco)" />
      <Petals
        at={[
          [41, 142, 15],
          [128, 127, -50],
          [212, 113, 0],
          [272, 114, 30],
          [294, 139, -30],
          [24, 185, -60],
          [114, 190, -20],
        ]}
      />
    </svg>
  );
}

export function SceneBenchDesktop() {
  return (
    <svg className="scene scene-desktop" viewBox="0 0 1280 560" aria-hidden="true">
      <path
        d="M-700 560V400l200-90 200 110 300 50 170-80 150 60 132-81 136-129 112 84 83-54 147 105 140-75 210 126 200-70 220 90 300-60v264z"
        fill="var(--cerro-lejos)"
      />
      <circle cx="762" cy="180" r="42" fill="var(--astro)" />
      <path
        d="M-700 560V480q350-30 700-10c150 2 300 46 500 42S760 450 1010 450s200 4 270 10 300 30 720 10v90z"
        fill="var(--cerro)"
      />
      <g transform="translate(-34.2 130) scale(2)">
        <Lamp />
      </g>
      <g transform="matrix(-2.2 0 0 2.2 1288 84.8)">
        <Tree />
      </g>
      <g transform="translate(399 84.8) scale(2.2)">
        <BenchWithTwo />
      </g>
      <path d={PIGEON} transform="translate(-62 182) scale(1.75)" fill="var(--tronco)" />
      <Petals
        size={2}
        at={[
          [697, 297, 0],
          [649, 382, -50],
          [634, 514, -60],
          [982, 359, 20],
          [1020, 467, -30],
          [1152, 434, 30],
          [1210, 520, -10],
        ]}
      />
    </svg>
  );
}
