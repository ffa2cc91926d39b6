/** What the person has named so far, in their words and their order. */
export type Things = readonly string[];

/** A line may name several at once; what is already there is not counted twice, and no more than asked for is kept. */
export function withThings(things: Things, line: string, count: number): Things {
  const named = line
    .split(/[,;\n]+/)
    .map((thing) => thing.trim().replace(/\.+$/, ''))
    .filter((thing) => thing !== '');
  const all = [...things];
  for (const thing of named) {
    if (!all.some((known) => known.toLowerCase() === thing.toLowerCase())) all.push(thing);
  }
  return all.slice(0, count);
}
