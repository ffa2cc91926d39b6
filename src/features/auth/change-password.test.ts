import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  cookieOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

const NEXT = 'tres garzas en el tejado';
let visitors = 0;
const place = () => `10.9.${Math.floor(++visitors / 250)}.${visitors % 250}`;

const change = (cookie: string, body: object, { from = place(), locale = 'es' } = {}) =>
  send(server.app, {
    method: 'POST',
    url: '/api/v1/password/change',
    cookie,
    body,
    from,
    headers: { 'x-locale': locale },
  });
const signIn = (email: string, userPass: string) =>
  send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    body: { userEmail: email, userPass },
    from: place(),
  });
const isIn = async (cookie: string) =>
  (await send(server.app, { method: 'GET', url: '/api/v1/me', cookie })).status === 200;
const sessionOf = ({ headers }: Awaited<ReturnType<typeof send>>) => cookieOf(headers['set-cookie']);
const newcomer = async () => {
  const person = await signUpPerson(server.app, { from: place() });
  await confirmAddress(person.email);
  return person;
};
const toldOf = async ({ email }: Pick<TestPerson, 'email'>) =>
  (await server.mailsTo(email)).filter(({ subject }) => /contraseña de Juntos|senha do Juntos/.test(subject));

describe('a password', () => {
  test('is changed by whoever knows it; every other session ends and this one is renewed', async () => {
    const person = await newcomer();
    const other = sessionOf(await signIn(person.email, person.password));
    const changed = await change(person.cookie, { current: person.password, password: NEXT });
    expect(changed.json).toEqual({ ok: true });
    const renewed = sessionOf(changed);
    expect(renewed).not.toBe(person.cookie);
    expect(await Promise.all([renewed, other, person.cookie].map(isIn))).toEqual([true, false, false]);
    expect((await signIn(person.email, person.password)).json).toEqual({ authorized: false });
    expect((await signIn(person.email, NEXT)).json.authorized).toBe(true);
  });

  test('is not changed by somebody who only found the phone open, and nothing ends', async () => {
    const person = await newcomer();
    const other = sessionOf(await signIn(person.email, person.password));
    const refused = await change(person.cookie, { current: 'no es la clave', password: NEXT });
    expect([refused.status, refused.json.error.code]).toEqual([400, 'wrong_password']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await Promise.all([person.cookie, other].map(isIn))).toEqual([true, true]);
    expect((await signIn(person.email, person.password)).json.authorized).toBe(true);
    expect(await toldOf(person)).toEqual([]);
  });

  test('is not guessed there: a wrong one counts as a try to sign in', async () => {
    const person = await newcomer();
    const from = place();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) {
      const answer = await change(person.cookie, { current: `intento ${guess}`, password: NEXT }, { from });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await change(person.cookie, { current: person.password, password: NEXT }, { from })).status).toBe(
      200,
    );
  });

  test.each([
    ['too short', 'corta', 'invalid_input'],
    ['common', 'colocolo1991', 'common_password'],
  ])('that is %s is refused and the old one stays', async (_, password, code) => {
    const person = await newcomer();
    const refused = await change(person.cookie, { current: person.password, password });
    expect([refused.status, refused.json.error.code]).toEqual([400, code]);
    expect(await isIn(person.cookie)).toBe(true);
  });

  test('changed twice at one moment is one of the two, and one browser is in', async () => {
    const person = await newcomer();
    const both = await Promise.all(
      ['uno y otra vez la lluvia', 'dos y otra vez la lluvia'].map((password) =>
        change(person.cookie, { current: person.password, password }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('that changed ends the links on their way to another', async () => {
    const person = await newcomer();
    await send(server.app, {
      method: 'POST',
      url: '/api/v1/password/forgot',
      body: { email: person.email },
      from: place(),
    });
    const mail = (await server.mailsTo(person.email)).find(({ text }) => text.includes('resetPassword#'));
    const token = /#clave=(\S+)/.exec(mail?.text ?? '')?.[1];
    await change(person.cookie, { current: person.password, password: NEXT });
    const body = { token, password: 'otra clave bien larga' };
    const used = await send(server.app, {
      method: 'POST',
      url: '/api/v1/password/reset',
      body,
      from: place(),
    });
    expect([used.status, used.json.error.code]).toEqual([400, 'link_expired']);
  });
});

describe('the mail about it', () => {
  test.each([
    ['es', 'Tu contraseña de Juntos cambió', '¿Olvidaste tu contraseña?'],
    ['pt', 'Sua senha do Juntos mudou', 'Esqueceu a senha?'],
  ])('in %s says what to do, and holds no link', async (locale, subject, way) => {
    const person = await newcomer();
    await change(person.cookie, { current: person.password, password: NEXT }, { locale });
    const [mail] = await toldOf(person);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(way);
    expect(mail?.text + (mail?.html ?? '')).not.toMatch(/https?:|href|clave=/);
  });

  test('comes after a reset too', async () => {
    const person = await newcomer();
    const headers = { 'x-locale': 'pt' };
    const post = (url: string, body: object) =>
      send(server.app, { method: 'POST', url: `/api/v1/password/${url}`, body, from: place(), headers });
    await post('forgot', { email: person.email });
    const asked = (await server.mailsTo(person.email)).find(({ text }) => text.includes('resetPassword#'));
    const token = /#clave=(\S+)/.exec(asked?.text ?? '')?.[1];
    expect((await post('reset', { token, password: NEXT })).status).toBe(200);
    expect((await toldOf(person)).map(({ subject }) => subject)).toEqual(['Sua senha do Juntos mudou']);
  });
});

describe('an account beside another', () => {
  const signUp = (email: string, password: string) =>
    send(server.app, {
      method: 'POST',
      url: '/api/v1/signup',
      from: place(),
      body: { name: 'Cami', email, password, isAgreed: true, isAdult: true },
    });

  test('changes its password like any other, is found by the new one, and the owner hears nothing', async () => {
    const email = `persona-${randomUUID()}@correo.test`;
    const owner = sessionOf(await signUp(email, 'la clave de la dueña'));
    const beside = sessionOf(await signUp(email, 'la clave de otra persona'));
    await send(server.app, {
      method: 'PUT',
      url: '/api/v1/safety-plan/alone',
      cookie: beside,
      body: { text: 'caminar con el perro' },
    });
    const changed = await change(beside, { current: 'la clave de otra persona', password: NEXT });
    expect(changed.json).toEqual({ ok: true });
    expect((await signIn(email, 'la clave de otra persona')).json).toEqual({ authorized: false });
    const again = sessionOf(await signIn(email, NEXT));
    const { json } = await send(server.app, { method: 'GET', url: '/api/v1/privacy', cookie: again });
    expect(json.holds.planSteps).toBe(1);
    expect(await isIn(owner)).toBe(true);
    expect((await signIn(email, 'la clave de la dueña')).json.authorized).toBe(true);
    expect(await toldOf({ email })).toEqual([]);
  });

  test('cannot take the password of another of this e-mail, and that does not tell which was the first', async () => {
    const refusals = async (email: string) => {
      const [one, other] = ['la primera clave larga', 'la segunda clave larga'];
      const [first, second] = [sessionOf(await signUp(email, one)), sessionOf(await signUp(email, other))];
      const swapped = [
        await change(first, { current: one, password: other }),
        await change(second, { current: other, password: one }),
      ];
      return swapped.map(({ status, json }) => [status, json.error?.code]);
    };
    const known = `persona-${randomUUID()}@correo.test`;
    await signUp(known, 'la clave de la dueña');
    const ofUnknown = await refusals(`persona-${randomUUID()}@correo.test`);
    expect(ofUnknown).toEqual([
      [400, 'common_password'],
      [400, 'common_password'],
    ]);
    expect(await refusals(known)).toEqual(ofUnknown);
  });

  test('takes as long as the first to change it', async () => {
    const email = `persona-${randomUUID()}@correo.test`;
    for (const current of ['la clave de la dueña', 'la clave de otra persona']) {
      const cookie = sessionOf(await signUp(email, current));
      const start = performance.now();
      const changed = await change(cookie, { current, password: `${current} y una garza` });
      expect(changed.status).toBe(200);
      expect(performance.now() - start).toBeGreaterThan(390);
    }
  });
});
