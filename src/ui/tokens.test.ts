import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

function colorOf(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return (pair ? pair[theme === 'light' ? 1 : 2] : value) ?? '';
}

/** WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const READ_AT_7: [text: string, ground: string][] = [
  ['tinta', 'cal'],
  ['tinta', 'superficie'],
  ['tinta', 'hundido'],
  ['tinta', 'banca-suave'],
  ['tinta', 'jacaranda-suave'],
  ['tinta', 'buganvilia-suave'],
  ['tinta', 'aji-suave'],
  ['tinta', 'ok-suave'],
  ['tinta', 'cielo'],
  ['tinta-2', 'cal'],
  ['banca', 'cal'],
  ['banca', 'superficie'],
  ['sobre-banca', 'banca'],
  ['sobre-banca', 'banca-hover'],
  ['sobre-maracuya', 'maracuya'],
  ['sobre-buganvilia', 'buganvilia'],
  ['buganvilia', 'cal'],
  ['placa-tinta', 'placa'],
  ['placa-boton-tinta', 'placa-boton'],
  ['noche-tinta', 'noche'],
  ['noche-tinta-2', 'noche'],
  ['jacaranda', 'cal'],
];

const READ_AT_4_5: [text: string, ground: string][] = [
  ['tinta-2', 'hundido'],
  ['tinta-2', 'banca-suave'],
  ['tinta-2', 'buganvilia-suave'],
  ['buganvilia', 'cielo'],
  ['buganvilia', 'cerro-lejos'],
  ['aji', 'cal'],
  ['aji', 'superficie'],
  ['aji', 'aji-suave'],
  ['ok', 'ok-suave'],
];

test.each(['light', 'dark'] as const)('main text and actions read at 7 to 1 in the %s theme', (theme) => {
  for (const [text, ground] of READ_AT_7) {
    const ratio = contrast(colorOf(text, theme), colorOf(ground, theme));
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
  }
});

test.each(['light', 'dark'] as const)('all other text reads at 4.5 to 1 in the %s theme', (theme) => {
  for (const [text, ground] of READ_AT_4_5) {
    const ratio = contrast(colorOf(text, theme), colorOf(ground, theme));
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)('the edge of a field is seen at 3 to 1 in the %s theme', (theme) => {
  for (const ground of ['cal', 'superficie']) {
    const ratio = contrast(colorOf('borde', theme), colorOf(ground, theme));
    expect(ratio, `borde on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});
