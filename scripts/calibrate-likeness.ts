// After training: how far the likeness of a message to a few texts can be believed, learnt on pens nothing was learnt from
// (training/pens.json, certainty), and written into the tables.

import { readFileSync, writeFileSync } from 'node:fs';
import { softmax } from '../src/features/recognise/head.ts';
import { nearness } from '../src/features/recognise/likeness.ts';
import { guideIn } from '../src/features/therapist/guided/guides.server.ts';
import { readAnswers } from './answer-reads.ts';

const TABLE = 'src/features/recognise/recogniser-table.json';
const PENS = JSON.parse(readFileSync('training/pens.json', 'utf8')) as { certainty: string[] };
const guide = guideIn('es');
if (!guide) throw new Error('the Spanish situations are not there');

const points = readAnswers(guide)
  .filter(({ author }) => PENS.certainty.includes(author))
  .map(({ text, texts, meant }) => {
    const shares = softmax(Float32Array.from(nearness(text, texts, guide.rarity)));
    const best = shares.indexOf(Math.max(...shares));
    const share = Math.min(1 - 1e-6, Math.max(1e-6, shares[best] ?? 0));
    return { x: Math.log(share / (1 - share)), y: best === meant ? 1 : 0 };
  });
/** Newton's steps for slope and shift, with a little weight against extremes. */
let [slope, shift] = [1, 0];
for (let step = 0; step < 50; step++) {
  let [gs, gb, hss, hsb, hbb] = [0.5 * (slope - 1), 0, 0.5, 0, 0.5];
  for (const { x, y } of points) {
    const q = 1 / (1 + Math.exp(-(slope * x + shift)));
    const w = q * (1 - q) + 1e-9;
    gs += (q - y) * x;
    gb += q - y;
    hss += w * x * x;
    hsb += w * x;
    hbb += w;
  }
  const det = hss * hbb - hsb * hsb;
  slope -= (hbb * gs - hsb * gb) / det;
  shift -= (hss * gb - hsb * gs) / det;
}
const table = JSON.parse(readFileSync(TABLE, 'utf8'));
table.near.slope = Math.round(slope * 1e4) / 1e4;
table.near.shift = Math.round(shift * 1e4) / 1e4;
writeFileSync(TABLE, `${JSON.stringify(table)}\n`);
process.stdout.write(
  `likeness: slope ${table.near.slope}, shift ${table.near.shift}, of ${points.length} answers\n`,
);
