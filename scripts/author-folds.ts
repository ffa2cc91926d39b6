/** Rounds in which each example is met once by what learnt only from other people's. */

type Written = { author: string };

/** The part of an author in so many: the same for everything of theirs. */
function foldOf(author: string, folds: number): number {
  let sum = 0;
  for (const character of author) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % folds;
}

export function foldsByAuthor<T extends Written>(
  examples: readonly T[],
  folds: number,
): { known: T[]; unknown: T[] }[] {
  return Array.from({ length: folds }, (_, fold) => ({
    known: examples.filter(({ author }) => foldOf(author, folds) !== fold),
    unknown: examples.filter(({ author }) => foldOf(author, folds) === fold),
  }));
}
