import { describe, expect, it } from 'vitest';
import type { Memory } from '../therapist/move.ts';
import { hasPlan, PLAN_STEPS, planMemory, planOf, type SafetyPlan, sayable } from './safety-plan.ts';

const AT = '2026-11-21T12:00:00.000Z';
const kept = (words: string, step: (typeof PLAN_STEPS)[number] = 'alone'): Memory => ({
  ...planMemory(step, words),
  id: '1',
  at: AT,
});

describe('the safety plan among the memories', () => {
  it('is read back step by step, and other memories are no part of it', () => {
    const other: Memory = {
      kind: 'safety',
      text: 'Lo que me sostiene: mi hija',
      quote: 'mi hija',
      id: '2',
      at: AT,
    };
    expect(hasPlan([other])).toBe(false);
    expect(planOf([other, ...PLAN_STEPS.map((step) => kept(`palabras de ${step}`, step))])).toEqual(
      Object.fromEntries(PLAN_STEPS.map((step) => [step, { words: `palabras de ${step}`, at: AT }])),
    );
  });

  it('names each step so that a list of memories can be read', () => {
    expect(planMemory('people', 'mi hermana').text).toBe(
      'Plan de seguridad, a quién pedir ayuda: mi hermana',
    );
  });
});

describe('what of the plan may be said in a reply', () => {
  const said = (words: string) => sayable(planOf([kept(words)]), 'alone');

  it.each([
    ['salir a caminar con el perro', 'salir a caminar con el perro'],
    ['Agua en la cara\nuna canción', 'Agua en la cara'],
    ['ducharme. después llamar a Ana', 'ducharme'],
    ['ouvir "aquela" música', 'ouvir aquela música'],
  ])('%j', (words, expected) => expect(said(words)).toBe(expected));

  it.each([
    'alejarme de las pastillas',
    'cuando pienso en matarme salgo',
    'llamar al 22 345 6789',
    'tomar mi clonazepam',
    'lo que hago cuando me siento así es salir a dar muchas vueltas por ahí sin rumbo',
    '¿qué hago?',
    ' \n ',
  ])('never %j', (words) => expect(said(words)).toBeUndefined());

  it('nothing where nothing was written', () => {
    const none: SafetyPlan = {};
    expect(sayable(none, 'alone')).toBeUndefined();
    expect(sayable(undefined, 'signs')).toBeUndefined();
  });
});
