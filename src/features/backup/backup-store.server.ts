// Every row as a line of JSON, in an order in which they can be written again. PostgreSQL itself turns rows into JSON
// and back, so every type keeps every digit, and a backup of one database goes into the other.
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Snapshot } from '../../db/db.server.ts';
import * as schema from '../../db/schema.ts';

const SCHEMA: unknown[] = Object.values(schema);
const TABLES = SCHEMA.filter((it): it is PgTable => is(it, PgTable));

/**
 * What passes within days and must not come back: a session that was ended, a link that was used, a mail that was
 * sent. After a restore everybody signs in again.
 */
export const PASSING: readonly string[] = ['session', 'verification', 'attempts', 'limits', 'outbox'];

const PAGE_ROWS = 500;

/** Names of the tables of a backup, each after those its rows refer to. */
export const KEPT_TABLES: readonly string[] = inOrder().filter((name) => !PASSING.includes(name));

function inOrder(): string[] {
  const done: string[] = [];
  const visit = (table: PgTable) => {
    const name = getTableName(table);
    if (done.includes(name)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const target = key.reference().foreignTable;
      if (target !== table) visit(target);
    }
    done.push(name);
  };
  TABLES.forEach(visit);
  return done;
}

/** Rows of a table as JSON texts, a page at a time. */
export async function* dumpTableRows(rows: Snapshot, table: string): AsyncGenerator<string[]> {
  const cursor = `backup_${table}`;
  await rows(`declare ${cursor} no scroll cursor for select to_jsonb(t)::text as line from "${table}" t`);
  for (;;) {
    const page = await rows(`fetch ${PAGE_ROWS} from ${cursor}`);
    if (page.length > 0) yield page.map(({ line }) => String(line));
    if (page.length < PAGE_ROWS) break;
  }
  await rows(`close ${cursor}`);
}

export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of KEPT_TABLES) {
    const { rows } = (await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)) as unknown as {
      rows: unknown[];
    };
    if (rows.length > 0) return false;
  }
  return true;
}

/** @param lines JSON texts of rows of this table */
export async function insertRows(tx: Db, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`,
  );
}

export async function listUserIds(db: Db): Promise<string[]> {
  return (await db.select({ id: schema.user.id }).from(schema.user)).map(({ id }) => id);
}

export async function removeUser(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from "user" where id = ${id}`);
}
