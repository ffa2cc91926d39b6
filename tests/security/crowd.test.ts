import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, signUpPerson, type TestPerson, type TestServer, testServer } from '../support/test-server.ts';
import { type Described, describedCalls, type JsonSchema } from './described.ts';
import { isLong } from './length.ts';

// One account asks as much as it can, in many at once; somebody else writes and is answered in time. Measured by
// `npm run test:security` alone: beside other tests the figure would be theirs.

const AT_ONCE = 30;
const WITHIN_MS = 250;
const WRITES = 5;
const TOLD = 'Hoy mi jefe me gritó delante de todos y mi hermana no me contesta. ';

let server: TestServer;
let calls: Described[] = [];
let stranger: TestPerson;
beforeAll(async () => {
  server = await testServer();
  calls = (await describedCalls(server.app)).filter(({ path }) => !/logout|account|password/.test(path));
  stranger = await signUpPerson(server.app, { from: '10.43.0.1' });
});

/** As long and as many as the description allows. */
function largest(schema: JsonSchema & { maxItems?: number }, person: TestPerson): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return largest(schema.anyOf[0] ?? {}, person);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          name === 'userId' ? person.email : largest(inner, person),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.maxItems ?? 1 }, () => largest(schema.items ?? {}, person));
    case 'string':
      if (schema.format === 'uuid' || schema.pattern) return randomUUID();
      if (schema.format) return new Date().toISOString();
      return TOLD.repeat(300).slice(0, schema.maxLength ?? 4_000);
    case 'boolean':
      return true;
    default:
      return 1;
  }
}

/** How long each of a few ordinary messages waits for its whole reply, in milliseconds. */
async function waits(): Promise<number[]> {
  const taken: number[] = [];
  for (let write = 0; write < WRITES; write++) {
    const begun = performance.now();
    const said = { id: randomUUID(), text: 'Estoy cansada y no sé por dónde empezar' };
    expect((await stranger.call('POST', '/api/v1/chat/turns', said)).status).toBe(200);
    taken.push(performance.now() - begun);
  }
  return taken;
}

describe.runIf(isLong)('somebody is answered in time while another account', () => {
  test('asks for everything, the largest, many at once', async () => {
    await waits();
    const slow: string[] = [];
    for (const [place, { method, path, body }] of calls.entries()) {
      const person = await signUpPerson(server.app, { from: `10.44.${place}.1` });
      const flood = Array.from({ length: AT_ONCE }, () =>
        send(server.app, {
          method,
          url: path.replace('{userId}', encodeURIComponent(person.email)).replace(/\{\w+\}/g, randomUUID()),
          cookie: person.cookie,
          from: `10.45.${place}.1`,
          ...(body ? { body: largest(body, person) } : {}),
        }),
      );
      const slowest = Math.max(...(await waits()));
      await Promise.all(flood);
      if (slowest > WITHIN_MS) slow.push(`${method} ${path}: ${Math.round(slowest)} ms`);
    }
    expect(slow).toEqual([]);
  });
});
