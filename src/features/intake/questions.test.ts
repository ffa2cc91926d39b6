import { describe, expect, test } from 'vitest';
import { planOpening } from '../therapist/opening.ts';
import { newState } from '../therapist/state.ts';
import { contextSentence } from './context-sentence.ts';
import { answerProblem, labelsOf, PARTS, QUESTIONS } from './questions.ts';
import { PORTUGUESE_INTAKE } from './questions-pt.ts';
import { styleProfile } from './style-profile.ts';

// Spec §3, the questionnaire table: kind and option values, letter by letter.
const FOUR = ['Ninguno', 'Algunos días', 'Muchos días', 'Prácticamente todos los días'];
const THREE = ['Bueno', 'Mediano', 'Malo'];
const YES_NO = ['Sí', 'No'];
const OFTEN = ['Diario', 'Semanal', 'No'];
const SPEC: [kind: 'single' | 'multi', options: string[]][] = [
  ['single', ['Hombre', 'Mujer', 'Otro']],
  ['single', ['Heterosexual', 'Homosexual', 'Bisexual']],
  ['single', ['Soltero', 'En una relacion', 'Viudo', 'Divorciado', 'Casado']],
  ['single', ['Si', 'No']],
  [
    'multi',
    [
      'feeling depressed',
      'feeling anxious',
      'mood interfering with work performance',
      'difficulty building or keeping relationships',
      'cannot find purpose or meaning in life',
      'grieving',
      'lived a traumatic experience',
      'need to talk about a specific challenge',
      'want to gain self-confidence',
      'want to improve but do not know where to start',
    ],
  ],
  [
    'multi',
    [
      'listens',
      'explores my past',
      'teaches me new skills',
      'questions my beliefs',
      'guides me to set goals',
      'assigns me tasks',
    ],
  ],
  ['single', ['Gentil', 'Punto Medio', 'Directo']],
  ['single', ['Flexible', 'Punto Medio', 'Estructurado']],
  ['single', ['Casual', 'Punto Medio', 'Formal']],
  ['single', THREE],
  ['single', THREE],
  ['single', FOUR],
  ['single', FOUR],
  ['single', FOUR],
  ['single', FOUR],
  ['single', FOUR],
  ['single', FOUR],
  ['single', YES_NO],
  ['single', YES_NO],
  ['single', OFTEN],
  ['single', OFTEN],
  ['single', YES_NO],
  ['single', YES_NO],
  ['single', THREE],
];

describe('the 24 questions', () => {
  test.each(SPEC.map(([kind, options], index) => [index + 1, kind, options] as const))(
    'question %i is %s with the options of spec §3',
    (id, kind, options) => {
      const question = QUESTIONS[id - 1];
      expect(question).toMatchObject({ id, kind });
      expect(question?.options.map((option) => option.value)).toEqual(options);
    },
  );

  test('fill the four parts without a gap', () => {
    expect(PARTS.flatMap(({ first, last }) => [first, last])).toEqual([1, 4, 5, 9, 10, 17, 18, 24]);
    for (const { id, part } of QUESTIONS) {
      const { first, last } = PARTS[part - 1] ?? { first: 0, last: 0 };
      expect(id >= first && id <= last).toBe(true);
    }
  });

  test('12 to 17 look back two weeks', () => {
    expect(
      QUESTIONS.filter((question) => question.lead === 'En las últimas 2 semanas').map(({ id }) => id),
    ).toEqual([12, 13, 14, 15, 16, 17]);
  });

  test('only the first must be answered', () => {
    const required = QUESTIONS.filter(({ id }) => answerProblem(id, ['']) === 'required').map(({ id }) => id);
    expect(required).toEqual([1]);
  });
});

describe('the 24 questions in Portuguese', () => {
  const { questions, parts } = PORTUGUESE_INTAKE;

  test('store and send the same values, in the same order', () => {
    const kept = (list: typeof questions) =>
      list.map(({ id, part, kind, options }) => [id, part, kind, options.map((option) => option.value)]);
    expect(kept(questions)).toEqual(kept(QUESTIONS));
  });

  test('have their own words for everything that is read', () => {
    for (const [index, question] of questions.entries()) {
      const spanish = QUESTIONS[index];
      expect([question.title, question.why]).not.toContain(spanish?.title);
      expect(question.why).not.toBe(spanish?.why);
      expect([Boolean(question.lead), Boolean(question.intro)]).toEqual([
        Boolean(spanish?.lead),
        Boolean(spanish?.intro),
      ]);
      const read = [question.title, question.topic, question.why, question.intro, question.lead].join(' ');
      const labels = question.options.map((option) => option.label).join(' ');
      expect(`${read} ${labels}`).not.toMatch(
        /[ñ¿]|(?<!\p{L})(el|los|las|y|tu|tus|con orden|más)(?!\p{L})|ción/iu,
      );
      expect(new Set(question.options.map((option) => option.label)).size).toBe(question.options.length);
    }
    expect(parts.map(({ name }) => name)).not.toEqual(PARTS.map(({ name }) => name));
  });

  test('are offered in the greeting with the words that were ticked', () => {
    const reasons = questions[4];
    for (const { value, label } of reasons?.options ?? []) {
      const profile = styleProfile({ 5: [value] }, { name: null, country: 'BR' });
      const { move } = planOpening({
        state: newState(),
        profile,
        memories: [],
        now: new Date(0),
        lastAt: null,
      });
      expect(move.choices).toEqual([label]);
    }
  });

  test('tell the AI what the person read', () => {
    expect(labelsOf(questions[3] ?? expect.fail(), ['Si'])).toEqual(['Sim']);
  });
});

describe('the questionnaire context', () => {
  test('begins as documented and joins several answers with a comma', () => {
    const sentence = contextSentence({ 4: ['Si'], 6: ['listens', 'assigns me tasks'], 12: [''] });
    expect(sentence).toMatch(/^Considerando las respuestas del cuestionario: /);
    expect(sentence).toContain('Que me escuche, Que me deje tareas');
    expect(sentence).toContain('Sí');
    expect(sentence).not.toContain('sin ánimo o sin sentido');
  });

  test('is empty when nothing was answered', () => {
    expect(contextSentence({ 2: [''], 5: [] })).toBe('');
  });
});

describe('the style profile', () => {
  test('assumes nothing of someone who answered nothing', () => {
    expect(styleProfile({}, { name: null, country: null })).toMatchObject({
      address: 'tu',
      gender: null,
      directness: 'middle',
      seeks: [],
      reasons: [],
      selfHarmDays: null,
    });
  });

  test.each([
    ['CL', [], 'tu'],
    ['AR', [], 'vos'],
    ['AR', ['Formal'], 'usted'],
    ['BR', ['Formal'], 'voce'],
  ])('in %s with %j the address is %s', (country, nine, address) => {
    expect(styleProfile({ 9: nine }, { name: null, country }).address).toBe(address);
  });

  test.each([
    ['pt', null, 'voce'],
    ['pt', 'BR', 'voce'],
    ['pt', 'CL', 'voce'],
    ['es', 'BR', 'voce'],
    ['es', 'AR', 'vos'],
    ['en', null, 'tu'],
  ] as const)('on a page in %s, from %s, the address is %s', (locale, country, address) => {
    const profile = styleProfile({}, { name: null, country, locale });
    expect([profile.address, profile.language]).toEqual([address, address === 'voce' ? 'pt' : 'es']);
  });

  test('reads preferences, reasons and what an exercise must avoid', () => {
    const answers = {
      1: ['Mujer'],
      5: ['grieving'],
      6: ['listens'],
      7: ['Directo'],
      17: ['Muchos días'],
      20: ['Diario'],
      23: ['Sí'],
    };
    expect(styleProfile(answers, { name: 'Cami', country: 'CL' })).toMatchObject({
      gender: 'f',
      reasons: [5],
      seeks: ['listens'],
      directness: 'direct',
      selfHarmDays: 2,
      contraindications: ['pain', 'alcohol'],
    });
  });
});
