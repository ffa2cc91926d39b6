/**
 * A small recurrent network that reads a text word by word, from both ends, and adds up to one number: gated recurrent
 * units (Cho and others, 2014) over vectors of words and of their letters. What is only counted tells no order; and words
 * that nobody wrote in training are known by their letters. Pure.
 */
import { unpackRising, unpackSigned } from './packed-numbers.ts';
import { indexRows, NO_ROW, type RowIndex, rowOf } from './row-index.ts';
import { hashOf } from './text-features.ts';

/** Numbers in the vector of a word, and in the state that each direction carries from word to word. */
export const WORD_SIZE = 32;
export const STATE_SIZE = 32;
/** What goes to the gates of a direction: to reset, to update and to the new state. */
export const GATES_SIZE = 3 * STATE_SIZE;
/** What is heard of a text: in each direction the largest of each number on the way, and the mean. */
export const HEARD_SIZE = 4 * STATE_SIZE;

/** Runs of letters share so many rows; the rows of known words come after them. */
export const LETTER_ROWS = 2 ** 13;
/** Of a word with its ends marked: how long the runs are that count anywhere, and how long its beginnings. */
const RUNS = [3, 4] as const;
const BEGINNINGS = [5, 6] as const;

export type Direction = {
  /** WORD_SIZE rows of GATES_SIZE, STATE_SIZE rows of GATES_SIZE, and one. */
  fromWord: Float32Array;
  fromState: Float32Array;
  bias: Float32Array;
};

export type GatedUnits = {
  /** Hashes of the known words, in rising order. */
  words: readonly number[];
  /** Rows of WORD_SIZE: LETTER_ROWS of letters, then one a known word. */
  vectors: Float32Array;
  /** From the first word to the last, and back. */
  directions: readonly [Direction, Direction];
  /** HEARD_SIZE weights, and what the sum starts from. */
  weights: Float32Array;
  bias: Float32Array;
};

/** Rows whose vectors make that of a word: its own, or NO_ROW, and those of its letters, which count as their mean. */
export type WordRows = { own: number; letters: readonly number[] };

const COMBINING = /\p{M}/gu;

/** @param word in lower case, with its accents */
export function rowsOfWord(known: RowIndex, word: string): WordRows {
  const marked = `<${word.normalize('NFD').replace(COMBINING, '')}>`;
  const letters = new Set<number>();
  const add = (run: string) => letters.add(hashOf(run) % LETTER_ROWS);
  for (const length of RUNS) {
    for (let at = 0; at + length <= marked.length; at++) add(marked.slice(at, at + length));
  }
  for (const length of BEGINNINGS) if (marked.length > length) add(marked.slice(0, length));
  const row = rowOf(known, hashOf(word));
  return { own: row === NO_ROW ? NO_ROW : LETTER_ROWS + row, letters: [...letters] };
}

/** The vector of a word. */
export function vectorOf(vectors: Float32Array, { own, letters }: WordRows): Float32Array {
  const vector = new Float32Array(WORD_SIZE);
  const add = (row: number, share: number) => {
    const start = row * WORD_SIZE;
    for (let i = 0; i < WORD_SIZE; i++) {
      vector[i] = (vector[i] as number) + (vectors[start + i] as number) * share;
    }
  };
  for (const row of letters) add(row, 1 / letters.length);
  if (own !== NO_ROW) add(own, 1);
  return vector;
}

/** What a word gives to the gates of both directions. */
export type Given = readonly [Float32Array, Float32Array];

export const givenBy = (vector: Float32Array, [forth, back]: GatedUnits['directions']): Given => [
  givenTo(forth, vector),
  givenTo(back, vector),
];

function givenTo({ fromWord, bias }: Direction, vector: Float32Array): Float32Array {
  const given = Float32Array.from(bias);
  addProduct(vector, fromWord, given);
  return given;
}

/** Adds to `sums`, four at a time, a row of numbers times a matrix with as many rows: most of what a text costs. */
function addProduct(numbers: Float32Array, matrix: Float32Array, sums: Float32Array): void {
  const width = sums.length;
  for (let j = 0; j < width; j += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    let at = j;
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      first += number * (matrix[at] as number);
      second += number * (matrix[at + 1] as number);
      third += number * (matrix[at + 2] as number);
      fourth += number * (matrix[at + 3] as number);
      at += width;
    }
    sums[j] = (sums[j] as number) + first;
    sums[j + 1] = (sums[j + 1] as number) + second;
    sums[j + 2] = (sums[j + 2] as number) + third;
    sums[j + 3] = (sums[j + 3] as number) + fourth;
  }
}

/** A direction's way over a text: what it carried before each word and after the last, and how it came to it. */
export type Way = {
  states: Float32Array[];
  /** Reset, update and new state at each word. */
  gates: Float32Array[];
  /** What the state before each word gave to them. */
  recalled: Float32Array[];
};

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** From the first word to the last, and back. */
export const walkBoth = (given: readonly Given[], [forth, back]: GatedUnits['directions']): [Way, Way] => [
  walk(
    forth,
    given.map(([own]) => own),
  ),
  walk(back, given.map(([, own]) => own).reverse()),
];

/** @param given what each word gives to the gates, in the order of this direction */
function walk({ fromState }: Direction, given: readonly Float32Array[]): Way {
  const way: Way = { states: [new Float32Array(STATE_SIZE)], gates: [], recalled: [] };
  for (const [at, own] of given.entries()) {
    const before = way.states[at] as Float32Array;
    const recalled = new Float32Array(GATES_SIZE);
    addProduct(before, fromState, recalled);
    const gates = new Float32Array(GATES_SIZE);
    const after = new Float32Array(STATE_SIZE);
    for (let reset = 0; reset < STATE_SIZE; reset++) {
      const update = reset + STATE_SIZE;
      const fresh = update + STATE_SIZE;
      const open = sigmoid((own[reset] as number) + (recalled[reset] as number));
      const kept = sigmoid((own[update] as number) + (recalled[update] as number));
      const newer = Math.tanh((own[fresh] as number) + open * (recalled[fresh] as number));
      gates[reset] = open;
      gates[update] = kept;
      gates[fresh] = newer;
      after[reset] = (1 - kept) * newer + kept * (before[reset] as number);
    }
    way.recalled.push(recalled);
    way.gates.push(gates);
    way.states.push(after);
  }
  return way;
}

/** What was heard on both ways; `peaks` names, for each largest number, after how many words of its way it was there. */
export function hear(ways: readonly Way[]): { heard: Float32Array; peaks: Int32Array } {
  const heard = new Float32Array(HEARD_SIZE);
  const peaks = new Int32Array(ways.length * STATE_SIZE);
  for (const [direction, { states }] of ways.entries()) {
    for (let i = 0; i < STATE_SIZE; i++) {
      let sum = 0;
      let peak = 1;
      for (let at = 1; at < states.length; at++) {
        const value = states[at]?.[i] as number;
        sum += value;
        if (value > (states[peak]?.[i] as number)) peak = at;
      }
      const place = direction * STATE_SIZE + i;
      peaks[place] = peak;
      heard[place] = states[peak]?.[i] as number;
      heard[ways.length * STATE_SIZE + place] = sum / (states.length - 1);
    }
  }
  return { heard, peaks };
}

export function sumOf({ weights, bias }: Pick<GatedUnits, 'weights' | 'bias'>, heard: Float32Array): number {
  let sum = bias[0] as number;
  for (let i = 0; i < HEARD_SIZE; i++) sum += (weights[i] as number) * (heard[i] as number);
  return sum;
}

/** Words whose part is kept: the frequent ones are most of what is written. */
const WORDS_KEPT = 2_000;

/** @returns what a text adds up to, by its words in lower case; 0 for none */
export function gatedReader(units: GatedUnits): (words: readonly string[]) => number {
  const known = indexRows(units.words);
  const kept = new Map<string, Given>();
  const givenOf = (word: string): Given => {
    let given = kept.get(word);
    if (given === undefined) {
      given = givenBy(vectorOf(units.vectors, rowsOfWord(known, word)), units.directions);
      if (kept.size >= WORDS_KEPT) kept.clear();
      kept.set(word, given);
    }
    return given;
  };
  return (words) =>
    words.length === 0 ? 0 : sumOf(units, hear(walkBoth(words.map(givenOf), units.directions)).heard);
}

/** As stored: each table in whole numbers of one step, as packed-numbers.ts writes them. */
export type PackedTable = { step: number; numbers: string };
type PackedDirection = Record<keyof Direction, PackedTable>;
export type PackedGatedUnits = {
  words: string;
  vectors: PackedTable;
  forth: PackedDirection;
  back: PackedDirection;
  weights: PackedTable;
  bias: number;
};

function unpackTable({ step, numbers }: PackedTable): Float32Array {
  const table = Float32Array.from(unpackSigned(numbers));
  for (let i = 0; i < table.length; i++) table[i] = (table[i] as number) * step;
  return table;
}

const unpackDirection = ({ fromWord, fromState, bias }: PackedDirection): Direction => ({
  fromWord: unpackTable(fromWord),
  fromState: unpackTable(fromState),
  bias: unpackTable(bias),
});

export const unpackGatedUnits = ({
  words,
  vectors,
  forth,
  back,
  weights,
  bias,
}: PackedGatedUnits): GatedUnits => ({
  words: unpackRising(words),
  vectors: unpackTable(vectors),
  directions: [unpackDirection(forth), unpackDirection(back)],
  weights: unpackTable(weights),
  bias: Float32Array.of(bias),
});
