// After training: how far the likeness of a message to a few texts can be believed, learnt on pens nothing was learnt from
// (training/pens.json, certainty), and written into the tables.

import { readFileSync, writeFileSync } from 'node:fs';
import { softmax } from '../src/features/recognise/head.ts';
import { nearness } from '../src/features/recognise/likeness.ts';
import { guideIn } from '../src/features/therapist/guided/guides.server.ts';
import { readAnswers } from './answer-reads.ts';
import { fitCertainty, logOdds } from './fit-certainty.ts';

const TABLE = 'src/features/recognise/recogniser-table.json';
const PENS = JSON.parse(readFileSync('training/pens.json', 'utf8')) as { certainty: string[] };
const guide = guideIn('es');
if (!guide) throw new Error('the Spanish situations are not there');

const points = readAnswers(guide)
  .filter(({ author }) => PENS.certainty.includes(author))
  .map(({ text, texts, meant }) => {
    const shares = softmax(Float32Array.from(nearness(text, texts, guide.rarity)));
    const best = shares.indexOf(Math.max(...shares));
    return { x: logOdds(shares[best] ?? 0), isRight: best === meant, weight: 1 };
  });
const table = JSON.parse(readFileSync(TABLE, 'utf8'));
Object.assign(table.near, fitCertainty(points));
writeFileSync(TABLE, `${JSON.stringify(table)}\n`);
process.stdout.write(
  `likeness: slope ${table.near.slope}, shift ${table.near.shift}, of ${points.length} answers\n`,
);
