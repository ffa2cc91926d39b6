/**
 * Finds the groups a word belongs to, from lists of whole words and of stems ("muer*": any ending).
 * @param groups one list of words each; answers are places in this list, in no particular order
 */
export function wordGroups(groups: readonly (readonly string[])[]): (word: string) => readonly number[] {
  const whole = new Map<string, number[]>();
  /** Stems by how they begin, so that a word meets only a few. */
  const begun = new Map<string, { stem: string; group: number }[]>();
  groups.forEach((words, group) => {
    for (const word of words) {
      if (!word.endsWith('*')) whole.set(word, [...new Set([...(whole.get(word) ?? []), group])]);
      else {
        const stem = word.slice(0, -1);
        const start = stem.slice(0, START);
        begun.set(start, [...(begun.get(start) ?? []), { stem, group }]);
      }
    }
  });
  return (word) => {
    const stems = begun.get(word.slice(0, START))?.filter(({ stem }) => word.startsWith(stem)) ?? [];
    if (stems.length === 0) return whole.get(word) ?? NONE;
    return [...new Set([...(whole.get(word) ?? []), ...stems.map(({ group }) => group)])];
  };
}

/** No stem is shorter. */
const START = 2;
const NONE: readonly number[] = [];
