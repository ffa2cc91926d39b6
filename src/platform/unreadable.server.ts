// A stored value that does not open any more: a disk that failed, or a row somebody changed. One of them must not close
// everything else of its person, so whoever reads many leaves it out; here it is told, to be looked at.
import { channel } from 'node:diagnostics_channel';
import type { Log } from './log.server.ts';

const found = channel('juntos.unreadable');
/** A row is met at every reading; it is told once, as long as there are not more than so many. */
const TOLD_MAX = 1_000;

/** @param where ids only, such as `turns:<user id>:<row id>` @returns null when it cannot be read */
export function readable<T>(where: string, read: () => T): T | null {
  try {
    return read();
  } catch {
    found.publish(where);
    return null;
  }
}

/** Writes the ids of what could not be read to the log; the answer ends that. */
export function logUnreadable(log: Log): () => void {
  const told = new Set<string>();
  const tell = (where: unknown) => {
    if (typeof where !== 'string' || told.has(where) || told.size >= TOLD_MAX) return;
    told.add(where);
    log.error('unreadable row', { where });
  };
  found.subscribe(tell);
  return () => void found.unsubscribe(tell);
}
