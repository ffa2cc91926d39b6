import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { send, type TestServer, testServer } from '../support/test-server.ts';

// Behind a proxy each request goes to any of several processes: a limit that each counts alone is no limit.

let now = new Date();
const clock = () => now;
const address = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::1`;

const signIn = ({ app }: TestServer, from: string) =>
  send(app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    from,
    body: { userEmail: `persona-${randomUUID()}@correo.test`, userPass: 'no es esta clave' },
  });

test('a limit of a route is one for all processes, for each address, and passes', async () => {
  const servers = [
    await testServer({ clock, isOneOfSeveral: true }),
    await testServer({ clock, isOneOfSeveral: true }),
  ];
  const [from, another] = [address(), address()];
  const statuses: number[] = [];
  for (let call = 0; call < 34; call++) {
    statuses.push((await signIn(servers[call % 2] as TestServer, from)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429, 429, 429]);
  expect((await signIn(servers[0] as TestServer, another)).status).toBe(200);
  // Another call has a limit of its own.
  const asked = {
    method: 'POST',
    url: '/api/v1/password/forgot',
    body: { email: 'nadie@correo.test' },
    from,
  };
  expect((await send((servers[1] as TestServer).app, asked)).status).toBe(200);
  now = new Date(now.getTime() + 61_000);
  expect((await signIn(servers[1] as TestServer, from)).status).toBe(200);
});

test('counts that a clock ahead made keep nobody out', async () => {
  const server = await testServer({ clock, isOneOfSeveral: true });
  const from = address();
  now = new Date(now.getTime() + 30 * 86_400_000);
  for (let call = 0; call < 31; call++) await signIn(server, from);
  expect((await signIn(server, from)).status).toBe(429);
  now = new Date(now.getTime() - 30 * 86_400_000);
  expect((await signIn(server, from)).status).toBe(200);
});
