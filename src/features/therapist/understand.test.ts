/** One message in, everything the planner needs out. Sentences are made up for the test. */
import { describe, expect, test } from 'vitest';
import type { PendingHint } from './state.ts';
import { type UnderstandContext, understand } from './understand.ts';
import type { SpeechAct, Topic } from './understanding.ts';

const read = (text: string, context: Partial<UnderstandContext> = {}) =>
  understand(text, { address: 'tu', country: null, pending: null, ...context });

describe('language and variety', () => {
  test.each([
    ['no puedo dormir por las noches', 'es'],
    ['não consigo dormir de noite', 'pt'],
    ['to muito cansada hoje', 'pt'],
    ['nao sei o que fazer com minha mae', 'pt'],
    ['ok', 'es'],
    ['hola', 'es'],
    ['oi', 'pt'],
    ['sigo poniendo dos tazas', 'es'],
    ['na, los viernes nomás', 'es'],
  ])('%s is read as %s', (text, language) => {
    expect(read(text).language).toBe(language);
  });
  test('voseo in the words or the country is enough', () => {
    expect(read('vos no sabés lo que es esto').variety).toBe('voseo');
    expect(read('estoy mal', { country: 'UY' }).variety).toBe('voseo');
    expect(read('estoy mal', { country: 'CL' }).variety).toBe('neutral');
    expect(read('não aguento', { country: 'BR' }).variety).toBe('pt-BR');
  });
});

describe('topics', () => {
  test.each<[string, Topic]>([
    ['desde que falleció mi abuela no soporto su silla vacía, fue el velorio ayer', 'grief'],
    ['no pego el ojo, son las 3 am y sigo viendo el techo', 'insomnia'],
    ['el banco me cobra la tarjeta y no llego a fin de mes', 'money'],
    ['me dio un ataque de pánico en el metro, sentía taquicardia', 'panic'],
    ['¿eres un robot?', 'trust_in_ai'],
    ['procrastino todo, dejo la tesis para después', 'procrastination'],
    ['estou cheia de dívidas, o cartão de crédito estourou', 'money'],
    ['gracias', 'thanks'],
    ['chao', 'goodbye'],
  ])('%s → %s', (text, topic) => {
    expect(read(text).topic).toBe(topic);
  });
  test('two lives in one message leave the topic open, best two first', () => {
    const { topic, topicScores } = read('mi hijo no me habla y mi jefe me grita');
    expect(topic).toBeNull();
    expect(
      topicScores
        .slice(0, 2)
        .map((it) => it.topic)
        .sort(),
    ).toEqual(['parenting', 'work_stress']);
  });
  test('a greeting in front does not hide what follows', () => {
    expect(read('hola, buenas noches, tengo insomnio').topic).toBe('insomnia');
  });
  test('probabilities never sum to more than 1', () => {
    const sum = read('mi mamá, mi trabajo y mis deudas').topicScores.reduce(
      (total, it) => total + it.score,
      0,
    );
    expect(sum).toBeLessThanOrEqual(1);
  });
});

describe('what a message does', () => {
  test.each<[string, SpeechAct, PendingHint?]>([
    ['sii', 'assent'],
    ['ok', 'assent'],
    ['va', 'assent'],
    ['dale', 'assent'],
    ['simón', 'assent'],
    ['sí, está bien', 'assent'],
    ['pode ser', 'assent'],
    ['👍', 'assent'],
    ['nel', 'refusal'],
    ['no gracias', 'refusal'],
    ['mejor no', 'refusal'],
    ['agora não', 'refusal'],
    ['va, no tengo nada de eso', 'assent', 'yes-no'],
    ['no sé', 'doubt'],
    ['nose', 'doubt'],
    ['sei lá', 'doubt'],
    ['8', 'number', 'scale10'],
    ['como un 8', 'number', 'scale10'],
    ['gracias', 'thanks'],
    ['obrigada', 'thanks'],
    ['me voy a dormir. gracias', 'bye'],
    ['tchau', 'bye'],
    ['si me voy de la casa mi mamá se enferma', 'disclosure'],
    ['eres un robot?', 'ai_doubt'],
    ['ya probé eso', 'pushback'],
    ['no me sirve', 'pushback'],
    ['já tentei isso', 'pushback'],
    ['qué hago', 'advice_request'],
    ['tú qué harías', 'advice_request'],
    ['eres un inútil', 'insult'],
    ['¿cuánto dura esto?', 'question'],
    ['jaja qué cosas', 'joke'],
    ['.', 'silence'],
    ['', 'silence'],
  ])('%s → %s', (text, act, pending) => {
    expect(read(text, { pending: pending ?? null }).act).toBe(act);
  });
});

describe('numbers', () => {
  test.each<[string, PendingHint | null, number, boolean]>([
    ['seis', 'scale10', 6, false],
    ['como un 8', 'scale10', 8, false],
    ['un 7 diría yo', 'scale10', 7, false],
    ['ya. si bajó, como a 5', 'scale10', 5, false],
    ['8/10', null, 8, false],
    ['seis y medio', 'scale10', 6.5, false],
    ['será como ochenta y tantos', 'scale100', 85, true],
    ['pues dicho así un 40', 'scale100', 40, false],
    ['cuarenta y cinco', 'scale100', 45, false],
    ['dez', 'scale10', 10, false],
    ['oitenta e poucos', 'scale100', 80, false],
  ])('%s (asked %s) is %d', (text, pending, value, approximate) => {
    expect(read(text, { pending }).slots.number).toMatchObject({ value, approximate });
  });
  test.each<[string, PendingHint | null]>([
    ['tengo dos hijos y no duermo desde hace rato', null],
    ['hace 3 semanas', 'scale10'],
    ['un amigo me lo dijo', 'scale10'],
    ['15', 'scale10'],
  ])('%s (asked %s) is no answer on the scale', (text, pending) => {
    expect(read(text, { pending }).slots.number).toBeUndefined();
  });
});

describe('feelings', () => {
  test('named by the person', () => {
    expect(read('me da mucha rabia').emotion).toMatchObject({ name: 'anger', said: true });
    expect(read('estou com saudade dele').emotion).toMatchObject({ name: 'longing', said: true });
  });
  test('guessed from what happened, and marked so', () => {
    expect(read('no paro de pensar en mañana').emotion).toMatchObject({ name: 'worry', said: false });
  });
  test('a denied feeling is not theirs', () => {
    expect(read('no tengo miedo').emotion).toBeNull();
  });
});

describe('slots', () => {
  test('a person, a sentence and no name come from the message alone', () => {
    const { slots } = read('hola, mi novio Luis no me contesta desde ayer');
    expect(slots).toEqual({
      who: [{ theirs: 'mi novio Luis', ours: 'tu novio Luis' }],
      quote: 'mi novio Luis no me contesta desde ayer',
    });
  });
  test('an aunt is written as in the language that is spoken, and a country is nobody', () => {
    expect(read('mi tia me llamó').slots.who?.[0]?.ours).toBe('tu tía');
    expect(read('minha tia ligou', { address: 'voce' }).slots.who?.[0]?.ours).toBe('sua tia');
    expect(read('extraño mi pais').slots.who).toBeUndefined();
  });
  test('people take the possessive of the address', () => {
    expect(read('mi mamá llamó', { address: 'usted' }).slots.who?.[0]?.ours).toBe('su mamá');
    expect(read('mi mama llamo', { address: 'vos' }).slots.who?.[0]?.ours).toBe('tu mamá');
    expect(read('minha mãe ligou', { address: 'voce' }).slots.who?.[0]?.ours).toBe('sua mãe');
  });
  test.each([
    ['como un 8. soy itzel x cierto', 'Itzel'],
    ['me llamo Ana', 'Ana'],
    ['Me llamó Silvina', undefined],
    ['me llamo Silvina recien, llorando', undefined],
    ['hola soy Marina y no duermo', 'Marina'],
    ['meu nome é Thiago', 'Thiago'],
  ])('%s gives the name %s', (text, name) => {
    expect(read(text).slots.name).toBe(name);
  });
  test.each([
    'soy un desastre',
    'soy de Lima',
    'soy enfermera',
    'soy mamá',
    'soy Contador',
    'soy yo otra vez',
    'soy tímida',
    'soy gay',
  ])('%s gives no name', (text) => {
    expect(read(text).slots.name).toBeUndefined();
  });
  test('a self-insult is no quote', () => {
    expect(read('que soy una inútil').slots).not.toHaveProperty('quote');
    expect(read('soy un desastre').slots).toEqual({});
  });
  test.each([
    ['hola, es que no duermo desde el lunes', 'no duermo desde el lunes'],
    ['No, no voy a hacer nada', 'no voy a hacer nada'],
    [
      'Me duele todo. Mi jefe me grita cada mañana en la oficina.',
      'Mi jefe me grita cada mañana en la oficina',
    ],
  ])('%s: what only leads in is no part of the quote', (text, quote) => {
    expect(read(text).slots.quote).toBe(quote);
  });
});

describe('rough input', () => {
  test.each([
    '',
    '   ',
    '😀😀',
    '¿¿¿???',
    'a'.repeat(4000),
    'ñ',
    '\u0000',
    'mi mi mi mi',
    'me',
    'no me',
    '𝓱𝓸𝓵𝓪',
    '؟',
  ])('%j is read without a throw', (text) => {
    expect(() => read(text)).not.toThrow();
    expect(() => read(text, { address: 'usted' })).not.toThrow();
  });
});
