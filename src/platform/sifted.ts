import { piecesOf } from './regexp-pieces.ts';

/**
 * The same expression, for long lists of wordings of which a text hardly ever holds one. Once it was asked often it only
 * runs on texts that hold a piece which every match must hold; these are looked for in one go, for all such expressions.
 * To run hundreds of them on every sentence costs more than everything else that is done with it.
 */
export function sifted(expression: RegExp): RegExp {
  // One that remembers where it stopped is not asked about a whole text.
  return /[gy]/.test(expression.flags) ? expression : new Sifted(expression);
}

/** Reading the pieces off an expression takes as long as running it some hundred times. */
const WORTH_IT = 200;

class Sifted extends RegExp {
  /** What a text is split with remembers where it stopped. */
  static override readonly [Symbol.species] = RegExp;

  /** A subclass is run on slower paths than a plain expression. */
  readonly #plain: RegExp;
  #asked = 0;
  /** Its number among those that are sifted; -1 while it is not. */
  #number = -1;

  constructor(...of: ConstructorParameters<typeof RegExp>) {
    super(...of);
    this.#plain = new RegExp(...of);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#mayMatch(text) ? this.#plain.exec(text) : null;
  }

  override test(text: string): boolean {
    return this.#mayMatch(text) && this.#plain.test(text);
  }

  #mayMatch(text: string): boolean {
    if (this.#number >= 0) return candidatesIn(text)[this.#number] === 1;
    if (++this.#asked === WORTH_IT) this.#number = sift(piecesOf(this));
    return true;
  }
}

/** A piece, and how many letters of it stand before those that it is found by. */
type Piece = { text: string; before: number; of: number };

/** Every piece by a few neighbouring letters of it, those that a text holds least often. */
const piecesBy = new Map<number, Piece[]>();
const KEY = 4;
/** In how many pieces each key was met: what is common among them is common in what people write. */
const met = new Map<number, number>();

let sieved = 0;

/** The number that an expression has from now on; -1 where it may match a text without any piece. */
function sift(pieces: string[] | null): number {
  if (pieces === null) return -1;
  // "pastillas" is found with "pastilla".
  const least = pieces.filter((piece) => !pieces.some((other) => other !== piece && piece.includes(other)));
  const found = least.map((text) => ({ text, keys: keysOf(text) }));
  for (const key of found.flatMap(({ keys }) => keys)) met.set(key, (met.get(key) ?? 0) + 1);
  for (const { text, keys } of found) {
    const counts = keys.map((key) => met.get(key) as number);
    const before = counts.indexOf(Math.min(...counts));
    const key = keys[before] as number;
    piecesBy.set(key, [...(piecesBy.get(key) ?? []), { text, before, of: sieved }]);
    mark(key);
  }
  kept.fill(NOTHING);
  last = NOTHING;
  return sieved++;
}

function keysOf(piece: string): number[] {
  const size = Math.min(piece.length, KEY);
  return Array.from({ length: piece.length - size + 1 }, (_, at) => keyAt(piece, at, size));
}

/** Of two, three or four letters: those that are left out count as 0. */
const keyOf = (first: number, second: number, third: number, fourth: number): number =>
  Math.imul(Math.imul((first << 16) | second, 0x9e3779b1) ^ ((third << 16) | fourth), 0x85ebca6b);

const keyAt = (text: string, at: number, size: number): number =>
  keyOf(
    text.charCodeAt(at),
    text.charCodeAt(at + 1),
    size > 2 ? text.charCodeAt(at + 2) : 0,
    size > 3 ? text.charCodeAt(at + 3) : 0,
  );

/** Which keys there are, in few bytes: they rule out most places of a text. Two that meet only cost a look. */
const marks = new Uint32Array(2 ** 11);
const mark = (key: number) => {
  (marks[key >>> 21] as number) |= 1 << (key >>> 16);
};
const isMarked = (key: number) => (((marks[key >>> 21] as number) >>> (key >>> 16)) & 1) === 1;

/** `may`: a 1 at the number of each expression that may match. */
type Candidates = { text: string | null; may: Uint8Array };
const NOTHING: Candidates = { text: null, may: new Uint8Array() };
/** A text is asked about by many expressions, one after the other, and a few texts take turns. */
const kept: Candidates[] = Array.from({ length: 8 }, () => NOTHING);
let oldest = 0;
let last = NOTHING;

function candidatesIn(text: string): Uint8Array {
  if (last.text !== text) last = kept.find((known) => known.text === text) ?? read(text);
  return last.may;
}

function read(text: string): Candidates {
  const may = new Uint8Array(sieved);
  const look = (key: number, at: number) => {
    if (!isMarked(key)) return;
    for (const piece of piecesBy.get(key) ?? NONE)
      if (text.startsWith(piece.text, at - piece.before)) may[piece.of] = 1;
  };
  let [first, second, third] = [0, text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 0; at < text.length; at++) {
    const fourth = text.charCodeAt(at + 2);
    look(keyOf(second, third, 0, 0), at);
    look(keyOf(second, third, fourth, 0), at);
    look(keyOf(first, second, third, fourth), at - 1);
    [first, second, third] = [second, third, fourth];
  }
  const candidates = { text, may };
  kept[oldest] = candidates;
  oldest = (oldest + 1) % kept.length;
  return candidates;
}

const NONE: readonly Piece[] = [];
