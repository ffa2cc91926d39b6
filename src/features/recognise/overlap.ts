/** What two texts share in rare words and in what words stand for: found where a few of our own texts have to be told apart. Pure. */
import { meaningsOf } from './encoder.ts';
import { type Tables, tables } from './tables.ts';
import { wordsOf } from './words.ts';

const STEM = 5;
const SHORTEST = 3;

/** Beginnings of words, and the ideas they stand for. */
export function signsOf(text: string, { encoder }: Tables = tables()): Set<string> {
  const signs = new Set<string>();
  for (const word of wordsOf(text)) {
    if (word.length < SHORTEST) continue;
    signs.add(word.slice(0, STEM));
    for (const idea of meaningsOf(word, encoder.meanings)) signs.add(`#${idea}`);
  }
  return signs;
}

/** How rare a sign is among all our texts: the logarithm of one in how many. */
export type Rarity = { of: (sign: string) => number };

export function rarityIn(texts: readonly string[]): Rarity {
  const counts = new Map<string, number>();
  for (const text of texts) for (const sign of signsOf(text)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return { of: (sign) => Math.log((texts.length + 1) / ((counts.get(sign) ?? 0) + 1)) };
}

/** What they share, by its rarity, against the length of the second; 0 for nothing. */
export function overlap(message: ReadonlySet<string>, text: string, rarity: Rarity): number {
  let shared = 0;
  let whole = 0;
  for (const sign of signsOf(text)) {
    const square = rarity.of(sign) ** 2;
    whole += square;
    if (message.has(sign)) shared += square;
  }
  return shared / Math.sqrt(whole || 1);
}
