// Trains the risk model from training/ and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import { readRiskMessages } from './risk-messages.ts';
import { calibrate, meetStrangers, readRiskExamples, trainRisk } from './risk-training.ts';

const TABLE = 'src/features/safety/risk-model/risk-model-table.json';

const messages = readRiskMessages();
const examples = readRiskExamples(messages);
process.stdout.write(
  `${examples.length} messages, ${messages.length - examples.length} near-twins left out\n`,
);
const model = trainRisk(examples);
const calibration = calibrate(meetStrangers(examples));
process.stdout.write(`calibration ${JSON.stringify(calibration)}\n`);

writeFileSync(TABLE, `${JSON.stringify({ ...model, calibration }, null, 2)}\n`);
process.stdout.write(`${TABLE}\n`);
