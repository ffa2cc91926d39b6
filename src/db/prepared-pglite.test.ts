import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { PreparedPglite } from './prepared-pglite.server.ts';

let db: PreparedPglite;
beforeAll(async () => {
  const pglite = await PGlite.create('memory://');
  await pglite.exec(`create table things (
    id integer primary key, name text, bytes bytea, seen boolean, at timestamptz, weight double precision)`);
  db = new PreparedPglite(pglite);
});

const insert = 'insert into things (id, name, bytes, seen, at, weight) values ($1, $2, $3, $4, $5, $6)';
const names = async () => (await db.query('select name from things order by id')).rows;

describe('what is bound comes back', () => {
  const at = new Date('2026-03-01T10:20:30.456Z');
  test.each([
    ['values of every kind', [1, 'ñandú \'"\\ 🌱', randomBytes(3000), true, at, -1.5]],
    ['a slice of a larger buffer', [2, '', Buffer.from('abcdef').subarray(2, 4), false, at, 0]],
    ['nothing', [3, null, null, null, null, null]],
    ['empty bytes', [4, '\\x41', Buffer.alloc(0), true, at, 1e-7]],
  ])('%s', async (_, row) => {
    await db.query(insert, row);
    const found = await db.query('select * from things where id = $1', [row[0]], { rowMode: 'array' });
    expect(found.rows).toEqual([row]);
    expect(found.fields.map(({ name }) => name)).toEqual(['id', 'name', 'bytes', 'seen', 'at', 'weight']);
  });

  test('as objects, read by the readers of whoever asks', async () => {
    const [field] = (await db.query('select at from things')).fields;
    const parsers = { [field?.dataTypeID ?? 0]: (text: string) => `read ${text.slice(0, 10)}` };
    const { rows } = await db.query('select id, at from things where id = $1', [1], { parsers });
    expect(rows).toEqual([{ id: 1, at: 'read 2026-03-01' }]);
  });

  test('but no list, which would be stored as something else', async () => {
    await expect(db.query('select $1::text', [['a', 'b']])).rejects.toThrow(TypeError);
  });
});

describe('an error', () => {
  test.each([
    ['of a statement that cannot be read', 'selec 1', [], '42601'],
    ['of a value', 'select $1::integer as one', ['x'], '22P02'],
    ['of a rule of the table', insert, [1, 'again', null, null, null, null], '23505'],
  ])('%s says its code, and the next query works', async (_, text, params, code) => {
    for (const _time of [1, 2]) await expect(db.query(text, params)).rejects.toMatchObject({ code });
    expect((await db.query('select $1::integer as one', [1])).rows).toEqual([{ one: 1 }]);
  });

  test('undoes its transaction, also when the statement was first met inside', async () => {
    const before = await names();
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into things (id, name) values ($1, $2)', [50, 'undone']);
      await tx.query('select 1 / $1::integer', [0]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await names()).toEqual(before);
    await db.query('insert into things (id, name) values ($1, $2)', [51, 'kept']);
    expect(await names()).toEqual([...before, { name: 'kept' }]);
  });
});

test('a query beside a transaction waits until it is over', async () => {
  const order: string[] = [];
  let beside: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    beside = db.query('select 3').then(() => order.push('beside'));
    await tx.query('select 1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await tx.query('select 2');
    order.push('transaction');
  });
  await beside;
  expect(order).toEqual(['transaction', 'beside']);
});

test('queries of one transaction may be asked for together', async () => {
  const found = await db.transaction((tx) =>
    Promise.all([1, 2, 3].map((n) => tx.query('select $1::integer as n', [n], { rowMode: 'array' }))),
  );
  expect(found.map(({ rows }) => rows)).toEqual([[[1]], [[2]], [[3]]]);
});
