// `npm run rotate-key`: another master key for everything that is kept. Stop every server first. The new key is
// NEXT_MASTER_KEY when MASTER_KEY is set; otherwise it is made, and takes the place of DATA_DIR/master.key.

import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.server.ts';
import { rotateMasterKey } from '../src/features/privacy/rotate-master-key.server.ts';
import { loadMasterKey, masterKeyAt, readMasterKey } from '../src/platform/crypto.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const env = readEnv();
  if (env.MASTER_KEY && !env.NEXT_MASTER_KEY) {
    throw new StartError('Set NEXT_MASTER_KEY to the key that shall take the place of MASTER_KEY.');
  }
  const current = join(env.DATA_DIR, 'master.key');
  const next = `${current}.next`;
  if (!env.MASTER_KEY && !existsSync(current)) throw new StartError(`There is no ${current} to change.`);
  const database = await openDatabase(env);
  try {
    if ((await database.others()) > 0) throw new StartError('Stop every server of this database first.');
    const from = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
    // One that is there comes from a run that was cut off: what was sealed with it must stay readable.
    const to = env.NEXT_MASTER_KEY ? readMasterKey(env.NEXT_MASTER_KEY) : masterKeyAt(next);
    const done = await rotateMasterKey(database, { from, to });
    if (!env.NEXT_MASTER_KEY) renameSync(next, current);
    const counts = done
      ? `${done.people} people, ${done.fromVisitors} from visitors, ${done.mails} mails`
      : 'it was done before';
    process.stdout.write(`Everything is under the new key (${counts}). Everybody signs in again.\n`);
    process.stdout.write(
      env.NEXT_MASTER_KEY
        ? 'Put NEXT_MASTER_KEY in the place of MASTER_KEY before the next start.\n'
        : `The new key is in ${current}: copy it apart from the database, and destroy copies of the old one.\n`,
    );
    process.stdout.write('Backups made before are still under the old key.\n');
  } finally {
    await database.close();
  }
}
