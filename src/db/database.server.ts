import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { Env } from '../platform/env.server.ts';
import { holdDataDir } from './data-lock.server.ts';
import { type Database, migrationsFolder } from './db.server.ts';
import * as schema from './schema.ts';

// One schema and one migrations folder on two databases: PGlite inside the process (nothing to install) and
// PostgreSQL (DATABASE_URL). Stores see only `Db`, inside or outside a transaction.

/** The last migration of this code, which is what a database has once it is open. */
export function schemaVersion(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries.at(-1)?.tag ?? '';
}

export async function openDatabase(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  if (!env.DATABASE_URL) return openPglite(env.DATA_DIR);
  const { openPostgres } = await import('./postgres.server.ts');
  return openPostgres(env.DATABASE_URL);
}

async function openPglite(dataDir: string): Promise<Database> {
  const lock = holdDataDir(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    mkdirSync(folder, { recursive: true });
    return await connectPglite({ dataDir: folder }, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database that lives in memory only, for tests. `from`: the archive of another, to begin as it was. */
export function openMemoryDatabase(from: Blob): Promise<Database> {
  return connectPglite({ dataDir: 'memory://', loadDataDir: from }, () => {});
}

async function connectPglite(
  options: PGliteOptions & { dataDir: string },
  onClosed: () => void,
): Promise<Database> {
  const [{ PGlite }, { PreparedPglite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./prepared-pglite.server.ts'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create(options);
  await migrate(drizzle(client), { migrationsFolder });
  const db = drizzle(new PreparedPglite(client) as unknown as typeof client, { schema });
  return {
    db,
    kind: 'pglite',
    label: `PGlite in ${options.dataDir}`,
    ping: async () => void (await client.query('select 1')),
    others: async () => 0,
    snapshot: (work) =>
      client.transaction((tx) => work(async (text) => (await tx.query<Record<string, unknown>>(text)).rows)),
    rewrite: async (table) => void (await client.exec(`vacuum full "${table}"`)),
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}
