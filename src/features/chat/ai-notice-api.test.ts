import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  eventsOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

const MORNING = Date.UTC(2026, 10, 21, 12);
let hours = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock: () => new Date(MORNING + hours * 3_600_000) });
});

async function say(person: TestPerson, text: string, locale = 'es', id = randomUUID()) {
  const response = await send(server.app, {
    method: 'POST',
    url: '/api/v1/chat/turns',
    body: { id, text },
    cookie: person.cookie,
    headers: { 'x-locale': locale },
  });
  const events = eventsOf(response.text);
  return {
    types: events.map(({ type }) => type),
    notice: events.find(({ type }) => type === 'notice')?.text,
  };
}
const messages = async (person: TestPerson) =>
  (await person.call('GET', '/api/v1/chat/messages')).json.messages;

test('after three hours of a conversation one reply says above it that this is an AI; it stays there on reload', async () => {
  hours = 0;
  const person = await signUpPerson(server.app);
  await messages(person);
  expect((await say(person, 'Hoy peleé con mi hermana')).notice).toBeUndefined();
  hours = 2.9;
  expect((await say(person, 'Sigo pensando en eso')).notice).toBeUndefined();
  hours = 3.2;
  const id = randomUUID();
  const third = await say(person, 'No me ha llamado', 'es', id);
  expect(third.notice).toMatch(/soy una IA, no una persona.*pausa/);
  expect(third.types.indexOf('notice')).toBeLessThan(third.types.indexOf('text'));
  expect((await say(person, 'No me ha llamado', 'es', id)).notice).toBe(third.notice);
  expect((await say(person, 'Voy a comer')).notice).toBeUndefined();
  const noticed = (await messages(person)).filter((message: { notice?: string }) => message.notice);
  expect(noticed).toEqual([expect.objectContaining({ turnId: id, from: 'therapist', notice: third.notice })]);
});

test('in Portuguese it is said in Portuguese, and to somebody in danger without a pause', async () => {
  hours = 10;
  const person = await signUpPerson(server.app, { country: 'BR' });
  await say(person, 'Briguei com a minha mãe', 'pt');
  hours = 14;
  const { notice } = await say(person, 'Vou me matar hoje à noite', 'pt');
  expect(notice).toMatch(/sou uma IA/);
  expect(notice).not.toContain('pausa');
});

test('the documented call puts it before its one text', async () => {
  hours = 20;
  const person = await signUpPerson(server.app);
  const ask = (message: string) => person.call('POST', '/request_open_ai', { userId: person.email, message });
  await ask('Hoy peleé con mi hermana');
  hours = 24;
  expect((await ask('No me ha llamado')).json.message).toMatch(/^Un aviso: soy una IA/);
});

test('every conversation opens by saying it: the first in its greeting, a later one above it', async () => {
  hours = 30;
  const person = await signUpPerson(server.app);
  const [first] = await messages(person);
  expect(`${first.notice ?? ''} ${first.text}`).toMatch(/\bIA\b/);
  await say(person, 'Hoy peleé con mi hermana');
  hours = 60;
  const [again] = (await messages(person)).slice(-1);
  expect(again.text).not.toMatch(/\bIA\b/);
  expect(again.notice).toMatch(/Soy una IA, no una persona ni un psicólogo/);
});
