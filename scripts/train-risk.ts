// Trains the risk model from training/ and writes its table beside the code that reads it.

import { writeFileSync } from 'node:fs';
import { readRiskMessages } from './risk-messages.ts';
import { packRisk, readRiskExamples, trainRisk } from './risk-training.ts';

const TABLE = 'src/features/safety/risk-model/risk-model-table.ts';

const messages = readRiskMessages();
const examples = readRiskExamples(messages);
process.stdout.write(
  `${examples.length} messages, ${messages.length - examples.length} repeated ones left out\n`,
);
const { step, hashes, weights } = packRisk(trainRisk(examples));
writeFileSync(
  TABLE,
  `// Written by \`npm run train\` from training/; change the messages, not this file.
import type { PackedRiskModel } from './risk-model.ts';

export const RISK_MODEL_TABLE: PackedRiskModel = {
  step: ${step},
  hashes:
    '${hashes}',
  weights:
    '${weights}',
};
`,
);
process.stdout.write(`${TABLE}\n`);
