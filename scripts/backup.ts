// `npm run backup -- [FILE]`: everything as it is at this moment, sealed under the master key, while the server runs
// or not. Without a name the file goes to DATA_DIR/backups/.

import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../src/db/database.server.ts';
import { fetchBackup } from '../src/features/backup/backup-socket.server.ts';
import { checkBackup, makeBackup } from '../src/features/backup/make-backup.server.ts';
import { systemClock } from '../src/platform/clock.server.ts';
import { loadMasterKey } from '../src/platform/crypto.server.ts';
import { type Env, readEnv, StartError } from '../src/platform/env.server.ts';

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(name: string | undefined): Promise<void> {
  const env = readEnv();
  const stamp = systemClock().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const path = resolve(name ?? join(env.DATA_DIR, 'backups', `juntos-${stamp}.backup`));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const counts = (await throughServer(env, path)) ?? (await directly(env, path));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${path}\n${counts.user ?? 0} people, ${rows} rows, read again and found whole.\n`);
}

/** The embedded database while the server holds it; null when nobody does. */
async function throughServer(env: Env, path: string) {
  if (env.DATABASE_URL) return null;
  const partial = `${path}.partial`;
  rmSync(partial, { force: true });
  if (!(await fetchBackup(env.DATA_DIR, partial))) return null;
  const counts = await checkBackup(partial, loadMasterKey(env.DATA_DIR, env.MASTER_KEY));
  renameSync(partial, path);
  return counts;
}

async function directly(env: Env, path: string) {
  const database = await openDatabase(env);
  try {
    const masterKey = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
    return await makeBackup(database, { path, masterKey, clock: systemClock });
  } finally {
    await database.close();
  }
}
