import { describe, expect, test } from 'vitest';
import { piecesOf } from './regexp-pieces.server.ts';

describe('what every match of an expression holds one of', () => {
  test.each<[RegExp, string[]]>([
    [/pastillas?/, ['pastilla', 'pastillas']],
    [/(?<![a-z])(?:ana|luz)(?![a-z])/, ['ana', 'luz']],
    [/(?:no|nao) (?:hay|tem) salida/, ['no hay salida', 'no tem salida', 'nao hay salida', 'nao tem salida']],
    [/\d+ (?:mg|gotas)/, [' mg', ' gotas']],
    [/sol[oa]s?(?: [a-z]+){0,3} en casa/, [' en casa']],
    [/(?:ja){2,}/, ['ja']],
    [/\bmuer[a-z]* de frio\b/, [' de frio']],
    [/(?:me|te) quiero ir/u, ['me quiero ir', 'te quiero ir']],
  ])('%s', (expression, pieces) => {
    expect(piecesOf(expression)?.toSorted()).toEqual(pieces.toSorted());
  });

  test.each<[string, RegExp]>([
    ['an alternative of one letter', /hola|y/],
    ['an alternative that needs nothing', /hola|[a-z]+/],
    ['what may be missing', /(?:hola)?/],
    ['letters that are left out', /[^aeiou]{4}/],
    ['any case', /hola/i],
    ['any class of letters', /\p{L}{4}/u],
  ])('is not known for %s', (_, expression) => {
    expect(piecesOf(expression)).toBeNull();
  });
});
