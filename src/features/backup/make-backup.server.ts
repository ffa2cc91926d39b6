import type { KeyObject } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { schemaVersion } from '../../db/database.server.ts';
import type { Database } from '../../db/db.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import { StartError } from '../../platform/env.server.ts';
import { readBackup, writeBackup } from './backup-file.server.ts';
import { type Counts, type Head, headSchema, lineSchema, tailSchema } from './backup-line.ts';
import { dumpTableRows, KEPT_TABLES } from './backup-store.server.ts';

/** Writes everything as it is at one moment, then reads the file again. The path exists only once that went well. */
export async function makeBackup(
  database: Database,
  { path, masterKey, clock }: { path: string; masterKey: KeyObject; clock: Clock },
): Promise<Counts> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  await database.snapshot(async (rows) => {
    async function* lines(): AsyncGenerator<string> {
      const head: Head = { format: 1, madeAt: clock().toISOString(), schema: schemaVersion() };
      yield JSON.stringify(head);
      const counts: Counts = {};
      for (const table of KEPT_TABLES) {
        counts[table] = 0;
        for await (const page of dumpTableRows(rows, table)) {
          counts[table] += page.length;
          yield `{"table":"${table}","rows":[${page.join(',')}]}`;
        }
      }
      yield JSON.stringify({ counts });
    }
    await writeBackup(partial, masterKey, lines());
  });
  const counts = await checkBackup(partial, masterKey);
  await rename(partial, path);
  return counts;
}

/** Reads a whole backup and compares what is in it with what it says. @throws StartError when they differ */
export async function checkBackup(path: string, masterKey: KeyObject): Promise<Counts> {
  const found: Counts = Object.fromEntries(KEPT_TABLES.map((table) => [table, 0]));
  let told: Counts | null = null;
  let isFirst = true;
  for await (const line of readBackup(path, masterKey)) {
    const value: unknown = JSON.parse(line);
    if (isFirst) headSchema.parse(value);
    else if (tailSchema.safeParse(value).success) told = tailSchema.parse(value).counts;
    else {
      const { table, rows } = lineSchema.parse(value);
      found[table] = (found[table] ?? 0) + rows.length;
    }
    isFirst = false;
  }
  if (JSON.stringify(found) !== JSON.stringify(told)) throw new StartError(`${path} is not whole.`);
  return found;
}
