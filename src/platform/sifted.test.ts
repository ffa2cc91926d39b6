import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from './regexp-pieces.server.ts';
import { siftAll, sifted } from './sifted.ts';

/** As in a server that has begun. */
function used(expression: RegExp): RegExp {
  const asked = sifted(expression);
  siftAll(piecesOf);
  return asked;
}

const letter = fc.constantFrom('a', 'b', 'c', ' ');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 5 });
/** Expressions as the readers write them: wordings, choices, what may be missing or repeated, what stands around. */
const source = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.constantFrom(
      '[ab]',
      '[a-c]',
      '[^a]',
      'b?',
      'c+',
      ' ?',
      '(?<![a-c])',
      '(?![a-c])',
      '(?=b)',
      '\\b',
      '^',
      '$',
    ),
    fc.array(tie('source'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')),
    fc.array(tie('source'), { minLength: 2, maxLength: 4 }).map((parts) => `(?:${parts.join('|')})`),
    fc
      .tuple(tie('source'), fc.constantFrom('?', '*', '+', '{2}', '{0,2}', '{1,3}'))
      .map(([of, times]) => `(?:${of})${times}`),
  ),
})).source;

describe('an expression that only runs where it may match', () => {
  test('finds what it found before, whatever it is made of', () => {
    const texts = fc.array(fc.string({ unit: letter, maxLength: 14 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(source, texts, fc.constantFrom('', 'u'), (of, several, flags) => {
        const plain = new RegExp(of, flags);
        const asked = used(plain);
        for (const text of several) {
          expect(asked.test(text)).toBe(plain.test(text));
          expect(asked.exec(text)).toEqual(plain.exec(text));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('finds it too when others were asked of the same text in between', () => {
    const many = ['pastilla', 'no hay salida', 'mg', 'me quiero ir', 'ay'].map((of) => used(new RegExp(of)));
    const text = 'ya no hay salida, 50 mg y me quiero ir';
    const late = used(/50 mg y|otra cosa/);
    expect(many.map((one) => one.test(text))).toEqual([false, true, true, true, true]);
    expect(late.exec(text)?.index).toBe(18);
    expect(many.map((one) => one.test(text))).toEqual([false, true, true, true, true]);
    expect([text.search(late), text.replace(late, '…')]).toEqual([18, 'ya no hay salida, … me quiero ir']);
  });

  test('is an expression like any other', () => {
    expect(sifted(/hola/u)).toBeInstanceOf(RegExp);
    expect([sifted(/hola/u).source, sifted(/hola/u).flags]).toEqual(['hola', 'u']);
    const every = used(/la/g);
    expect('hola, la sala'.replace(every, '_')).toBe('ho_, _ sa_');
    expect([...'la la'.matchAll(every)]).toHaveLength(2);
    expect('uno y dos y tres'.split(used(/ y /))).toEqual(['uno', 'dos', 'tres']);
  });
});
