import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../platform/env.server.ts';

/**
 * Holds a data folder for one process. A second PGlite on the same folder would corrupt it, so an SQLite
 * side file is kept under BEGIN EXCLUSIVE: the operating system frees it even when the process is killed.
 * @throws StartError when another process holds the folder
 */
export function holdDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `Another Juntos process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
