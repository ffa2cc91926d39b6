import { describe, expect, test } from 'vitest';
import type { Recognition } from '../../recognise/recognise.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { converse } from './converse.ts';
import { guideOf } from './guide.ts';
import { type GuidedState, NEW_GUIDED } from './guided-state.ts';
import type { Answer } from './heard.ts';

const guides = { es: guideOf('es', readAuthoredContent('es')), pt: guideOf('pt', readAuthoredContent('pt')) };
const NOTHING: Recognition = { situations: [], topics: [], acts: [], questions: [], things: [] };

/** Somebody who writes one thing after another, none of it recognised. */
function talk(language: 'es' | 'pt', ...messages: string[]): Answer[] {
  const answers: Answer[] = [];
  for (const [at, text] of messages.entries()) {
    const state: GuidedState = answers.at(-1)?.state ?? NEW_GUIDED;
    answers.push(
      converse({
        ...{ text, recognition: NOTHING, asked: null, askedEach: [], guide: guides[language], state },
        likeness: (texts) => texts.map(() => 0),
        likenessOf: (_, texts) => texts.map(() => 0),
        among: (ids) => ids.map(() => 0),
        ...{ dangers: [], isWorried: false, exercises: new Map(), feeling: null, address: 'tu' },
        now: new Date('2026-11-23T15:00:00Z'),
        timeZone: 'America/Lima',
        seed: `${at}${text}`,
      }),
    );
  }
  return answers;
}
const labels = (answer?: Answer): string[] => answer?.state.offered.map(({ label }) => label) ?? [];

describe('what is asked in the middle of a tool', () => {
  test('is reckoned at once, and the tool asks on', () => {
    const [, , answer] = talk(
      'es',
      'quiero ver un problema por partes',
      'se rompió la heladera',
      'buscar una usada. Tengo 90 y la usada cuesta 120, ¿me alcanza?',
    );
    expect(answer?.says).toContain('faltan 30');
    expect(answer?.says).toContain('¿Y qué queda fuera de tus manos');
    expect(answer?.state.tool?.values.mine).toBe('buscar una usada.');
  });

  test('is answered by the tool itself where it knows', () => {
    const answers = talk(
      'es',
      'hazme un plan de estudio',
      'álgebra',
      'sí',
      'viernes',
      '3 horas, ¿todas juntas o con descansos?',
    );
    expect(answers.at(-1)?.says).toContain('Con pausas');
    expect(answers.at(-1)?.state.tool?.values.hours).toBe('3');
  });

  test('is never put off, and never answered twice in the same words', () => {
    const said = talk('es', 'hazme un plan de estudio', '¿y mi tío?', '¿y mi gato?', '¿y el vecino?').slice(
      1,
    );
    expect(said.map(({ says }) => says).join(' ')).not.toMatch(/al terminar|a la vista/);
    expect(new Set(said.map(({ says }) => says)).size).toBe(3);
    for (const { says } of said) expect(says).toContain('¿Qué hay que estudiar o hacer?');
  });

  test('in Portuguese the same', () => {
    const answers = talk('pt', 'quero comparar duas opções', 'ficar', 'ir', 'a praia. quanto dá 3 vezes 40?');
    expect(answers.at(-1)?.says).toContain('São 120');
    expect(answers.at(-1)?.state.tool?.values['first-good']).toBe('a praia.');
  });
});

describe('a tool stops', () => {
  test('where they complain of being asked, with what it has', () => {
    const answer = talk(
      'es',
      'quiero comparar dos opciones',
      'irme',
      'quedarme',
      'esto es puro cuestionario',
    ).at(-1);
    expect(answer?.keeps?.text).toContain('Irme');
    expect(answer?.says).toContain('guardado');
    expect(labels(answer)).toContain('Seguir con lo que armábamos');
    expect(answer?.ends).toBeUndefined();
  });

  test('and a goodbye with it is one', () => {
    const answer = talk(
      'es',
      'quiero comparar dos opciones',
      'irme',
      'ya, gracias, muchas preguntas, chao',
    ).at(-1);
    expect(answer?.ends).toBe(true);
  });

  test('where another matter is told, which is met', () => {
    const answer = talk('es', 'quiero comparar dos opciones', 'Otra cosa. Mi perro no come').at(-1);
    expect(answer?.state.tool?.values).toEqual({});
    expect(answer?.says).not.toContain('primera opción');
  });
});

describe('a tool asks', () => {
  test('with how many are left, and not what was told', () => {
    const answers = talk('es', 'comparemos: entre vender y alquilar', 'plata', 'extrañar');
    expect(answers[0]?.says).toContain('Son cinco preguntas');
    expect(answers[1]?.says).toContain('Quedan cuatro preguntas. ¿Y qué tiene de difícil "vender"?');
  });

  test('with chips of their words only where they are whole and short', () => {
    const long = 'hablar con la administración del edificio sobre el portón';
    const answers = talk(
      'es',
      'quiero ver un problema por partes',
      'el portón',
      `arreglarlo; ${long}`,
      'nada',
    );
    expect(labels(answers.at(-1))).toContain('arreglarlo');
    expect(labels(answers.at(-1)).every((label) => label.length <= 32)).toBe(true);
  });
});

describe('words for somebody else', () => {
  test('that are spoken are for saying, with how they call them', () => {
    const answers = talk(
      'es',
      'ayúdame a escribirle a mi cuñada',
      'le digo Pocha',
      'es hablado, la veo el domingo',
      '¿Puedes traer las sillas?',
    );
    expect(answers.at(-1)?.keeps?.text).toBe('Pocha,\n¿Puedes traer las sillas?');
    expect(answers.at(-1)?.says).toContain('de frente');
    expect(answers.at(-1)?.says).not.toContain('mandar');
  });

  test('told as if to a third are asked for once as they would be said, then stand where they read well', () => {
    const answers = talk(
      'es',
      'ayúdame a escribirle a mi tío',
      'Hola',
      'que si puede traer la escalera',
      'ya te dije',
    );
    expect(answers[2]?.says).toContain('como se lo dirías');
    expect(answers[3]?.keeps?.text).toContain('Quería preguntar si puede traer la escalera.');
  });
});

describe('a plan', () => {
  const plan = talk(
    'es',
    'hazme un plan de estudio',
    'es química, son 5 temas y llevo 2',
    'sí',
    'en 6 días',
    '3 horas',
    'a las 9 de la mañana',
    'puedo todos los días',
  ).at(-1);

  test('has as many hours a day as were told', () => {
    expect(plan?.keeps?.text).toMatch(/9:00–9:50 .*11:00–11:50/);
    expect(plan?.keeps?.text).toContain('tema 3 de química');
  });

  const then = (text: string) =>
    converse({
      ...{
        text,
        recognition: NOTHING,
        asked: null,
        askedEach: [],
        guide: guides.es,
        state: plan?.state ?? NEW_GUIDED,
      },
      likeness: (texts) => texts.map(() => 0),
      likenessOf: (_, texts) => texts.map(() => 0),
      among: (ids) => ids.map(() => 0),
      ...{ dangers: [], isWorried: false, exercises: new Map(), feeling: null, address: 'tu' },
      now: new Date('2026-11-23T15:00:00Z'),
      timeZone: 'America/Lima',
      seed: text,
    });

  test.each(['quita el miércoles', 'el miércoles tengo turno doble, ese día no puedo nada'])(
    'loses the day that is out: %s',
    (text) => {
      expect(then(text).says).toContain('Cambiado');
      expect(then(text).keeps?.text).not.toMatch(/^miércoles/m);
    },
  );

  test('is said to be changed only where it is', () => {
    const same = then('son 3 horas por día');
    expect(same.says).not.toContain('Cambiado');
    expect(labels(same)).toEqual(
      expect.arrayContaining(['Cambiar los días', 'Cambiar las horas', 'Cambiar la lista']),
    );
  });
});
