import type { Db } from './db.server.ts';

const ATTEMPTS = 4;
/** serialization_failure and deadlock_detected: the database asks for the same transaction once more. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * `commitNow`: the commit leaves with the statements just sent, and nobody waits for their answers first; one that the
 * database refuses undoes the transaction all the same. Nothing may be asked after it, and whatever else can fail must have
 * succeeded. Sent is what `statement()` runs or `execute()` was called on; a query that is only awaited is not, yet.
 */
type Work<T> = (tx: Db, commitNow: () => void) => Promise<T>;

/** The embedded database has nobody to wait for, nor has a transaction within another: they give no `commitNow`. */
type Transactions = { transaction<T>(work: (tx: Db, commitNow?: () => void) => Promise<T>): Promise<T> };

/** Runs `work` in one transaction, again when the database asks for it; so `work` must touch nothing outside. */
export async function withTx<T>(db: Db, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (db as Transactions).transaction((tx, commitNow = () => {}) => work(tx, commitNow));
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
    }
  }
}

function sqlState(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}
