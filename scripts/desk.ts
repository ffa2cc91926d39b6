// `npm run -s desk`: read the inbox, approve comments. With the embedded database the server must be stopped
// first, because one process at a time may hold it; with PostgreSQL both go on.

import { openDatabase } from '../src/db/database.server.ts';
import { PersonKeys } from '../src/features/account/person-key-store.server.ts';
import { desk, USAGE } from '../src/features/desk/desk.server.ts';
import { systemClock } from '../src/platform/clock.server.ts';
import { deriveKey, loadMasterKey } from '../src/platform/crypto.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<void> {
  if (args[0] === 'help') return print(USAGE);
  const env = readEnv();
  const database = await openDatabase(env);
  try {
    const masterKey = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
    const inboxKey = deriveKey(masterKey, 'juntos inbox');
    const keys = new PersonKeys(masterKey);
    const { ok, lines } = await desk({ database, keys, inboxKey, clock: systemClock }, args);
    print(lines);
    if (!ok) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
