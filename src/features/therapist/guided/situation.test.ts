import { describe, expect, test } from 'vitest';
import { ContentErrors } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';
import { faultsBetween, parseSituation, type Situation } from './situation.ts';

const LONG =
  'Vivir así deja poco descanso, incluso en la propia casa, y eso cansa a cualquiera con el tiempo.';
const entries = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `- ${of(at)}`).join('\n');
const chips = `  - Una cosa → here | ${LONG}\n  - Otra cosa → do\n  - Otra más → dinero/alquiler`;
const WHOLE = `---
name: Seguir viviendo en la misma casa
feelings: [sadness, tension]
near: [dinero/alquiler]
help: [problem]
---
## Escuchar
${entries(4, (at) => `Primera ${at}. ${LONG}`)}
## Seguir
${entries(4, (at) => `Segunda ${at}. ${LONG}`)}
## Preguntar
- ¿Qué es lo más difícil ahora?
${chips}
- ¿Desde cuándo es así en la casa?
${chips.replace(LONG, `Tercera. ${LONG}`)}
## Qué se puede hacer
${entries(3, (at) => `Acuerdo ${at} | Idea ${at}. ${LONG} El primer paso es escribir tres puntos. | tool: hard-message`)}
## Para entender
${entries(2, (at) => `Cuarta ${at}. ${LONG} ${LONG}`)}
## Preguntan
${entries(4, (at) => `¿Es normal ${at}? | Sí. ${at} ${LONG}`)}
## Con alguien
- Una persona amiga que ofrezca su casa algunas noches ayuda más que un consejo.
`;
const parse = (source: string) => parseSituation(source, 'ruptura/misma-casa', 'es', 'misma-casa.md');
const faultsOf = (source: string): string[] => {
  try {
    parse(source);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.faults;
    throw error;
  }
};

describe('a situation', () => {
  test('is read with its chips, ideas and answers', () => {
    const situation = parse(WHOLE);
    expect(situation).toMatchObject({
      id: 'ruptura/misma-casa',
      topic: 'ruptura',
      feelings: ['sadness', 'tension'],
    });
    expect(situation.ask[0]?.chips.map(({ target }) => target.to)).toEqual(['here', 'do', 'situation']);
    expect(situation.ideas[0]).toMatchObject({ label: 'Acuerdo 0', tool: 'hard-message' });
    expect(situation.asked).toHaveLength(4);
  });

  test.each([
    [
      'a section that is not known',
      WHOLE.replace('## Seguir', '## Sigue'),
      /:12 there is no section "Sigue"/,
    ],
    ['a feeling that is not known', WHOLE.replace('[sadness, tension]', '[sadnes]'), /:3 feelings/],
    [
      'a name that is too long',
      WHOLE.replace('Seguir viviendo en', 'Tener que seguir viviendo en'),
      /:2 name/,
    ],
    ['a chip that leads nowhere', WHOLE.replace('→ do', '→ nada'), /:20 a chip leads/],
    ['too few first lines', WHOLE.replace(/- Primera 3.*\n/, ''), /"Escuchar" has 3 entries/],
    [
      'a label that does not fit on a chip',
      WHOLE.replace('Otra cosa →', 'Que los demás todavía no lo saben →'),
      /:20 a label/,
    ],
  ])('with %s is refused with its line', (_, source, fault) => {
    expect(faultsOf(source).join('\n')).toMatch(fault);
  });

  test('leads to situations, exercises and tools that are there, and says nothing another says', () => {
    const one = parse(WHOLE);
    const other: Situation = { ...one, id: 'dinero/alquiler' };
    expect(faultsBetween([one], ['problem', 'hard-message'])).toContainEqual(
      expect.stringContaining('no situation dinero/alquiler'),
    );
    expect(faultsBetween([one, other], ['problem'])).toContainEqual(
      expect.stringContaining('no exercise or tool hard-message'),
    );
    expect(faultsBetween([one, other], ['problem', 'hard-message'])).toContainEqual(
      expect.stringContaining('says what'),
    );
  });
});

describe('a sentence of ours', () => {
  const problems = (text: string, language: 'es' | 'pt' = 'es') =>
    problemsOf(text, language, { least: 1, most: 40 });

  test.each([
    'Se puede pedir con calma, {tú|vos|usted} {tienes|tenés|tiene} derecho a descansar.',
    'Sirve decir: “No puedo hoy, ¿te parece mañana?”.',
    'Además, después de un mes así, cualquiera pierde el interés por su país.',
  ])('may be: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test.each([
    ['Tienes derecho a descansar.', /"tienes" is a form of address/],
    ['Eso te cansa.', /"te" is a form of address/],
    ['Si lo decidiste ayer, vale.', /"decidiste" is a form of address/],
    ['Lo que querés es otra cosa.', /"querés" is a form of address/],
    ['Eso {te|le} cansa.', /needs three forms/],
    ['¡Qué bueno!', /exclamation/],
    ['Sin punto final', /does not end/],
  ])('may not be: %s', (text, problem) => {
    expect(problems(text).join('\n')).toMatch(problem);
  });

  test('of Portuguese has one form of address', () => {
    expect(problems('Você pode descansar.', 'pt')).toEqual([]);
    expect(problems('Você {pode|pode|pode} descansar.', 'pt').join()).toMatch(/braces/);
  });
});
