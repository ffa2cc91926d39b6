import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRising, packSigned, unpackRising, unpackSigned } from './packed-numbers.ts';

it('rising numbers come back as they were', () => {
  const rising = fc.uniqueArray(fc.nat({ max: 2 ** 30 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(rising, (list) => {
      expect(unpackRising(packRising(list))).toEqual(list);
    }),
  );
});

it('signed bytes come back as they were, also from the middle of a buffer', () => {
  fc.assert(
    fc.property(fc.int8Array({ minLength: 1 }), (bytes) => {
      expect(unpackSigned(packSigned(bytes))).toEqual(bytes);
      expect(unpackSigned(packSigned(bytes.subarray(1)))).toEqual(bytes.slice(1));
    }),
  );
});
