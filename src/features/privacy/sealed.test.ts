import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyMemory } from '../../../tests/support/empty-database.ts';
// The dump holds what this file wrote and no more: among thousands of sessions a random token spells a short word.
import '../../../tests/support/own-database.ts';
import {
  dumpDatabase,
  masterKey,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { deriveKey, keyedMark, newKey, open, seal } from '../../platform/crypto.server.ts';
import { PersonKeys } from '../account/person-key-store.server.ts';
import { findLetter, putLetter } from '../inbox/letter-store.server.ts';
import { openMail, putMail } from '../mail/outbox-store.server.ts';
import { tidyUp } from './caretaker.server.ts';
import { requireMasterKey, rotateMasterKey } from './rotate-master-key.server.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

type Row = Record<string, unknown>;
const { raw } = sql;
async function query(text: string): Promise<Row[]> {
  const { db } = server.context.database;
  return ((await db.execute(raw(text))) as unknown as { rows: Row[] }).rows;
}
async function say(person: TestPerson, text: string) {
  const id = randomUUID();
  const answer = await person.call('POST', '/api/v1/chat/turns', { id, text });
  return { ...answer, id };
}
const userIdOf = async ({ email }: TestPerson) =>
  String((await query(`select id from "user" where email = '${email}'`))[0]?.id);

/** Sealed columns of a person's tables, with the part of the key that is not the person. */
const SEALED = [
  ['turns', 'text', 'id'],
  ['turns', 'plan', 'id'],
  ['turns', 'reply', 'id'],
  ['conversations', 'state', 'id'],
  ['memories', 'sealed', 'id'],
  ['answers', 'sealed', 'question_id'],
  ['feedback', 'sealed', 'turn_id'],
] as const;

describe('a dump of the database', () => {
  test('shows no word that anybody wrote, wherever they wrote it', async () => {
    const person = await signUpPerson(server.app);
    await person.call('PUT', '/api/v1/consents', { memory: true });
    await person.call('GET', '/api/v1/chat/messages');
    const chat = [
      'mi hermana Zulema vive en Chiloé con su marimba',
      'anoche soñé con murciélagos y desperté temblando',
      'trabajo de noche en una panadería de Ñuñoa',
    ];
    for (const text of chat) await say(person, text);
    const { memories } = (await person.call('GET', '/api/v1/memories')).json;
    const edited = 'Zulema prefiere escribir cartas perfumadas';
    await person.call('PUT', `/api/v1/memories/${memories[0].id}`, { text: edited });
    const plan = 'llamar a Hortensia, regar los helechos';
    await person.call('PUT', '/api/v1/safety-plan/alone', { text: plan });
    await person.call('POST', '/answer', { userId: person.email, questionId: 2, answer: ['Bisexual'] });
    const email = `eulalia-${randomUUID()}@correo.test`;
    const letter = 'Querida gente: el farmacéutico Wenceslao los recomienda';
    await send(server.app, {
      method: 'POST',
      url: '/api/v1/contact',
      body: { id: randomUUID(), name: 'Eulalia', email, message: letter, isAgreed: true },
    });
    await send(server.app, { method: 'POST', url: '/api/v1/newsletter', body: { email, isAgreed: true } });
    const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
    const replies = messages.flatMap(({ from, text }: Row) => (from === 'therapist' ? [String(text)] : []));

    const written = [...chat, edited, plan, letter, 'Bisexual Eulalia', email, ...replies].join(' ');
    const words = new Set(written.toLowerCase().match(/[\p{L}\d@.-]{5,}/gu));
    expect(words.size).toBeGreaterThan(30);
    const dump = (await dumpDatabase()).toLowerCase();
    const log = server.logLines.join('').toLowerCase();
    const known = new Set(OURS);
    expect([...words].filter((word) => !known.has(word) && dump.includes(word))).toEqual([]);
    expect([...words].filter((word) => !known.has(word) && log.includes(word))).toEqual([]);
  }, 60_000);
});

/** Words of the columns and codes themselves, and the name the tests sign up with. */
const OURS = ['memory', 'persona', 'prueba', 'juntos', 'correo', 'ahora', 'hola,'];

describe('a sealed value', () => {
  test('opens nowhere but in its own row, column and person', async () => {
    const people = [await signUpPerson(server.app), await signUpPerson(server.app)];
    for (const person of people) {
      await person.call('PUT', '/api/v1/consents', { memory: true });
      for (const questionId of [1, 18])
        await person.call('POST', '/answer', {
          userId: person.email,
          questionId,
          answer: questionId === 1 ? ['Mujer'] : [''],
        });
      for (const text of ['mi hermana Laura vive en Madrid', 'trabajo de noche en un hospital']) {
        const { id } = await say(person, text);
        await person.call('PUT', `/api/v1/chat/turns/${id}/feedback`, { verdict: 'helped' });
      }
    }
    const [mine = '', theirs = ''] = await Promise.all(people.map(userIdOf));
    const { keys, database } = server.context;
    const key = await keys.get(database.db, mine);
    const values: { context: string; sealed: Uint8Array; owner: string }[] = [];
    for (const owner of [mine, theirs]) {
      for (const [table, column, id] of SEALED) {
        const rows = await query(
          `select ${id} as id, ${column} as sealed from ${table} where user_id = '${owner}' and ${column} is not null`,
        );
        expect(rows.length, `${table}.${column}`).toBeGreaterThan(0);
        for (const row of rows)
          values.push({
            context: `${table}.${column}:${owner}:${row.id}`,
            sealed: row.sealed as Uint8Array,
            owner,
          });
      }
    }
    for (const { context, sealed, owner } of values) {
      for (const other of values) {
        const isItsPlace = other.context === context && owner === mine;
        const read = () => open(key, other.context, sealed);
        if (isItsPlace) expect(read().length).toBeGreaterThan(0);
        else expect(read).toThrow();
      }
    }
  });

  test('every column of bytes is one we know', async () => {
    const columns = await query(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
    );
    const ours = [
      'person_keys.wrapped',
      'house_keys.wrapped',
      'letters.sealed',
      'comments.sealed',
      'subscriptions.sealed',
      'outbox.payload',
    ];
    const known = [...SEALED.map(([table, column]) => `${table}.${column}`), ...ours];
    expect(columns.map(({ name }) => String(name)).toSorted()).toEqual(known.toSorted());
  });
});

describe('after an erasure', () => {
  test('whoever kept a copy of the texts and has the old master key opens none of them', async () => {
    const person = await signUpPerson(server.app);
    await person.call('PUT', '/api/v1/consents', { memory: true });
    await say(person, 'mi hermana Laura vive en Madrid');
    const userId = await userIdOf(person);
    const copies: { context: string; sealed: Uint8Array }[] = [];
    for (const [table, column, id] of SEALED) {
      const rows = await query(
        `select ${id} as id, ${column} as sealed from ${table} where user_id = '${userId}'`,
      );
      for (const row of rows)
        if (row.sealed)
          copies.push({
            context: `${table}.${column}:${userId}:${row.id}`,
            sealed: row.sealed as Uint8Array,
          });
    }
    expect(copies.length).toBeGreaterThan(4);
    const { keys, database } = server.context;
    const dataKey = await keys.get(database.db, userId);
    for (const { context, sealed } of copies)
      expect(open(dataKey, context, sealed).length).toBeGreaterThan(0);

    await person.call('DELETE', '/api/v1/account', { confirmation: 'BORRAR' });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await tidyUp(server.context);
    const wrapped = await query(`select user_id, wrapped from person_keys`);
    const left = wrapped.map((row) => ({ id: String(row.user_id), sealed: row.wrapped as Uint8Array }));
    expect(left.map(({ id }) => id)).not.toContain(userId);
    const { createSecretKey } = await import('node:crypto');
    const opened = left.map(({ id, sealed }) =>
      createSecretKey(open(masterKey, `person_keys.wrapped:${id}`, sealed)),
    );
    const uses = ['juntos inbox', 'juntos outbox', 'juntos sessions'].map((use) => deriveKey(masterKey, use));
    for (const key of [masterKey, ...uses, ...opened]) {
      for (const { context, sealed } of copies) expect(() => open(key, context, sealed)).toThrow();
    }
    await expect(new PersonKeys(masterKey).get(database.db, userId)).rejects.toThrow();
  });
});

describe('another master key', () => {
  /** A database of its own: the keys of the others must not change. */
  async function written() {
    const database = await emptyMemory();
    const { db } = database;
    const [from, to] = [newKey(), newKey()];
    const userId = randomUUID();
    const at = new Date();
    await db.execute(sql`insert into "user" (id, name, email) values (${userId}, 'Ana', 'ana@correo.test')`);
    const dataKey = await new PersonKeys(from).get(db, userId);
    const text = seal(dataKey, 'turns.text:x', 'hola');
    const inboxKey = deriveKey(from, 'juntos inbox');
    const content = { name: 'Ana', email: 'ana@correo.test', message: 'Hola', locale: 'es', help: false };
    const entry = { id: randomUUID(), caseNumber: 'AAAA-BBBB', kind: 'contact', status: 'new' } as const;
    await putLetter(db, inboxKey, {
      ...entry,
      emailMark: keyedMark(inboxKey, content.email),
      createdAt: at,
      content,
    });
    const mail = { to: content.email, subject: 'Hola', text: 'Hola', html: 'Hola' };
    const id = randomUUID();
    await putMail(db, deriveKey(from, 'juntos outbox'), { id, dedupeKey: 'x', kind: 'k', mail, now: at });
    await db.execute(sql`insert into session (id, token, user_id, expires_at)
      values (${randomUUID()}, 'x', ${userId}, now() + interval '1 day')`);
    return { database, from, to, userId, text, mailId: id };
  }

  test('opens everything afterwards, the old one nothing, and texts stay as they were', async () => {
    const { database, from, to, userId, text, mailId } = await written();
    const { db } = database;
    expect(await rotateMasterKey(database, { from, to })).toEqual({ people: 1, fromVisitors: 1, mails: 1 });
    expect(open(await new PersonKeys(to).get(db, userId), 'turns.text:x', text).toString()).toBe('hola');
    const inboxKey = deriveKey(to, 'juntos inbox');
    expect((await findLetter(db, inboxKey, 'AAAA-BBBB'))?.message).toBe('Hola');
    const { rows } =
      (await db.execute(sql`select l.email_mark, o.payload, (select count(*) from session) as open
      from letters l, outbox o`)) as unknown as { rows: Row[] };
    expect(rows[0]).toMatchObject({ email_mark: keyedMark(inboxKey, 'ana@correo.test'), open: 0 });
    const due = { id: mailId, payload: rows[0]?.payload as Uint8Array };
    expect(openMail(deriveKey(to, 'juntos outbox'), due).text).toBe('Hola');

    await expect(new PersonKeys(from).get(db, userId)).rejects.toThrow();
    await expect(findLetter(db, deriveKey(from, 'juntos inbox'), 'AAAA-BBBB')).rejects.toThrow();
    expect(() => openMail(deriveKey(from, 'juntos outbox'), due)).toThrow();
    await expect(requireMasterKey(database, from)).rejects.toThrow(/does not open this database/);
    await requireMasterKey(database, to);
    // A run that was cut off after its end is run again, and finds it done.
    expect(await rotateMasterKey(database, { from, to })).toBeNull();
    await database.close();
  });

  test('that breaks half-way leaves everything under the old one', async () => {
    const { database, from, to, userId } = await written();
    await database.db.execute(sql`update letters set sealed = '\\x0102'`);
    await expect(rotateMasterKey(database, { from, to })).rejects.toThrow();
    await new PersonKeys(from).get(database.db, userId);
    await database.close();
  });

  test('is no business of somebody who has the wrong old one', async () => {
    const { database, to } = await written();
    await expect(rotateMasterKey(database, { from: newKey(), to })).rejects.toThrow(/does not open/);
    await database.close();
  });
});
