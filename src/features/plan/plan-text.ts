import type { PanelLine } from '../help/panel-line.ts';
import type { PlanPage } from './plan.ts';

export type PlanNames = {
  title: string;
  steps: Record<PlanPage['steps'][number]['step'], { title: string }>;
};

/** The plan as plain text, to send or to keep elsewhere; parts without words are left out. */
export function planText({ steps, lines }: Pick<PlanPage, 'steps' | 'lines'>, names: PlanNames): string {
  const parts = steps.flatMap(({ step, words }, index) => {
    const body = [...(words ? [words] : []), ...(step === 'care' ? lines.map(lineText) : [])];
    return body.length > 0 ? [`${index + 1}. ${names.steps[step].title}\n${body.join('\n')}`] : [];
  });
  return [names.title, ...parts].join('\n\n');
}

function lineText({ label, number, note }: PanelLine): string {
  return `${label}: ${number}${note ? ` (${note})` : ''}`;
}
