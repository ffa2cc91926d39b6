import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Env, StartError } from '../platform/env.server.ts';
import { holdDataDir } from './data-lock.server.ts';
import * as schema from './schema.ts';

// One schema and one migrations folder on two databases: PGlite inside the process (nothing to install) and
// PostgreSQL (DATABASE_URL). Stores see only `Db`, inside or outside a transaction.

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** For people: where the data is, without secrets. */
  label: string;
  ping(): Promise<void>;
  /** Writes a small table anew, so that its file holds nothing of rows that were deleted. */
  rewrite(table: 'person_keys'): Promise<void>;
  close(): Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export function openDatabase(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(env.DATA_DIR);
}

async function openPglite(dataDir: string): Promise<Database> {
  const lock = holdDataDir(dataDir);
  try {
    return await connectPglite(join(dataDir, 'pglite'), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database that lives in memory only, for tests. */
export function openMemoryDatabase(): Promise<Database> {
  return connectPglite(undefined, () => {});
}

async function connectPglite(folder: string | undefined, onClosed: () => void): Promise<Database> {
  const [{ PGlite }, { PreparedPglite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./prepared-pglite.server.ts'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (folder) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(folder ?? 'memory://');
  await migrate(drizzle(client), { migrationsFolder });
  const db = drizzle(new PreparedPglite(client) as unknown as typeof client, { schema });
  return {
    db,
    kind: 'pglite',
    label: folder ? `PGlite in ${folder}` : 'PGlite in memory',
    ping: async () => void (await client.query('select 1')),
    rewrite: async (table) => void (await client.exec(`vacuum full ${table}`)),
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server closes is replaced on the next query; it must not end the process.
  pool.on('error', () => {});
  const { host, pathname } = new URL(url);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartError(`PostgreSQL at ${host}${pathname} does not answer. Check DATABASE_URL.`, { cause });
  }
  const db = drizzle(pool, { schema });
  await untilMigrated(() => migrate(db, { migrationsFolder }));
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    label: `PostgreSQL at ${host}${pathname}`,
    ping: async () => void (await pool.query('select 1')),
    rewrite: async (table) => void (await pool.query(`vacuum full ${table}`)),
    close: () => pool.end(),
  };
}

const MIGRATION_TRIES = 5;

/** Instances that start together migrate together: whoever loses the race finds the work done the next time. */
async function untilMigrated(migrateOnce: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce();
    } catch (error) {
      if (attempt === MIGRATION_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
    }
  }
}
