import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from '../guided/authored-content.server.ts';
import { findTool } from './catalogue.ts';
import { shared } from './day-slots.ts';
import { saidIn } from './said-words.ts';
import { TOOLS, type ToolId, type Values } from './tool.ts';

const NOW = new Date('2026-11-23T15:00:00Z');

function made(id: ToolId, values: Values, language: 'es' | 'pt' = 'es'): string[] {
  const words = readAuthoredContent(language).tools.find((tool) => tool.id === id)?.words;
  const say = (name: string, holes: Record<string, string | number> = {}) => {
    const text = words?.get(name);
    if (text === undefined) throw new Error(`no words "${name}"`);
    return text.replace(/\{(\w+)\}/g, (_, hole: string) => String(holes[hole] ?? ''));
  };
  return findTool(id).make({ values, say, language, now: NOW, timeZone: 'America/Mexico_City' });
}

const FILLED: Record<ToolId, Values> = {
  'day-plan': { what: 'unidad 3, unidad 4', until: 'jueves', hours: '2', start: '9:00', busy: 'miércoles' },
  'hard-message': {
    greeting: 'Hola, ma',
    happened: 'terminamos hace un mes',
    ask: 'solo escúchame',
  },
  'two-options': { first: 'quedarme', second: 'irme', 'first-good': 'paz, techo', matters: 'la calma' },
  'problem-apart': { problem: 'no entrego', mine: 'avisar, empezar', step: 'avisar', when: 'mañana' },
  month: { income: '1000', fixed: 'renta 500, luz 40', debts: 'tarjeta 100', daily: '300' },
  'night-routine': { bed: 'a las 11', wake: '7:00', keeps: 'lo de mañana', calm: 'leer' },
  'for-the-visit': { what: 'no duermo', since: 'hace meses' },
  'whom-to-call': { talk: 'Lore', begin: 'Hola, ¿tienes un rato?' },
};

describe.each(TOOLS)('%s', (id) => {
  test.each(['es', 'pt'] as const)('makes whole lines of what was typed, in %s', (language) => {
    const lines = made(id, FILLED[id], language);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('and of nothing but what must be there', () => {
    const fields = findTool(id).fields;
    const least = Object.fromEntries(
      fields.map((field) => [field.id, field.isOptional ? '' : (FILLED[id][field.id] ?? 'x')]),
    );
    expect(made(id, least).join('\n')).not.toMatch(/[{}]|undefined|NaN/);
  });
});

test('a plan leaves out the days that are not free, and shares the things out', () => {
  const lines = made('day-plan', FILLED['day-plan']);
  expect(lines.filter((line) => /^\p{L}+, \d+/u.test(line)).map((line) => line.split(',')[0])).toEqual([
    'lunes',
    'martes',
  ]);
  expect(lines[0]).toContain('9:00–9:50 unidad 3');
});

test('each thing is planned before its own day', () => {
  const lines = made('day-plan', {
    what: 'química, física',
    until: 'miércoles y viernes',
    hours: '1',
    start: '18:00',
    busy: '',
  });
  expect(lines.slice(0, 4).map((line) => line.replace(/,.*\d /, ' '))).toEqual([
    'lunes química',
    'martes química',
    'miércoles física',
    'jueves física',
  ]);
});

test.each([
  ['a las 5', '17:00'],
  ['5 am', '5:00'],
  ['05:00', '5:00'],
  ['8:00', '8:00'],
])('begins by the sense of the hour: %s', (start, hour) => {
  expect(made('day-plan', { ...FILLED['day-plan'], start }).join('\n')).toContain(` ${hour}–`);
});

test('more things than sessions share one', () => {
  expect(shared(['a', 'b', 'c', 'd', 'e'], 2)).toEqual(['a + b', 'c + d + e']);
  expect(shared(['a', 'b'], 4)).toEqual(['a', 'a', 'b', 'b']);
});

test('the month is added up', () => {
  expect(made('month', FILLED.month).join('\n')).toMatch(/60/);
  expect(made('month', { ...FILLED.month, income: '500' }).join('\n')).toMatch(/440/);
});

test('what comes in by the week is told by the month', () => {
  expect(made('month', { income: '250 los lunes', fixed: 'luz 30' }).join('\n')).toMatch(/Entra: 1\.?083/);
});

test.each(['tarjeta 100', 'esas mismas que ya puse'])('a debt told twice counts once: %s', (debts) => {
  const told = { income: '1000', fixed: 'renta 500, tarjeta 100', debts, daily: '300' };
  expect(made('month', told).join('\n')).toMatch(/Queda[^\d]*100/);
});

test.each([
  ['que me devuelvas la bici, por favor', 'me devuelvas la bici, por favor'],
  ['quiero decirle que no voy a ir. ¿cómo se lo pongo?', 'no voy a ir.'],
  ['No voy el domingo. ¿Vienes tú?', 'No voy el domingo. ¿Vienes tú?'],
  ['¿cómo le digo?', ''],
])('of "%s" stands in the message: %s', (typed, said) => {
  expect(saidIn(typed)).toBe(said);
});
