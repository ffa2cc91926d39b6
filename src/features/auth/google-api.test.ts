import { randomUUID } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeGoogle, fakeGoogle } from '../../../tests/support/fake-google.ts';
import {
  confirmAddress,
  cookieOf,
  dumpDatabase,
  send,
  signUpPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

import { withTx } from '../../db/with-tx.server.ts';
import { eraseAccount } from '../privacy/privacy-store.server.ts';

const PATH = '/api/v1/authentication/google';
let server: TestServer;
let google: FakeGoogle;
let now = new Date();
beforeAll(async () => {
  google = await fakeGoogle(() => now);
  server = await testServer({ env: google.env, clock: () => now });
});
afterAll(() => google.close());

let visitors = 0;
const newAddress = () => `10.8.${++visitors >> 8}.${visitors & 255}`;
const newSub = () => `1${randomUUID().replaceAll('-', '')}`;
const newGmail = () => `rosario.${randomUUID()}@gmail.com`;
const AGREED = { name: 'Rosa', isAdult: true, isAgreed: true, country: 'CL' };

type Visit = { nonce: string; cookie: string; from: string };
async function visit(): Promise<Visit> {
  const from = newAddress();
  const { json, headers } = await send(server.app, { method: 'GET', url: PATH, from });
  return { nonce: json.nonce, cookie: cookieOf(headers['set-cookie']), from };
}

const post = (at: Visit, body: object, cookie = at.cookie) =>
  send(server.app, { method: 'POST', url: PATH, body, cookie, from: at.from });

/** One whole visit of a Google account. */
async function enter(claims: Record<string, unknown>, answers: object = {}, cookie?: string) {
  const at = await visit();
  const token = await google.token({ ...claims, nonce: at.nonce });
  return post(at, { token, ...answers }, cookie ? `${at.cookie}; ${cookie}` : at.cookie);
}

const sessionOf = (response: Awaited<ReturnType<typeof send>>) =>
  [response.headers['set-cookie']]
    .flat()
    .map(cookieOf)
    .find((pair) => pair.includes('session_token')) ?? '';
const me = (cookie: string) => send(server.app, { method: 'GET', url: '/api/v1/me', cookie });
const privacyOf = async (cookie: string) =>
  (await send(server.app, { method: 'GET', url: '/api/v1/privacy', cookie })).json;
const waysOf = async (cookie: string) =>
  (await send(server.app, { method: 'GET', url: '/api/v1/access', cookie })).json.ways;
const signIn = (email: string, password: string) =>
  send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    body: { userEmail: email, userPass: password },
    from: newAddress(),
  });
const signUp = (email: string) => signUpPerson(server.app, { email, from: newAddress() });
const writeStep = (cookie: string, text: string) =>
  send(server.app, { method: 'PUT', url: '/api/v1/safety-plan/alone', cookie, body: { text } });

describe('a new person with Google', () => {
  test('gets no account before saying they are an adult and agreeing', async () => {
    const [sub, email] = [newSub(), newGmail()];
    const first = await enter({ sub, email });
    expect(first.status).toBe(200);
    expect(first.json).toEqual({
      status: 'needs_agreement',
      user: null,
      data: { userEmail: email, userName: 'Rosario', canStartAnew: false, isWrong: false },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(await dumpDatabase()).not.toContain(sub);
    for (const missing of [{ isAdult: undefined }, { isAgreed: undefined }, { name: undefined }]) {
      expect((await enter({ sub, email }, { ...AGREED, ...missing })).json.user).toBeNull();
    }
    const minor = await enter({ sub, email }, { ...AGREED, isAdult: false });
    expect([minor.status, Object.keys(minor.json.error.fields)]).toEqual([400, ['isAdult']]);
    expect(await dumpDatabase()).not.toContain(sub);
  });

  test('gets one with the documented answer, and the same one the next time, whatever the e-mail says', async () => {
    const [sub, email] = [newSub(), newGmail()];
    const made = await enter({ sub, email }, AGREED);
    expect(made.json).toEqual({
      status: 'ok',
      user: { email, name: 'Rosa', google_id: sub, givenName: 'Rosario', familyName: 'Prueba' },
      data: { userEmail: email, userName: 'Rosa' },
    });
    await writeStep(sessionOf(made), 'caminar con el perro');
    const again = await enter({ sub, email: newGmail() });
    expect(again.json.user).toMatchObject({ email, name: 'Rosa', google_id: sub });
    expect((await privacyOf(sessionOf(again))).holds.planSteps).toBe(1);
    expect((await privacyOf(sessionOf(again))).account.emailVerified).toBe(true);
    expect(await waysOf(sessionOf(again))).toEqual(['google']);
  });

  test('whose mail Google does not deliver confirms it as anybody does', async () => {
    const email = `rosario-${randomUUID()}@correo.test`;
    const made = await enter({ sub: newSub(), email }, AGREED);
    expect((await privacyOf(sessionOf(made))).account.emailVerified).toBe(false);
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirma tu correo en Juntos',
    ]);
  });

  test('gets a session that scripts cannot read, and the one this browser had ends', async () => {
    const person = await signUp(newGmail());
    const made = await enter({ sub: newSub(), email: newGmail() }, AGREED, person.cookie);
    const line = [made.headers['set-cookie']].flat().find((one) => String(one).includes('session_token'));
    expect(line).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await me(sessionOf(made))).status).toBe(200);
    expect((await me(person.cookie)).status).toBe(401);
  });

  test('may choose a password by mail and then leave Google', async () => {
    const [sub, email] = [newSub(), newGmail()];
    const made = await enter({ sub, email }, AGREED);
    const leave = (cookie: string) => send(server.app, { method: 'DELETE', url: PATH, cookie });
    const refused = await leave(sessionOf(made));
    expect([refused.status, refused.json.error.code]).toEqual([409, 'only_way_in']);
    await send(server.app, {
      method: 'POST',
      url: '/api/v1/password/forgot',
      body: { email },
      from: newAddress(),
    });
    const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('resetPassword#'));
    const token = /#clave=(\S+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, password: 'una frase de la plaza' };
    await send(server.app, { method: 'POST', url: '/api/v1/password/reset', body, from: newAddress() });
    const cookie = cookieOf((await signIn(email, body.password)).headers['set-cookie']);
    expect(await waysOf(cookie)).toEqual(['password', 'google']);
    expect((await leave(cookie)).status).toBe(204);
    expect(await waysOf(cookie)).toEqual(['password']);
    expect((await enter({ sub, email: newGmail() })).json.status).toBe('needs_agreement');
  });
});

describe('an e-mail that has an account', () => {
  test('confirmed at Gmail is the same person: Google is added', async () => {
    const person = await signUp(newGmail());
    await confirmAddress(person.email);
    await writeStep(person.cookie, 'caminar con el perro');
    const sub = newSub();
    const entered = await enter({ sub, email: person.email.toUpperCase() });
    expect(entered.json.user).toMatchObject({ email: person.email, google_id: sub });
    expect((await privacyOf(sessionOf(entered))).holds.planSteps).toBe(1);
    expect((await signIn(person.email, person.password)).json.authorized).toBe(true);
    // The owner is told, in words: there is nothing to press.
    const told = (await server.mailsTo(person.email)).filter(({ subject }) => /con Google/.test(subject));
    expect(told.map(({ subject }) => subject)).toEqual(['Ahora entras a Juntos también con Google']);
    expect(told[0]?.text).not.toMatch(/https?:|clave=/);
    await enter({ sub, email: person.email });
    expect(
      (await server.mailsTo(person.email)).filter(({ subject }) => /con Google/.test(subject)),
    ).toHaveLength(1);
  });

  test.each([
    ['of an organisation, which may give it to somebody else', { hd: 'correo.test' }, true],
    ['that Google only knows from before', {}, true],
    ['that nobody confirmed', { hd: 'correo.test' }, false],
  ])('%s is opened with its password only', async (_, claims, isConfirmed) => {
    const person = await signUp(`persona-${randomUUID()}@correo.test`);
    if (isConfirmed) await confirmAddress(person.email);
    const sub = newSub();
    const asked = await enter({ sub, email: person.email, ...claims });
    expect(asked.json).toMatchObject({ status: 'needs_password', user: null, data: { isWrong: false } });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const wrong = await enter({ sub, email: person.email, ...claims }, { password: 'no es esta clave' });
    expect(wrong.json).toMatchObject({ status: 'needs_password', user: null, data: { isWrong: true } });
    const right = await enter({ sub, email: person.email, ...claims }, { password: person.password });
    expect(right.json.user).toMatchObject({ email: person.email, google_id: sub });
    expect((await enter({ sub, email: person.email, ...claims })).json.status).toBe('ok');
  });

  test('cannot have its password guessed here', async () => {
    const person = await signUp(`persona-${randomUUID()}@correo.test`);
    const from = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const at = { ...(await visit()), from };
      const token = await google.token({ sub: newSub(), email: person.email, nonce: at.nonce });
      statuses.push((await post(at, { token, password: `intento número ${index}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('registered by somebody else beforehand gives them nothing', async () => {
    const email = newGmail();
    const thief = await signUp(email);
    await writeStep(thief.cookie, 'esto lo escribió otra persona');
    const sub = newSub();
    const asked = await enter({ sub, email });
    expect(asked.json).toMatchObject({ status: 'needs_password', data: { canStartAnew: true } });
    const mine = sessionOf(await enter({ sub, email }, AGREED));
    await writeStep(mine, 'llamar a mi hermana');
    // The address is now of whoever proved it …
    expect((await privacyOf(mine)).account).toMatchObject({ email, emailVerified: true });
    const plan = await send(server.app, { method: 'GET', url: '/api/v1/safety-plan', cookie: mine });
    expect(plan.text).toContain('llamar a mi hermana');
    expect(plan.text).not.toContain('esto lo escribió');
    // … and whoever wrote it before keeps their own account beside, with nothing of the other.
    const beside = await signIn(email, thief.password);
    expect(beside.json.authorized).toBe(true);
    const theirs = cookieOf(beside.headers['set-cookie']);
    const old = await send(server.app, { method: 'GET', url: '/api/v1/safety-plan', cookie: theirs });
    expect(old.text).toContain('esto lo escribió');
    expect(old.text).not.toContain('llamar a mi hermana');
    expect((await privacyOf(theirs)).account).toMatchObject({ email, emailVerified: false });
    // Neither the link they were sent nor Google leads to the other account.
    const key = /#clave=(\S+)/.exec((await server.mailsTo(email))[0]?.text ?? '')?.[1];
    const link = { method: 'POST', url: '/api/v1/email/verify', body: { token: key }, from: newAddress() };
    expect((await send(server.app, link)).json.error.code).toBe('link_expired');
    expect(await waysOf(sessionOf(await enter({ sub, email })))).toEqual(['google']);
  });

  test('is never the account that only claims it', async () => {
    const email = newGmail();
    await signUp(email);
    await confirmAddress(email);
    const beside = await signUp(email);
    const owner = await enter({ sub: newSub(), email });
    await writeStep(sessionOf(owner), 'caminar con el perro');
    expect(await waysOf(beside.cookie)).toEqual(['password']);
    expect((await privacyOf(beside.cookie)).holds.planSteps).toBe(0);
    // Its password does not join it with Google either.
    const other = await enter({ sub: newSub(), email: `x${email}` }, { password: beside.password });
    expect(other.json.status).toBe('needs_agreement');
  });
});

describe('a token', () => {
  const minute = 60;
  const seconds = () => Math.floor(now.getTime() / 1000);
  test.each([
    ['of another client', () => ({ aud: 'otro.apps.googleusercontent.com' })],
    ['for several clients', () => ({ aud: ['juntos-prueba.apps.googleusercontent.com', 'otro'] })],
    ['of another issuer', () => ({ iss: 'https://accounts.example' })],
    ['that expired', () => ({ iat: seconds() - 5 * minute, exp: seconds() - minute })],
    ['made long ago', () => ({ iat: seconds() - 11 * minute })],
    ['made in the future', () => ({ iat: seconds() + 5 * minute })],
    ['without a date', () => ({ iat: undefined })],
    ['that never expires', () => ({ exp: undefined })],
    ['of an e-mail Google did not verify', () => ({ email_verified: false })],
    ['that says nothing of the e-mail', () => ({ email_verified: undefined })],
    ['with a word where yes belongs', () => ({ email_verified: 'true' })],
    ['of nobody', () => ({ sub: undefined })],
    ['without an e-mail', () => ({ email: undefined })],
  ])('%s is refused', async (_, change) => {
    const [sub, email] = [newSub(), newGmail()];
    const refused = await enter({ sub, email, ...change() }, AGREED);
    expect([refused.status, refused.json.error.code]).toEqual([400, 'google_refused']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await dumpDatabase()).not.toContain(sub);
  });

  test.each(['otro', undefined])('with the nonce %s is refused', async (nonce) => {
    const at = await visit();
    const token = await google.token({ sub: newSub(), email: newGmail(), nonce });
    expect((await post(at, { token, ...AGREED })).json.error.code).toBe('google_refused');
  });

  test.each([
    ['signed by another key', async () => ({ key: (await generateKeyPair('RS256')).privateKey })],
    ['signed with a word both know', async () => ({ alg: 'HS256', key: Buffer.from('juntos'.repeat(8)) })],
  ])('%s is refused', async (_, how) => {
    const at = await visit();
    const claims = { sub: newSub(), email: newGmail(), nonce: at.nonce };
    const response = await post(at, { token: await google.token(claims, await how()), ...AGREED });
    expect([response.status, response.json.error.code]).toEqual([400, 'google_refused']);
  });

  test.each([
    ['without a signature', (token: string) => token.replace(/[^.]+$/, '')],
    [
      'that says it needs none',
      (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['that is none', () => 'nada'],
  ])('%s is refused', async (_, change) => {
    const at = await visit();
    const token = change(await google.token({ sub: newSub(), email: newGmail(), nonce: at.nonce }));
    expect((await post(at, { token, ...AGREED })).json.error.code).toBe('google_refused');
  });

  test('works once', async () => {
    const at = await visit();
    const token = await google.token({ sub: newSub(), email: newGmail(), nonce: at.nonce });
    const both = await Promise.all([post(at, { token, ...AGREED }), post(at, { token, ...AGREED })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await post(at, { token })).json.error.code).toBe('google_refused');
  });

  test('works only in the browser that asked for it, and for an hour', async () => {
    const [mine, other] = [await visit(), await visit()];
    const token = await google.token({ sub: newSub(), email: newGmail(), nonce: mine.nonce });
    expect((await post(other, { token, ...AGREED })).json.error.code).toBe('google_refused');
    expect((await post(mine, { token, ...AGREED }, '')).json.error.code).toBe('google_refused');
    const before = now;
    now = new Date(before.getTime() + 61 * 60_000);
    const late = await google.token({ sub: newSub(), email: newGmail(), nonce: mine.nonce });
    expect((await post(mine, { token: late, ...AGREED })).json.error.code).toBe('google_refused');
    now = before;
    expect((await post(mine, { token, ...AGREED })).status).toBe(200);
  });

  test('of a foreign page is not read', async () => {
    const at = await visit();
    const token = await google.token({ sub: newSub(), email: newGmail(), nonce: at.nonce });
    const response = await send(server.app, {
      method: 'POST',
      url: PATH,
      body: { token, ...AGREED },
      cookie: at.cookie,
      headers: { origin: 'https://malo.example' },
    });
    expect(response.json.error.code).toBe('foreign_origin');
  });

  test('never reaches the log, nor does the person', async () => {
    const at = await visit();
    const claims = { sub: newSub(), email: newGmail(), nonce: at.nonce };
    const token = await google.token(claims);
    await post(at, { token, ...AGREED });
    await post(at, { token, ...AGREED });
    const log = server.logLines.join('');
    for (const secret of [token, claims.sub, claims.email, at.nonce]) expect(log).not.toContain(secret);
  });

  test('asks for the keys of Google once, not each time', () => {
    expect(google.asked()).toBe(1);
  });
});

test('when the keys cannot be had, nobody is told that their account is wrong', async () => {
  const silent = await testServer({ env: { ...google.env, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs' } });
  const opened = await send(silent.app, { method: 'GET', url: PATH });
  const token = await google.token({ sub: newSub(), email: newGmail(), nonce: opened.json.nonce });
  const cookie = cookieOf(opened.headers['set-cookie']);
  const response = await send(silent.app, { method: 'POST', url: PATH, body: { token }, cookie });
  expect([response.status, response.json.error.code]).toEqual([503, 'google_unreachable']);
});

test('without a client ID there is nothing to sign in with', async () => {
  const { app } = await testServer();
  expect((await send(app, { method: 'GET', url: PATH })).json).toEqual({ clientId: null, nonce: null });
  expect((await send(app, { method: 'POST', url: PATH, body: { token: 'x' } })).status).toBe(404);
});

test('the identity is in the export and goes with the account', async () => {
  const sub = newSub();
  const cookie = sessionOf(await enter({ sub, email: newGmail() }, AGREED));
  const json = await send(server.app, { method: 'GET', url: '/api/v1/export', cookie });
  expect(json.json.data.account).toEqual([expect.objectContaining({ providerId: 'google', accountId: sub })]);
  const html = await send(server.app, { method: 'GET', url: '/api/v1/export?format=html', cookie });
  expect(html.text).toContain(`Con Google, bajo el número ${sub}`);
  expect(json.text + html.text).not.toContain('besideEmail');
  const due = { userId: json.json.account.id, receipt: randomUUID(), requestedAt: now };
  const { db } = server.context.database;
  await withTx(db, (tx) => eraseAccount(tx, { ...due, email: '', emailVerified: true }, now));
  expect(await dumpDatabase()).not.toContain(sub);
});
