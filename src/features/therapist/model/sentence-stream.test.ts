import { describe, expect, test } from 'vitest';
import { joined, SentenceStream } from './sentence-stream.ts';

function heard(text: string, size: number): string[] {
  const stream = new SentenceStream();
  const out: string[] = [];
  for (let at = 0; at < text.length; at += size) out.push(...stream.push(text.slice(at, at + size)));
  return [...out, ...stream.end()];
}

describe('a stream of pieces becomes sentences', () => {
  test.each([1, 2, 3, 7, 50, 1_000])('the same ones, cut every %i characters', (size) => {
    expect(heard('Qué semana. Un 3.5 de 10, ¿no? Y entonces… sigues.\n\nDescansa hoy', size)).toEqual([
      'Qué semana.',
      'Un 3.5 de 10, ¿no?',
      'Y entonces…',
      'sigues.',
      '\n\nDescansa hoy',
    ]);
  });

  test('each as soon as it is over', () => {
    const stream = new SentenceStream();
    expect(stream.push('Qué semana.')).toEqual(['Qué semana.']);
    expect(stream.push(' Tres noches (¿no?')).toEqual([]);
    expect(stream.push(') ¿Y')).toEqual(['Tres noches (¿no?)']);
    expect(stream.push(' hoy?')).toEqual(['¿Y hoy?']);
    expect(stream.end()).toEqual([]);
  });

  test.each([
    ['a number', ['Van 3.', '5 de 10.'], ['Van 3.5 de 10.']],
    ['an initial', ['Tu jefa, A.', 'M., te gritó.'], ['Tu jefa, A.M., te gritó.']],
    ['words in marks', ['Dijo "basta.', '" Y te fuiste.'], ['Dijo "basta."', 'Y te fuiste.']],
    ['more stops', ['Qué semana.', '..', ' Sigue.'], ['Qué semana.', 'Sigue.']],
    ['an address, which is seen whole', ['Busca juntos.', 'org hoy.'], ['Busca juntos.', 'juntos.org hoy.']],
  ])('a stop in the middle of %s', (_, pieces, sentences) => {
    const stream = new SentenceStream();
    expect([...pieces.flatMap((piece) => stream.push(piece)), ...stream.end()]).toEqual(sentences);
  });

  test.each([1, 4, 1_000])('thoughts aloud never come out, cut every %i characters', (size) => {
    expect(heard('<think>Be kind. Do this.\nThen that.</think>\nQué semana. Sigue.', size)).toEqual([
      'Qué semana.',
      'Sigue.',
    ]);
    expect(heard('Qué semana. <think>and it never ends. No.', size)).toEqual(['Qué semana.']);
  });

  test('formatting, shouting and quotation marks around everything are taken off', () => {
    expect(heard('"**Qué semana!** Tres _noches_ así. 😊\n## Sigue"', 1_000)).toEqual([
      'Qué semana.',
      'Tres noches así.',
      '\nSigue',
    ]);
  });

  test.each([1, 1_000])(
    'the marks of a quotation of several sentences stay, cut every %i characters',
    (size) => {
      const other = 'Dile: «Mamá, ven hoy. No quiero estar sola.» Y espera.';
      expect(joined(heard(other, size))).toBe(other);
      const said = 'Dile:\n"Mamá, ven hoy. No quiero estar sola."\nY espera con "calma".';
      expect(joined(heard(said, size))).toBe(said);
      expect(joined(heard(`"Te leo. Dile: "ven hoy". Y espera."`, size))).toBe(
        'Te leo. Dile: "ven hoy". Y espera.',
      );
    },
  );

  test('lines and paragraphs stay: a list, a text to send', () => {
    expect(heard('Así:\n1. Lee la unidad dos.\n2. Descansa.', 1)).toEqual([
      'Así:',
      '\n1. Lee la unidad dos.',
      '\n2. Descansa.',
    ]);
    const sentences = heard('Para el jueves:\n- Lee la unidad dos.\n- Descansa.\n\nDespués me cuentas.', 3);
    expect(sentences).toEqual([
      'Para el jueves:',
      '\n- Lee la unidad dos.',
      '\n- Descansa.',
      '\n\nDespués me cuentas.',
    ]);
    expect(joined(sentences)).toBe(
      'Para el jueves:\n- Lee la unidad dos.\n- Descansa.\n\nDespués me cuentas.',
    );
  });
});
