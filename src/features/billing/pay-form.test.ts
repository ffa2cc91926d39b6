import { beforeAll, describe, expect, test } from 'vitest';
import {
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

// The form of the page of prices, as a browser without script posts it.

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const post = (
  app: TestServer['app'],
  fields: Record<string, string>,
  options: { person?: TestPerson; path?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method: 'POST',
    url: options.path ?? '/mediosDePago',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(options.person ? { cookie: options.person.cookie } : {}),
      ...options.headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the form of the page of prices', () => {
  test.each([
    ['/mediosDePago', '/pagar?plan=anio', '/mediosDePago/prueba'],
    ['/pt/mediosDePago', '/pt/pagar?plan=anio', '/pt/mediosDePago/prueba'],
  ])(
    '%s leads whoever is signed out to the modal, and whoever is in to the provider',
    async (path, modal, pays) => {
      const fields = { plan: 'anio', medio: 'prueba' };
      const out = await post(server.app, fields, { path });
      expect([out.statusCode, out.headers.location]).toEqual([303, modal]);
      const person = await signUpPerson(server.app);
      const { statusCode, headers } = await post(server.app, fields, { path, person });
      expect(statusCode).toBe(303);
      expect(new URL(String(headers.location)).pathname).toBe(pays);
    },
  );

  test('takes price and person from nowhere but the server', async () => {
    const person = await signUpPerson(server.app);
    const other = await signUpPerson(server.app);
    const forged = { plan: 'mes', medio: 'prueba', amount: '1', price: '1', userId: other.email };
    const { headers } = await post(server.app, forged, { person });
    const { searchParams } = new URL(String(headers.location));
    const trial = `/api/v1/trial-payments/${searchParams.get('pago')}?key=${searchParams.get('clave')}`;
    expect((await send(server.app, { method: 'GET', url: trial })).json).toMatchObject({ amount: 20_000 });
  });

  test('without a known pass buys the week', async () => {
    const person = await signUpPerson(server.app);
    const { headers } = await post(server.app, { plan: 'siglo', medio: 'prueba' }, { person });
    const { searchParams } = new URL(String(headers.location));
    const trial = `/api/v1/trial-payments/${searchParams.get('pago')}?key=${searchParams.get('clave')}`;
    expect((await send(server.app, { method: 'GET', url: trial })).json).toMatchObject({ amount: 7_000 });
  });

  test.each([
    ['a way that is not set up', { plan: 'mes', medio: 'webpay' }, 409],
    ['no way at all', { plan: 'mes' }, 400],
    ['a way there is not', { plan: 'mes', medio: 'cheque' }, 400],
  ])('with %s is answered with a page that says so', async (_, fields, status) => {
    const person = await signUpPerson(server.app);
    const answer = await post(server.app, fields as Record<string, string>, { person });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('No empezamos el pago');
    expect(answer.body).toContain('href="/mediosDePago"');
  });

  test('where the provider does not answer says that nothing was charged, in the language of the page', async () => {
    const { app } = await testServer({
      env: { WEBPAY_COMMERCE_CODE: '597055555532', WEBPAY_API_KEY: 'clave-de-nadie' },
      reach: { fetch: () => Promise.reject(new TypeError('fetch failed')), timeoutMs: 1_000 },
    });
    const person = await signUpPerson(app);
    const answer = await post(app, { plan: 'mes', medio: 'webpay' }, { person, path: '/pt/mediosDePago' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Nada foi cobrado.');
  });

  test('from another site is refused', async () => {
    const person = await signUpPerson(server.app);
    const headers = { origin: 'https://malo.example' };
    const answer = await post(server.app, { plan: 'mes', medio: 'prueba' }, { person, headers });
    expect(answer.statusCode).toBe(403);
  });

  test('of somebody whose account is about to go buys nothing', async () => {
    const person = await signUpPerson(server.app);
    await person.call('DELETE', '/api/v1/account', { confirmation: 'BORRAR' });
    const answer = await post(server.app, { plan: 'mes', medio: 'prueba' }, { person });
    expect(answer.statusCode).toBe(423);
    expect(answer.body).toContain('Tu cuenta se va a borrar');
  });
});
