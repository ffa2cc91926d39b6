/** Whole numbers of the small models as text: short to store, quick to read. */

/** @param rising whole numbers ≥ 0, each larger than the one before; told by their distances, seven bits a byte */
export function packRising(rising: readonly number[]): string {
  const bytes: number[] = [];
  rising.forEach((number, i) => {
    let rest = number - (rising[i - 1] ?? 0);
    do {
      bytes.push((rest & 0x7f) | (rest > 0x7f ? MORE : 0));
      rest >>>= 7;
    } while (rest > 0);
  });
  return base64Of(Uint8Array.from(bytes));
}

/** The high bit of a byte: the number goes on in the next. */
const MORE = 0x80;

export function unpackRising(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of bytesOf(packed)) {
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte & MORE) continue;
    number += distance;
    numbers.push(number);
    distance = 0;
    shift = 0;
  }
  return numbers;
}

export function packSigned(numbers: Int8Array): string {
  return base64Of(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
}

export function unpackSigned(packed: string): Int8Array {
  return new Int8Array(bytesOf(packed).buffer);
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
