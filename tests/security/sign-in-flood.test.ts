import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { send, signUpPerson, type TestPerson, type TestServer, testServer } from '../support/test-server.ts';
import { isLong } from './length.ts';

// Ten thousand tries to sign in, from many places at once, while others use the house.

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
/** An account that nobody guessed at yet. */
beforeEach(async () => {
  person = await signUpPerson(server.app, { from: '10.40.0.1' });
});

const TRIES = isLong ? 10_000 : 400;
/** Free ones from anywhere, and those whose pause of up to half a minute ran out meanwhile. */
const LOOKED_AT = 20 + 8;

const place = (index: number) => `172.${16 + (index % 12)}.${(index >> 8) % 250}.${index % 250}`;
const trySignIn = (index: number) =>
  send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    from: place(index),
    body: { userEmail: person.email, userPass: `intento ${index}` },
  });

test(`of ${TRIES} guesses at one account few are looked at, and the house goes on`, async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const statuses = new Map<number, number>();
  let isFlooding = true;
  const waits: number[] = [];
  const bystander = (async () => {
    while (isFlooding) {
      const start = performance.now();
      const { status } = await person.call('GET', '/api/v1/me');
      expect(status).toBe(200);
      waits.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  for (let from = 0; from < TRIES; from += 200) {
    const wave = Array.from({ length: Math.min(200, TRIES - from) }, (_, index) => trySignIn(from + index));
    for (const { status, json } of await Promise.all(wave)) {
      expect(json.authorized).not.toBe(true);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  isFlooding = false;
  await bystander;
  delay.disable();
  expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
  expect(statuses.get(200)).toBeLessThanOrEqual(LOOKED_AT);
  expect(waits.length).toBeGreaterThan(3);
  expect(Math.max(...waits)).toBeLessThan(5_000);
  expect(delay.percentile(50) / 1e6).toBeLessThan(200);
});
