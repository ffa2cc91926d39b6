import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCaseNumber, newId } from '../../src/platform/ids.server.ts';
import { REDIRECTS } from '../../src/routes.ts';
import { fakeEngine } from '../support/fake-engine.ts';
import { type ServerRoute, withRoutes } from '../support/server-routes.ts';
import {
  cookieOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../support/test-server.ts';
import { type Everything, everythingOf, makeOwner, type Owner, secretsOf } from './owner.ts';
import { guessesOf, OPEN, PRIVATE } from './route-table.ts';

// One table of every route and who may call it, held against the routes that Fastify really has.

let server: TestServer;
let routes: ServerRoute[];
let ana: Owner;
let beto: TestPerson;
let before: Everything;
beforeAll(async () => {
  ({ made: server, routes } = await withRoutes(() =>
    testServer({ env: { GOOGLE_CLIENT_ID: 'juntos.apps.googleusercontent.com' } }),
  ));
  ana = await makeOwner(server);
  beto = await signUpPerson(server.app, { name: 'Beto', from: '10.21.1.1' });
  before = await everythingOf(server, ana.person);
});

const rows = Object.entries(PRIVATE).map(([name, row]) => ({ name, ...row }));
type Row = (typeof rows)[number];

const call = ({ name, call: make }: Row, cookie?: string) =>
  send(server.app, { method: name.split(' ')[0] ?? '', cookie, ...make(ana) });

let visits = 0;
async function sessionOf({ email, password }: TestPerson): Promise<string> {
  const answer = await send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    from: `10.21.0.${++visits}`,
    body: { userEmail: email, userPass: password },
  });
  return cookieOf(answer.headers['set-cookie']);
}

test('every route of the server is in the table, and the table holds no other', () => {
  const known = [
    ...Object.keys(PRIVATE),
    ...Object.keys(OPEN),
    ...Object.keys(REDIRECTS).map((path) => `GET ${path}`),
  ];
  expect(routes.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

describe('a private route', () => {
  const sessions: Record<string, () => Promise<string | undefined>> = {
    'nobody who is signed out': async () => undefined,
    'nobody with an expired session': async () => {
      const cookie = await sessionOf(ana.person);
      await expire(cookie, sql`expires_at = now() - interval '1 second'`);
      return cookie;
    },
    'nobody whose session is older than 90 days, however often it was used': async () => {
      const cookie = await sessionOf(ana.person);
      await expire(cookie, sql`created_at = now() - interval '91 days'`);
      return cookie;
    },
    'nobody with a session that was signed out': async () => {
      const cookie = await sessionOf(ana.person);
      await send(server.app, { method: 'POST', url: '/api/v1/logout', cookie });
      return cookie;
    },
    'nobody with a made-up session': async () => ana.person.cookie.replace(/=.{8}/, '=AAAAAAAA'),
  };

  test.each(Object.entries(sessions))('answers %s', async (_, sessionFor) => {
    const cookie = await sessionFor();
    for (const row of rows) {
      const answer = await call(row, cookie);
      expect([row.name, answer.status, answer.json?.error?.code]).toEqual([row.name, 401, 'signed_out']);
      if (!row.name.startsWith('GET')) continue;
      const { url } = row.call(ana);
      const head = await server.app.inject({ method: 'HEAD', url, headers: cookie ? { cookie } : {} });
      expect([row.name, head.statusCode]).toEqual([row.name, 401]);
    }
  });

  test.each(rows)('$name shows and changes nothing of somebody else', async (row) => {
    const answer = await call(row, beto.cookie);
    expect(answer.status).toBe(row.another);
    // What Beto wrote himself may come back to him.
    const { body } = row.call(ana);
    const told = secretsOf(ana).filter((secret) => !JSON.stringify(body ?? '').includes(secret));
    const seen = answer.text + JSON.stringify(answer.headers);
    expect(told.filter((secret) => seen.includes(secret))).toEqual([]);
  });

  test.each(rows.filter(({ another }) => another === 404))('$name: ids are not guessed', async (row) => {
    const id = row.call(ana).url.match(/[0-9a-f-]{36}/)?.[0] ?? '';
    for (const guess of guessesOf(id)) {
      const { url, body } = row.call(ana);
      const method = row.name.split(' ')[0] ?? '';
      const answer = await send(server.app, {
        method,
        url: url.replace(id, guess),
        body,
        cookie: ana.person.cookie,
      });
      expect([guess, answer.status]).toEqual([guess, expect.toSatisfy((it) => it === 404 || it === 400)]);
    }
  });
});

test('after all of that the owner has everything as it was', async () => {
  const now = await everythingOf(server, ana.person);
  expect(withoutSessions(now)).toEqual(withoutSessions(before));
});

test('each route works for its owner, so that what was refused above was refused for whose it is', async () => {
  for (const row of rows) {
    const answer = await call(row, ana.person.cookie);
    expect([row.name, answer.status]).toEqual([row.name, row.owner]);
  }
});

test('an answer is not stopped by somebody who knows its id', async () => {
  const slow = await testServer({ engine: fakeEngine('slow') });
  const cami = await signUpPerson(slow.app);
  const id = randomUUID();
  const answering = cami.call('POST', '/api/v1/chat/turns', { id, text: 'Cuéntame algo' });
  const turn = () => cami.call('GET', `/api/v1/chat/turns/${id}`);
  await expect.poll(async () => (await turn()).json?.turn?.status).toBe('running');
  const stop = `/api/v1/chat/turns/${id}/stop`;
  const tried = await send(slow.app, { method: 'POST', url: stop, cookie: beto.cookie });
  expect(tried.status).toBe(202);
  await answering;
  expect((await turn()).json.turn.status).toBe('done');
});

describe('ids', () => {
  test('of rows hold 62 random bits, so that the one beside is not the next one', () => {
    const made = Array.from({ length: 2_000 }, () => newId(1_800_000_000_000));
    const tails = new Set(made.map((id) => id.slice(19)));
    expect(tails.size).toBe(made.length);
    const bits = Array.from({ length: 62 }, (_, bit) => {
      const values = [...tails].map((tail) => BigInt(`0x${tail.replaceAll('-', '')}`));
      return values.filter((value) => (value >> BigInt(bit)) & 1n).length / values.length;
    });
    for (const share of bits) expect(share).toBeGreaterThan(0.44);
    for (const share of bits) expect(share).toBeLessThan(0.56);
  });

  test('of cases do not count letters', () => {
    const made = Array.from({ length: 500 }, newCaseNumber);
    expect(new Set(made).size).toBe(500);
    expect(made.toSorted()).not.toEqual(made);
  });
});

function withoutSessions({ data, ...rest }: Everything): Everything {
  return { ...rest, data: { ...data, session: [] } };
}

async function expire(cookie: string, change: ReturnType<typeof sql>): Promise<void> {
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0];
  await server.context.database.db.execute(sql`update session set ${change} where token = ${token}`);
}
