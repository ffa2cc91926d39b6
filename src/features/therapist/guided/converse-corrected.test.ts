import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from './authored-content.server.ts';
import { converse } from './converse.ts';
import { correctionIn, namedInstead } from './corrections.ts';
import { guideOf } from './guide.ts';
import { type GuidedState, NEW_GUIDED } from './guided-state.ts';
import type { Heard } from './heard.ts';

const guide = guideOf('es', readAuthoredContent('es'));
const BEGUN: GuidedState = {
  ...NEW_GUIDED,
  situation: 'pareja/suegros',
  topic: 'pareja',
  said: ['ask:pareja/suegros#0'],
  offered: [{ label: 'Hablar con mi suegra', to: 'here:pareja/suegros#0.0' }],
};

const hear = (text: string, state: GuidedState = BEGUN): Omit<Heard, 'earlier'> => ({
  ...{ text, guide, state, asked: null, askedEach: [], dangers: [], isWorried: false, feeling: null },
  recognition: { situations: [], topics: [], acts: [], questions: [], things: [] },
  likeness: (texts) => texts.map(() => 0),
  likenessOf: (_, texts) => texts.map(() => 0),
  among: (ids) => ids.map(() => 0),
  exercises: new Map(),
  now: new Date('2026-11-23T15:00:00Z'),
  timeZone: 'America/Santiago',
  address: 'tu',
  seed: text,
});

const names = (state: GuidedState, before: GuidedState = BEGUN): string[] =>
  state.said.slice(before.said.length).map((name) => name.replace(/#.*/, ''));

describe('they say that we read them wrong', () => {
  test.each([
    'no me estás leyendo',
    'te hablaba de mi primo',
    'eso no tiene nada que ver',
    'de dónde sacas eso',
    'você não entendeu',
    'hablo del taller, no de la familia',
    '¿Cuál suegra?',
    'nunca dije eso',
  ])('not what they spoke of: %s', (text) => {
    expect(correctionIn(hear(text))).toBe('unread');
  });

  test.each(['ya te conté lo del taller', 'eso ya lo preguntaste', 'eu já falei isso'])(
    'told already: %s',
    (text) => {
      expect(correctionIn(hear(text))).toBe('told');
    },
  );

  test.each([
    'ya le dije a mi jefe que no',
    'no es fácil vivir así',
    'mi hermana no me entiende',
    'me hablaba de su trabajo toda la noche',
    '¿qué hago mañana?',
    'a mi papá le dije lo del taller',
  ])('is told, and corrects nothing: %s', (text) => {
    expect(correctionIn(hear(text))).toBeNull();
  });

  test('what was wrong is let go, and they are asked openly', () => {
    const { says, state } = converse(hear('no, eso no tiene nada que ver'));
    expect(names(state)).toEqual(['misread', 'misread-ask']);
    expect(state.situation).toBeNull();
    expect(state.wrong).toContain('pareja/suegros');
    expect(says).toMatch(/perdón/i);
  });

  test('is asked about whom they named instead', () => {
    expect(namedInstead('no es mi mamá, te hablaba de mi hermana')).toBe('mi hermana');
    expect(converse(hear('te hablaba de mi hermana')).says).toContain('tu hermana');
  });

  test('the second time it says that free words are hard for it', () => {
    const first = converse(hear('no me estás leyendo')).state;
    const { says, state } = converse(hear('tampoco, lee bien', first));
    expect(names(state, first)).toEqual(['hard-words']);
    expect(state.offered.map(({ to }) => to)).toEqual(['root:0', 'listen', 'enough']);
    expect(says).not.toContain('¿');
  });

  test('who corrects and goes is told both', () => {
    const { says, state, ends } = converse(hear('No es mi suegra. Bueno, voy a regar las plantas.'));
    expect(ends).toBe(true);
    expect(names(state)).toEqual(['misread', 'leave-day']);
    expect(says).not.toContain('¿');
  });
});

describe('they leave', () => {
  test.each(['Sigue igual. Bueno, tengo que abrir la tienda', 'mejor lo consulto con otra persona'])(
    'with a goodbye that asks nothing: %s',
    (text) => {
      const { says, ends, state } = converse(hear(text));
      expect(ends).toBe(true);
      expect(says).not.toContain('?');
      expect(state.offered).toEqual([]);
    },
  );

  test('from the middle of a tool', () => {
    const { state } = converse(hear('hazme un plan de estudio', NEW_GUIDED));
    expect(state.tool?.waited).toBeNull();
    const left = converse(hear('bueno, voy a lavar los platos', state));
    expect(left.ends).toBe(true);
    expect(left.state.tool?.values).toEqual({});
  });
});
