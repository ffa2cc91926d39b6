// `npm run eval:safety [-- labelled.jsonl]`: how danger is recognised in messages of people whose writing the
// model never met, in five rounds; and, given a labelled file of other hands, on that file. Never prints a message.

import { existsSync, readFileSync } from 'node:fs';
import { assess } from '../src/features/safety/assess.ts';
import { atLeast, type RiskLevel } from '../src/features/safety/risk.ts';
import { type RiskModel, unpackRiskModel } from '../src/features/safety/risk-model/risk-model.ts';
import { RISK_MODEL_TABLE } from '../src/features/safety/risk-model/risk-model-table.ts';
import { CALM } from '../src/features/safety/risk-state.ts';
import { foldOf, readRiskMessages } from './risk-messages.ts';
import { packRisk, readRiskExamples, trainRisk } from './risk-training.ts';

const FOLDS = 5;

type Judged = { kind: string; level: RiskLevel; locale: string; ordinary: boolean; heard: RiskLevel };

const shipped = unpackRiskModel(RISK_MODEL_TABLE);
const judge = (text: string, model: RiskModel): RiskLevel => assess(text, CALM, model).level;

const examples = readRiskExamples(readRiskMessages());
const strangers: Judged[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const known = examples.filter(({ author }) => foldOf(author, FOLDS) !== fold);
  const model = unpackRiskModel(packRisk(trainRisk(known), RISK_MODEL_TABLE.thresholds));
  for (const { author, text, kind, level, locale, weight } of examples) {
    if (foldOf(author, FOLDS) !== fold) continue;
    strangers.push({ kind, level, locale, ordinary: weight !== undefined, heard: judge(text, model) });
  }
}
report('People the model had not read (our own messages, five rounds)', strangers);

const file = process.argv[2];
if (file && existsSync(file)) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  report(
    'Another hand',
    rows.map((row) => ({
      kind: row.category ?? row.kind ?? '',
      level: row.level as RiskLevel,
      locale: row.locale ?? '',
      ordinary: false,
      heard: judge(row.text ?? '', shipped),
    })),
  );
}

function report(title: string, judged: Judged[]): void {
  const danger = judged.filter(({ level }) => level !== 'none');
  const calm = judged.filter(({ level, ordinary }) => level === 'none' && !ordinary);
  const ordinary = judged.filter(({ ordinary: is }) => is);
  process.stdout.write(
    `\n${title}: ${danger.length} at risk, ${calm.length} look-alikes, ${ordinary.length} ordinary\n`,
  );
  process.stdout.write(`${''.padEnd(22)}     n   ≥ low  ≥ mod. missed\n`);
  line(
    'high and imminent',
    danger.filter(({ level }) => atLeast(level, 'high')),
  );
  line('any risk', danger);
  for (const [name, key] of [
    ['level', 'level'],
    ['kind', 'kind'],
    ['locale', 'locale'],
  ] as const) {
    for (const value of [...new Set(danger.map((each) => each[key]))].sort()) {
      line(
        `${name} ${value}`,
        danger.filter((each) => each[key] === value),
      );
    }
  }
  line('look-alikes', calm);
  if (ordinary.length > 0) line('ordinary talk', ordinary);
}

function line(name: string, judged: Judged[]): void {
  const share = (count: number) => `${((100 * count) / Math.max(1, judged.length)).toFixed(1)}%`.padStart(8);
  const low = judged.filter(({ heard }) => atLeast(heard, 'low')).length;
  const moderate = judged.filter(({ heard }) => atLeast(heard, 'moderate')).length;
  const cells = [String(judged.length).padStart(6), share(low), share(moderate), share(judged.length - low)];
  process.stdout.write(`${name.padEnd(22)}${cells.join('')}\n`);
}
