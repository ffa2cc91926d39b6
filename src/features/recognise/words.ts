/** The words of a message as the encoder reads them. What is done here, scripts/train-recogniser.py does in the same way. */

/** Of a longer message the encoder reads so many words at a time. */
export const WORDS_MAX = 64;

const MARKS = /\p{Mn}/gu;
const STRETCHED = /(.)\1{2,}/gu;
const WORD = /[a-z0-9]+|[?!]|[\u2600-\u{1faff}]/gu;

/** Lower case, without accents, stretched letters shortened to two; marks that ask or exclaim and pictures are words too. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').replace(STRETCHED, '$1$1').match(WORD) ?? [];
}

const PIECES_MAX = 20;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** The word whole and every run of three to five letters in it, its beginning and its end marked; at most 20. */
export function piecesOf(word: string): string[] {
  const pieces = [`=${word}`];
  const marked = `<${word}>`;
  for (let size = SHORTEST_PIECE; size <= LONGEST_PIECE; size++)
    for (let at = 0; at + size <= marked.length; at++) pieces.push(marked.slice(at, at + size));
  return pieces.slice(0, PIECES_MAX);
}

/** Row of a piece in the table: FNV-1a of 32 bits over its letters. @returns 1 … buckets; row 0 stands for nothing */
export function bucketOf(piece: string, buckets: number): number {
  let hash = 2_166_136_261;
  for (const letter of piece) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash % buckets) + 1;
}
