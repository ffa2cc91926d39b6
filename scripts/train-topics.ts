// Trains the topic model from training/topics and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import { calibrate } from './topic-figures.ts';
import { readPhrases } from './topic-phrases.ts';
import { readByStrangers, readExamples, trainTopicModel } from './topic-training.ts';

const TABLE = 'src/features/therapist/topic-model/topic-model-table.ts';

const phrases = readPhrases();
const examples = readExamples(phrases);
process.stdout.write(
  `${examples.length} phrases, ${phrases.length - examples.length} repeated ones left out\n`,
);

const calibration = calibrate(readByStrangers(examples));
const model = trainTopicModel(examples, calibration);
const fields = Object.entries(model).map(([name, value]) => {
  const written = typeof value === 'string' ? `'${value}'` : String(value);
  return written.length > 90 ? `  ${name}:\n    ${written},` : `  ${name}: ${written},`;
});
writeFileSync(
  TABLE,
  [
    '// Written by `npm run train` from training/topics; change the phrases, not this file.',
    "import type { PackedTopicModel } from './topic-model.ts';",
    '',
    'export const TOPIC_MODEL_TABLE: PackedTopicModel = {',
    ...fields,
    '};',
    '',
  ].join('\n'),
);
process.stdout.write(`${TABLE} ${JSON.stringify(calibration)}\n`);
