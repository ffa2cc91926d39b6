import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { atLeast } from './risk.ts';
import { CALM } from './risk-state.ts';

describe('danger that is shown rather than named', () => {
  test.each([
    ['le pido a la virgen todas las noches, con mi rosario, que ya me lleve', 'suicide', 'low'],
    ['aparté unas cosas en el cajón para no despertar mañana', 'suicide', 'high'],
    ['o bebê não é meu filho de verdade, trocaram ele na maternidade', 'psychosis_mania', 'moderate'],
    ['llevo cuatro noches sin dormir y ni lo necesito, Dios me eligió', 'psychosis_mania', 'high'],
    ['tiro las pastillas de los nervios el lunes y desde ayer ando temblando y sudando', 'substance', 'low'],
    ['me tiemblan las manos, sudo frío y veo bichos en la pared', 'medical_emergency', 'imminent'],
    ['traigo el machete en la bolsa y voy para su casa', 'harm_to_others', 'high'],
    ['me ise daño de nuebo en los brasos', 'self_harm', 'moderate'],
    ['esta noxe me mato', 'suicide', 'high'],
  ] as const)('%s', (text, kind, level) => {
    const found = assess(text, CALM);
    expect(found.kinds).toContain(kind);
    expect(atLeast(found.level, level)).toBe(true);
  });

  test.each([
    'cambiaron a mi hija de salón',
    'quería morirme de la vergüenza cuando se me cayó la bandeja',
    'el bombo del vecino me golpea la pared',
    'llora como si se fuera para siempre y se va dos semanas',
    'me quiero matar, perdí el cuaderno con los apuntes',
  ])('none: %s', (text) => {
    expect(assess(text, CALM).own).toBe('none');
  });
});
