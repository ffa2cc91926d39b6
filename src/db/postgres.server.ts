import { randomUUID } from 'node:crypto';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg, { type Client, type Pool, type PoolClient, type QueryResult } from 'pg';
import { StartError } from '../platform/env.server.ts';
import { Turnstile } from '../platform/turnstile.ts';
import { BatchSocket } from './batch-socket.server.ts';
import { type Database, type Db, migrationsFolder } from './db.server.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 10;
/**
 * A transaction keeps its connection for many statements. When a thousand people write in the same second, the rest of
 * the connections is for whatever is one statement, and transactions wait here rather than by the clock of the pool,
 * which is for a database that does not answer.
 */
const TRANSACTIONS = 8;
const TRANSACTION_PATIENCE_MS = 40_000;

/** @throws StartError when nothing answers at `url` */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // Statements that do not wait for each other's rows are sent one behind the other, each with its own answer.
    pipeline: true,
    stream: () => new BatchSocket(),
    application_name: `juntos ${randomUUID()}`,
    verify: (client, done) => void lookBehind(client).then(() => done(), done),
  });
  // A connection that is lost is told to whoever waits for its answer, and replaced on the next query: neither an idle one
  // nor one in the middle of a transaction may end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const { host, pathname } = new URL(url);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartError(`PostgreSQL at ${host}${pathname} does not answer. Check DATABASE_URL.`, { cause });
  }
  const db = drizzle(pool, { schema });
  await untilMigrated(() => migrate(db, { migrationsFolder }));
  db.transaction = transactionsOf(pool);
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
    rewrite: async (table) => void (await pool.query(`vacuum full "${table}"`)),
    close: () => pool.end(),
  };
}

/** Connections of other processes: one pool shares a name of its own making. */
const OTHERS = `select count(*) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
    and application_name <> current_setting('application_name')`;

/**
 * A pooler between us and the database tells another process number than the one that answers, and may answer the next
 * statement from another one still, where nothing was prepared: behind it statements go without their names.
 */
async function lookBehind(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === (client as PoolClient & { processID: number }).processID) return;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const nameless = (how: unknown, ...rest: unknown[]) =>
    query(typeof how === 'object' ? { ...how, name: undefined } : how, ...rest);
  client.query = nameless as Client['query'];
}

/**
 * As Drizzle does it, but what begins a transaction travels with its first statements, and what ends it with its last ones
 * where `commitNow` is called (`with-tx.server.ts`): nobody waits for either alone.
 */
function transactionsOf(pool: Pool): ReturnType<typeof drizzle<typeof schema>>['transaction'] {
  const turnstile = new Turnstile(TRANSACTIONS, TRANSACTION_PATIENCE_MS);
  const dialect = new PgDialect();
  return (work) =>
    turnstile.pass(async () => {
      const client = await pool.connect();
      let isWhole = true;
      try {
        const begun = client.query('begin');
        begun.catch(() => {}); // told below; what follows it fails as well
        const tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
        let committed: Promise<QueryResult> | undefined;
        const commitNow = () => {
          committed = client.query('commit');
          committed.catch(() => {}); // told below
        };
        const done = await (work as (...given: unknown[]) => ReturnType<typeof work>)(tx, commitNow);
        await begun;
        const { command } = await (committed ?? client.query('commit'));
        // To a commit after a failure the database answers that it has rolled back, and calls it a success.
        if (command !== 'COMMIT') throw new Error('the transaction was undone');
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
