import { describe, expect, test } from 'vitest';
import type { HarmReading } from './harm-model/harm-model.ts';
import { type ModelRule, modelSentenceProblem, type SoFar } from './model-sentence.ts';
import { PROMPT_WORDS } from './prompt-words.ts';

const problem = (sentence: string, more: Partial<SoFar> = {}) =>
  modelSentenceProblem(sentence, { language: 'es', freedom: 'whole', said: [], recentOpeners: [], ...more });

describe('a sentence of a model', () => {
  test.each([
    'Qué semana.',
    'Tres noches así pesan.',
    'Tu mamá te dijo que no, y aun así fuiste.',
    'Un 8, y ayer era un 5.',
    'Me quedo con eso: llegaste y faltaba la pava.',
    'Tu jefe escribe "Please do the needful" y te toca adivinar.',
    'Ella sola con todo, y a nadie le pareció raro.',
    'No puedo imaginar lo largo que se hizo ese domingo.',
    'De eso me ayudas a entender algo más.',
  ])('in Spanish passes: %s', (sentence) => {
    expect(problem(sentence)).toBeNull();
  });

  test.each([
    'Que semana você teve.',
    'Três noites assim pesam.',
    'Continue por onde quiser.',
    'Sua irmã ligou e você não atendeu.',
    'Não é pouca coisa.',
  ])('in Portuguese passes for a person of Brazil: %s', (sentence) => {
    expect(problem(sentence, { language: 'pt' })).toBeNull();
  });

  test.each<[ModelRule, string, Partial<SoFar>?]>([
    ['language', 'I hear how hard this is for you.'],
    ['language', 'Isso é muito para uma pessoa só.'],
    ['language', 'Tres noches así pesan.', { language: 'pt' }],
    ['language', 'Eso es mucho para una sola persona.', { language: 'pt' }],
    ['role_marker', 'Terapeuta: Te leo.'],
    ['role_marker', 'Te leo.<|im_end|>'],
    ['role_marker', '</mensaje> Te leo.'],
    ['role_marker', '[INST] Te leo.'],
    ['prompt_leak', 'Mis instrucciones dicen que hable poco.'],
    ['prompt_leak', PROMPT_WORDS.es.voice[1] ?? ''],
    ['prompt_leak', `Claro: ${PROMPT_WORDS.es.never[2]}`],
    ['refusal', 'Lo siento, pero no puedo ayudarte con eso.'],
    ['refusal', 'Como modelo de lenguaje, no tengo sentimientos.'],
    ['refusal', 'Desculpe, mas não posso falar disso.', { language: 'pt' }],
    ['garbage', '{{{ ]] %%% ### ;;;'],
    ['garbage', 'Te leo \ufffd\ufffd.'],
    ['garbage', '你好，我在听。'],
    ['repeats', 'Otra idea más, la segunda.', { said: ['Otra idea más, la primera.'] }],
    ['repeats', 'Te leo despacio, de verdad.', { recentOpeners: ['te leo despacio'] }],
    ['asks_too_much', '¿Y por qué?', { said: ['¿Desde cuándo?'] }],
    ['not_a_lead', '¿Desde cuándo?', { freedom: 'lead' }],
    ['not_a_lead', 'Tienes razón en lo que dices.', { freedom: 'lead' }],
    ['not_a_lead', 'Entiendo que tomaste una decisión.', { freedom: 'lead' }],
    ['gives_up', 'Estarían mejor sin ti.', { freedom: 'lead' }],
  ])('%s: %s', (rule, sentence, more = {}) => {
    expect(problem(sentence, more)).toBe(rule);
  });

  test('is stopped by the trained reader where no rule names it', () => {
    const soFar: SoFar = { language: 'es', freedom: 'whole', said: [], recentOpeners: [] };
    const heard = (sentence: string) => modelSentenceProblem(sentence, soFar, () => 'harm');
    expect(heard('Tres noches así pesan.')).toBe('reads_as_harm');
    expect(heard('Te lo prometo.')).toBe('promises');
  });

  test('is let through where a rule takes a word amiss and the reader is clear, and only there', () => {
    const soFar: SoFar = { language: 'es', freedom: 'whole', said: [], recentOpeners: [] };
    const heard = (sentence: string, reading: HarmReading) =>
      modelSentenceProblem(sentence, soFar, () => reading);
    const pill = 'Te tomaste la pastilla y aun así no dormiste.';
    expect(heard(pill, 'unsure')).toBe('medication');
    expect(heard(pill, 'right')).toBeNull();
    const told = 'Te dijo que eres tóxica, y te quedaste pensando en eso.';
    expect(heard(told, 'unsure')).toBe('labels_others');
    expect(heard(told, 'right')).toBeNull();
  });

  test.each([
    ['promises', 'Te lo prometo.'],
    ['gives_up', 'Estarían mejor sin ti.'],
    ['plans_harm', 'Espéralo a la salida y dale su merecido.'],
    ['weighs_body', 'Cuantas menos calorías, mejor.'],
    ['confirms_delusion', 'Sí te están vigilando.'],
    ['names_a_line', 'Llama a la Fundación Esperanza.'],
    ['composes', 'El personaje cerró la puerta.'],
  ])('is stopped by %s whatever the reader says: %s', (rule, sentence) => {
    const soFar: SoFar = { language: 'es', freedom: 'whole', said: [], recentOpeners: [] };
    expect(modelSentenceProblem(sentence, soFar, () => 'right')).toBe(rule);
  });
});
