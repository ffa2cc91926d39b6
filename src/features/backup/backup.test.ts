import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyMemory, emptyPostgres } from '../../../tests/support/empty-database.ts';
import {
  masterKey,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { openDatabase } from '../../db/database.server.ts';
import type { Database } from '../../db/db.server.ts';
import { newKey } from '../../platform/crypto.server.ts';
import { PersonKeys } from '../account/person-key-store.server.ts';
import { listTurns } from '../chat/turn-store.server.ts';
import { KEPT_TABLES, PASSING } from './backup-store.server.ts';
import { erasureLog } from './erasure-log.server.ts';
import { checkBackup, makeBackup } from './make-backup.server.ts';
import { restoreBackup } from './restore-backup.server.ts';

let server: TestServer;
let person: TestPerson;
let userId: string;
const dir = mkdtempSync(join(tmpdir(), 'juntos-backup-'));
const clock = () => new Date();
const nobody = { marks: () => new Set<string>() };

async function rowsOf({ db }: Database, table: string): Promise<unknown[]> {
  const mine = table === 'user' ? sql`t.id = ${userId}` : sql`to_jsonb(t)->>'user_id' = ${userId}`;
  const { rows } = (await db.execute(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${mine} order by to_jsonb(t)::text`,
  )) as unknown as { rows: unknown[] };
  return rows;
}

beforeAll(async () => {
  server = await testServer();
  person = await signUpPerson(server.app);
  await person.call('PUT', '/api/v1/consents', { memory: true });
  await person.call('POST', '/answer', { userId: person.email, questionId: 1, answer: ['Mujer'] });
  for (const text of [
    'mi hermana Laura vive en Madrid 😀 "comillas" \\ñ',
    'trabajo de noche\nen un hospital',
  ])
    await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
  await person.call('PUT', '/api/v1/privacy', { keepDays: 365 });
  const { db } = server.context.database;
  const { rows } = (await db.execute(
    sql`select id from "user" where email = ${person.email}`,
  )) as unknown as {
    rows: { id: string }[];
  };
  userId = rows[0]?.id ?? '';
});

const backedUp = async (name: string) => {
  const path = join(dir, name);
  const counts = await makeBackup(server.context.database, { path, masterKey, clock });
  return { path, counts };
};

describe('a backup', () => {
  test('restored gives every row back, in the embedded database and in PostgreSQL', async () => {
    const { path, counts } = await backedUp('whole');
    expect(counts.turns).toBeGreaterThan(2);
    const url = await emptyPostgres();
    const targets = [await emptyMemory()];
    if (url) targets.push(await openDatabase({ DATA_DIR: '', DATABASE_URL: url }));
    for (const target of targets) {
      const restored = await restoreBackup(target, { path, masterKey, erased: nobody });
      expect(restored.counts).toEqual(counts);
      for (const table of KEPT_TABLES)
        expect(await rowsOf(target, table), table).toEqual(await rowsOf(server.context.database, table));
      for (const table of PASSING) expect(await rowsOf(target, table), table).toEqual([]);
      const key = await new PersonKeys(masterKey).get(target.db, userId);
      const texts = (await listTurns(target.db, key, userId, { limit: 10 })).map(({ text }) => text);
      expect(texts).toContain('mi hermana Laura vive en Madrid 😀 "comillas" \\ñ');
      await target.close();
    }
  }, 60_000);

  test('is made while people write, and holds one moment of it', async () => {
    const writing = Array.from({ length: 5 }, (_, index) =>
      person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text: `mensaje ${index}` }),
    );
    const { path } = await backedUp('busy');
    await Promise.all(writing);
    const target = await emptyMemory();
    await restoreBackup(target, { path, masterKey, erased: nobody });
    const { rows } = (await target.db.execute(
      sql`select count(*)::int as lost from turns t left join conversations c on c.id = t.conversation_id where c.id is null`,
    )) as unknown as { rows: { lost: number }[] };
    expect(rows[0]?.lost).toBe(0);
    await target.close();
  });

  test('shows nothing of what is in it', async () => {
    const { path } = await backedUp('sealed');
    const bytes = readFileSync(path);
    for (const word of [person.email, 'turns', 'Laura', userId]) expect(bytes.includes(word)).toBe(false);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['without its last frame', (bytes: Buffer) => bytes.subarray(0, 32)],
    ['with something after it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
    [
      'with one bit changed',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte))),
    ],
    ['that is none', () => Buffer.from('hello, this is not a backup at all')],
  ])('%s is refused, and the database stays empty', async (name, change) => {
    const { path } = await backedUp(`good ${name}`);
    const broken = join(dir, `broken ${name}`);
    writeFileSync(broken, change(readFileSync(path)));
    const target = await emptyMemory();
    const restore = restoreBackup(target, { path: broken, masterKey, erased: nobody });
    await expect(restore).rejects.toThrow(/does not open|no backup/);
    await restoreBackup(target, { path, masterKey, erased: nobody }); // which needs an empty one
    await target.close();
  });

  test('opens under its own master key only', async () => {
    const { path } = await backedUp('keyed');
    await expect(checkBackup(path, newKey())).rejects.toThrow(/does not open/);
  });

  test('does not go over anything', async () => {
    const { path } = await backedUp('second');
    const target = await emptyMemory();
    await restoreBackup(target, { path, masterKey, erased: nobody });
    await expect(restoreBackup(target, { path, masterKey, erased: nobody })).rejects.toThrow(
      /empty database/,
    );
    await target.close();
  });

  test('brings nobody back who was erased since', async () => {
    const { path } = await backedUp('before');
    const log = erasureLog(mkdtempSync(join(dir, 'log-')), masterKey);
    log.add(userId);
    expect([...log.marks()].join()).not.toContain(userId);
    const target = await emptyMemory();
    const { erasedAgain } = await restoreBackup(target, { path, masterKey, erased: log });
    expect(erasedAgain).toBe(1);
    for (const table of KEPT_TABLES) expect(await rowsOf(target, table), table).toEqual([]);
    await target.close();
  });
});
