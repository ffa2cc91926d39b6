// `npm run eval:safety [-- labelled.jsonl]`: how danger is recognised in messages of people whose writing the model
// never met, in five rounds; and, given a labelled file of other hands, on that file. Never prints a message.

import { existsSync, readFileSync } from 'node:fs';
import { assess } from '../src/features/safety/assess.ts';
import { withoutIdioms } from '../src/features/safety/idioms.ts';
import { normalise } from '../src/features/safety/normalise.ts';
import type { RiskKind, RiskLevel } from '../src/features/safety/risk.ts';
import { readParts } from '../src/features/safety/risk-model/read-danger.ts';
import {
  lengthClass,
  type RiskModel,
  type RiskReading,
  unpackRiskModel,
} from '../src/features/safety/risk-model/risk-model.ts';
import RISK_MODEL_TABLE from '../src/features/safety/risk-model/risk-model-table.json' with { type: 'json' };
import { CALM } from '../src/features/safety/risk-state.ts';
import { readRiskMessages } from './risk-messages.ts';
import { type Judged, reportRisk, reportThresholds } from './risk-report.ts';
import { meetPens, meetStrangers, readRiskExamples, type Stranger } from './risk-training.ts';

type Labelled = { text: string; kind: RiskKind | 'none'; level: RiskLevel; locale: string; note?: string };

function judge(message: Labelled, model: RiskModel, isOrdinary: boolean): Judged {
  const { level, kinds } = assess(message.text, CALM, { model });
  const plain = withoutIdioms(normalise(message.text));
  const readings = readParts(model, plain).map(({ reading }) => reading);
  const gravest = (name: keyof RiskReading) => Math.max(...readings.map((reading) => reading[name]));
  return {
    ...message,
    note: message.note ?? '',
    isOrdinary,
    heard: level,
    heardKind: kinds[0] ?? 'none',
    reading: { low: gravest('low'), high: gravest('high'), grave: gravest('grave') },
    length: lengthClass(plain),
  };
}

const { calibration } = RISK_MODEL_TABLE;
const judgeStrangers = (strangers: readonly Stranger[]) =>
  strangers.map(({ example, model }) =>
    judge(example, { ...model, calibration }, example.isOrdinary === true),
  );
const examples = readRiskExamples(readRiskMessages());
const folds = judgeStrangers(meetStrangers(examples));
reportRisk('People the model had not read (our own messages, five rounds)', folds);
reportThresholds(folds);
const early = judgeStrangers(meetPens(examples, ({ isEarly }) => isEarly === true));
reportRisk('The early messages, by other pens of ours, by a model that had read only the later ones', early);
reportThresholds(early);
const unheard = judgeStrangers(meetPens(examples, ({ unheard }) => unheard === true));
reportRisk(
  'What pens of ours wrote before they had heard the reader, by a model that read none of them',
  unheard,
);
reportThresholds(unheard);

const file = process.argv[2];
if (file && !existsSync(file)) {
  process.stderr.write(`There is no file ${file}.\n`);
  process.exitCode = 1;
} else if (file) {
  const shipped = unpackRiskModel(RISK_MODEL_TABLE);
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled & { category?: RiskKind | 'none' });
  reportRisk(
    'Another hand',
    rows.map(({ category, ...row }) => judge({ ...row, kind: category ?? row.kind }, shipped, false)),
  );
}
