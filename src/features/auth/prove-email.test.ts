import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeGoogle, fakeGoogle } from '../../../tests/support/fake-google.ts';
import {
  cookieOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { addEmailLink } from './email-link-store.server.ts';

// Somebody makes an account with another person's e-mail and waits. Whoever has the mailbox must never come into it.

let google: FakeGoogle;
let server: TestServer;
beforeAll(async () => {
  google = await fakeGoogle(() => new Date());
  server = await testServer({ env: google.env });
});
afterAll(() => google.close());

let visitors = 0;
const newAddress = () => `10.40.${++visitors >> 8}.${visitors & 255}`;
const newGmail = () => `rosario.${randomUUID()}@gmail.com`;
const signUp = (email: string) => signUpPerson(server.app, { email, from: newAddress() });
const post = (url: string, body: object, cookie?: string) =>
  send(server.app, { method: 'POST', url: `/api/v1/${url}`, body, cookie, from: newAddress() });
const read = async (url: string, cookie: string) =>
  (await send(server.app, { method: 'GET', url: `/api/v1/${url}`, cookie })).json;
const isVerified = async (cookie: string) => (await read('privacy', cookie)).account.emailVerified;
const writePlan = (cookie: string, text: string) =>
  send(server.app, { method: 'PUT', url: '/api/v1/safety-plan/alone', cookie, body: { text } });
const planOf = async (cookie: string) => JSON.stringify(await read('safety-plan', cookie));
const signIn = (email: string, password: string) =>
  post('userLogin', { userEmail: email, userPass: password });
const linksTo = async (email: string) =>
  (await server.mailsTo(email)).flatMap(({ text }) => /confirmar-correo#clave=(\S+)/.exec(text)?.[1] ?? []);
const linkTo = async (email: string) => (await linksTo(email)).at(-1) ?? '';

const PATH = '/api/v1/authentication/google';
async function enterWithGoogle(claims: object, answers: object = {}) {
  const from = newAddress();
  const { json, headers } = await send(server.app, { method: 'GET', url: PATH, from });
  const token = await google.token({ ...claims, nonce: json.nonce });
  const cookie = cookieOf(headers['set-cookie']);
  const answer = await send(server.app, {
    method: 'POST',
    url: PATH,
    body: { token, ...answers },
    cookie,
    from,
  });
  const session = [answer.headers['set-cookie']].flat().map(cookieOf);
  return { ...answer, cookie: session.find((pair) => pair.includes('session_token')) ?? '' };
}
const AGREED = { name: 'Rosa', isAdult: true, isAgreed: true, country: 'CL' };

/** A letter of the person who has the mailbox, which nobody else may read. */
async function writeLetter(email: string) {
  const body = { name: 'Rosa', email, message: 'La jirafa de porcelana se rompió' };
  expect((await post('contact', body)).status).toBe(200);
}

describe('an account prepared under somebody’s address', () => {
  test('is not confirmed by the link alone, and gets none of their letters', async () => {
    const email = newGmail();
    await writeLetter(email);
    const thief = await signUp(email);
    const pressed = await post('email/verify', { token: await linkTo(email) });
    expect([pressed.status, pressed.json.error?.code]).toEqual([403, 'password_needed']);
    expect(await isVerified(thief.cookie)).toBe(false);
    expect(JSON.stringify(await read('export', thief.cookie))).not.toContain('jirafa');
  });

  test('is not what Google opens after the link was pressed', async () => {
    const email = newGmail();
    const thief = await signUp(email);
    await post('email/verify', { token: await linkTo(email) });
    const sub = randomUUID();
    await enterWithGoogle({ sub, email });
    const mine = await enterWithGoogle({ sub, email }, AGREED);
    await writePlan(mine.cookie, 'llamar a mi hermana');
    expect(await planOf(thief.cookie)).not.toContain('hermana');
    const again = await signIn(email, thief.password);
    expect(await planOf(cookieOf(again.headers['set-cookie']))).not.toContain('hermana');
  });

  test('loses the address when its owner says “No fui yo”, and whoever made it sees no difference', async () => {
    const email = newGmail();
    const thief = await signUp(email);
    await writePlan(thief.cookie, 'esto lo escribió otra persona');
    const before = [await read('me', thief.cookie), await read('privacy', thief.cookie)];
    const token = await linkTo(email);
    expect((await post('email/disown', { token })).json).toEqual({ ok: true });
    expect((await post('email/disown', { token })).json.error.code).toBe('link_expired');
    expect((await post('email/verify', { token }, thief.cookie)).json.error.code).toBe('link_expired');
    expect([await read('me', thief.cookie), await read('privacy', thief.cookie)]).toEqual(before);
    expect((await signIn(email, thief.password)).json.authorized).toBe(true);
    // The address is free for whoever has the mailbox.
    const mine = await signUp(email);
    expect((await post('email/verify', { token: await linkTo(email) }, mine.cookie)).status).toBe(200);
    expect([await isVerified(mine.cookie), await isVerified(thief.cookie)]).toEqual([true, false]);
    expect(await planOf(mine.cookie)).not.toContain('otra persona');
  });

  test('leaves the address to the account beside it in which its owner says so', async () => {
    const email = newGmail();
    const thief = await signUp(email);
    const mine = await signUp(email);
    const refused = await post('email/verify', { token: await linkTo(email) }, mine.cookie);
    expect(refused.json.error.code).toBe('password_needed');
    expect((await post('email/disown', { token: await linkTo(email) }, mine.cookie)).status).toBe(200);
    expect([await isVerified(mine.cookie), await isVerified(thief.cookie)]).toEqual([true, false]);
    for (const { password } of [mine, thief])
      expect((await signIn(email, password)).json.authorized).toBe(true);
    // What goes by mail goes to the owner's account now.
    await post('password/forgot', { email });
    const reset = (await server.mailsTo(email)).flatMap(
      ({ text }) => /resetPassword#clave=(\S+)/.exec(text)?.[1] ?? [],
    );
    await post('password/reset', { token: reset.at(-1), password: 'otra clave de la dueña' });
    const again = await signIn(email, 'otra clave de la dueña');
    expect(await isVerified(cookieOf(again.headers['set-cookie']))).toBe(true);
    expect((await signIn(email, thief.password)).json.authorized).toBe(true);
  });

  test('by somebody’s Google is not left to that Google once the mailbox chose a password', async () => {
    const email = `persona-${randomUUID()}@correo.test`;
    const sub = randomUUID();
    const thief = await enterWithGoogle({ sub, email }, AGREED);
    expect(thief.json.status).toBe('ok');
    await post('password/forgot', { email });
    const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('resetPassword#'));
    const token = /#clave=(\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await post('password/reset', { token, password: 'una frase de la plaza' })).status).toBe(200);
    expect((await enterWithGoogle({ sub, email })).json.status).toBe('needs_password');
  });
});

describe('an e-mail', () => {
  const isConfirmedBy = async (person: TestPerson, body: object, cookie?: string) => {
    const token = await linkTo(person.email);
    const { status } = await post('email/verify', { token, ...body }, cookie);
    return [status, await isVerified(person.cookie)];
  };

  test('is confirmed inside the account', async () => {
    const person = await signUp(newGmail());
    expect(await isConfirmedBy(person, {}, person.cookie)).toEqual([200, true]);
  });

  test('is confirmed with the password of the account, and a wrong one leaves the link as it was', async () => {
    const person = await signUp(newGmail());
    expect(await isConfirmedBy(person, { password: 'no es esta clave' })).toEqual([400, false]);
    expect(await isConfirmedBy(person, { password: person.password })).toEqual([200, true]);
  });

  test('is not confirmed inside somebody else’s account', async () => {
    const [person, other] = [await signUp(newGmail()), await signUp(newGmail())];
    expect(await isConfirmedBy(person, {}, other.cookie)).toEqual([403, false]);
    expect(await isVerified(other.cookie)).toBe(false);
  });

  test('does not let passwords be guessed', async () => {
    const person = await signUp(newGmail());
    const [token, from] = [await linkTo(person.email), newAddress()];
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) {
      const body = { token, password: `intento número ${guess}` };
      const answer = await send(server.app, { method: 'POST', url: '/api/v1/email/verify', body, from });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('that was confirmed lets no other link say otherwise', async () => {
    const person = await signUp(newGmail());
    const { db } = server.context.database;
    const token = await linkTo(person.email);
    const [row] = (
      (await db.execute(sql`select id from "user" where email = ${person.email}`)) as unknown as {
        rows: { id: string }[];
      }
    ).rows;
    const older = await addEmailLink(db, row?.id ?? '', new Date(Date.now() + 60_000));
    expect((await post('email/verify', { token }, person.cookie)).status).toBe(200);
    expect((await post('email/disown', { token: older })).json.error.code).toBe('link_expired');
    expect(await isVerified(person.cookie)).toBe(true);
  });
});

test('joining by mailbox ends every other session of the account', async () => {
  const person = await signUp(newGmail());
  await post('email/verify', { token: await linkTo(person.email) }, person.cookie);
  const joined = await enterWithGoogle({ sub: randomUUID(), email: person.email });
  expect(joined.json.status).toBe('ok');
  const me = (cookie: string) => send(server.app, { method: 'GET', url: '/api/v1/me', cookie });
  expect([(await me(person.cookie)).status, (await me(joined.cookie)).status]).toEqual([401, 200]);
  // The password was shown together with the mailbox: it goes on.
  expect((await signIn(person.email, person.password)).json.authorized).toBe(true);
});
