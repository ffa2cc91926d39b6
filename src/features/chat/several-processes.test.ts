import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeEngine } from '../../../tests/support/fake-engine.ts';
import {
  eventsOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { findPerson } from '../auth/session.server.ts';
import { beginTurn } from './begin-turn.server.ts';
import { followTurn } from './follow-turn.server.ts';
import { LiveTurn } from './live-turn.ts';

// Two servers on one database, as behind a proxy that sends each request to either.

let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await testServer();
  there = await testServer({ engine: fakeEngine('slow') });
});

const FAREWELL = { type: 'error', code: 'restarting', message: 'Adiós', retryable: true } as const;
const TEXT = 'Cuéntame algo largo';

const post = ({ app }: TestServer, { cookie }: TestPerson, url: string, body: object = {}) =>
  send(app, { method: 'POST', url: `/api/v1/${url}`, body, cookie });
const say = async (server: TestServer, person: TestPerson, id: string) =>
  eventsOf((await post(server, person, 'chat/turns', { id, text: TEXT })).text);
const turnOf = async (person: TestPerson, id: string) =>
  (await person.call('GET', `/api/v1/chat/turns/${id}`)).json?.turn;
const untilRunning = (person: TestPerson, id: string) =>
  expect.poll(async () => (await turnOf(person, id))?.status, { timeout: 10_000 }).toBe('running');
const saidIn = (events: Record<string, unknown>[]) =>
  events.flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join('');

/** A turn that a process began and, since then, no process holds: the machine lost its power. */
async function cutOff(person: TestPerson) {
  const id = randomUUID();
  const asker = await findPerson(here.context, { headers: { cookie: person.cookie } });
  if (!asker) return expect.fail('nobody is signed in');
  await beginTurn(here.context, asker, { id, text: TEXT });
  return { id, asker };
}

describe('a turn whose process died', () => {
  test('is taken over by whoever is asked again, who hears at once that the message is there', async () => {
    const person = await signUpPerson(here.app);
    const { id } = await cutOff(person);
    const events = await say(here, person, id);
    expect(events[0]).toEqual({ type: 'accepted', turnId: id });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
    expect(await turnOf(person, id)).toMatchObject({ status: 'done', reply: saidIn(events) });
  });

  test('is answered once, however many ask for it in both places', async () => {
    const person = await signUpPerson(here.app);
    const { id } = await cutOff(person);
    const asked = [here, here, here, here].map((server) => say(server, person, id));
    const replies = new Set((await Promise.all(asked)).map(saidIn));
    expect(replies.size).toBe(1);
    expect([...replies]).toEqual([(await turnOf(person, id)).reply]);
  });

  test('is not held for long by a lease that a clock ahead gave', async () => {
    const person = await signUpPerson(here.app);
    const { id } = await cutOff(person);
    await here.context.database.db.execute(
      sql`update turns set lease_until = now() + interval '30 days' where id = ${id}`,
    );
    expect((await say(here, person, id)).at(-1)).toMatchObject({ type: 'done' });
  });

  test('is waited for only as long as somebody listens', async () => {
    const person = await signUpPerson(here.app);
    const { id, asker } = await cutOff(person);
    const live = new LiveTurn(TEXT, FAREWELL);
    const listening = live[Symbol.asyncIterator]();
    const answer = () => expect.fail('nobody listens any more');
    const following = followTurn(here.context, asker, { id, text: TEXT }, live, answer);
    expect((await listening.next()).value).toEqual({ type: 'accepted', turnId: id });
    await listening.return?.();
    expect(await following).toBe(true);
    expect((await turnOf(person, id)).status).toBe('running');
  });
});

describe('a turn that is answered elsewhere', () => {
  test('is heard to its end', async () => {
    const person = await signUpPerson(here.app);
    const id = randomUUID();
    const answering = say(there, person, id);
    await untilRunning(person, id);
    const [first, second] = await Promise.all([answering, say(here, person, id)]);
    expect(saidIn(second)).toBe(saidIn(first));
    expect(second.at(-1)).toMatchObject({ type: 'done', status: 'done' });
  });

  test('is stopped from here', async () => {
    const person = await signUpPerson(here.app);
    const id = randomUUID();
    const answering = say(there, person, id);
    await untilRunning(person, id);
    expect((await post(here, person, `chat/turns/${id}/stop`)).status).toBe(202);
    expect((await answering).at(-1)).toMatchObject({ type: 'done', status: 'stopped' });
    expect((await turnOf(person, id)).status).toBe('stopped');
  });

  test('is not closed by a process that lost it', async () => {
    const person = await signUpPerson(here.app);
    const id = randomUUID();
    const answering = say(there, person, id);
    await untilRunning(person, id);
    await here.context.database.db.execute(sql`update turns set held_by = ${randomUUID()} where id = ${id}`);
    expect((await answering).at(-1)).toMatchObject({ type: 'error', retryable: true });
    expect(await turnOf(person, id)).toMatchObject({ status: 'running', reply: null });
  });
});

test('whoever listens while the server closes is told, and the message is kept', async () => {
  const endless = {
    ...fakeEngine('slow'),
    async *reply(_turn: unknown, _retry: unknown, signal: AbortSignal) {
      yield 'Te escucho.';
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
  const closing = await testServer({ engine: endless });
  const url = await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const person = await signUpPerson(here.app);
  const id = randomUUID();
  const answer = await fetch(`${url}/api/v1/chat/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify({ id, text: TEXT }),
  });
  await untilRunning(person, id);
  const [text] = await Promise.all([answer.text(), closing.app.close()]);
  expect(eventsOf(text).at(-1)).toMatchObject({ type: 'error', code: 'restarting', retryable: true });
  expect((await turnOf(person, id)).text).toBe(TEXT);
});
