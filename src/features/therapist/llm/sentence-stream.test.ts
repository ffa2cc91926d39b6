import { describe, expect, test } from 'vitest';
import { SentenceStream } from './sentence-stream.ts';

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
      'Descansa hoy',
    ]);
  });

  test('each as soon as it is over', () => {
    const stream = new SentenceStream();
    expect(stream.push('Qué semana.')).toEqual([]);
    expect(stream.push(' Tres')).toEqual(['Qué semana.']);
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
      'Sigue',
    ]);
  });
});
