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
    const found = whole.get(word) ?? NONE;
    const stems = begun.get(word.slice(0, START));
    if (!stems?.some(({ stem }) => word.startsWith(stem))) return found;
    const more = stems.filter(({ stem }) => word.startsWith(stem)).map(({ group }) => group);
    return [...new Set([...found, ...more])];
  };
}

/** No stem is shorter. */
const START = 2;
const NONE: readonly number[] = [];
