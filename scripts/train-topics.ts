// Trains the topic model from training/topics and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import { calibrate } from './topic-figures.ts';
import { readPhrases } from './topic-phrases.ts';
import { readByStrangers, readExamples, trainTopicModel } from './topic-training.ts';

const TABLE = 'src/features/therapist/topic-model/topic-model-table.json';

const phrases = readPhrases();
const examples = readExamples(phrases);
process.stdout.write(
  `${examples.length} phrases, ${phrases.length - examples.length} repeated ones left out\n`,
);

const calibration = calibrate(readByStrangers(examples));
const model = trainTopicModel(examples, calibration);
writeFileSync(TABLE, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${TABLE} ${JSON.stringify(calibration)}\n`);
