/** Only what is plainly said is learnt, in the person's own words. */
import { describe, expect, it } from 'vitest';
import { statementsIn } from './memory-facts.ts';

const now = new Date('2026-11-21T15:00:00Z'); // a Saturday
const learnt = (text: string) => statementsIn(text, now).map((draft) => `${draft.kind}: ${draft.text}`);

describe('a plain statement is kept as it was written', () => {
  it.each([
    ['soy maestra de primaria', 'fact: Soy maestra de primaria'],
    ['hola, trabajo de noche en un hospital', 'fact: Trabajo de noche en un hospital'],
    ['tengo dos hijos, Tomás y Sofía', 'fact: Tengo dos hijos, Tomás y Sofía'],
    ['vivo sola desde marzo', 'fact: Vivo sola desde marzo'],
    ['mi mamá tiene alzheimer', 'fact: Mi mamá tiene alzheimer'],
    ['mi gata se llama Luna', 'fact: Mi gata se llama Luna'],
    ['llevo tres meses sin trabajo', 'fact: Llevo tres meses sin trabajo'],
    ['soy alérgica a la penicilina', 'fact: Soy alérgica a la penicilina'],
    ['toco la guitarra desde chico', 'fact: Toco la guitarra desde chico'],
    ['ayer me peleé con mi hermana por la casa', 'fact: Ayer me peleé con mi hermana por la casa'],
    ['mi meta es terminar la tesis', 'goal: Mi meta es terminar la tesis'],
    ['quiero dejar de fumar', 'goal: Quiero dejar de fumar'],
    ['salir a caminar me hace bien', 'helped: Salir a caminar me hace bien'],
    ['lo que me ayuda es escribir de noche', 'helped: Lo que me ayuda es escribir de noche'],
    ['no me digas que todo va a estar bien', 'avoid: No me digas que todo va a estar bien'],
    ['prefiero no hablar de mi papá', 'avoid: Prefiero no hablar de mi papá'],
    ['meditar me pone peor', 'avoid: Meditar me pone peor'],
    ['moro com a minha avó', 'fact: Moro com a minha avó'],
    ['minha irmã se chama Paula', 'fact: Minha irmã se chama Paula'],
    ['tenho enxaqueca desde criança', 'fact: Tenho enxaqueca desde criança'],
    ['gosto de cozinhar no domingo', 'fact: Gosto de cozinhar no domingo'],
    ['quero parar de beber', 'goal: Quero parar de beber'],
    ['caminhar na praia me acalma', 'helped: Caminhar na praia me acalma'],
    ['não quero falar do meu pai', 'avoid: Não quero falar do meu pai'],
  ])('%s', (text, expected) => {
    expect(learnt(text)).toEqual([expected]);
  });

  it('several in one message stand apart, each with its own sentence', () => {
    expect(learnt('me llamo Ana, tengo dos hijos y trabajo de enfermera. Vivo en Rosario')).toEqual([
      'fact: Tengo dos hijos',
      'fact: Trabajo de enfermera',
      'fact: Vivo en Rosario',
    ]);
  });
});

describe('nothing is learnt from', () => {
  it.each([
    ['a feeling', 'me siento sola'],
    ['a complaint', 'mi hermana me tiene harta'],
    ['a guess', 'creo que tengo diabetes'],
    ['a wish', 'ojalá tuviera dos hijos'],
    ['a condition', 'si vivo sola me voy a deprimir'],
    ['hearsay', 'mi novio dice que soy enfermera de todos'],
    ['a question', '¿me ayuda caminar?'],
    ['a bare pronoun', 'eso me ayudó'],
    ['despair', 'quiero dejar de existir'],
    ['an insult at oneself', 'soy un desastre'],
    ['talk about us', 'me gusta hablar contigo'],
    ['a plain no', 'nada me ayuda'],
    ['a feeling in Portuguese', 'estou cansada de tudo'],
    ['a guess in Portuguese', 'acho que tenho diabetes'],
  ])('%s: %s', (_, text) => {
    expect(learnt(text)).toEqual([]);
  });
});

describe('what is still to come keeps its day', () => {
  it.each([
    ['el jueves es mi examen oral', '2026-11-26'],
    ['mañana tengo una entrevista', '2026-11-22'],
    ['me operan el lunes de la rodilla', '2026-11-23'],
    ['mi cumpleaños es el 3 de mayo', '2027-05-03'],
    ['sexta tenho uma prova de cálculo', '2026-11-27'],
    ['tengo turno con el dentista el 30', '2026-11-30'],
  ])('%s → %s', (text, day) => {
    expect(statementsIn(text, now)[0]?.on).toBe(day);
  });

  it('and what is past, or comes every week, has none', () => {
    for (const text of ['el jueves pasado me peleé con mi mamá', 'voy a terapia todos los miércoles'])
      expect(statementsIn(text, now)[0]?.on).toBeUndefined();
  });
});
