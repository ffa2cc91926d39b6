import { lately } from './lately.ts';

/**
 * The same expression, for long lists of wordings of which a text hardly ever holds one. Once the server has called
 * `siftAll` it only runs on texts that hold a piece which every match must hold; these are looked for in one go, for all
 * such expressions. To run them all on every sentence drives everything else out of the caches of a processor.
 */
export function sifted(expression: RegExp): RegExp {
  // One that remembers where it stopped is not asked about a whole text.
  return /[gy]/.test(expression.flags) ? expression : new Sifted(expression);
}

/** Those that were made and run as they are. */
const made: Sifted[] = [];

/** @param piecesOf pieces of which every match of an expression holds at least one; null where nothing is certain */
export function siftAll(piecesOf: (expression: RegExp) => string[] | null): void {
  for (const expression of made.splice(0)) expression.siftBy(piecesOf(expression));
  candidatesIn = lately(read);
}

class Sifted extends RegExp {
  /** What a text is split with remembers where it stopped. */
  static override readonly [Symbol.species] = RegExp;

  /** A subclass is run on slower paths than a plain expression. */
  readonly #plain: RegExp;
  /** Its number among those that are sifted; -1 while it is not. */
  #number = -1;

  constructor(...of: ConstructorParameters<typeof RegExp>) {
    super(...of);
    this.#plain = new RegExp(...of);
    made.push(this);
  }

  siftBy(pieces: string[] | null): void {
    if (pieces !== null) this.#number = keep(pieces);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#mayMatch(text) ? this.#plain.exec(text) : null;
  }

  override test(text: string): boolean {
    return this.#mayMatch(text) && this.#plain.test(text);
  }

  #mayMatch(text: string): boolean {
    return this.#number < 0 || candidatesIn(text)[this.#number] === 1;
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

/** The number that the expression of these pieces has from now on. */
function keep(pieces: string[]): number {
  // "pastillas" is found with "pastilla".
  const least = pieces.filter(
    (piece) => !pieces.some((other) => other.length < piece.length && piece.includes(other)),
  );
  const found = least.map((text) => ({ text, keys: keysOf(text) }));
  for (const key of found.flatMap(({ keys }) => keys)) met.set(key, (met.get(key) ?? 0) + 1);
  for (const { text, keys } of found) {
    const counts = keys.map((key) => met.get(key) as number);
    const before = counts.indexOf(Math.min(...counts));
    const key = keys[before] as number;
    piecesBy.set(key, [...(piecesBy.get(key) ?? []), { text, before, of: sieved }]);
    mark(key);
  }
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

/**
 * For each expression, by its number, a 1 where it may match. A text is asked about by many expressions, one after the other,
 * and a few texts take turns.
 */
let candidatesIn = lately(read);

function read(text: string): Uint8Array {
  const may = new Uint8Array(sieved);
  let first = 0;
  let second = letterAt(text, 0);
  let third = letterAt(text, 1);
  for (let at = 0; at < text.length; at++) {
    const fourth = letterAt(text, at + 2);
    const two = keyOf(second, third, 0, 0);
    const three = keyOf(second, third, fourth, 0);
    const four = keyOf(first, second, third, fourth);
    if (isMarked(two)) note(may, two, text, at);
    if (isMarked(three)) note(may, three, text, at);
    if (isMarked(four)) note(may, four, text, at - 1);
    first = second;
    second = third;
    third = fourth;
  }
  return may;
}

/** 0 past the end: what is no number would make every sum with it slow. */
const letterAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) : 0);

/** `at`: where in the text the letters of the key stand. */
function note(may: Uint8Array, key: number, text: string, at: number): void {
  for (const piece of piecesBy.get(key) ?? NONE)
    if (text.startsWith(piece.text, at - piece.before)) may[piece.of] = 1;
}

const NONE: readonly Piece[] = [];
