// Trains the readers of a model's sentences from training/guard and writes their tables beside the code that reads them.

import { writeFileSync } from 'node:fs';
import {
  digestOf,
  orderLessons,
  readHarmExamples,
  thresholdsOf,
  trainHeld,
  trainOrder,
} from './harm-training.ts';

const FOLDER = 'src/features/therapist/model/harm-model';
const write = (name: string, table: object) =>
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(table, null, 2)}\n`);

const examples = readHarmExamples();
const lessons = orderLessons(examples);
const order = trainOrder(lessons);
write('harm-order-table', { learntFrom: digestOf(lessons), ...order });

const thresholds = thresholdsOf(examples);
write('harm-model-table', { ...thresholds, unit: trainHeld(examples) });
process.stdout.write(`${FOLDER} ${examples.length} sentences ${JSON.stringify(thresholds)}\n`);
