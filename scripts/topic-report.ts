/** Totals of recognised topics as lines of text; never a phrase. */
import TOPIC_MODEL_TABLE from '../src/features/therapist/topic-model/topic-model-table.json' with {
  type: 'json',
};
import { figuresOf, type Verdict } from './topic-figures.ts';

const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`).padStart(7);

export function line(name: string, verdicts: readonly Verdict[]): string {
  const { phrases, right, inTwo, sure, sureRight } = figuresOf(verdicts, TOPIC_MODEL_TABLE);
  const figures = [
    percent(right, phrases),
    percent(inTwo, phrases),
    percent(sure, phrases),
    percent(sureRight, sure),
  ];
  return `${name.padEnd(18)}${String(phrases).padStart(6)}${figures.join('')}`;
}

export function totals(title: string, verdicts: readonly Verdict[]): string[] {
  const labelled = verdicts.filter(({ topic }) => topic !== 'none');
  const empty = verdicts.filter(({ topic }) => topic === 'none');
  const isPortuguese = ({ locale }: Verdict) => locale.startsWith('pt');
  return [
    `\n${title}\n${''.padEnd(18)}     n  first in two   sure  right when sure`,
    line('all', labelled),
    line(
      'Spanish',
      labelled.filter((it) => !isPortuguese(it)),
    ),
    line('Portuguese', labelled.filter(isPortuguese)),
    ...(empty.length > 0
      ? [`no topic: ${empty.length}, called a topic ${figuresOf(empty, TOPIC_MODEL_TABLE).sure} times`]
      : []),
  ];
}
