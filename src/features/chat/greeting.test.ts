import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

// The greeting a person sees is the one that is kept: a reload, a second tab and the first message change nothing.

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

type Shown = { id: string; from: string; text: string; choices?: string[] };
const shownTo = async (person: TestPerson): Promise<Shown[]> =>
  (await person.call('GET', '/api/v1/chat/messages')).json.messages;
const say = (person: TestPerson, text: string) =>
  person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
const answer = (person: TestPerson, questionId: number, chosen: string[]) =>
  person.call('POST', '/answer', { id: questionId, userId: person.email, questionId, answer: chosen });

test('a reload and a second tab show the same greeting', async () => {
  const person = await signUpPerson(server.app);
  const first = await shownTo(person);
  expect(first).toHaveLength(1);
  for (let tab = 0; tab < 5; tab += 1) expect(await shownTo(person)).toEqual(first);
});

test('the first message stands under the greeting that was shown', async () => {
  const person = await signUpPerson(server.app);
  const [greeting] = await shownTo(person);
  await say(person, 'Hoy llegué tarde a todas partes');
  const [kept, message] = await shownTo(person);
  expect(kept).toEqual(greeting);
  expect(message?.from).toBe('person');
});

test('also where something was answered in another tab meanwhile; a reload greets with it', async () => {
  const [writes, reloads] = [await signUpPerson(server.app), await signUpPerson(server.app)];
  for (const person of [writes, reloads]) {
    const [greeting] = await shownTo(person);
    await answer(person, 5, ['grieving']);
    if (person === writes) await say(person, 'Hola');
    const [now] = await shownTo(person);
    if (person === writes) expect(now).toEqual(greeting);
    else expect(now?.choices?.length).toBeGreaterThan(greeting?.choices?.length ?? 0);
  }
});

test('what question 17 told meanwhile counts in the first message', async () => {
  const person = await signUpPerson(server.app, { country: 'AR' });
  const [greeting] = await shownTo(person);
  await answer(person, 17, ['Muchos días']);
  await say(person, 'Hola');
  const page = (await person.call('GET', '/api/v1/chat/messages')).json;
  expect(page.panel?.country).toBe('AR');
  expect(page.messages[0]).toEqual(greeting);
});
