// Everything of one person, read straight off the schema: a table or a column that is added there is in the export
// without anybody thinking of it. What must not leave is named here, with the reason.
import type { KeyObject } from 'node:crypto';
import { and, eq, getTableColumns, getTableName, gt, is, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db.server.ts';
import * as schema from '../../db/schema.ts';
import { open } from '../../platform/crypto.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import { UNREADABLE } from './export-answers.ts';

/** One row as the person may read it, sealed values opened. */
export type OpenRow = Record<string, unknown>;

/** So that a long export lets everybody else through between its pages. */
const PAGE_ROWS = 200;

/** Columns that open doors or say nothing: secrets of the account, and marks that only the server can compare. */
export const WITHHELD: Record<string, string> = {
  'session.token': 'whoever has it is signed in',
  'account.password': 'a hash of the password',
  'account.access_token': 'a key to an account elsewhere',
  'account.refresh_token': 'a key to an account elsewhere',
  'account.id_token': 'a key to an account elsewhere',
  'turns.held_by': 'which of our processes answers it',
  'person_keys.wrapped': 'the data key, useless without the master key',
  'orders.redirect': 'whoever has it can pay there',
  'orders.version': 'counts changes of the row',
  'memories.slot': 'a hash; the name of the place stands in the opened memory',
};

/** Sealed values are JSON, but for these. */
const PLAIN_TEXT = new Set(['turns.text']);

const SCHEMA: unknown[] = Object.values(schema);
const TABLES = SCHEMA.filter((it): it is PgTable => is(it, PgTable));
const byName = new Map(TABLES.map((table) => [getTableName(table), table]));

const owned = (column: string) =>
  TABLES.filter((table) => column in getTableColumns(table)).map((table) => getTableName(table));

/** Tables whose rows name their person. */
export const PERSON_TABLES: readonly string[] = owned('userId');
/** Tables of what visitors sent, found by a mark of their e-mail. */
export const VISITOR_TABLES: readonly string[] = owned('emailMark');

type Owner = { key: KeyObject; userId: string };

export async function findAccount(db: Db, userId: string): Promise<OpenRow> {
  const [row] = await db.select().from(schema.user).where(eq(schema.user.id, userId));
  if (!row) throw new Error('account vanished');
  // Where the account stands, or would stand, beside another is a mark of the house, and tells that there is another
  // (decision 5). For its person the e-mail is what they wrote.
  const { besideEmail: _, claimedEmail, ...account } = row;
  return { ...account, email: claimedEmail ?? account.email };
}

/** The rows of a person in one table, in order, a page at a time. */
export async function* readPersonTable(db: Db, name: string, owner: Owner): AsyncGenerator<OpenRow[]> {
  const table = tableOf(name);
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const whose = eq(columns.userId as PgColumn, owner.userId);
  for await (const rows of pages(db, table, whose, columns.position ?? rowIdOf(table))) {
    yield rows.map((row) => {
      const rowId = row[propertyOf(columns, rowIdOf(table)) ?? ''];
      const where = rowId === undefined ? owner.userId : `${owner.userId}:${rowId}`;
      return openedOr(columns, row, owner.key, name, where);
    });
  }
}

/** What somebody sent through the public forms with this e-mail. */
export async function* readVisitorTable(
  db: Db,
  name: string,
  { key, emailMark }: { key: KeyObject; emailMark: string },
): AsyncGenerator<OpenRow[]> {
  const table = tableOf(name);
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const whose = eq(columns.emailMark as PgColumn, emailMark);
  for await (const rows of pages(db, table, whose, columns.id)) {
    yield rows.map(({ emailMark: _, ...row }) => openedOr(columns, row, key, name, String(row.id)));
  }
}

function tableOf(name: string): PgTable {
  const table = byName.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
}

/** What tells the rows of one person apart; none where a person has one row. */
function rowIdOf(table: PgTable): PgColumn | undefined {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return key.find((column) => column.name !== 'user_id');
}

const propertyOf = (columns: Record<string, PgColumn>, column: PgColumn | undefined) =>
  Object.keys(columns).find((property) => columns[property]?.name === column?.name);

async function* pages(
  db: Db,
  table: PgTable,
  whose: SQL,
  order: PgColumn | undefined,
): AsyncGenerator<OpenRow[]> {
  const property = propertyOf(getTableColumns(table) as Record<string, PgColumn>, order);
  for (let last: unknown; ; ) {
    const after = order && last !== undefined ? and(whose, gt(order, last)) : whose;
    const query = db.select().from(table).where(after).limit(PAGE_ROWS);
    const rows: OpenRow[] = await (order ? query.orderBy(order) : query);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS || !property) return;
    last = rows.at(-1)?.[property];
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A row that cannot be read any more is there with what stands in the clear, and says so. */
function openedOr(...[columns, row, key, table, where]: Parameters<typeof opened>): OpenRow {
  const whole = readable(`${table}:${where}`, () => opened(columns, row, key, table, where));
  return whole ?? { ...opened(columns, withoutSealed(row), key, table, where), [UNREADABLE]: true };
}

const withoutSealed = (row: OpenRow): OpenRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !(value instanceof Uint8Array)));

function opened(
  columns: Record<string, PgColumn>,
  row: OpenRow,
  key: KeyObject,
  table: string,
  where: string,
): OpenRow {
  const entries = Object.entries(row).flatMap(([property, value]): [string, unknown][] => {
    const name = `${table}.${columns[property]?.name}`;
    if (property === 'userId' || name in WITHHELD) return [];
    if (!(value instanceof Uint8Array)) return [[property, value]];
    const plain = open(key, `${name}:${where}`, value).toString();
    return [[property, PLAIN_TEXT.has(name) ? plain : JSON.parse(plain)]];
  });
  return Object.fromEntries(entries);
}
