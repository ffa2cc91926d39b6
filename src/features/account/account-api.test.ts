import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  dumpDatabase,
  send,
  signUpPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { PURPOSES } from '../../db/schema.ts';
import { TERMS_VERSION } from '../auth/sign-up.server.ts';

let server: TestServer;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visitors = 0;
const somebody = () => signUpPerson(server.app, { from: `10.12.0.${++visitors}` });
const ALL_OFF = { memory: false, externalModel: false, reminders: false, research: false };

describe('whose model may answer', () => {
  const read = async (env: Record<string, string>) => {
    const house = await testServer({ env });
    const person = await signUpPerson(house.app, { from: `10.12.1.${++visitors}` });
    const { json } = await person.call('GET', '/api/v1/me');
    return { model: json.model, modelIsLocal: json.modelIsLocal, decided: json.decided };
  };
  const connected = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };

  test("another company's is named, and nothing is decided for anybody", async () => {
    const found = await read({ ...connected, OPENAI_PROVIDER: 'Modelo, Chile' });
    expect(found).toEqual({ model: 'Modelo, Chile', modelIsLocal: false, decided: {} });
  });

  test('one of the house is said to be local', async () => {
    const found = await read({ ...connected, OPENAI_PROVIDER: 'local' });
    expect(found).toEqual({ model: null, modelIsLocal: true, decided: {} });
  });

  test('without one there is none', async () => {
    expect(await read({})).toEqual({ model: null, modelIsLocal: false, decided: {} });
  });
});

describe('consents', () => {
  test('are all off at the start: agreeing to the terms allows nothing else', async () => {
    const person = await somebody();
    const { consents, decided } = (await person.call('GET', '/api/v1/me')).json;
    expect([consents, decided]).toEqual([ALL_OFF, {}]);
  });

  test.each(PURPOSES)(
    '%s is given by itself, with day and version, and taken back the same way',
    async (purpose) => {
      const person = await somebody();
      const put = (isGiven: boolean) => person.call('PUT', '/api/v1/consents', { [purpose]: isGiven });
      now = new Date('2026-11-23T10:00:00Z');
      expect((await put(true)).json).toEqual({ ...ALL_OFF, [purpose]: true });
      const given = (await person.call('GET', '/api/v1/me')).json.decided;
      expect(given).toEqual({ [purpose]: { at: now.toISOString(), version: TERMS_VERSION } });
      now = new Date('2026-11-24T10:00:00Z');
      expect((await put(false)).json).toEqual(ALL_OFF);
      const { data } = (await person.call('GET', '/api/v1/export')).json;
      expect(data.consents).toEqual([
        { purpose, granted: false, version: TERMS_VERSION, at: now.toISOString() },
      ]);
    },
  );

  test('nobody knows are refused', async () => {
    const person = await somebody();
    expect((await person.call('PUT', '/api/v1/consents', { marketing: true })).status).toBe(400);
    expect((await person.call('PUT', '/api/v1/consents', { memory: 'sí' })).status).toBe(400);
    expect((await person.call('GET', '/api/v1/consents')).json).toEqual(ALL_OFF);
  });

  test('the day and the version of the terms are kept and exported', async () => {
    const person = await somebody();
    const { account } = (await person.call('GET', '/api/v1/export')).json;
    expect(account).toMatchObject({ agreedAt: now.toISOString(), agreedVersion: TERMS_VERSION });
  });
});

test('every account whose e-mail was not confirmed says so, also one beside another', async () => {
  const first = await somebody();
  const beside = await signUpPerson(server.app, { email: first.email });
  const isVerified = async (person: typeof first) =>
    (await person.call('GET', '/api/v1/me')).json.emailVerified;
  expect([await isVerified(first), await isVerified(beside)]).toEqual([false, false]);
  await confirmAddress(first.email);
  expect([await isVerified(first), await isVerified(beside)]).toEqual([true, false]);
});

test('a person under 18 leaves no trace', async () => {
  const email = `persona-${randomUUID()}@correo.test`;
  const body = { name: 'Vale', email, password: 'una clave bien larga', isAgreed: true, isAdult: false };
  const refused = await send(server.app, { method: 'POST', url: '/api/v1/signup', body });
  expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined]);
  expect(await dumpDatabase()).not.toContain(email);
  expect(await server.mailsTo(email)).toEqual([]);
});
