import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  dumpDatabase,
  postgresUrl,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { REWRITTEN } from '../../db/db.server.ts';
import { rewriteTables, tidyUp } from './caretaker.server.ts';
import { WITHHELD } from './export-store.server.ts';
import type { PrivacyPage } from './privacy.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

const HOUR_MS = 3_600_000;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const say = (person: TestPerson, text: string) =>
  person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });

/** Somebody with something in every table a person has rows in. */
async function somebody(words: string = randomUUID()): Promise<TestPerson> {
  const person = await signUpPerson(server.app);
  await person.call('PUT', '/api/v1/consents', { memory: true });
  await person.call('POST', '/answer', { userId: person.email, questionId: 1, answer: ['Mujer'] });
  await person.call('GET', '/api/v1/chat/messages');
  await say(person, `mi hermana Laura vive en Madrid ${words}`);
  await person.call('PUT', '/api/v1/safety-plan/alone', { text: `caminar con el perro ${words}` });
  await person.call('PUT', '/api/v1/privacy', { keepDays: 365 });
  return person;
}

/** What the file of a table holds, rows that were deleted among it. */
async function heapOf(table: string): Promise<string> {
  const { db } = server.context.database;
  const file = sql`pg_read_binary_file(pg_relation_filepath(${`"${table}"`}))`;
  const { rows } = (await db.execute(sql`select ${file} as bytes`)) as unknown as {
    rows: { bytes: Buffer }[];
  };
  return Buffer.from(rows[0]?.bytes ?? '').toString('latin1');
}
const inHeap = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('latin1');

const page = async (person: TestPerson): Promise<PrivacyPage> =>
  (await person.call('GET', '/api/v1/privacy')).json;
const exported = async (person: TestPerson) => (await person.call('GET', '/api/v1/export')).json;
const leave = (person: TestPerson, confirmation = 'BORRAR') =>
  person.call('DELETE', '/api/v1/account', { confirmation });
const signIn = ({ email, password }: TestPerson) =>
  send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    body: { userEmail: email, userPass: password },
  });

async function userIdOf({ email }: TestPerson): Promise<string> {
  const { db } = server.context.database;
  const rows = (await db.execute(sql`select id from "user" where email = ${email}`)) as unknown as {
    rows: { id: string }[];
  };
  return rows.rows[0]?.id ?? '';
}

describe('seeing', () => {
  test('what there is of a person is counted by kind', async () => {
    const person = await somebody();
    const { account, holds, ...rest } = await page(person);
    expect(account).toEqual({
      name: 'Prueba',
      email: person.email,
      emailVerified: false,
      country: 'CL',
    });
    expect(holds).toMatchObject({ messages: 1, conversations: 1, answers: 1, planSteps: 1, devices: 1 });
    expect(holds.memories).toBeGreaterThan(0);
    expect(rest).toEqual({ isBlocked: false, keepDays: 365, leaving: null });
  });

  test('name and country are corrected', async () => {
    const person = await signUpPerson(server.app);
    const changed = await person.call('PATCH', '/api/v1/me', { name: '  Camila ', country: 'PE' });
    expect(changed.json.person).toMatchObject({ name: 'Camila', country: 'PE', email: person.email });
    await person.call('PATCH', '/api/v1/me', { country: null });
    expect((await page(person)).account).toMatchObject({ name: 'Camila', country: null });
    expect((await person.call('PATCH', '/api/v1/me', { name: ' ' })).status).toBe(400);
    expect((await person.call('PATCH', '/api/v1/me', { email: 'otra@correo.test' })).status).toBe(400);
  });
});

describe('erasing the talk', () => {
  test('takes every conversation away at once, and nothing else', async () => {
    const person = await somebody();
    const before = (await page(person)).holds;
    expect((await person.call('DELETE', '/api/v1/conversations')).status).toBe(204);
    const { holds } = await page(person);
    expect(holds).toMatchObject({ messages: 0, conversations: 0 });
    expect(holds).toMatchObject({ answers: before.answers, planSteps: before.planSteps });
    expect((await say(person, 'hola de nuevo')).status).toBe(200);
    expect((await page(person)).holds.messages).toBe(1);
  });

  test('is for whoever is signed in', async () => {
    const reply = await send(server.app, { method: 'DELETE', url: '/api/v1/conversations' });
    expect(reply.status).toBe(401);
  });
});

describe('taking along', () => {
  test('the export holds every table of the person, opened, and nobody else', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const person = await somebody(mine);
    const other = await somebody(theirs);
    const response = await person.call('GET', '/api/v1/export');
    expect(response.status).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="juntos-[\d-]+\.json"$/);
    const { account, data } = response.json;
    expect(account).toMatchObject({ email: person.email, name: 'Prueba' });
    const full = [
      'session',
      'account',
      'consents',
      'answers',
      'conversations',
      'turns',
      'memories',
      'privacy',
    ];
    for (const table of full) expect(data[table]?.length, table).toBeGreaterThan(0);
    expect(data.turns.at(-1)).toMatchObject({ text: `mi hermana Laura vive en Madrid ${mine}` });
    expect(data.turns.at(-1).reply.text).toMatch(/\S/);
    expect(data.answers[0]).toMatchObject({ question: '¿Cuál es tu sexo?', labels: ['Mujer'] });
    expect(JSON.stringify(data.memories)).toContain(`aminar con el perro ${mine}`);
    for (const foreign of [theirs, other.email, await userIdOf(other)]) {
      expect(response.text).not.toContain(foreign);
    }
  });

  test('no key, token or hash of a password leaves', async () => {
    const person = await somebody();
    const { data } = await exported(person);
    const names = Object.entries<Record<string, unknown>[]>(data).flatMap(([table, rows]) =>
      rows.flatMap((row) => Object.keys(row).map((column) => `${table}.${column}`)),
    );
    for (const secret of Object.keys(WITHHELD)) expect(names).not.toContain(secret);
    expect(JSON.stringify(data)).not.toContain(
      decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0],
    );
  });

  test('what came through the public forms is there once the e-mail is known to be theirs', async () => {
    const person = await signUpPerson(server.app);
    const words = `Una pregunta ${randomUUID()}`;
    const letter = { id: randomUUID(), name: 'Yo', email: person.email, message: words, isAgreed: true };
    const sent = await send(server.app, { method: 'POST', url: '/api/v1/contact', body: letter });
    expect(sent.status, sent.text).toBe(200);
    expect(JSON.stringify(await exported(person))).not.toContain(words);
    await server.context.database.db.execute(
      sql`update "user" set email_verified = true where email = ${person.email}`,
    );
    expect((await exported(person)).data.letters[0].content.message).toBe(words);
  });

  test('the file to read shows the same words, with nothing in it that runs', async () => {
    const person = await somebody('<script>alert(1)</script>');
    const { status, headers, text } = await person.call(
      'GET',
      '/api/v1/export?format=html&timeZone=America/Santiago',
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-disposition']).toContain('.html"');
    expect(text).toContain('mi hermana Laura vive en Madrid &lt;script&gt;');
    expect(text).toContain('caminar con el perro');
    expect(text).toContain('¿Cuál es tu sexo?');
    expect(text).toContain(person.email);
    expect(text).not.toMatch(/<script|undefined|\[object|\{day\}|src=|href=/);
    expect((await person.call('GET', '/api/v1/export?format=html&timeZone=Marte')).status).toBe(400);
  });

  test('10,000 messages leave within 5 seconds', async () => {
    const person = await somebody();
    const userId = await userIdOf(person);
    await copyTurns(userId, 5_000);
    for (const format of ['json', 'html']) {
      const start = performance.now();
      const { text, status } = await person.call('GET', `/api/v1/export?format=${format}`);
      const ms = performance.now() - start;
      expect(status).toBe(200);
      expect(text.split('mi hermana Laura').length).toBeGreaterThan(5_000);
      expect(ms).toBeLessThan(5_000);
    }
  }, 120_000);
});

/** As many sealed turns as a person of years has: each is a message and a reply. */
async function copyTurns(userId: string, count: number): Promise<void> {
  const { database, keys } = server.context;
  const { addTurn, listTurns } = await import('../chat/turn-store.server.ts');
  const { withTx } = await import('../../db/with-tx.server.ts');
  const { newId } = await import('../../platform/ids.server.ts');
  const key = await keys.get(database.db, userId);
  const [turn] = await listTurns(database.db, key, userId, { limit: 1 });
  if (!turn) throw new Error('no turn to copy');
  await withTx(database.db, async (tx) => {
    for (let made = 0; made < count; made++) {
      await addTurn(tx, key, userId, { ...turn, id: randomUUID(), position: newId() });
    }
  });
}

describe('blocking', () => {
  test('keeps everything and uses nothing, until the person says otherwise', async () => {
    const person = await somebody();
    await person.call('PUT', '/api/v1/privacy', { isBlocked: true });
    const refused = await say(person, 'hola');
    expect(refused.status).toBe(423);
    expect(refused.json.error).toMatchObject({ code: 'data_blocked' });
    expect(refused.json.error.message).toContain('Ayuda ahora');
    const documented = await person.call('POST', '/request_open_ai', {
      userId: person.email,
      message: 'hola',
    });
    expect(documented.status).toBe(423);
    later(24 * HOUR_MS); // a greeting would be due
    const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(messages).toHaveLength((await exported(person)).data.turns.length * 2 - 1);
    expect((await page(person)).isBlocked).toBe(true);
    await person.call('PUT', '/api/v1/privacy', { isBlocked: false });
    expect((await say(person, 'hola')).status).toBe(200);
  });
});

describe('how long it stays', () => {
  test('conversations older than the person wants them go, the plan and the answers stay', async () => {
    const person = await somebody();
    await person.call('PUT', '/api/v1/privacy', { keepDays: 30 });
    later(29 * 24 * HOUR_MS);
    await tidyUp(server.context);
    expect((await page(person)).holds.messages).toBe(1);
    later(2 * 24 * HOUR_MS);
    await tidyUp(server.context);
    expect((await page(person)).holds).toMatchObject({
      messages: 0,
      conversations: 0,
      answers: 1,
      planSteps: 1,
    });
  });

  test('is one of the offered times', async () => {
    const person = await signUpPerson(server.app);
    expect((await person.call('PUT', '/api/v1/privacy', { keepDays: 1 })).status).toBe(400);
    expect((await person.call('PUT', '/api/v1/privacy', { keepDays: null })).json.keepDays).toBeNull();
  });
});

describe('erasing', () => {
  test('needs the word, written as shown', async () => {
    const person = await somebody();
    const { status, json } = await leave(person, 'sí');
    expect([status, json.error.code]).toEqual([400, 'wrong_confirmation']);
    expect((await page(person)).leaving).toBeNull();
  });

  test('can be undone for 24 hours, and then nothing was lost', async () => {
    const person = await somebody();
    await confirmAddress(person.email);
    const elsewhere = await signIn(person);
    const { status, json } = await leave(person, ' borrar ');
    expect(status).toBe(202);
    expect(Date.parse(json.eraseAt) - Date.parse(json.requestedAt)).toBe(24 * HOUR_MS);
    expect(json.receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await leave(person)).json).toEqual(json); // asked twice, asked once
    // Nothing is used meanwhile, other devices are out, and the mail tells how to undo it.
    expect((await say(person, 'hola')).json.error.code).toBe('account_leaving');
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
    expect((await send(server.app, { method: 'GET', url: '/api/v1/me', cookie })).status).toBe(401);
    const mail = (await server.mailsTo(person.email)).at(-1);
    expect(mail?.text).toContain(json.receipt);
    expect(mail?.text).toContain('http://juntos.test/tu/datos');

    later(23 * HOUR_MS);
    await tidyUp(server.context);
    const back = await person.call('POST', '/api/v1/account/stay', {});
    expect(back.json).toMatchObject({ leaving: null, holds: { messages: 1 } });
    later(24 * HOUR_MS);
    await tidyUp(server.context);
    expect((await say(person, 'hola')).status).toBe(200);
  });

  test('leaves no row, no word and no key, and a receipt that names nobody', async () => {
    const words = `palabra${randomUUID()}`;
    const person = await somebody(words);
    await confirmAddress(person.email);
    const userId = await userIdOf(person);
    await person.call('POST', '/api/v1/password/forgot', { email: person.email });
    expect(await dumpDatabase()).toContain(userId);
    const { receipt } = (await leave(person)).json;
    later(24 * HOUR_MS + 1000);
    expect((await tidyUp(server.context)).accounts).toBe(1);

    const dump = await dumpDatabase();
    for (const trace of [userId, person.email, words]) expect(dump).not.toContain(trace);
    expect(dump).toContain(receipt);
    // Nor in the files of the tables, which keep what was deleted until they are written anew.
    const isLeftIn = async (table: string) => {
      await server.context.database.db.execute(sql`checkpoint`);
      const file = await heapOf(table);
      return [person.email, inHeap(userId)].some((trace) => file.includes(trace));
    };
    const left: string[] = [];
    for (const table of REWRITTEN) if (await isLeftIn(table)) left.push(table);
    // Where others are at work, what they could still see goes with the next round.
    if (postgresUrl) await rewriteTables(server.context);
    else expect(left).toEqual([]);
    for (const table of left) await expect.poll(() => isLeftIn(table)).toBe(false);
    expect((await person.call('GET', '/api/v1/me')).status).toBe(401);
    expect((await signIn(person)).json).toEqual({ authorized: false });
    expect((await server.mailsTo(person.email)).at(-1)?.text).toContain(receipt);
    expect((await tidyUp(server.context)).accounts).toBe(0);
    // The address is free again, and whoever takes it finds nothing.
    const again = await signUpPerson(server.app, { email: person.email });
    expect((await page(again)).holds).toMatchObject({ messages: 0, answers: 0, memories: 0 });
  });

  test('takes what came through the public forms only from an address known to be theirs', async () => {
    const { db } = server.context.database;
    for (const isVerified of [false, true]) {
      const person = await signUpPerson(server.app);
      const letter = { id: randomUUID(), name: 'Yo', email: person.email, message: 'Hola', isAgreed: true };
      await send(server.app, { method: 'POST', url: '/api/v1/contact', body: letter });
      await db.execute(sql`update "user" set email_verified = ${isVerified} where email = ${person.email}`);
      await leave(person);
      later(25 * HOUR_MS);
      await tidyUp(server.context);
      const { rows } = (await db.execute(sql`select id from letters where id = ${letter.id}`)) as unknown as {
        rows: unknown[];
      };
      expect(rows).toHaveLength(isVerified ? 0 : 1);
    }
  });
});
