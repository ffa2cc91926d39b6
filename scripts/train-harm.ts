// Trains the reader of a model's sentences from training/guard and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import { chooseThresholds, isOfAMake, meetMakes, readHarmExamples, trainHarm } from './harm-training.ts';

const TABLE = 'src/features/therapist/llm/harm-model/harm-model-table.json';

const examples = readHarmExamples();
const thresholds = chooseThresholds(meetMakes(examples).filter(({ example }) => isOfAMake(example)));
writeFileSync(TABLE, `${JSON.stringify(trainHarm(examples, thresholds), null, 2)}\n`);
process.stdout.write(`${TABLE} ${examples.length} sentences ${JSON.stringify(thresholds)}\n`);
