import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  send,
  signUpPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { composeMail } from './mail.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visitors = 0;
const newAddress = () => `10.41.${++visitors >> 8}.${visitors & 255}`;
const newEmail = () => `persona-${randomUUID()}@correo.test`;
const post = (url: string, body: object, from = newAddress(), cookie?: string) =>
  send(server.app, { method: 'POST', url: `/api/v1/${url}`, body, from, cookie });
const signUp = (email: string) => signUpPerson(server.app, { email, from: newAddress() });
const signUpAgain = (email: string, from = newAddress()) =>
  post(
    'signup',
    {
      name: 'Cami',
      email,
      password: `otra clave ${randomUUID()}`,
      isAgreed: true,
      isAdult: true,
    },
    from,
  );
const subjectsTo = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const eraseAndStay = async (person: Awaited<ReturnType<typeof signUp>>) => {
  await person.call('DELETE', '/api/v1/account', { confirmation: 'BORRAR' });
  await person.call('POST', '/api/v1/account/stay');
};

describe('an address that nobody proved', () => {
  test('gets no mail but the one by which it is proved, whatever is done in its name', async () => {
    const email = newEmail();
    const person = await signUp(email);
    for (let round = 0; round < 3; round++) await eraseAndStay(person);
    const changed = { current: person.password, password: 'tres garzas en el tejado' };
    await post('password/change', changed, newAddress(), person.cookie);
    await signUpAgain(email);
    pass(6);
    await signUpAgain(email);
    expect(new Set(await subjectsTo(email))).toEqual(new Set(['Confirma tu correo en Juntos']));
  });

  test('gets none at all once its owner said that it was not them', async () => {
    const email = newEmail();
    const person = await signUp(email);
    const token = /#clave=(\S+)/.exec((await server.mailsTo(email))[0]?.text ?? '')?.[1];
    expect((await post('email/disown', { token })).status).toBe(200);
    const before = await subjectsTo(email);
    for (let round = 0; round < 3; round++) {
      pass(61);
      expect((await person.call('POST', '/api/v1/email/send', {})).status).toBe(200);
      await post('password/forgot', { email });
    }
    expect(await subjectsTo(email)).toEqual(before);
  });
});

describe('mails to an address', () => {
  test('are few in an hour and in a day, however its account erases itself and stays', async () => {
    const email = newEmail();
    const person = await signUp(email);
    await confirmAddress(email);
    const leaving = async () => (await subjectsTo(email)).filter((subject) => /borrar/.test(subject)).length;
    // Together, as whoever sends a bomb would.
    await Promise.all(Array.from({ length: 12 }, () => eraseAndStay(person)));
    for (let round = 0; round < 6; round++) await eraseAndStay(person);
    expect(await leaving()).toBe(4);
    for (let hour = 0; hour < 5; hour++) {
      pass(61);
      for (let round = 0; round < 6; round++) await eraseAndStay(person);
    }
    expect(await leaving()).toBe(8);
    pass(25 * 60);
    await eraseAndStay(person);
    expect(await leaving()).toBe(9);
  });

  test('are few also when each asks from another place', async () => {
    const email = newEmail();
    await signUp(email);
    await confirmAddress(email);
    for (let round = 0; round < 12; round++) {
      pass(3);
      expect((await post('password/forgot', { email })).json).toEqual({ ok: true });
    }
    expect((await subjectsTo(email)).filter((subject) => /otra contraseña/.test(subject))).toHaveLength(4);
  });

  test('of one kind leave room for another', async () => {
    const email = newEmail();
    const person = await signUp(email);
    await confirmAddress(email);
    for (let round = 0; round < 6; round++) await eraseAndStay(person);
    await post('password/forgot', { email });
    expect((await subjectsTo(email)).at(-1)).toMatch(/otra contraseña/);
  });
});

test('mails from one place to ever new addresses end, and those from another go on', async () => {
  const { context } = server;
  const queue = async (from: string) => {
    const email = newEmail();
    const words = { subject: 'Confirma', paragraphs: [], ending: 'Adiós.' };
    await context.postman.queue(context.database.db, {
      dedupeKey: email,
      kind: 'verify-email',
      from,
      mail: composeMail(email, 'es', words),
    });
    return (await subjectsTo(email)).length;
  };
  const [from, another] = [randomUUID(), randomUUID()];
  let sent = 0;
  for (let mail = 0; mail < 64; mail++) sent += await queue(from);
  expect([sent, await queue(another)]).toEqual([60, 1]);
  pass(61);
  expect(await queue(from)).toBe(1);
});
