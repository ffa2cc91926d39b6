/** A reply that comes too fast to be seen is held back a moment, so that the change of state can be read. */
export const SEEN_MS = 400;

export async function noSoonerThan<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return value;
}
