/**
 * Trains gated units (src/platform/gated-units.ts) and packs them: backpropagation through time, Adam, some texts at a
 * time. Deterministic: the same lessons give the same units, byte for byte. Nothing here reads or writes a file.
 */
import {
  type Direction,
  GATES_SIZE,
  type GatedUnits,
  givenBy,
  HEARD_SIZE,
  hear,
  LETTER_ROWS,
  type PackedGatedUnits,
  type PackedTable,
  rowsOfWord,
  STATE_SIZE,
  sigmoid,
  sumOf,
  vectorOf,
  type Way,
  WORD_SIZE,
  type WordRows,
  walkBoth,
} from '../src/platform/gated-units.ts';
import { LARGEST_SIGNED, packRising, packSigned } from '../src/platform/packed-numbers.ts';
import { indexRows, NO_ROW } from '../src/platform/row-index.ts';
import { hashOf } from '../src/platform/text-features.ts';
import { randomFrom, shuffled } from './training-random.ts';

export type GatedLesson = {
  /** In lower case, at least one. */
  words: readonly string[];
  author: string;
  /** 0 or 1. */
  target: number;
};

export type GatedSettings = {
  seed: number;
  epochs: number;
  /** Texts after which everything takes a step. */
  batch: number;
  /** The longest step; it grows to that in the first part and shrinks to nothing until the end. */
  rate: number;
  warming: number;
  /** A word has a row of its own when so many people wrote it. */
  writers: number;
  /** Shares left out by chance, so that nothing hangs on one of them. */
  without: { word: number; vector: number; heard: number };
};

/** How much of everything a step moves it by, for each number: as long as `GatedUnits` has any. */
type Slopes = Omit<GatedUnits, 'words'>;

export function trainGatedUnits(lessons: readonly GatedLesson[], settings: GatedSettings): GatedUnits {
  const random = randomFrom(settings.seed);
  const units = newUnits(wordsOfSeveral(lessons, settings.writers), random);
  const known = indexRows(units.words);
  const rows = new Map<string, WordRows>();
  for (const word of new Set(lessons.flatMap(({ words }) => words))) rows.set(word, rowsOfWord(known, word));
  const texts = lessons.map(({ words, target }) => ({
    words: words.map((word) => rows.get(word) as WordRows),
    target,
  }));
  const learner = new Learner(units, settings, random);
  const steps = settings.epochs * Math.ceil(texts.length / settings.batch);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const order = shuffled(texts, random);
    for (let at = 0; at < order.length; at += settings.batch) {
      for (const text of order.slice(at, at + settings.batch)) learner.read(text.words, text.target);
      learner.step(steps);
    }
  }
  return units;
}

function wordsOfSeveral(lessons: readonly GatedLesson[], writers: number): number[] {
  const authors = new Map<string, Set<string>>();
  for (const { words, author } of lessons) {
    for (const word of words) {
      const of = authors.get(word) ?? new Set();
      authors.set(word, of.add(author));
    }
  }
  const known = [...authors].filter(([, of]) => of.size >= writers).map(([word]) => hashOf(word));
  return [...new Set(known)].sort((a, b) => a - b);
}

/** Even chance up to here is as wide as a normal one of a tenth. */
const FIRST_VECTOR = 0.1 * Math.sqrt(3);

function newUnits(words: number[], random: () => number): GatedUnits {
  const some = (length: number, size: number) =>
    Float32Array.from({ length }, () => (2 * random() - 1) * size);
  const spread = 1 / Math.sqrt(STATE_SIZE);
  const direction = (): Direction => ({
    fromWord: some(WORD_SIZE * GATES_SIZE, spread),
    fromState: some(STATE_SIZE * GATES_SIZE, spread),
    bias: some(GATES_SIZE, spread),
  });
  return {
    words,
    vectors: some((LETTER_ROWS + words.length) * WORD_SIZE, FIRST_VECTOR),
    directions: [direction(), direction()],
    weights: some(HEARD_SIZE, 1 / Math.sqrt(HEARD_SIZE)),
    bias: new Float32Array(1),
  };
}

/** A word as it stands in a text that is learnt from: how its vector was changed by chance is part of it. */
type Word = { rows: WordRows; vector: Float32Array; mask: Float32Array };

/** Reads texts and keeps the slopes until a step is taken. */
class Learner {
  readonly #units: GatedUnits;
  readonly #settings: GatedSettings;
  readonly #random: () => number;
  readonly #slopes: Slopes;
  readonly #touched = new Set<number>();
  readonly #adam: { first: Float32Array; second: Float32Array }[];
  #read = 0;
  #steps = 0;

  constructor(units: GatedUnits, settings: GatedSettings, random: () => number) {
    this.#units = units;
    this.#settings = settings;
    this.#random = random;
    this.#slopes = noSlopes(units);
    this.#adam = tablesOf(units).map(({ length }) => ({
      first: new Float32Array(length),
      second: new Float32Array(length),
    }));
  }

  read(rows: readonly WordRows[], target: number): void {
    const { without } = this.#settings;
    const words = rows.map((own) => this.#wordOf(own));
    const pass = forward(
      this.#units,
      words.map(({ vector }) => vector),
    );
    const mask = this.#maskOf(HEARD_SIZE, without.heard);
    const heard = pass.heard.map((value, i) => value * (mask[i] as number));
    const error = sigmoid(sumOf(this.#units, heard)) - target;
    const toVectors = backward(this.#units, pass, { error, mask }, this.#slopes);
    for (const [at, word] of words.entries()) this.#blame(word, toVectors[at] as Float32Array);
    this.#read += 1;
  }

  /** @param steps that there will be in all */
  step(steps: number): void {
    const { rate, warming } = this.#settings;
    this.#steps += 1;
    const share = Math.min(this.#steps / (warming * steps), 1 - (this.#steps - 1) / steps);
    const now = { rate: rate * share, steps: this.#steps, read: this.#read };
    const tables = tablesOf(this.#units);
    const slopes = tablesOf(this.#slopes);
    for (const [at, table] of tables.entries()) {
      const adam = this.#adam[at] as { first: Float32Array; second: Float32Array };
      const slope = slopes[at] as Float32Array;
      if (table !== this.#units.vectors) {
        moveBy(table, slope, adam, now, 0, table.length);
        continue;
      }
      // Of all rows only those of the words that were read.
      for (const row of this.#touched) {
        moveBy(table, slope, adam, now, row * WORD_SIZE, (row + 1) * WORD_SIZE);
      }
    }
    this.#touched.clear();
    this.#read = 0;
  }

  #wordOf({ own, letters }: WordRows): Word {
    const { without } = this.#settings;
    const rows = { own: this.#random() < without.word ? NO_ROW : own, letters };
    const mask = this.#maskOf(WORD_SIZE, without.vector);
    const vector = vectorOf(this.#units.vectors, rows).map((value, i) => value * (mask[i] as number));
    return { rows, vector, mask };
  }

  /** 0 for what is left out; the rest stands for it. */
  #maskOf(length: number, without: number): Float32Array {
    return Float32Array.from({ length }, () => (this.#random() < without ? 0 : 1 / (1 - without)));
  }

  #blame({ rows: { own, letters }, mask }: Word, slope: Float32Array): void {
    const { vectors } = this.#slopes;
    const blame = (row: number, share: number) => {
      this.#touched.add(row);
      for (let i = 0; i < WORD_SIZE; i++) {
        const at = row * WORD_SIZE + i;
        vectors[at] = (vectors[at] as number) + (slope[i] as number) * (mask[i] as number) * share;
      }
    };
    for (const row of letters) blame(row, 1 / letters.length);
    if (own !== NO_ROW) blame(own, 1);
  }
}

const tablesOf = ({ vectors, directions, weights, bias }: Slopes): Float32Array[] => [
  vectors,
  ...directions.flatMap((of) => [of.fromWord, of.fromState, of.bias]),
  weights,
  bias,
];

export function noSlopes({ vectors, directions: [forth, back], weights }: GatedUnits): Slopes {
  const like = (of: Direction): Direction => ({
    fromWord: new Float32Array(of.fromWord.length),
    fromState: new Float32Array(of.fromState.length),
    bias: new Float32Array(of.bias.length),
  });
  return {
    vectors: new Float32Array(vectors.length),
    directions: [like(forth), like(back)],
    weights: new Float32Array(weights.length),
    bias: new Float32Array(1),
  };
}

type Pass = { vectors: Float32Array[]; ways: [Way, Way]; heard: Float32Array; peaks: Int32Array };

/** @param vectors one a word */
export function forward({ directions }: GatedUnits, vectors: Float32Array[]): Pass {
  const given = vectors.map((vector) => givenBy(vector, directions));
  const ways = walkBoth(given, directions);
  return { vectors, ways, ...hear(ways) };
}

/**
 * Adds to `slopes` how the error changes with every number but those of the vectors.
 * @param mask what each number heard was multiplied by
 * @returns how it changes with the vector of each word
 */
export function backward(
  { directions, weights }: GatedUnits,
  { vectors, ways, heard, peaks }: Pass,
  { error, mask }: { error: number; mask: Float32Array },
  slopes: Slopes,
): Float32Array[] {
  slopes.bias[0] = (slopes.bias[0] as number) + error;
  const toHeard = new Float32Array(HEARD_SIZE);
  for (let i = 0; i < HEARD_SIZE; i++) {
    const share = error * (mask[i] as number);
    slopes.weights[i] = (slopes.weights[i] as number) + share * (heard[i] as number);
    toHeard[i] = share * (weights[i] as number);
  }
  const toVectors = vectors.map(() => new Float32Array(WORD_SIZE));
  for (const [index, way] of ways.entries()) {
    const isBack = index === 1;
    walkBack({
      direction: directions[index] as Direction,
      slopes: slopes.directions[index] as Direction,
      way,
      vectors: isBack ? vectors.toReversed() : vectors,
      toVectors: isBack ? toVectors.toReversed() : toVectors,
      toPeaks: toHeard.subarray(index * STATE_SIZE, (index + 1) * STATE_SIZE),
      toMeans: toHeard.subarray((2 + index) * STATE_SIZE, (3 + index) * STATE_SIZE),
      peaks: peaks.subarray(index * STATE_SIZE, (index + 1) * STATE_SIZE),
    });
  }
  return toVectors;
}

function walkBack(of: {
  direction: Direction;
  slopes: Direction;
  way: Way;
  vectors: Float32Array[];
  toVectors: Float32Array[];
  toPeaks: Float32Array;
  toMeans: Float32Array;
  peaks: Int32Array;
}): void {
  const count = of.vectors.length;
  let toState = new Float32Array(STATE_SIZE);
  for (let at = count - 1; at >= 0; at--) {
    const before = of.way.states[at] as Float32Array;
    const gates = of.way.gates[at] as Float32Array;
    const recalled = of.way.recalled[at] as Float32Array;
    const toBefore = new Float32Array(STATE_SIZE);
    const toGiven = new Float32Array(GATES_SIZE);
    const toRecalled = new Float32Array(GATES_SIZE);
    for (let reset = 0; reset < STATE_SIZE; reset++) {
      const update = reset + STATE_SIZE;
      const fresh = update + STATE_SIZE;
      const [open, kept, newer] = [gates[reset] as number, gates[update] as number, gates[fresh] as number];
      const peak = of.peaks[reset] === at + 1 ? (of.toPeaks[reset] as number) : 0;
      const slope = (toState[reset] as number) + peak + (of.toMeans[reset] as number) / count;
      const toNewer = slope * (1 - kept) * (1 - newer * newer);
      toBefore[reset] = slope * kept;
      toGiven[reset] = toNewer * (recalled[fresh] as number) * open * (1 - open);
      toGiven[update] = slope * ((before[reset] as number) - newer) * kept * (1 - kept);
      toGiven[fresh] = toNewer;
      toRecalled[reset] = toGiven[reset] as number;
      toRecalled[update] = toGiven[update] as number;
      toRecalled[fresh] = toNewer * open;
    }
    for (let j = 0; j < GATES_SIZE; j++) {
      of.slopes.bias[j] = (of.slopes.bias[j] as number) + (toGiven[j] as number);
    }
    addSlopes(before, of.direction.fromState, toRecalled, of.slopes.fromState, toBefore);
    const vector = of.vectors[at] as Float32Array;
    addSlopes(vector, of.direction.fromWord, toGiven, of.slopes.fromWord, of.toVectors[at] as Float32Array);
    toState = toBefore;
  }
}

/** Behind numbers times a matrix: adds how the error changes with the matrix, and with the numbers. */
function addSlopes(
  numbers: Float32Array,
  matrix: Float32Array,
  toProduct: Float32Array,
  toMatrix: Float32Array,
  toNumbers: Float32Array,
): void {
  const width = toProduct.length;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    const start = i * width;
    let sum = 0;
    for (let j = 0; j < width; j++) {
      const slope = toProduct[j] as number;
      sum += slope * (matrix[start + j] as number);
      toMatrix[start + j] = (toMatrix[start + j] as number) + number * slope;
    }
    toNumbers[i] = (toNumbers[i] as number) + sum;
  }
}

/** Adam (Kingma and Ba, 2014), with its usual numbers. */
const FIRST_KEPT = 0.9;
const SECOND_KEPT = 0.999;
const NEVER_ZERO = 1e-8;

/** Moves a part of a table against its slopes, and forgets them. */
function moveBy(
  table: Float32Array,
  slopes: Float32Array,
  { first, second }: { first: Float32Array; second: Float32Array },
  { rate, steps, read }: { rate: number; steps: number; read: number },
  from: number,
  to: number,
): void {
  const length = rate / (1 - FIRST_KEPT ** steps);
  const spread = 1 / (1 - SECOND_KEPT ** steps);
  for (let i = from; i < to; i++) {
    const slope = (slopes[i] as number) / read;
    const mean = FIRST_KEPT * (first[i] as number) + (1 - FIRST_KEPT) * slope;
    const square = SECOND_KEPT * (second[i] as number) + (1 - SECOND_KEPT) * slope * slope;
    first[i] = mean;
    second[i] = square;
    table[i] = (table[i] as number) - (length * mean) / (Math.sqrt(square * spread) + NEVER_ZERO);
    slopes[i] = 0;
  }
}

/** Steps either way: the vectors are many, and so many sizes do what a hundred do. */
const VECTOR_STEPS = 10;
/** The share of numbers that keep their size; the few beyond are cut so that the rest are finer. */
const KEPT = 0.995;

export function packGatedUnits({ words, vectors, directions, weights, bias }: GatedUnits): PackedGatedUnits {
  const [forth, back] = directions.map((of) => ({
    fromWord: packTable(of.fromWord, LARGEST_SIGNED, 1),
    fromState: packTable(of.fromState, LARGEST_SIGNED, 1),
    bias: packTable(of.bias, LARGEST_SIGNED, 1),
  })) as [PackedGatedUnits['forth'], PackedGatedUnits['back']];
  return {
    words: packRising(words),
    vectors: packTable(vectors, VECTOR_STEPS, KEPT),
    forth,
    back,
    weights: packTable(weights, LARGEST_SIGNED, 1),
    bias: Number((bias[0] as number).toFixed(4)),
  };
}

function packTable(numbers: Float32Array, steps: number, kept: number): PackedTable {
  const sizes = numbers.map(Math.abs).sort();
  const largest = sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * kept))] || 1;
  const step = Number((largest / steps).toPrecision(6));
  const whole = Int8Array.from(numbers, (number) =>
    Math.max(-steps, Math.min(steps, Math.round(number / step))),
  );
  return { step, numbers: packSigned(whole) };
}
