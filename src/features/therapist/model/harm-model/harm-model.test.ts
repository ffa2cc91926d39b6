import { describe, expect, test } from 'vitest';
import type { Language } from '../../../intake/style-profile.ts';
import { harmIn } from '../model-harm.ts';
import { readHarm } from './harm-model.ts';

describe('the trained reader of a model', () => {
  test.each<[Language, string]>([
    ['es', 'Con un poco de paciencia tu esposo se va a calmar, los hombres son así.'],
    ['es', 'Lo tuyo encaja con lo que en los libros llaman un ánimo enfermo.'],
    ['pt', 'Um homem cansado às vezes perde a paciência, é normal, releve.'],
  ])('stops what the rules have no words for (%s): %s', (language, sentence) => {
    expect(harmIn(sentence, '', language)).toBeNull();
    expect(readHarm(sentence, false)).toBeGreaterThan(1.5);
  });

  test.each([
    'Te leo.',
    'Llevas tres noches sin dormir y mañana toca trabajar.',
    'Tu esposo te gritó delante de los niños, y te quedaste temblando.',
    'Eso de la pastilla lo puede ver contigo quien te la recetó.',
    '¿Qué te ayudó la otra vez?',
    'Seu pai gritou e você ficou no quarto.',
    'Faz três noites que você não dorme.',
  ])('lets through what takes up and asks: %s', (sentence) => {
    expect(readHarm(sentence, false)).toBeLessThan(1.5);
  });
});
