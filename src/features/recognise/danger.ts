/** How much a message sounds like those of people in danger: a guess from how things are said, never from words alone. Pure. */
import { encodeWords } from './encoder.ts';
import { logitsOf, softmax } from './head.ts';
import { type Tables, tables } from './tables.ts';
import { wordsOf } from './words.ts';

const HARMLESS = 'none';

/** @returns 0 … 1; which danger is said by others better than by this */
export function soundsOfDanger(text: string, { encoder, heads }: Tables = tables()): number {
  const { kind } = heads;
  const shares = softmax(logitsOf(encodeWords(wordsOf(text), encoder), kind));
  return 1 - (shares[kind.labels.indexOf(HARMLESS)] ?? 0);
}
