// Weighs the words and letters that tell Spanish from Portuguese, from training/topics.

import { writeFileSync } from 'node:fs';
import { trainLanguage } from './language-training.ts';
import { readPhrases } from './topic-phrases.ts';

const TABLE = 'src/features/therapist/language-table.ts';

const weights = trainLanguage(readPhrases());
const written = [...weights].map(([mark, weight]) => `${mark}${weight * 4}`).join(' ');
writeFileSync(
  TABLE,
  [
    '// Written by `npm run train` from training/topics; change the phrases, not this file.',
    '/** Mark and weight in quarters of a nat, above zero for Portuguese; "_" is where a word begins and ends. */',
    'export const LANGUAGE_TABLE =',
    `  '${written}';`,
    '',
  ].join('\n'),
);
process.stdout.write(`${TABLE} ${weights.size} marks\n`);
