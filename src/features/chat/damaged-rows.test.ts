import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  eventsOf,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function say(person: TestPerson, text: string) {
  const id = randomUUID();
  const { status, text: body } = await person.call('POST', '/api/v1/chat/turns', { id, text });
  return { id, status, last: eventsOf(body).at(-1)?.type };
}

/** Somebody who said three things, remembers and answered; `damage` breaks a column of a row of theirs. */
async function somebody() {
  const person = await signUpPerson(server.app);
  await person.call('PUT', '/api/v1/consents', { memory: true });
  await person.call('POST', '/answer', { userId: person.email, questionId: 7, answer: ['Directo'] });
  await person.call('POST', '/answer', { userId: person.email, questionId: 8, answer: ['Flexible'] });
  const said = [];
  for (const text of ['Vivo con mi abuela Rosario', 'Trabajo de noche en un hospital', 'Hoy dormí poco'])
    said.push(await say(person, text));
  const damage = async (table: string, column: string, which = sql`true`) => {
    const whose = sql`user_id = (select id from "user" where email = ${person.email})`;
    await server.context.database.db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = '\\x01ff'::bytea where ${whose} and ${which}`,
    );
  };
  return { person, said, damage };
}

const messagesOf = async (person: TestPerson) =>
  (await person.call('GET', '/api/v1/chat/messages')).json.messages as { text: string; notice?: string }[];

test.each(['text', 'plan', 'reply'])(
  'a turn whose %s is damaged is left out and said to be missing; the others are there and the talk goes on',
  async (column) => {
    const { person, said, damage } = await somebody();
    await damage('turns', column, sql`id = ${said[1]?.id}`);
    const shown = await messagesOf(person);
    expect(shown.filter(({ notice }) => notice?.startsWith('Aquí falta un mensaje'))).toHaveLength(1);
    const texts = shown.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Vivo con mi abuela Rosario', 'Hoy dormí poco']));
    expect(texts).not.toContain('Trabajo de noche en un hospital');
    expect(await say(person, 'Sigo aquí')).toMatchObject({ status: 200, last: 'done' });
    const asked = { userId: person.email, message: 'Y por aquí también' };
    expect((await person.call('POST', '/request_open_ai', asked)).status).toBe(200);
  },
);

test.each([
  ['memories', 'sealed'],
  ['answers', 'sealed'],
  ['conversations', 'state'],
])('damaged %s close neither the chat nor the pages', async (table, column) => {
  const { person, damage } = await somebody();
  await damage(table, column);
  expect(await say(person, 'Sigo aquí')).toMatchObject({ status: 200, last: 'done' });
  for (const url of ['chat/messages', 'memories', 'safety-plan', 'privacy', 'export?format=html'])
    expect([url, (await person.call('GET', `/api/v1/${url}`)).status]).toEqual([url, 200]);
  expect((await person.call('GET', `/answer/${encodeURIComponent(person.email)}`)).status).toBe(200);
});

test('the export is whole but for the damaged row, which says so', async () => {
  const { person, said, damage } = await somebody();
  await damage('turns', 'reply', sql`id = ${said[1]?.id}`);
  const { json } = await person.call('GET', '/api/v1/export');
  const lost = json.data.turns.filter(({ unreadable }: { unreadable?: true }) => unreadable);
  expect(lost).toEqual([expect.objectContaining({ id: said[1]?.id, unreadable: true })]);
  expect(JSON.stringify(json)).toContain('Hoy dormí poco');
  const html = (await person.call('GET', '/api/v1/export?format=html')).text;
  expect(html).toContain('Esto se dañó y ya no se puede leer.');
  expect(html).toContain('Hoy dormí poco');
});

test('the log names the row once, by its ids', async () => {
  const { person, said, damage } = await somebody();
  await damage('turns', 'text', sql`id = ${said[1]?.id}`);
  for (let visit = 0; visit < 3; visit++) await messagesOf(person);
  const lines = server.logLines.filter((line) => line.includes(said[1]?.id ?? '?'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"event":"unreadable row","where":"turns:[0-9a-f-]{36}:[0-9a-f-]{36}"/);
});
