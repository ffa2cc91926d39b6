import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, signUpPerson, type TestServer, testServer } from '../support/test-server.ts';
import { brokenPromise, type Described, describedCalls, example, type JsonSchema } from './described.ts';
import { CANARY, HOSTILE, WRONG_TYPES } from './hostile.ts';
import { isLong, runs } from './length.ts';
import { type Everything, everythingOf, makeOwner, type Owner, secretsOf } from './owner.ts';

// Every call of our own OpenAPI document, with whatever may stand in its fields: never a failure of ours, always an
// answer as promised, never anything of somebody else.

let server: TestServer;
let calls: Described[];
let ana: Owner;
let before: Everything;
beforeAll(async () => {
  server = await testServer();
  calls = await describedCalls(server.app);
  ana = await makeOwner(server);
  before = await everythingOf(server, ana.person);
});

/** Longer than this means that something in a field was carried out, or choked on. */
const SLOWEST_MS = 8_000;
let visits = 0;
/** Limits count addresses; here they are not what is tried. */
const place = () => `172.20.${(++visits >> 8) % 250}.${visits % 250}`;

type Values = { parameters: Record<string, unknown>; body: unknown };

function valuesOf(call: Described): Values {
  const parameters = call.parameters.map(({ name, schema }) => [name, example(schema)]);
  return { parameters: Object.fromEntries(parameters), body: call.body && example(call.body) };
}

async function tryCall(call: Described, values: Values, cookie: string): Promise<void> {
  const query = new URLSearchParams();
  let path = call.path;
  for (const { name, in: where } of call.parameters) {
    const value = inAddress(values.parameters[name]);
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (values.parameters[name] !== undefined) query.set(name, value);
  }
  const url = query.size > 0 ? `${path}?${query}` : path;
  const headers = call.body ? { 'content-type': 'application/json' } : undefined;
  const body = call.body ? JSON.stringify(values.body ?? null) : undefined;
  const start = performance.now();
  const answer = await send(server.app, { method: call.method, url, body, headers, cookie, from: place() });
  const tried = `${call.method} ${url} ${body ?? ''}`.slice(0, 600);
  // An address can be too long to be one of ours at all.
  if (!isNoAddress(url, answer)) expect([tried, brokenPromise(call, answer)]).toEqual([tried, null]);
  expect([tried, performance.now() - start]).toEqual([tried, expect.toSatisfy((ms) => ms < SLOWEST_MS)]);
  expect([tried, String(answer.headers['set-cookie'] ?? '').includes('robada')]).toEqual([tried, false]);
  const known = knownTo(cookie, url + (body ?? ''));
  const told = secretsOf(ana).filter((secret) => answer.text.includes(secret) && !known.has(secret));
  expect([tried, told]).toEqual([tried, []]);
}

/** A stranger may be shown what they wrote themselves, now or before, such as an id of Ana's as their own name. */
const written = new Map<string, Set<string>>();
function knownTo(stranger: string, sent: string): Set<string> {
  const known = written.get(stranger) ?? new Set();
  for (const secret of secretsOf(ana)) if (sent.includes(secret)) known.add(secret);
  written.set(stranger, known);
  return known;
}

const inAddress = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const isNoAddress = (url: string, { status }: { status: number }): boolean =>
  (status === 404 || status === 414) && url.split(/[?/]/).some((part) => part.length > 400);

/** Both of one person, so that what they change does not stand in the way of the next call. */
const newcomer = () => signUpPerson(server.app, { name: 'Beto', from: place() });

test('the document describes every call', () => {
  expect(calls.length).toBeGreaterThan(40);
});

describe('a field', () => {
  const stride = isLong ? 1 : 17;

  test('takes or refuses what somebody who means harm writes into it', async () => {
    let turn = 0;
    for (const call of calls) {
      const beto = await newcomer();
      const fields = Object.keys(call.body?.properties ?? {});
      const tries = [
        ...fields.map((name) => (value: unknown) => {
          const values = valuesOf(call);
          return { ...values, body: { ...(values.body as object), [name]: value } };
        }),
        ...call.parameters.map(({ name }) => (value: unknown) => {
          const values = valuesOf(call);
          return { ...values, parameters: { ...values.parameters, [name]: value } };
        }),
      ];
      const pending = tries.flatMap((withValue) => {
        turn++;
        const chosen = [...HOSTILE, ...WRONG_TYPES].filter((_, index) => (index + turn) % stride === 0);
        return chosen.map((value) => () => tryCall(call, withValue(value), beto.cookie));
      });
      await inWaves(pending);
    }
  }, 600_000);

  test('that belongs to nobody changes nothing: who one is, when, and whose things they are', async () => {
    const extra = {
      id: ana.turnId,
      userId: ana.person.email,
      user: { id: ana.turnId, emailVerified: true },
      email: ana.person.email,
      emailVerified: true,
      email_verified: true,
      claimedEmail: ana.person.email,
      role: 'admin',
      isAdmin: true,
      agreedVersion: '9999-01-01',
      createdAt: '1999-01-01T00:00:00Z',
      expiresAt: '2999-01-01T00:00:00Z',
      eraseAt: '1999-01-01T00:00:00Z',
      blockedAt: '1999-01-01T00:00:00Z',
      status: 'approved',
      slot: 'plan:people',
      level: 'none',
    };
    for (const call of calls.filter(({ body }) => body)) {
      const beto = await newcomer();
      const known = await everythingOf(server, beto);
      const values = valuesOf(call);
      await tryCall(call, { ...values, body: { ...extra, ...(values.body as object) } }, beto.cookie);
      const { account, data } = await everythingOf(server, beto);
      // The call that corrects them may change these two, and nothing may change the rest.
      const { name, country, updatedAt, ...kept } = account;
      expect([call.path, kept]).toEqual([
        call.path,
        expect.objectContaining(withoutChangeable(known.account)),
      ]);
      expect([call.path, data.session]).toEqual([call.path, known.data.session]);
    }
  });
});

test('any body and any parameter is answered as promised', async () => {
  for (const call of calls) {
    const beto = await newcomer();
    const values = fc.record({
      parameters: fc.record(
        Object.fromEntries(call.parameters.map(({ name, schema }) => [name, anyOf(schema)])),
      ),
      body: call.body ? anyOf(call.body) : fc.constant(null),
    });
    const property = fc.asyncProperty(values, (tried) => tryCall(call, tried, beto.cookie));
    await fc.assert(property, { numRuns: runs(4), endOnFailure: !isLong });
  }
}, 1_200_000);

test('after all of that the owner has everything as it was, and no log holds a word of it', async () => {
  expect(await everythingOf(server, ana.person)).toEqual(before);
  const log = server.logLines.join('');
  expect(log).not.toContain('"event":"bug"');
  // A log may name an order by its number, which says nothing of whose it is.
  const secrets = secretsOf(ana).filter((secret) => secret !== ana.receiptId);
  for (const words of [CANARY, 'drop table', '/etc/passwd', ...secrets]) expect(log).not.toContain(words);
});

describe('a prototype', () => {
  const poisoned = [
    '{"__proto__":{"stolen":1}}',
    '{"constructor":{"prototype":{"stolen":1}}}',
    '{"text":{"__proto__":{"stolen":1}}}',
    '{"name":"a","__proto__":{"isAgreed":true,"stolen":1}}',
    '{"\\u005f_proto__":{"stolen":1}}',
    '[{"__proto__":{"stolen":1}}]',
  ];
  const known = Object.getOwnPropertyNames(Object.prototype);

  test('is not reached by a body, a form or an address', async () => {
    const { cookie } = ana.person;
    for (const { method, path } of calls) {
      const url = path.replace(/\{\w+\}/g, '__proto__');
      for (const body of poisoned) {
        const headers = { 'content-type': 'application/json' };
        const answer = await send(server.app, { method, url, body, headers, from: place() });
        expect([url, body, answer.status < 500]).toEqual([url, body, true]);
      }
      const form = '__proto__[stolen]=1&constructor[prototype][stolen]=1&__proto__.stolen=1';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await send(server.app, {
        method,
        url: `${url}?${form}`,
        body: form,
        headers,
        cookie: '',
        from: place(),
      });
      if (method === 'GET') await send(server.app, { method, url: `${url}?${form}`, cookie });
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known);
    expect(({} as Record<string, unknown>).stolen).toBeUndefined();
  });
});

describe('a body', () => {
  test.each([
    ['nested 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested 10,000 deep in a field', `{"text":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    [
      'of 6,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, 1]))),
    ],
    ['of one number with 60,000 digits', `{"text":${'9'.repeat(60_000)}}`],
    ['of 20,000 signs of nothing', `{"text":"${'\\u0000'.repeat(10_000)}"}`],
    ['of half a character', '{"text":"\\ud83d"}'],
    ['that ends in the middle', '{"text":"'],
  ])('%s is answered at once, by every call', async (_, body) => {
    for (const { method, path } of calls.filter((call) => call.body)) {
      const url = path.replace(/\{\w+\}/g, ana.turnId);
      const headers = { 'content-type': 'application/json' };
      const start = performance.now();
      const answer = await send(server.app, { method, url, body, headers, from: place() });
      expect([url, answer.status]).toEqual([url, expect.toSatisfy((it) => it >= 400 && it < 500)]);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});

/** Texts that are fine, odd or hostile; sometimes what the schema says, sometimes anything else. */
function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const odd = fc.anything({ maxDepth: 2, withNullPrototype: false, withBigInt: false });
  return fc.oneof({ weight: 8, arbitrary: fitting(schema) }, { weight: 1, arbitrary: odd });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, anyOf(inner)]);
      const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
      const more = fc.dictionary(fc.constantFrom('id', 'userId', 'role', 'toString', 'then'), fc.string());
      return fc.oneof(
        { weight: 4, arbitrary: fc.record(Object.fromEntries(fields)) },
        { weight: 1, arbitrary: fc.tuple(known, more).map(([a, b]) => ({ ...b, ...a })) },
      );
    }
    case 'array':
      return fc.array(anyOf(schema.items ?? {}), { maxLength: 25 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double(), fc.maxSafeInteger());
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        fc.constant(example(schema)),
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(...HOSTILE),
        // What belongs to somebody else, in case a field takes it.
        fc.constantFrom('ana').map(() => ana.turnId),
        fc.constantFrom('ana').map(() => ana.memoryId),
        fc.constantFrom('ana').map(() => ana.person.email),
      );
  }
}

async function inWaves(pending: (() => Promise<void>)[]): Promise<void> {
  for (let from = 0; from < pending.length; from += 16) {
    await Promise.all(pending.slice(from, from + 16).map((work) => work()));
  }
}

function withoutChangeable({ name, country, updatedAt, ...kept }: Record<string, unknown>) {
  return kept;
}
