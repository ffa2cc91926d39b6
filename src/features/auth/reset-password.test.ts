import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dumpTable,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { verification } from '../../db/schema.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

/** Besides the one that confirms the address. */
const mailsTo = async (email: string) =>
  (await server.mailsTo(email)).filter(({ text }) => text.includes('/resetPassword#'));

let visitors = 0;
const call = (url: string, body: unknown) =>
  send(server.app, { method: 'POST', url: `/api/v1/password/${url}`, body, from: `10.3.0.${++visitors}` });
const forgot = (email: string) => call('forgot', { email });
const reset = (token: string, password = 'otra clave bien larga') => call('reset', { token, password });
const signIn = ({ email }: TestPerson, userPass: string) =>
  send(server.app, { method: 'POST', url: '/api/v1/userLogin', body: { userEmail: email, userPass } });

const keyIn = (text = '') => /#clave=(\S+)/.exec(text)?.[1] ?? '';

describe('a forgotten password', () => {
  test('is changed with the link of the mail, and whoever was signed in is out', async () => {
    const person = await signUpPerson(server.app);
    expect((await forgot(person.email)).json).toEqual({ ok: true });
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('http://juntos.test/resetPassword#clave=');
    expect((await reset(keyIn(mail?.text))).json).toEqual({ ok: true });
    expect((await person.call('GET', '/api/v1/me')).status).toBe(401);
    expect((await signIn(person, person.password)).json).toEqual({ authorized: false });
    expect((await signIn(person, 'otra clave bien larga')).json.authorized).toBe(true);
  });

  test('of an e-mail without account gets the same answer, and no mail', async () => {
    const person = await signUpPerson(server.app);
    const known = await forgot(person.email);
    const email = `nadie-${randomUUID()}@correo.test`;
    const unknown = await forgot(email);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await mailsTo(email)).toHaveLength(0);
  });

  test('takes the same time with and without an account', async () => {
    const person = await signUpPerson(server.app);
    for (const email of [person.email, `nadie-${randomUUID()}@correo.test`]) {
      const start = performance.now();
      await forgot(email);
      expect(performance.now() - start).toBeGreaterThan(390);
    }
  });

  test('is one mail, however often the button is pressed', async () => {
    const person = await signUpPerson(server.app);
    for (let index = 0; index < 3; index++) await forgot(person.email);
    expect(await mailsTo(person.email)).toHaveLength(1);
    now = new Date(now.getTime() + 3 * 60_000);
    await forgot(person.email);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  test.each([
    ['pt', 'http://juntos.test/pt/resetPassword#clave=', 'Crie outra senha no Juntos'],
    ['en', 'http://juntos.test/en/resetPassword#clave=', 'Choose another password in Juntos'],
    ['xx', 'http://juntos.test/resetPassword#clave=', 'Crea otra contraseña en Juntos'],
  ])('asked from a page in %s brings a mail in that language', async (locale, link, subject) => {
    const person = await signUpPerson(server.app);
    await send(server.app, {
      method: 'POST',
      url: '/api/v1/password/forgot',
      body: { email: person.email },
      from: `10.4.0.${++visitors}`,
      headers: { 'x-locale': locale },
    });
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(link);
    expect(keyIn(mail?.text)).not.toBe('');
  });

  test('asked with something that is no e-mail names the field', async () => {
    const { status, json } = await forgot('nada');
    expect(status).toBe(400);
    expect(json.error.fields).toEqual({ email: 'Revisa el correo.' });
  });
});

describe('the link', () => {
  async function newKey(): Promise<string> {
    const person = await signUpPerson(server.app);
    await forgot(person.email);
    return keyIn((await mailsTo(person.email))[0]?.text);
  }

  test('works once', async () => {
    const key = await newKey();
    expect((await reset(key)).status).toBe(200);
    const again = await reset(key);
    expect(again.status).toBe(400);
    expect(again.json.error.code).toBe('link_expired');
  });

  test('works once also when it is used twice at the same moment', async () => {
    const key = await newKey();
    const statuses = (await Promise.all([reset(key), reset(key), reset(key)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
  });

  test('survives a password that is too short', async () => {
    const key = await newKey();
    const short = await reset(key, 'corta');
    expect(short.json.error.fields).toEqual({ password: 'Usa 10 letras o más.' });
    expect((await reset(key)).status).toBe(200);
  });

  const resetLinkOf = ({ email }: TestPerson) =>
    sql`value = (select id::text from "user" where email = ${email}) and identifier not like 'email:%'`;

  test('lasts 30 minutes', async () => {
    const person = await signUpPerson(server.app);
    const before = Date.now();
    await forgot(person.email);
    const { db } = server.context.database;
    const [link, ...others] = await db.select().from(verification).where(resetLinkOf(person));
    expect(others).toEqual([]);
    const lasts = (link?.expiresAt.getTime() ?? 0) - before;
    expect(lasts).toBeGreaterThan(29 * 60_000);
    expect(lasts).toBeLessThan(31 * 60_000);
  });

  test('opens nothing after its 30 minutes', async () => {
    const person = await signUpPerson(server.app);
    await forgot(person.email);
    const key = keyIn((await mailsTo(person.email))[0]?.text);
    const earlier = sql`expires_at = expires_at - interval '31 minutes'`;
    await server.context.database.db.execute(
      sql`update verification set ${earlier} where ${resetLinkOf(person)}`,
    );
    const late = await reset(key);
    expect([late.status, late.json.error.code]).toEqual([400, 'link_expired']);
    expect((await signIn(person, person.password)).json.authorized).toBe(true);
  });

  test('that is made up opens nothing', async () => {
    expect((await reset('inventada')).status).toBe(400);
  });

  test('cannot be read in the database or in the log', async () => {
    const key = await newKey();
    const traces = (await dumpTable('verification')) + (await dumpTable('outbox')) + server.logLines.join('');
    expect(key.length).toBeGreaterThan(15);
    expect(traces).not.toContain(key);
  });
});
