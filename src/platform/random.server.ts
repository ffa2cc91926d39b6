import { randomFillSync } from 'node:crypto';

/** Asked for a few bytes at a time, the system takes longer to be asked than to answer. */
const store = Buffer.alloc(4096);
let left = 0;

/**
 * Random bytes that nobody else was or will be given. They are overwritten in the store as they leave it.
 * @throws RangeError for more than 4,096
 */
export function takeRandom(count: number): Buffer {
  if (count > store.length) throw new RangeError(`${count} random bytes at once`);
  if (left < count) {
    randomFillSync(store);
    left = store.length;
  }
  const from = store.subarray(left - count, left);
  const taken = Buffer.from(from);
  from.fill(0);
  left -= count;
  return taken;
}
