import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Env, StartError } from '../platform/env.server.ts';
import { Turnstile } from '../platform/turnstile.ts';
import { BatchSocket } from './batch-socket.server.ts';
import { holdDataDir } from './data-lock.server.ts';
import * as schema from './schema.ts';

// One schema and one migrations folder on two databases: PGlite inside the process (nothing to install) and
// PostgreSQL (DATABASE_URL). Stores see only `Db`, inside or outside a transaction.

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs one statement and gives its rows. */
export type Snapshot = (text: string) => Promise<Record<string, unknown>[]>;

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
  rewrite(table: 'person_keys'): Promise<void>;
  close(): Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The last migration of this code, which is what a database has once it is open. */
export function schemaVersion(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries.at(-1)?.tag ?? '';
}

export function openDatabase(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(env.DATA_DIR);
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
    rewrite: async (table) => void (await client.exec(`vacuum full ${table}`)),
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}

const CONNECTIONS = 10;
/**
 * A transaction keeps its connection for many statements. When a thousand people write in the same second, the rest of
 * the connections is for whatever is one statement, and transactions wait here rather than by the clock of the pool,
 * which is for a database that does not answer.
 */
const TRANSACTIONS = 8;
const TRANSACTION_PATIENCE_MS = 40_000;

async function openPostgres(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle, NodePgSession, NodePgTransaction }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // Statements that do not wait for each other's rows are sent one behind the other, each with its own answer.
    pipeline: true,
    stream: () => new BatchSocket(),
    application_name: `juntos ${randomUUID()}`,
  });
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
  const turnstile = new Turnstile(TRANSACTIONS, TRANSACTION_PATIENCE_MS);
  const dialect = new PgDialect();
  // As Drizzle does it, but what begins a transaction travels with its first statements: nobody waits for it alone.
  db.transaction = (work) =>
    turnstile.pass(async () => {
      const client = await pool.connect();
      let isWhole = true;
      try {
        const begun = client.query('begin');
        begun.catch(() => {}); // told below; what follows it fails as well
        const done = await work(
          new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined),
        );
        await begun;
        await client.query('commit');
        return done;
      } catch (error) {
        isWhole = await client.query('rollback').then(
          () => true,
          () => false,
        );
        throw error;
      } finally {
        client.release(!isWhole);
      }
    });
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    label: `PostgreSQL at ${host}${pathname}`,
    ping: async () => void (await pool.query('select 1')),
    snapshot: async (work) => {
      const one = await pool.connect();
      try {
        await one.query('begin isolation level repeatable read read only');
        const done = await work(async (text) => (await one.query(text)).rows);
        await one.query('commit');
        one.release();
        return done;
      } catch (error) {
        one.release(true); // whatever state it is in, nobody gets it again
        throw error;
      }
    },
    others: async () => {
      const { rows } = await pool.query(OTHERS);
      return Number(rows[0]?.count ?? 0);
    },
    rewrite: async (table) => void (await pool.query(`vacuum full ${table}`)),
    close: () => pool.end(),
  };
}

/** Connections of other processes: one pool shares a name of its own making. */
const OTHERS = `select count(*) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
    and application_name <> current_setting('application_name')`;

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
