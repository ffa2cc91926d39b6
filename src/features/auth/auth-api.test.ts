import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  cookieOf,
  send,
  signUpPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { session } from '../../db/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const newPerson = () => ({
  name: 'Cami',
  email: `cami-${randomUUID()}@correo.test`,
  password: 'una clave bien larga',
  isAgreed: true,
  isAdult: true,
});
const signUp = (body: unknown) => send(server.app, { method: 'POST', url: '/api/v1/signup', body });
const signIn = (body: unknown) => send(server.app, { method: 'POST', url: '/api/v1/userLogin', body });

describe('signing up', () => {
  test('makes an account and opens a session that scripts cannot read', async () => {
    const person = newPerson();
    const response = await signUp(person);
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      ok: true,
      signedIn: true,
      data: { userEmail: person.email, userName: 'Cami' },
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(response.text).not.toContain(cookieOf(response.headers['set-cookie']).split('=')[1]);
  });

  test('with a double tap is one account and one mail, and both are in it', async () => {
    const person = newPerson();
    const [one, other] = await Promise.all([signUp(person), signUp(person)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const idOf = async (answer: typeof one) => {
      const cookie = cookieOf(answer.headers['set-cookie']);
      return (await send(server.app, { method: 'GET', url: '/api/v1/export', cookie })).json.account.id;
    };
    expect(await idOf(other)).toBe(await idOf(one));
    expect(await server.mailsTo(person.email)).toHaveLength(1);
  });

  test('of two people at once with one e-mail leaves each with an account of their own', async () => {
    const [one, other] = [newPerson(), { ...newPerson(), password: 'otra clave bien larga' }];
    other.email = one.email;
    const answers = await Promise.all([signUp(one), signUp(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { email, password } of [one, other])
      expect((await signIn({ userEmail: email, userPass: password })).json.authorized).toBe(true);
  });

  test.each([
    ['the terms are not accepted', { isAgreed: false }, 'isAgreed'],
    ['the person is under 18', { isAdult: false }, 'isAdult'],
    ['the password is short', { password: 'corta' }, 'password'],
    ['the e-mail is not one', { email: 'cami@' }, 'email'],
    ['the name is empty', { name: '  ' }, 'name'],
    ['the country is not a code', { country: 'Chile' }, 'country'],
  ])('is refused when %s, naming the field', async (_, change, field) => {
    const response = await signUp({ ...newPerson(), ...change });
    expect(response.status).toBe(400);
    expect(response.json.error.code).toBe('invalid_input');
    expect(Object.keys(response.json.error.fields)).toEqual([field]);
    expect(response.json.error.message).toMatch(/\S/);
  });
});

describe('userLogin (spec §7)', () => {
  test('answers authorized with e-mail and name', async () => {
    const person = newPerson();
    await signUp(person);
    const response = await signIn({ userEmail: person.email.toUpperCase(), userPass: person.password });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ authorized: true, data: { userEmail: person.email, userName: 'Cami' } });
    const me = await send(server.app, {
      method: 'GET',
      url: '/api/v1/me',
      cookie: cookieOf(response.headers['set-cookie']),
    });
    expect(me.json.person.email).toBe(person.email);
  });

  test('answers the same to a wrong password and to an unknown e-mail', async () => {
    const person = newPerson();
    await signUp(person);
    const wrong = await signIn({ userEmail: person.email, userPass: 'no es esta clave' });
    const unknown = await signIn({
      userEmail: `nadie-${randomUUID()}@correo.test`,
      userPass: 'no es esta clave',
    });
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(200);
      expect(response.json).toEqual({ authorized: false });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('answers authorized false to empty fields, so that old clients go on', async () => {
    const response = await signIn({ userEmail: '', userPass: '' });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ authorized: false });
  });

  test.each([
    ['a missing field', { userEmail: 'a@b.test' }],
    ['a wrong type', { userEmail: 'a@b.test', userPass: 12 }],
  ])('refuses %s with 400 and a sentence', async (_, body) => {
    const response = await signIn(body);
    expect(response.status).toBe(400);
    expect(response.json.error).toMatchObject({
      code: 'invalid_input',
      fields: { userPass: expect.any(String) },
    });
  });

  test('refuses JSON that does not parse', async () => {
    const response = await send(server.app, {
      method: 'POST',
      url: '/api/v1/userLogin',
      body: '{"userEmail": ',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(response.json.error.code).toBe('bad_json');
  });
});

describe('a session', () => {
  test('ends at sign-out, and the old cookie opens nothing any more', async () => {
    const person = await signUpPerson(server.app);
    expect((await person.call('GET', '/api/v1/me')).status).toBe(200);
    expect((await person.call('POST', '/api/v1/logout')).status).toBe(204);
    const after = await person.call('GET', '/api/v1/me');
    expect(after.status).toBe(401);
    expect(after.json.error.code).toBe('signed_out');
  });

  test('that expired is no session any more', async () => {
    const person = await signUpPerson(server.app);
    const { db } = server.context.database;
    await db.execute(sql`update session set expires_at = now() - interval '1 minute'
      where user_id = (select id from "user" where email = ${person.email})`);
    const response = await person.call('GET', '/api/v1/me');
    expect(response.status).toBe(401);
    expect(response.json.error.code).toBe('signed_out');
  });

  test.each([
    ['is renewed when it is a day old', '29 days', 30],
    ['is not written at every call', '29 days 2 hours', 29],
  ])('%s', async (_, left, daysAfter) => {
    const person = await signUpPerson(server.app);
    const { db } = server.context.database;
    const owner = sql`user_id = (select id from "user" where email = ${person.email})`;
    await db.execute(sql`update session set expires_at = now() + ${left}::interval where ${owner}`);
    expect((await person.call('GET', '/api/v1/me')).status).toBe(200);
    const [found] = await db.select().from(session).where(owner);
    const days = ((found?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(daysAfter);
  });

  test.each([
    ['another value', (cookie: string) => cookie.replace(/=.{6}/, '=abcdef')],
    ['another signature', (cookie: string) => cookie.replace(/\..{6}/, '.abcdef')],
    ['no signature', (cookie: string) => cookie.replace(/\..*$/, '')],
    ['something after it', (cookie: string) => `${cookie}.abcdef`],
    ['letters that do not decode', () => 'juntos.session_token=%E0%A4%A'],
  ])('with %s is no session', async (_, change) => {
    const person = await signUpPerson(server.app);
    const cookie = change(person.cookie);
    expect(cookie).not.toBe(person.cookie);
    const response = await send(server.app, { method: 'GET', url: '/api/v1/me', cookie });
    expect(response.status).toBe(401);
  });

  test('is found among other cookies', async () => {
    const person = await signUpPerson(server.app);
    const cookie = `otra=1; ${person.cookie}; y=a=b`;
    expect((await send(server.app, { method: 'GET', url: '/api/v1/me', cookie })).status).toBe(200);
  });

  test('cannot be used from a foreign page', async () => {
    const person = await signUpPerson(server.app);
    const response = await send(server.app, {
      method: 'POST',
      url: '/api/v1/logout',
      cookie: person.cookie,
      headers: { origin: 'https://malo.example' },
    });
    expect(response.status).toBe(403);
    expect(response.json.error.code).toBe('foreign_origin');
    expect((await person.call('GET', '/api/v1/me')).status).toBe(200);
  });
});

test('no e-mail, name or password reaches the log', async () => {
  const person = newPerson();
  await signUp(person);
  await signUp(person);
  await signIn({ userEmail: person.email, userPass: 'no es esta clave' });
  const log = server.logLines.join('');
  for (const secret of [person.email, person.password, 'no es esta clave']) expect(log).not.toContain(secret);
});
