import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, signUpPerson, type TestServer, testServer } from '../support/test-server.ts';
import { type Described, describedCalls, type JsonSchema } from './described.ts';

// Whatever one account sends, what is stored of it stays small: another person's reply waits for what it makes the server do.

let server: TestServer;
let calls: Described[];
beforeAll(async () => {
  server = await testServer();
  calls = await describedCalls(server.app);
});

/** Texts whose length is refused in words of their own, beyond what the description says. */
const REFUSED_IN_WORDS = new Set([
  'POST /api/v1/chat/turns text',
  'POST /request_open_ai message',
  'POST /api/v1/memories text',
  'PUT /api/v1/memories/{id} text',
  'PUT /api/v1/summaries/{turnId} text',
]);

/** Every text and list in a schema that may be as long as one likes. */
function endless(schema: JsonSchema & { maxItems?: number }, path = ''): string[] {
  if (schema.enum) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => endless(one, path));
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        endless(inner, path === '' ? name : `${path}.${name}`),
      );
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [`${path}[]`] : []),
        ...endless(schema.items ?? {}, `${path}[]`),
      ];
    case 'string':
      return schema.maxLength === undefined && !schema.format && !schema.pattern ? [path] : [];
    default:
      return [];
  }
}

test('every text and every list that a call takes has an end', () => {
  const written = calls.filter(({ body }) => body !== null);
  expect(written.length).toBeGreaterThan(15);
  const found = written.flatMap(({ method, path, body }) =>
    endless(body ?? {}).map((field) => `${method} ${path} ${field}`),
  );
  expect(found.filter((field) => !REFUSED_IN_WORDS.has(field))).toEqual([]);
});

describe('what is refused in words of its own', () => {
  test.each([...REFUSED_IN_WORDS])('%s is', async (field) => {
    const person = await signUpPerson(server.app, { from: '10.42.0.1' });
    const [method = '', path = '', name = ''] = field.split(' ');
    const turnId = randomUUID();
    await person.call('POST', '/api/v1/chat/turns', { id: turnId, text: 'Hola' });
    const long = 'una jirafa de porcelana '.repeat(2_000);
    const body = {
      ...{ id: randomUUID(), userId: person.email, kind: 'fact', at: new Date().toISOString(), turnId: null },
      [name]: long,
    };
    const url = path.replace('{id}', randomUUID()).replace('{turnId}', turnId);
    const answer = await send(server.app, { method, url, body, cookie: person.cookie });
    expect([413, 422]).toContain(answer.status);
  });
});

/** Bytes and rows of a person in every table. */
async function weightOf(email: string) {
  const { db } = server.context.database;
  const tables = ['memories', 'session', 'conversations', 'answers', 'consents', 'privacy'];
  const entries = tables.map(async (table) => {
    const { rows } = (await db.execute(sql`select count(*)::int as count,
      coalesce(max(pg_column_size(t.*)), 0)::int as largest from ${sql.identifier(table)} t
      where user_id = (select id from "user" where email = ${email})`)) as unknown as {
      rows: { count: number; largest: number }[];
    };
    return [table, rows[0]] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('the largest of everything, many times over, leaves little of one person', async () => {
  const person = await signUpPerson(server.app, { from: '10.42.0.2' });
  await person.call('PUT', '/api/v1/consents', { memory: true });
  const long = 'ñandú 😀 '.repeat(8_000);
  const turnId = randomUUID();
  await person.call('POST', '/api/v1/chat/turns', { id: turnId, text: 'Hola' });
  const memory = { kind: 'fact', text: long.slice(0, 1_200), at: new Date().toISOString(), turnId };
  for (const extra of [
    { quote: long.slice(0, 20_000) },
    { about: long.slice(0, 5_000) },
    { on: long.slice(0, 5_000) },
  ]) {
    expect((await person.call('POST', '/api/v1/memories', { ...memory, ...extra })).status).toBe(400);
  }
  for (let round = 0; round < 5; round++) {
    const quote = long.slice(0, 4_000);
    const kept = { ...memory, quote, about: long.slice(0, 80), on: '2026-11-30' };
    expect((await person.call('POST', '/api/v1/memories', kept)).status).toBe(201);
    await person.call('PUT', `/api/v1/summaries/${turnId}`, { text: long.slice(0, 1_200) });
    await person.call('PUT', '/api/v1/safety-plan/alone', { text: long.slice(0, 600) });
    await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text: long.slice(0, 4_000) });
    await person.call('POST', '/answer', { userId: person.email, questionId: 7, answer: ['Directo'] });
  }
  for (let visit = 0; visit < 60; visit++) {
    await send(server.app, {
      method: 'POST',
      url: '/api/v1/userLogin',
      from: `10.42.${visit}.3`,
      headers: { 'user-agent': `Firefox ${long.replace(/[^a-z ]/g, '')}`.slice(0, 12_000) },
      body: { userEmail: person.email, userPass: person.password },
    });
  }
  const weight = await weightOf(person.email);
  expect(weight.session?.count).toBeLessThanOrEqual(50);
  expect(weight.session?.largest).toBeLessThan(1_500);
  expect(weight.memories?.largest).toBeLessThan(8_000);
  expect(weight.conversations?.largest).toBeLessThan(32_000);
  expect(weight.privacy?.count ?? 0).toBeLessThanOrEqual(1);
});
