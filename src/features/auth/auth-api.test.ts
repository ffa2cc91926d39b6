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

  test('with an e-mail that already has an account answers the same and opens nothing', async () => {
    const person = newPerson();
    await signUp(person);
    const again = await signUp({ ...person, password: 'otra clave distinta' });
    expect(again.status).toBe(200);
    expect(again.json).toEqual({ ok: true, signedIn: false, data: null });
    expect(again.headers['set-cookie']).toBeUndefined();
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

  test('that was tampered with is no session', async () => {
    const person = await signUpPerson(server.app);
    const forged = person.cookie.replace(/=.{6}/, '=abcdef');
    const response = await send(server.app, { method: 'GET', url: '/api/v1/me', cookie: forged });
    expect(response.status).toBe(401);
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
