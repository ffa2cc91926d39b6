// Weighs the words and letters that tell Spanish from Portuguese, from training/topics.

import { writeFileSync } from 'node:fs';
import { trainLanguage } from './language-training.ts';
import { readPhrases } from './topic-phrases.ts';

const TABLE = 'src/features/therapist/language-model-table.json';

const quarters = [...trainLanguage(readPhrases())].map(([mark, weight]) => [mark, weight * 4]);
writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(quarters))}\n`);
process.stdout.write(`${TABLE} ${quarters.length} marks\n`);
