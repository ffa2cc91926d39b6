import { randomUUID } from 'node:crypto';
import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openMemoryDatabase } from '../../src/db/database.server.ts';
import type { Database } from '../../src/db/db.server.ts';
import { newDataDir } from './server-process.ts';

/** The address of a new empty database on the PostgreSQL of the tests; undefined where they run on PGlite. */
export async function emptyPostgres(): Promise<string | undefined> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return undefined;
  const name = `juntos_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(DATABASE_URL);
  url.pathname = name;
  return url.href;
}

/** A new empty PGlite in memory, with our tables. */
export async function emptyMemory(): Promise<Database> {
  return openMemoryDatabase(await openAsBlob(join(inject('migratedDatabase'), 'pglite.tar')));
}

/** A new data folder with nothing but an empty PGlite, with our tables. */
export function emptyDataDir(): string {
  const dataDir = newDataDir();
  cpSync(join(inject('migratedDatabase'), 'pglite'), join(dataDir, 'pglite'), { recursive: true });
  return dataDir;
}
