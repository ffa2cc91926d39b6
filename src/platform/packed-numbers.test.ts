import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_SIGNED, packRising, packSigned, unpackRising, unpackSigned } from './packed-numbers.ts';

it('rising numbers come back as they were', () => {
  const rising = fc.uniqueArray(fc.nat({ max: 2 ** 30 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(rising, (list) => {
      expect(unpackRising(packRising(list))).toEqual(list);
    }),
  );
});

it('signed numbers come back as they were, also from the middle of a buffer, and JSON adds nothing to them', () => {
  const small = fc.int8Array({ minLength: 1, min: -LARGEST_SIGNED, max: LARGEST_SIGNED });
  fc.assert(
    fc.property(small, (numbers) => {
      const packed = packSigned(numbers);
      expect(unpackSigned(packed)).toEqual(numbers);
      expect(unpackSigned(packSigned(numbers.subarray(1)))).toEqual(numbers.slice(1));
      expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    }),
  );
});

it('a number that could not be read back is refused', () => {
  for (const number of [LARGEST_SIGNED + 1, -LARGEST_SIGNED - 1, 127]) {
    expect(() => packSigned(Int8Array.of(0, number))).toThrow(RangeError);
  }
});
