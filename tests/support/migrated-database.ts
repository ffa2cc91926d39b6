// An empty database with our tables, made once for all test files: making one takes four seconds of a core, opening a
// copy takes half of one. Vitest calls this before the first file; files take copies with support/empty-database.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/database.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the database as files in `pglite` and as an archive in `pglite.tar`. */
    migratedDatabase: string;
  }
}

export default async function makeDatabase(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'juntos-migrated-'));
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  await database.close();
  const pglite = await PGlite.create(join(folder, 'pglite'));
  const archive = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(join(folder, 'pglite.tar'), Buffer.from(await archive.arrayBuffer()));
  project.provide('migratedDatabase', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
