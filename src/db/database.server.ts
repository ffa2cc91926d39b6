import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Env } from '../platform/env.server.ts';
import { holdDataDir } from './data-lock.server.ts';
import * as schema from './schema.ts';

// One schema and one migrations folder on two databases: PGlite inside the process (nothing to install) and
// PostgreSQL (DATABASE_URL). Stores see only `Db`, inside or outside a transaction.

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs one statement and gives its rows. */
export type Snapshot = (text: string) => Promise<Record<string, unknown>[]>;

/** Tables with something of a person in the clear, or the key to the rest. */
export const REWRITTEN = [
  'person_keys',
  'user',
  'session',
  'account',
  'verification',
  'consents',
  'privacy',
  'outbox',
] as const;
export type Rewritten = (typeof REWRITTEN)[number];

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** For people: where the data is, without secrets. */
  label: string;
  ping(): Promise<void>;
  /** How many others are connected now; nobody else can be to the embedded one. */
  others(): Promise<number>;
  /** Everything as it is at one moment, in plain SQL; on the embedded database everybody else waits meanwhile. */
  snapshot<T>(work: (rows: Snapshot) => Promise<T>): Promise<T>;
  /** Writes a small table anew, so that its file holds nothing of rows that were deleted. */
  rewrite(table: Rewritten): Promise<void>;
  close(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

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
