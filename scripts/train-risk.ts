// Trains the risk model from training/ and writes its table beside the code that reads it. The thresholds are
// chosen on messages of people the model had not read: as low as the allowed share of false alarms lets them be.

import { writeFileSync } from 'node:fs';
import { RUNGS, type Rung, readRisk, unpackRiskModel } from '../src/features/safety/risk-model/risk-model.ts';
import { foldOf, readRiskMessages } from './risk-messages.ts';
import { packRisk, readRiskExamples, trainRisk } from './risk-training.ts';

const TABLE = 'src/features/safety/risk-model/risk-model-table.ts';
const FOLDS = 5;
const ANY = { low: 0.5, moderate: 0.5, high: 0.5 };
/**
 * Share of look-alike negatives (idioms, news, grief, games) that may reach a rung. A gentle question too many
 * is cheap, the help panel without need less so, stopping everything for nothing is dear.
 */
const FALSE_ALARMS: Record<Rung, number> = { low: 0.1, moderate: 0.04, high: 0.02 };

const messages = readRiskMessages();
const examples = readRiskExamples(messages);
process.stdout.write(
  `${examples.length} messages, ${messages.length - examples.length} repeated ones left out\n`,
);

const calm: Record<Rung, number[]> = { low: [], moderate: [], high: [] };
for (let fold = 0; fold < FOLDS; fold++) {
  const model = unpackRiskModel(
    packRisk(trainRisk(examples.filter(({ author }) => foldOf(author, FOLDS) !== fold)), ANY),
  );
  for (const { author, level, weight, clean } of examples) {
    if (foldOf(author, FOLDS) !== fold || level !== 'none' || weight !== undefined) continue;
    const { rungs } = readRisk(model, clean);
    for (const rung of RUNGS) calm[rung].push(rungs[rung]);
  }
}
const thresholdAt = (rung: Rung) => {
  const sorted = calm[rung].sort((a, b) => b - a);
  return Math.round((sorted[Math.floor(sorted.length * FALSE_ALARMS[rung])] ?? 1) * 1000) / 1000;
};
const thresholds = { low: thresholdAt('low'), moderate: thresholdAt('moderate'), high: thresholdAt('high') };

const packed = packRisk(trainRisk(examples), thresholds);
writeFileSync(
  TABLE,
  `// Written by \`npm run train\` from training/; change the messages, not this file.
import type { PackedRiskModel } from './risk-model.ts';

export const RISK_MODEL_TABLE: PackedRiskModel = {
  step: ${packed.step},
  thresholds: { low: ${thresholds.low}, moderate: ${thresholds.moderate}, high: ${thresholds.high} },
  hashes:
    '${packed.hashes}',
  weights:
    '${packed.weights}',
};
`,
);
process.stdout.write(`${TABLE} ${JSON.stringify(thresholds)}\n`);
