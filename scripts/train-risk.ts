// Trains the risk model from training/ and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import type { PackedUnits } from '../src/features/safety/risk-model/risk-model.ts';
import { readRiskMessages } from './risk-messages.ts';
import { calibrate, meetStrangers, readRiskExamples, trainRisk } from './risk-training.ts';

const TABLE = 'src/features/safety/risk-model/risk-model-table.ts';

const messages = readRiskMessages();
const examples = readRiskExamples(messages);
process.stdout.write(
  `${examples.length} messages, ${messages.length - examples.length} near-twins left out\n`,
);
const model = trainRisk(examples);
const calibration = calibrate(meetStrangers(examples));
process.stdout.write(`calibration ${JSON.stringify(calibration)}\n`);

const units = ({ step, grams, weights }: PackedUnits) => `{
    step: ${step},
    grams:
      '${grams}',
    weights:
      '${weights}',
  }`;
const probability = (name: keyof typeof calibration) =>
  `${name}: { weights: [${calibration[name].weights.join(', ')}], shift: ${calibration[name].shift} }`;
writeFileSync(
  TABLE,
  `// Written by \`npm run train\` from training/; change the messages, not this file.
import type { PackedRiskModel } from './risk-model.ts';

export const RISK_MODEL_TABLE: PackedRiskModel = {
  danger: ${units(model.danger)},
  calibration: {
    ${probability('low')},
    ${probability('moderate')},
    ${probability('high')},
    ${probability('grave')},
  },
  kinds: ${units(model.kinds)},
};
`,
);
process.stdout.write(`${TABLE}\n`);
