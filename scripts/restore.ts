// `npm run restore -- FILE`: puts a backup into the database of this environment, which must be empty. The master key
// it was made under has to be there first, in MASTER_KEY or DATA_DIR/master.key, and DATA_DIR/erased.log if there is one.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.server.ts';
import { erasureLog } from '../src/features/backup/erasure-log.server.ts';
import { restoreBackup } from '../src/features/backup/restore-backup.server.ts';
import { loadMasterKey } from '../src/platform/crypto.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(path: string | undefined): Promise<void> {
  if (!path || !existsSync(path)) throw new StartError('Say which file to restore: npm run restore -- FILE');
  const env = readEnv();
  if (!env.MASTER_KEY && !existsSync(join(env.DATA_DIR, 'master.key'))) {
    throw new StartError(
      `Put the master key of the backup in MASTER_KEY or in ${join(env.DATA_DIR, 'master.key')} first.`,
    );
  }
  const masterKey = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
  const database = await openDatabase(env);
  try {
    const erased = erasureLog(env.DATA_DIR, masterKey);
    const { counts, madeAt, erasedAgain } = await restoreBackup(database, { path, masterKey, erased });
    const again = erasedAgain > 0 ? ` ${erasedAgain} erased since then were erased again.` : '';
    process.stdout.write(`${counts.user ?? 0} people as of ${madeAt}.${again} Everybody signs in again.\n`);
  } finally {
    await database.close();
  }
}
