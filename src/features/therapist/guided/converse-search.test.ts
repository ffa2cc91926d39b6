import { expect, test } from 'vitest';
import type { Recognition } from '../../recognise/recognise.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { converse } from './converse.ts';
import { guideOf } from './guide.ts';
import { NEW_GUIDED } from './guided-state.ts';

const guide = guideOf('es', readAuthoredContent('es'));
type Found = { situations?: [string, number][]; topics?: [string, number][]; feeling?: string };

/** One reply to what was recognised so. */
function reply(text: string, { situations = [], topics = [], feeling }: Found = {}, said: string[] = []) {
  const list = (found: [string, number][]) =>
    found.map(([label, certainty]) => ({ label, certainty, passage: null }));
  const recognition: Recognition = {
    ...{ situations: list(situations), topics: list(topics) },
    ...{ acts: [], questions: [], things: [] },
  };
  return converse({
    ...{ text, recognition, guide, asked: null, askedEach: [], dangers: [], isWorried: false },
    ...{ state: { ...NEW_GUIDED, said }, address: 'tu', seed: text, exercises: new Map() },
    likeness: (texts) => texts.map(() => 0),
    likenessOf: (_, texts) => texts.map(() => 0),
    among: (ids) => ids.map(() => 0),
    now: new Date('2026-11-23T15:00:00Z'),
    timeZone: 'America/Santiago',
    feeling: feeling ?? null,
  });
}
const shownBy = (text: string, found: Found) => reply(text, found).state.offered.map(({ to }) => to);
const TOLD = 'se me rompió la heladera y el técnico me dejó plantado con toda la comida adentro';

test('what is only likely is not shown: they are heard and asked openly', () => {
  const found: Found = {
    situations: [
      ['ia/raro-hablar-con-ia', 0.4],
      ['dinero/gasto-grande', 0.3],
    ],
  };
  expect(shownBy(TOLD, found)).toEqual(['root:0', 'listen']);
  expect(reply(TOLD, found).says).toMatch(/\?$/);
  expect(reply(TOLD, found).says).not.toMatch(/de qué se trata|de qué parte/i);
});

test('what together is most likely right is shown', () => {
  const found: Found = {
    situations: [
      ['ruptura/extranar', 0.6],
      ['ruptura/me-dejaron', 0.35],
    ],
  };
  expect(shownBy(TOLD, found).slice(0, 2)).toEqual([
    'situation:ruptura/extranar',
    'situation:ruptura/me-dejaron',
  ]);
});

test('nobody who named no death is spoken to of one', () => {
  const lines = guide.topics.get('duelo')?.lines.map(({ says }) => says.slice(0, 25)) ?? [];
  const { says, state } = reply(TOLD, { topics: [['duelo', 0.97]] });
  expect(lines.some((line) => says.includes(line))).toBe(false);
  expect(state.offered.map(({ to }) => to)).not.toContain('topic:duelo:0');
});

test('a feeling is named only to whoever said it', () => {
  const lines = guide.wordings.lines.get('hear-tension') ?? [];
  const isNamed = (text: string) =>
    lines.some((line) => reply(text, { feeling: 'tension' }).says.includes(line));
  expect(isNamed('me preocupa el precio de la harina este mes, la verdad')).toBe(false);
  expect(isNamed('con la harina a este precio vivo con una ansiedad tremenda')).toBe(true);
});

test('a greeting before something told is no opening', () => {
  const begins = guide.wordings.lines.get('begin') ?? [];
  const { says } = reply('hola, soy un desastre con las plantas y en casa nadie me cree');
  expect(begins).not.toContain(says);
  expect(begins.map((line) => line.slice(0, 6))).toContain(reply('hola, una consulta').says.slice(0, 6));
});

test.each([
  'aprobé el final de anatomía!!',
  'tres semanas sin fumar ya',
  'por fin me animé y me inscribí en el coro',
])('what went well is met with gladness, and asked how it was: %s', (text) => {
  const { state, says } = reply(text);
  expect(state.said[0]).toMatch(/^done-well/);
  expect(says).toMatch(/\?|Cuéntame/);
});

test('what they tried before is told, and a step only where something to do was given', () => {
  const isMet = (said: string[]) =>
    reply('ya le dije', {}, said).state.said.some((name) => /^done/.test(name));
  expect(isMet(['open#0'])).toBe(false);
  expect(isMet(['idea:dinero/deudas#0'])).toBe(true);
});

test.each(['dos días sin dormir', 'aprobé pero me da igual', 'casi lo logré'])(
  'is no success: %s',
  (text) => {
    expect(reply(text).state.said.some((name) => name.startsWith('done-well'))).toBe(false);
  },
);
