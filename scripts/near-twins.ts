/** Of texts that say nearly the same in nearly the same words only the first stays. */

import { normalise } from '../src/features/safety/normalise.ts';

/** Share of words in common from which two texts are twins. */
const TWINS_FROM = 0.75;
/** A word of so many texts tells nothing about which may be twins. */
const COMMON_WORD = 300;

export function withoutNearTwins<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const kept: ReadonlySet<string>[] = [];
  const exact = new Set<string>();
  const holders = new Map<string, number[]>();
  return items.filter((item) => {
    const list = normalise(textOf(item)).match(/[\p{L}\d]+/gu) ?? [];
    const key = list.join(' ');
    const words = new Set(list);
    if (key === '' || exact.has(key) || hasTwin(words, kept, holders)) return false;
    exact.add(key);
    kept.push(words);
    for (const word of words) {
      const texts = holders.get(word) ?? [];
      if (texts.length <= COMMON_WORD) texts.push(kept.length - 1);
      holders.set(word, texts);
    }
    return true;
  });
}

function hasTwin(
  words: ReadonlySet<string>,
  kept: readonly ReadonlySet<string>[],
  holders: ReadonlyMap<string, number[]>,
): boolean {
  const shared = new Map<number, number>();
  for (const word of words) {
    const texts = holders.get(word) ?? [];
    if (texts.length > COMMON_WORD) continue;
    for (const text of texts) shared.set(text, (shared.get(text) ?? 0) + 1);
  }
  for (const [text, rare] of shared) {
    const other = kept[text] as ReadonlySet<string>;
    if (rare < 2 && words.size > 3) continue;
    const both = [...words].filter((word) => other.has(word)).length;
    if (both / (words.size + other.size - both) >= TWINS_FROM) return true;
  }
  return false;
}
