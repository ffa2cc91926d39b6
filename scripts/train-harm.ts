// Trains the reader of a model's sentences from training/guard and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import {
  chooseThreshold,
  meetMakes,
  readPreparedSentences,
  readSentences,
  trainHarm,
} from './harm-training.ts';

const TABLE = 'src/features/therapist/llm/harm-model/harm-model-table.json';

const examples = [...readSentences(), ...readPreparedSentences()];
const stopsFrom = chooseThreshold(meetMakes(examples));
writeFileSync(TABLE, `${JSON.stringify(trainHarm(examples, stopsFrom), null, 2)}\n`);
process.stdout.write(`${TABLE} ${examples.length} sentences, stopped from ${stopsFrom}\n`);
