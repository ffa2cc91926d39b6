/**
 * Whole numbers of the small models as text that compresses to little more than what they tell: a character each for
 * the frequent ones, out of an alphabet that JSON writes as it is.
 */
const FIRST = '#'.charCodeAt(0);
/** JSON would write it with two characters; the ones after it move up. */
const BACKSLASH = '\\'.charCodeAt(0);
const SYMBOLS = 91;

const characterOf = (symbol: number): string => {
  const code = FIRST + symbol;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};
const symbolAt = (text: string, i: number): number => {
  const code = text.charCodeAt(i);
  return code - FIRST - (code > BACKSLASH ? 1 : 0);
};

/** Of the alphabet the lower symbols end a number, the others say that it goes on. */
const DIGITS = Math.floor(SYMBOLS / 2);

/** @param rising whole numbers ≥ 0, each larger than the one before; told by their distances */
export function packRising(rising: readonly number[]): string {
  let text = '';
  rising.forEach((number, i) => {
    let rest = number - (rising[i - 1] ?? 0);
    for (; rest >= DIGITS; rest = Math.floor(rest / DIGITS)) text += characterOf(DIGITS + (rest % DIGITS));
    text += characterOf(rest);
  });
  return text;
}

export function unpackRising(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let distance = 0;
  let place = 1;
  for (let i = 0; i < packed.length; i++) {
    const symbol = symbolAt(packed, i);
    distance += (symbol % DIGITS) * place;
    place *= DIGITS;
    if (symbol >= DIGITS) continue;
    number += distance;
    numbers.push(number);
    distance = 0;
    place = 1;
  }
  return numbers;
}

/** The largest number, either way, that `packSigned` can tell. */
export const LARGEST_SIGNED = Math.floor(SYMBOLS / 2);

/** @throws RangeError for a number beyond LARGEST_SIGNED, which could not be read back */
export function packSigned(numbers: Int8Array): string {
  let text = '';
  for (const number of numbers) {
    if (Math.abs(number) > LARGEST_SIGNED) throw new RangeError(`${number} is too large to pack`);
    text += characterOf(number + LARGEST_SIGNED);
  }
  return text;
}

export function unpackSigned(packed: string): Int8Array {
  const numbers = new Int8Array(packed.length);
  for (let i = 0; i < packed.length; i++) numbers[i] = symbolAt(packed, i) - LARGEST_SIGNED;
  return numbers;
}
