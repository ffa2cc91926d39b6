import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('many long messages of one person at once do not stand before the message of a stranger', async () => {
  const [ana, beto] = [await signUpPerson(server.app), await signUpPerson(server.app)];
  const done: string[] = [];
  const say = async (name: string, person: TestPerson, text: string) => {
    const answer = await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
    expect([answer.status, answer.text.includes('"done"')]).toEqual([200, true]);
    done.push(name);
  };
  for (const person of [ana, beto]) await say('greeting', person, 'Hola');
  const long = 'Hoy discutí con mi hermana por la casa y no pude dormir. '.repeat(70).slice(0, 4_000);
  const all = Array.from({ length: 10 }, () => say('ana', ana, long));
  await Promise.all([...all, say('beto', beto, 'Hoy dormí poco')]);
  expect(done.slice(2).indexOf('beto')).toBeLessThan(6);
});
