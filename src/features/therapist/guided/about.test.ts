import { describe, expect, test } from 'vitest';
import type { Recognition } from '../../recognise/recognise.ts';
import { openQuestion, personIn } from './about.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { withDenied } from './denied.ts';
import { guideOf } from './guide.ts';
import { type GuidedState, NEW_GUIDED } from './guided-state.ts';
import type { Heard } from './heard.ts';

const guide = guideOf('es', readAuthoredContent('es'));
const NOTHING: Recognition = { situations: [], topics: [], acts: [], questions: [], things: [] };
const hear = (text: string, state: GuidedState = NEW_GUIDED, recognition = NOTHING) =>
  ({ text, state, guide, recognition, dangers: [] as Heard['dangers'] }) as Heard;
const about = (text: string, topics: Recognition['topics'] = []) =>
  personIn(hear(text, NEW_GUIDED, { ...NOTHING, topics }))?.words[0] ?? null;

describe('whom a message is about', () => {
  test.each([
    ['mi suegra me corrigió delante de las visitas', 'suegra'],
    ['el jefe me gritó delante de todos', 'jefe'],
    ['mamá me llama todos los días', 'mamá'],
    ['con mi mamá y con mi hijo hablo los domingos', null],
    ['mi suegra llamó y mi hija no quiso atender', null],
    ['lo llevó a su mamá a la diálisis', null],
    ['me dijo "mi hijo está flaco" y se fue', null],
    ['mi viejo murió en julio', null],
  ])('%s → %s', (text, person) => {
    expect(about(text)).toBe(person);
  });

  test('nobody is asked about where a death most likely is told of', () => {
    expect(about('mi abuela ya no está', [{ label: 'duelo', certainty: 0.6 }])).toBeNull();
  });

  test('nobody is led to speak with who may hurt them', () => {
    const heard = { ...hear('mi marido no me habla'), dangers: ['violence'] } as Heard;
    expect(personIn(heard)).toBeNull();
  });

  test.each(['hoy me siento triste', 'hoje estou mal com meu trabalho'])('tells how it is: %s', (text) => {
    expect(openQuestion(hear(text))?.name).toMatch(/^open#/);
  });

  test('the same is never asked twice, and after three in a row nothing is', () => {
    const names: string[] = [];
    for (const text of ['hoy no di una', 'y ayer tampoco', 'así ando', 'y nada'])
      names.push(openQuestion(hear(text, { ...NEW_GUIDED, said: [...names] }))?.name ?? 'none');
    expect(new Set(names).size).toBe(4);
    expect(names.at(-1)).toBe('none');
  });

  test.each([
    [
      'since when, of whoever said when',
      'en marzo se nos inundó el taller y quedó todo tirado por ahí',
      'open-since',
    ],
    [
      'who knows of it, of whoever named somebody',
      'le conté a una amiga lo del taller y se quedó callada',
      'open-who',
    ],
    [
      'how they are, of whoever puts us right',
      'no, yo hablaba del taller que se inundó con todas las cosas',
      'open-feel',
    ],
    ['how they are, of whoever says little', 'no sé', 'open-feel'],
  ])('is not asked %s', (_, text, section) => {
    const asked = ['open#0', 'open-event#0', 'open-event#1', 'open-event#2'];
    for (let turn = 0; turn < 6; turn += 1) {
      const found = openQuestion(hear(text, { ...NEW_GUIDED, said: [...asked, 'x', asked[0] ?? ''] }));
      expect(found?.name).not.toMatch(new RegExp(`^${section}#`));
      asked.unshift(found?.name ?? '');
    }
  });

  test('is asked about by what we call them', () => {
    expect(openQuestion(hear('mi suegra se mete en todo'))?.text).toMatch(/con \{tu\|tu\|su\} suegra/);
  });
});

describe('what was shown and sent back', () => {
  const shown = (...ids: string[]): GuidedState => ({
    ...NEW_GUIDED,
    offered: ids.map((id) => ({ label: guide.situations.get(id)?.name ?? id, to: `situation:${id}` })),
  });
  const [first = '', second = ''] = ['dinero/deudas', 'pareja/suegros'];

  test.each(['deudas yo no tengo, es por la casa', '¿deudas? no señor'])('is not it: %s', (text) => {
    expect(withDenied(hear(text, shown(first, second))).state.wrong).toEqual([first]);
  });

  test.each([
    'no puedo dormir de la ansiedad',
    'no aguanto a mis suegros',
    'mi marido dice que pague las deudas',
    'No sé, creo que la primera',
  ])('tells of it, and is believed no denial: %s', (text) => {
    expect(withDenied(hear(text, shown(first, second))).state.wrong).toEqual([]);
  });

  test('none of them is it', () => {
    const { state } = withDenied(hear('nada de eso, vine por mi perro', shown(first, second)));
    expect(state.wrong).toEqual([first, second]);
  });

  test('one that is taken stays', () => {
    expect(withDenied(hear('Las deudas', shown(first, second))).state.wrong).toEqual([]);
  });
});
