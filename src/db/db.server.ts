import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

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
  'orders',
  'passes',
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
