/** The figures of `npm run eval:safety`: counts and shares only, never a message. */
import {
  atLeast,
  RISK_KINDS,
  RISK_LEVELS,
  type RiskKind,
  type RiskLevel,
} from '../src/features/safety/risk.ts';
import { type RiskReading, RUNGS } from '../src/features/safety/risk-model/risk-model.ts';

export type Judged = {
  kind: RiskKind | 'none';
  level: RiskLevel;
  locale: string;
  /** What sort of danger or of look-alike it is. */
  note: string;
  isOrdinary: boolean;
  heard: RiskLevel;
  heardKind: RiskKind | 'none';
  /** The most of the whole and of each sentence. */
  reading: RiskReading;
  /** `lengthClass` of risk-model.ts. */
  length: number;
};

const write = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

export function reportRisk(title: string, judged: readonly Judged[]): void {
  const danger = judged.filter(({ level }) => level !== 'none');
  const lookAlikes = judged.filter(({ level, isOrdinary }) => level === 'none' && !isOrdinary);
  const ordinary = judged.filter(({ isOrdinary }) => isOrdinary);
  write(`\n# ${title}`);
  write(
    `${danger.length} in danger, ${lookAlikes.length} look-alikes, ${ordinary.length} of ordinary talk\n`,
  );
  write(`${''.padEnd(28)}     n   ≥ low  ≥ mod.  ≥ high   none`);
  const severe = danger.filter(({ level }) => atLeast(level, 'high'));
  recall('high and imminent', severe);
  recall('any risk', danger);
  for (const key of ['level', 'kind', 'locale'] as const) {
    for (const value of namesOf(danger, key)) {
      recall(
        `${key} ${value}`,
        danger.filter((each) => each[key] === value),
      );
    }
  }
  recall('look-alikes', lookAlikes);
  if (ordinary.length > 0) recall('ordinary talk', ordinary);
  byLength('grave', severe);
  byLength('look-alikes', lookAlikes);
  byLength('ordinary', ordinary);
  falseAlarms(lookAlikes);
  confusions(judged);
  calibrationOf(judged);
}

const LENGTHS = ['in a breath', 'a telling', 'a story'];

function byLength(name: string, judged: readonly Judged[]): void {
  LENGTHS.forEach((words, length) => {
    const group = judged.filter((each) => each.length === length);
    if (group.length > 0) recall(`${name}, ${words}`, group);
  });
}

function namesOf(judged: readonly Judged[], key: 'level' | 'kind' | 'locale' | 'note'): string[] {
  return [...new Set(judged.map((each) => each[key]))].sort();
}

function recall(name: string, judged: readonly Judged[]): void {
  const reaching = (floor: RiskLevel) => judged.filter(({ heard }) => atLeast(heard, floor)).length;
  const cells = (['low', 'moderate', 'high'] as const).map((floor) =>
    percent(reaching(floor), judged.length),
  );
  const missed = percent(judged.length - reaching('low'), judged.length);
  write(
    `${name.padEnd(28)}${String(judged.length).padStart(6)}${[...cells, missed].map((cell) => cell.padStart(8)).join('')}`,
  );
}

/** A class of look-alikes smaller than this says nothing by itself. */
const ENOUGH = 15;

function falseAlarms(lookAlikes: readonly Judged[]): void {
  write('\nFalse alarms by class of look-alike (≥ low, ≥ moderate)');
  const classes = namesOf(lookAlikes, 'note').map((note) => lookAlikes.filter((each) => each.note === note));
  const small = classes.filter(({ length }) => length < ENOUGH).flat();
  for (const group of [...classes.filter(({ length }) => length >= ENOUGH), small]) {
    if (group.length === 0) continue;
    const name = group === small ? '(smaller classes)' : group[0]?.note;
    const at = (floor: RiskLevel) =>
      percent(group.filter(({ heard }) => atLeast(heard, floor)).length, group.length).padStart(8);
    write(`${(name || '(none)').padEnd(28)}${String(group.length).padStart(6)}${at('low')}${at('moderate')}`);
  }
}

function confusions(judged: readonly Judged[]): void {
  write('\nLevel meant (rows) and heard (columns)');
  matrix(judged, RISK_LEVELS, (each) => [each.level, each.heard]);
  write('\nKind meant (rows) and heard first (columns)');
  const kinds = [...RISK_KINDS, 'none'] as const;
  matrix(judged, kinds, (each) => [each.kind, each.heardKind]);
}

function matrix<T extends string>(
  judged: readonly Judged[],
  names: readonly T[],
  cellOf: (each: Judged) => [T, T],
): void {
  const width = 10;
  write(`${''.padEnd(20)}${names.map((name) => name.slice(0, width - 1).padStart(width)).join('')}`);
  for (const row of names) {
    const counts = names.map(
      (column) => judged.filter((each) => cellOf(each)[0] === row && cellOf(each)[1] === column).length,
    );
    write(`${row.padEnd(20)}${counts.map((count) => String(count).padStart(width)).join('')}`);
  }
}

/** Of how many look-alikes in a hundred the thresholds of read-danger.ts may raise. */
const RAISED = { low: 0.15, grave: 0.08 } as const;

/** Where those thresholds stand for these messages, by the reader alone. */
export function reportThresholds(judged: readonly Judged[]): void {
  write('\nThresholds of the reader alone');
  for (const name of ['low', 'grave'] as const) {
    const calm = judged
      .filter(({ level, isOrdinary }) => level === 'none' && !isOrdinary)
      .map(({ reading }) => reading[name])
      .sort((a, b) => a - b);
    const threshold = calm[Math.floor((1 - RAISED[name]) * calm.length)] ?? 1;
    write(`${name.padEnd(8)}${threshold.toFixed(3)} raises ${percent(RAISED[name], 1)} of look-alikes`);
  }
}

const BANDS = [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0001];

/** What the reader alone says against what is so: in each band of probability the two should agree. */
function calibrationOf(judged: readonly Judged[]): void {
  write('\nCalibration of the reader: probability said, share that is so (n)');
  for (const rung of RUNGS) {
    let gap = 0;
    const cells = BANDS.slice(1).map((to, i) => {
      const band = judged.filter(({ reading }) => reading[rung] >= (BANDS[i] ?? 0) && reading[rung] < to);
      const said = band.reduce((sum, { reading }) => sum + reading[rung], 0) / Math.max(1, band.length);
      const so = band.filter(({ level }) => atLeast(level, rung)).length / Math.max(1, band.length);
      gap += (Math.abs(said - so) * band.length) / judged.length;
      return `${said.toFixed(2)}→${so.toFixed(2)} (${band.length})`;
    });
    write(`≥ ${rung.padEnd(10)}${cells.join('  ')}   mean gap ${gap.toFixed(3)}`);
  }
}
