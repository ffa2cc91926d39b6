import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
