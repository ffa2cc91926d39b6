/** One thing in front of one of our places: the picture of a page that is about something of its own. */
import type { ReactNode } from 'react';
import { THINGS, type ThingName } from './things.tsx';

/** Where a thing may stand: drawn 480 × 240, with what the thing stands on at `y`. */
const GROUNDS = {
  cerros: {
    y: 226,
    drawing: (
      <>
        <circle cx="96" cy="66" r="26" fill="var(--astro)" />
        <path d="M0 240V152l66-42 58 40 92-66 74 52 58-34 78 56 54-30v112z" fill="var(--cerro-lejos)" />
        <path d="M0 240v-46q90-26 190-8t170-6q70-14 120 4v56z" fill="var(--cerro)" />
      </>
    ),
  },
  mar: {
    y: 224,
    drawing: (
      <>
        <circle cx="392" cy="104" r="34" fill="var(--astro)" />
        <path d="M0 138h480v60H0z" fill="var(--cerro)" />
        <path
          d="M40 156h70M150 170h54M300 158h84M400 178h52M228 184h40"
          stroke="var(--cerro-lejos)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M0 240v-44q120-20 240-4t240-6v54z" fill="var(--cerro-lejos)" />
      </>
    ),
  },
  mesa: {
    y: 206,
    drawing: (
      <>
        <path d="M296 30h132v112H296z" fill="var(--nieve)" />
        <path d="M304 38h116v96H304z" fill="var(--cerro-lejos)" />
        <path d="M304 134v-34l34-20 30 18 26-16 26 18v34z" fill="var(--cerro)" />
        <path d="M358 38h8v96h-8z" fill="var(--nieve)" />
        <path d="M0 206h480v16H0z" fill="var(--asiento)" />
        <path d="M0 222h480v18H0z" fill="var(--tronco)" />
      </>
    ),
  },
  patio: {
    y: 220,
    drawing: (
      <>
        <path d="M0 92h480v128H0z" fill="var(--cerro-lejos)" />
        <path d="M0 84h480v10H0z" fill="var(--cerro)" />
        <path d="M376 92q10-62 78-70 8 60-42 92 30-14 58-6-8 44-74 40-24-20-20-56z" fill="var(--asiento)" />
        <path d="M0 220h480v20H0z" fill="var(--cerro)" />
      </>
    ),
  },
  calle: {
    y: 222,
    drawing: (
      <>
        <path d="M0 222V96h104v-24h92v40h88V64h108v44h88v114z" fill="var(--cerro-lejos)" />
        <path
          d="M28 122h22v28H28zM64 122h22v28H64zM124 98h20v26h-20zM158 98h20v26h-20zM308 92h24v30h-24zM352 92h24v30h-24zM416 132h24v30h-24z"
          fill="var(--nieve)"
        />
        <path d="M0 222h480v18H0z" fill="var(--cerro)" />
      </>
    ),
  },
  noche: {
    y: 224,
    drawing: (
      <>
        <rect width="480" height="240" fill="#1d3129" />
        <path d="M92 34a24 24 0 1 0 24 33a20 20 0 0 1-24-33z" fill="#e9e3cb" />
        <path d="M0 240v-84l66-36 58 36 92-58 74 46 58-30 78 48 54-26v104z" fill="#254238" />
        <path d="M0 240v-44q90-22 190-6t170-6q70-12 120 4v52z" fill="#2e5245" />
        <circle cx="240" cy="150" r="96" fill="#f4c95d" fillOpacity=".1" />
        <g fill="#e9e3cb">
          <circle cx="196" cy="44" r="2.5" />
          <circle cx="300" cy="28" r="2" />
          <circle cx="372" cy="62" r="2.5" />
          <circle cx="436" cy="36" r="2" />
        </g>
      </>
    ),
  },
} satisfies Record<string, { y: number; drawing: ReactNode }>;

export type GroundName = keyof typeof GROUNDS;
export type StillName = `${GroundName}-${ThingName}`;

export const isStill = (name: string): name is StillName => {
  const [ground = '', thing = ''] = name.split('-');
  return ground in GROUNDS && thing in THINGS;
};

const SIZE = 1.28;

export function StillLife({ name }: { name: StillName }) {
  const [ground, thing] = name.split('-') as [GroundName, ThingName];
  const { y, drawing } = GROUNDS[ground];
  return (
    <>
      {drawing}
      <g transform={`translate(240 ${y}) scale(${SIZE})`}>{THINGS[thing]}</g>
    </>
  );
}
