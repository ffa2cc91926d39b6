import { describe, expect, it } from 'vitest';
import { splitClauses, splitSentences, splitSpoken } from '../recognise/sentences.ts';
import { normalise } from './normalise.ts';

describe('comparable text', () => {
  it.each([
    ['su1c1d10', 'suicidio'],
    ['s u i c i d i o', 'suicidio'],
    ['s.u.i.c.i.d.i.o', 'suicidio'],
    ['q u i e r o m o r i r', 'quiero morir'],
    ['sui\u200bcidio', 'suicidio'],
    ['suісіdіо', 'suicidio'],
    ['su*cidio', 'suicidio'],
    ['sucidar', 'suicidar'],
    ['suisidarme', 'suicidarme'],
    ['SUICIDARMEEE', 'suicidarme'],
    ['quierooooo moriiiir', 'quiero morir'],
    ['xq no kiero nd', 'porque no quiero nada'],
    ['toy kansada', 'estoy cansada'],
    ['año, mamá', 'ano , mama'],
  ])('reads %s as %s', (typed, expected) => {
    expect(normalise(typed)).toBe(expected);
  });

  it.each(['10mg', '4am', '22hs', 'a las 7:30', 'subsidio', 'suciedad', 'residir'])(
    'leaves %s alone',
    (text) => {
      expect(normalise(text)).toBe(text);
    },
  );

  it('stays quick on long text made to be slow', () => {
    const started = performance.now();
    for (const piece of ['a', 'a1', 'a ', 'me ', 'el ', '* ', '¡!', 'quiero ', 'no me ', '1-'])
      normalise(piece.repeat(4000 / piece.length));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('sentences', () => {
  it('splits on marks and lines, never inside a number', () => {
    expect(splitSentences('no puedo. estoy en 3.5 y ya; chao\nnada')).toEqual([
      'no puedo',
      'estoy en 3.5 y ya',
      'chao',
      'nada',
    ]);
  });

  it('opens a clause after a comma and after "pero"', () => {
    expect(splitClauses('no quiero , me da miedo pero sigo')).toEqual([
      'no quiero',
      'me da miedo',
      'pero sigo',
    ]);
  });

  it('gives a reply back whole, sentence by sentence', () => {
    const reply = 'Hola. Si puede ser hoy, 911. ¿Vienes?\n- uno\n- dos';
    expect(splitSpoken(reply).join('')).toBe(reply);
    expect(splitSpoken(reply)).toHaveLength(5);
  });
});
