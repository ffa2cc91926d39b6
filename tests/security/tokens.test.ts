import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  cookieOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../support/test-server.ts';

// Sessions and links: given to somebody beforehand, used again, forged, or used for what they are not.

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visits = 0;
const place = () => `10.50.${Math.floor(++visits / 250)}.${visits % 250}`;
const post = (url: string, body: unknown, cookie?: string, headers = {}) =>
  send(server.app, { method: 'POST', url: `/api/v1/${url}`, body, cookie, headers, from: place() });
const signIn = ({ email, password }: TestPerson, cookie?: string) =>
  post('userLogin', { userEmail: email, userPass: password }, cookie);
const me = (cookie: string) => send(server.app, { method: 'GET', url: '/api/v1/me', cookie });
const newPerson = (name: string) => signUpPerson(server.app, { name, from: place() });
const keyIn = (text = '') => /(?:#|\?)clave=(\S+)/.exec(text)?.[1] ?? '';

async function resetKey(person: TestPerson): Promise<string> {
  now = new Date(now.getTime() + 3 * 60_000);
  await post('password/forgot', { email: person.email });
  const mails = (await server.mailsTo(person.email)).filter(({ text }) => text.includes('/resetPassword#'));
  return keyIn(mails.at(-1)?.text);
}

async function verifyKey(person: TestPerson): Promise<string> {
  const mails = (await server.mailsTo(person.email)).filter(({ text }) =>
    text.includes('/confirmar-correo#'),
  );
  return keyIn(mails.at(-1)?.text);
}

describe('a session somebody prepared', () => {
  test('is not the one a person signs in with, and ends', async () => {
    const [ana, beto] = [await newPerson('Ana'), await newPerson('Beto')];
    const signedIn = await signIn(ana, beto.cookie);
    const cookie = cookieOf(signedIn.headers['set-cookie']);
    expect(cookie).not.toContain(beto.cookie.split('=')[1]);
    expect((await me(cookie)).json.person.email).toBe(ana.email);
    expect((await me(beto.cookie)).status).toBe(401);
  });

  test('is not taken over by signing up either', async () => {
    const prepared = 'juntos.session_token=preparada.firma';
    const email = `persona-${randomUUID()}@correo.test`;
    const body = {
      name: 'Ana',
      email,
      password: `clave larga ${randomUUID()}`,
      isAgreed: true,
      isAdult: true,
    };
    const made = await post('signup', body, prepared);
    expect(cookieOf(made.headers['set-cookie'])).not.toContain('preparada');
    expect((await me(prepared)).status).toBe(401);
  });

  test('stays ended when it comes as a second cookie of the same name', async () => {
    const [ana, beto] = [await newPerson('Ana'), await newPerson('Beto')];
    await post('logout', {}, beto.cookie);
    for (const cookie of [`${ana.cookie}; ${beto.cookie}`, `${beto.cookie}; ${ana.cookie}`]) {
      const answer = await me(cookie);
      expect(answer.json?.person?.email ?? answer.status).toSatisfy((it) => it === ana.email || it === 401);
    }
  });
});

describe('a forged session', () => {
  test.each([
    ["another person's signature", (a: string, b: string) => `${a.split('.')[0]}.${b.split('.')[1]}`],
    ['no signature', (a: string) => `${a.split('.')[0]}.`],
    ['an empty one', () => ''],
    ['a long one', (a: string) => `${a}${'A'.repeat(7_000)}`],
    ['the token of the database alone', (a: string) => a.split('.')[0] ?? ''],
    ['a token that says it needs no signature', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['SQL', () => encodeURIComponent(`' or '1'='1`)],
  ])('with %s opens nothing', async (_, forge) => {
    const [ana, beto] = [await newPerson('Ana'), await newPerson('Beto')];
    const [name = '', value = ''] = ana.cookie.split(/=(.*)/s);
    const forged = forge(value, beto.cookie.split(/=(.*)/s)[1] ?? '');
    expect((await me(`${name}=${forged}`)).status).toBe(401);
  });

  test.each(['authorization', 'x-session-token', 'x-user-id', 'x-forwarded-user', 'x-original-url'])(
    'is not read from the header %s',
    async (header) => {
      const ana = await newPerson('Ana');
      const value = header === 'authorization' ? `Bearer ${ana.cookie.split('=')[1]}` : ana.email;
      const answer = await send(server.app, {
        method: 'GET',
        url: '/api/v1/me',
        headers: { [header]: value },
      });
      expect(answer.status).toBe(401);
    },
  );

  test('is not read from the address', async () => {
    const ana = await newPerson('Ana');
    const url = `/api/v1/me?${ana.cookie}`;
    expect((await send(server.app, { method: 'GET', url })).status).toBe(401);
  });
});

describe('the link for another password', () => {
  test('works once, also a day later and also for the same password', async () => {
    const ana = await newPerson('Ana');
    const token = await resetKey(ana);
    const body = { token, password: `otra clave larga ${randomUUID()}` };
    expect((await post('password/reset', body)).status).toBe(200);
    expect((await post('password/reset', body)).status).toBe(400);
    expect((await post('password/reset', { ...body, password: 'y otra clave larga más' })).status).toBe(400);
    expect((await signIn({ ...ana, password: body.password })).json.authorized).toBe(true);
  });

  test('is worth nothing once another one was used', async () => {
    const ana = await newPerson('Ana');
    const [first, second] = [await resetKey(ana), await resetKey(ana)];
    expect(first).not.toBe(second);
    const password = `otra clave larga ${randomUUID()}`;
    expect((await post('password/reset', { token: second, password })).status).toBe(200);
    const late = await post('password/reset', { token: first, password: 'la clave de quien leyó el correo' });
    expect(late.status).toBe(400);
    expect((await signIn({ ...ana, password })).json.authorized).toBe(true);
  });

  test("changes only its own person's password", async () => {
    const [ana, beto] = [await newPerson('Ana'), await newPerson('Beto')];
    const body = { token: await resetKey(beto), password: 'otra clave bien larga', email: ana.email };
    expect((await post('password/reset', body, ana.cookie)).status).toBe(200);
    expect((await signIn(ana)).json.authorized).toBe(true);
    expect((await me(ana.cookie)).status).toBe(200);
  });

  test('leads to our own address, whatever the request says of itself', async () => {
    const ana = await newPerson('Ana');
    const headers = { host: 'otra.test', 'x-forwarded-host': 'otra.test', 'x-locale': '//otra.test' };
    await post('password/forgot', { email: ana.email, redirectTo: 'https://otra.test' }, undefined, headers);
    const [mail] = (await server.mailsTo(ana.email)).filter(({ text }) => text.includes('resetPassword#'));
    expect(mail?.text).toContain('http://juntos.test/resetPassword#clave=');
    expect(JSON.stringify(mail)).not.toContain('otra.test');
  });
});

describe('a key', () => {
  test('opens only what it was made for', async () => {
    const ana = await newPerson('Ana');
    const email = await verifyKey(ana);
    const reset = await resetKey(ana);
    const session = decodeURIComponent(ana.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    await post('newsletter', { email: ana.email });
    const list = keyIn((await server.mailsTo(ana.email)).at(-1)?.text);
    for (const key of [email, reset, session, list]) expect(key.length).toBeGreaterThan(15);
    const password = 'otra clave bien larga';
    for (const token of [email, session, list, `email:${email}`, `reset-password:${reset}`]) {
      expect((await post('password/reset', { token, password })).status).toBe(400);
    }
    for (const token of [reset, session, list])
      expect((await post('email/verify', { token })).status).toBe(400);
    for (const clave of [email, reset, session]) {
      expect((await post('newsletter/confirm', { clave })).status).toBe(400);
      expect((await post('newsletter/leave', { clave })).status).toBe(400);
    }
    for (const key of [email, reset, list])
      expect((await me(`juntos.session_token=${key}`)).status).toBe(401);
    // And each still does what it was made for.
    expect((await post('email/verify', { token: email }, ana.cookie)).status).toBe(200);
    expect((await post('newsletter/confirm', { clave: list })).status).toBe(200);
    expect((await post('password/reset', { token: reset, password })).status).toBe(200);
  });

  test('to an e-mail confirms it once, and only that one', async () => {
    const [ana, beto] = [await newPerson('Ana'), await newPerson('Beto')];
    const token = await verifyKey(ana);
    expect((await post('email/verify', { token }, beto.cookie)).status).toBe(403);
    expect((await post('email/verify', { token }, ana.cookie)).status).toBe(200);
    expect((await post('email/verify', { token }, ana.cookie)).status).toBe(400);
    const verified = async ({ cookie }: TestPerson) =>
      (await send(server.app, { method: 'GET', url: '/api/v1/privacy', cookie })).json.account.emailVerified;
    expect([await verified(ana), await verified(beto)]).toEqual([true, false]);
  });
});
