import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { send, signUpPerson, type TestServer, testServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

const DAY_MS = 86_400_000;

/** What was written while the clock was a month ahead, seen after it was set right. */
test('messages stay in the order they were written, and the next reply knows the last ones', async () => {
  const person = await signUpPerson(server.app);
  const say = async (text: string) => {
    const answer = await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
    expect([answer.status, answer.text.includes('"done"')]).toEqual([200, true]);
  };
  await say('Uno, con el reloj adelantado');
  await say('Dos, con el reloj adelantado');
  // Positions are of the machine's clock: as if it had been ahead when these were written.
  const { db } = server.context.database;
  const whose = sql`user_id = (select id from "user" where email = ${person.email})`;
  await db.execute(
    sql`update turns set position = overlay(position::text placing 'f' from 1 for 1)::uuid where ${whose}`,
  );
  for (const text of ['Tres', 'Cuatro', 'Cinco']) await say(text);
  const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
  const mine = messages.filter(({ from }: { from: string }) => from === 'person');
  expect(mine.map(({ text }: { text: string }) => text.split(',')[0])).toEqual([
    'Uno',
    'Dos',
    'Tres',
    'Cuatro',
    'Cinco',
  ]);
});

test('nobody is kept out of their account by tries that a clock ahead counted', async () => {
  const person = await signUpPerson(server.app, { from: '10.43.0.1' });
  const signIn = (password: string) =>
    send(server.app, {
      method: 'POST',
      url: '/api/v1/userLogin',
      from: '10.43.0.1',
      body: { userEmail: person.email, userPass: password },
    });
  now = new Date(now.getTime() + 30 * DAY_MS);
  for (let guess = 0; guess < 6; guess++) await signIn('no es esta clave');
  expect((await signIn('no es esta clave')).status).toBe(429);
  now = new Date(now.getTime() - 30 * DAY_MS);
  expect((await signIn(person.password)).json.authorized).toBe(true);
});
