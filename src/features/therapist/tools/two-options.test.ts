import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from '../guided/authored-content.server.ts';
import type { Values } from './tool.ts';
import { twoOptions } from './two-options.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');
const told = (text: string) => twoOptions.toldIn?.(text, { field: null, values: {}, today: TODAY });
const words = readAuthoredContent('es').tools.find(({ id }) => id === 'two-options')?.words;
const says = (values: Values) =>
  twoOptions.says?.({
    values,
    say: (name, holes = {}) =>
      (words?.get(name) ?? '').replace(/\{(\w+)\}/g, (_, hole: string) => String(holes[hole] ?? '')),
    language: 'es',
    now: TODAY,
    timeZone: 'America/Lima',
  });

describe('two options', () => {
  test.each([
    ['comparemos: entre mudarme y quedarme', 'mudarme', 'quedarme'],
    ['quiero comparar dos opciones: vender el puesto o alquilarlo', 'vender el puesto', 'alquilarlo'],
    ['não sei se fico ou vou embora', 'fico', 'vou embora'],
  ])('named at once are not asked for: %s', (text, first, second) => {
    expect(told(text)).toEqual({ first, second });
  });
  test('and are asked for where none is named', () => expect(told('comparar dos opciones')).toEqual({}));

  test('are read honestly: what each has more of, what matters, one question', () => {
    const read = says({
      ...{ first: 'a', second: 'b', 'first-good': 'paz, techo', 'second-good': 'sueldo' },
      matters: 'la calma',
    });
    expect(read).toContain('primera: 2 contra 1');
    expect(read).toContain('"la calma"');
    expect(read?.match(/\?/g)).toHaveLength(1);
  });
});
