import type { Db } from './database.server.ts';

const ATTEMPTS = 4;
/** serialization_failure and deadlock_detected: the database asks for the same transaction once more. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/** Runs `work` in one transaction, again when the database asks for it; so `work` must touch nothing outside. */
export async function withTx<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
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
