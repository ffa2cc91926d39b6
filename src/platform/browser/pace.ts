/** A reply that comes too fast to be seen is held back a moment, so that the change of state can be read. */
export const SEEN_MS = 400;

/** A form that was sent rests this long before it may be sent again (spec §4). */
export const RESET_MS = 3000;

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export async function noSoonerThan<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, pause(milliseconds)]);
  return value;
}
