import { expect, test } from 'vitest';
import es from '../../../content/es/tu.ts';
import type { PlanPage } from './plan.ts';
import { planText } from './plan-text.ts';

const line: PlanPage['lines'][number] = {
  id: 'x',
  label: 'Línea de apoyo',
  number: '113 opción 5',
  dial: '113',
  note: 'Gratis · las 24 horas',
  kind: 'crisis',
};
const steps = (words: Record<string, string>): PlanPage['steps'] =>
  (['signs', 'alone', 'company', 'people', 'care', 'distance'] as const).map((step) => ({
    step,
    words: words[step] ?? '',
    at: null,
  }));

test('the copied plan has the written parts with their numbers, and the lines under the fifth', () => {
  const page = { steps: steps({ alone: 'caminar\ncantar', care: 'consultorio' }), lines: [line] };
  expect(planText(page, es.plan)).toBe(
    [
      'Tu plan de seguridad',
      '2. Lo que ayuda a solas\ncaminar\ncantar',
      '5. Profesionales y líneas\nconsultorio\nLínea de apoyo: 113 opción 5 (Gratis · las 24 horas)',
    ].join('\n\n'),
  );
});

test('a plan with nothing written is the lines; without lines, its title', () => {
  expect(planText({ steps: steps({}), lines: [line] }, es.plan)).toContain(
    '5. Profesionales y líneas\nLínea',
  );
  expect(planText({ steps: steps({}), lines: [] }, es.plan)).toBe('Tu plan de seguridad');
});
