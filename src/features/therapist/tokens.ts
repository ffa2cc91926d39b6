import { lately } from '../../platform/lately.ts';

/** One word or one mark, as typed and in the two shapes the readers compare. */
export type Token = {
  text: string;
  /** Lower case, accents kept. */
  low: string;
  /** Lower case, no accents, stretched letters shortened: "Nooo" → "no", "MAMÁ" → "mama". */
  flat: string;
  isWord: boolean;
  /** A stop, a picture or a laugh: what stands before and after it are two sentences. */
  endsSentence: boolean;
};

const PIECE =
  /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*%?|\p{Extended_Pictographic}|[^\s]/gu;

const LAUGH = /^((ja|je|ji){2,}j?|jaj\w*|kk+|rsrs\w*|xd|lol)$/;
const STOP_OR_PICTURE = /^[.!?¡¿…;:\n]$|\p{Extended_Pictographic}/u;

/** Most words carry no mark, and taking marks away is what costs. */
const IS_PLAIN = /^[\x20-\x7e]*$/;

export function flatten(text: string): string {
  const bare = IS_PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return bare
    .toLowerCase()
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/([aiu])\1$/, '$1');
}

export const tokenize = lately((text): readonly Token[] =>
  Array.from(text.normalize('NFC').matchAll(PIECE), ([piece]) => {
    const flat = flatten(piece);
    const isWord = /[\p{L}\p{N}]/u.test(piece);
    const endsSentence = isWord ? LAUGH.test(flat) : STOP_OR_PICTURE.test(piece);
    return { text: piece, low: piece.toLowerCase(), flat, isWord, endsSentence };
  }),
);

export function wordsOf(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.isWord);
}

/** Joins words and marks the way they are written: no space before a comma. */
export function joinTokens(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(/ ([,;:.!?…)»”])/g, '$1')
    .replace(/([¿¡(«“]) /g, '$1')
    .trim();
}

export function capitalise(text: string): string {
  const at = text.search(/\p{L}/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
