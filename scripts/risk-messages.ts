import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RiskExample } from './risk-training.ts';

/** Topics whose talk lives next door to danger: not a fair example of calm. */
const NEXT_DOOR = new Set(['trauma', 'depression', 'drugs', 'alcohol', 'eating', 'panic', 'none']);

type Line = Partial<Record<string, string>> & { pen: string };

function linesOf(pattern: string): Line[] {
  return globSync(pattern)
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ ...(JSON.parse(line) as Record<string, string>), pen: basename(file, '.jsonl') })),
    );
}

/** Every labelled message of training/. */
export function readRiskMessages(): RiskExample[] {
  const labelled = linesOf('training/risk/*.jsonl') as unknown as RiskExample[];
  const early = linesOf('training/risk/early/*.jsonl') as unknown as RiskExample[];
  const ordinary = linesOf('training/topics/*.jsonl').filter((row) => !NEXT_DOOR.has(row.topic ?? ''));
  return [
    ...early.map((message) => ({ ...message, isEarly: true })),
    ...labelled,
    ...ordinary.map(
      ({ text = '', locale = '', author = '', pen }): RiskExample => ({
        text,
        locale,
        author: `topics:${author}`,
        pen: `topics:${pen}`,
        kind: 'none',
        level: 'none',
        isOrdinary: true,
      }),
    ),
  ];
}
