/**
 * Does something now and then every `everyMs` milliseconds, never twice at once: a round that takes longer swallows the
 * next. The answer ends the rounds after the one under way.
 */
export function startRounds(
  everyMs: number,
  round: () => Promise<unknown>,
  onFailed: (cause: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const work = () => {
    underWay ??= round()
      .then(() => {}, onFailed)
      .finally(() => {
        underWay = null;
      });
  };
  work();
  const timer = setInterval(work, everyMs);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
