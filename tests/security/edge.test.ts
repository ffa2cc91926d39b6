import { randomUUID } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServerRoute, withRoutes } from '../support/server-routes.ts';
import { send, signUpPerson, type TestPerson, type TestServer, testServer } from '../support/test-server.ts';

// What stands before every route, clause by clause.

const METRICS_TOKEN = 'una-llave-de-las-cifras';
let server: TestServer;
let routes: ServerRoute[];
let person: TestPerson;
beforeAll(async () => {
  ({ made: server, routes } = await withRoutes(() =>
    testServer({ env: { PUBLIC_URL: 'https://juntos.test', METRICS_TOKEN } }),
  ));
  person = await signUpPerson(server.app, { from: '10.30.0.1' });
});

const get = (url: string, headers = {}) => send(server.app, { method: 'GET', url, headers });

describe('every answer', () => {
  const answers: Record<string, () => ReturnType<typeof send>> = {
    'of a call': () => person.call('GET', '/api/v1/me'),
    'with events': () => person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text: 'Hola' }),
    'that is a page': () => get('/blog/buscar?q=ansiedad'),
    'that is a file': () => person.call('GET', '/api/v1/export'),
    'that leads elsewhere': () => get('/login'),
    'to nobody': () => get('/api/v1/me'),
    'to what cannot be read': () =>
      send(server.app, { method: 'POST', url: '/api/v1/userLogin', body: 'nada' }),
    'to an address that is not there': () => get('/api/v1/nada'),
    'for the figures': () => get('/metrics'),
  };

  test.each(Object.entries(answers))('%s carries the policies of the house', async (_, answer) => {
    const { headers } = await answer();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
      'cache-control': expect.stringMatching(/^no-(store|cache)/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });

  test.each(Object.entries(answers))('%s lets no script in but our own', async (_, answer) => {
    const { headers } = await answer();
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((line) => line.split(' '))
        .map(([name, ...sources]) => [name, sources.join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  });
});

test('a house without encryption promises none', async () => {
  const plain = await testServer();
  const { headers } = await send(plain.app, { method: 'GET', url: '/api/v1/help-lines' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('the session cookie goes over TLS only, to us only, and no script reads it', async () => {
  const answer = await send(server.app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    body: { userEmail: person.email, userPass: person.password },
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-juntos\./);
    for (const part of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\//i])
      expect(cookie).toMatch(part);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
});

describe('a page of somebody else', () => {
  const anyChanging = () => routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
  const changing = () => anyChanging().filter(({ options }) => !options.config?.isFromElsewhere);
  const foreign = [
    'https://otra.test',
    'null',
    'https://juntos.test.otra.test',
    'https://otrajuntos.test',
    'https://juntos.test:444',
    'http://juntos.test',
    'file://',
    'no es una dirección',
  ];

  test.each(foreign)('at %s changes nothing, whatever the call', async (origin) => {
    for (const { method, url } of changing()) {
      const address = url.replace(/:\w+/g, randomUUID());
      const answer = await send(server.app, {
        method,
        url: address,
        cookie: person.cookie,
        headers: { origin, host: 'juntos.test' },
      });
      expect([method, url, answer.status, answer.json?.error.code]).toEqual([
        method,
        url,
        403,
        'foreign_origin',
      ]);
    }
  });

  test.each(['cross-site', 'same-site'])('that names itself only as %s changes nothing', async (site) => {
    for (const { method, url } of changing()) {
      const address = url.replace(/:\w+/g, randomUUID());
      const headers = { 'sec-fetch-site': site, host: 'juntos.test' };
      const answer = await send(server.app, { method, url: address, cookie: person.cookie, headers });
      expect([method, url, answer.json?.error.code]).toEqual([method, url, 'foreign_origin']);
    }
    expect((await get('/api/v1/help-lines', { 'sec-fetch-site': site })).status).toBe(200);
  });

  test('sends people back from paying, by this address and no other, and is told nothing of whose it is', async () => {
    const open = anyChanging().filter(({ options }) => options.config?.isFromElsewhere);
    expect(open.map(({ name }) => name)).toEqual(['POST /mediosDePago/retorno/:provider']);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mediosDePago/retorno/webpay',
      headers: {
        origin: 'https://webpay3g.transbank.cl',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'TBK_TOKEN=abc&TBK_ORDEN_COMPRA=def&TBK_ID_SESION=ghi',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mediosDePago/resultado']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is not one of ours, whose calls go on', async () => {
    for (const site of ['same-origin', 'none']) {
      const headers = { 'sec-fetch-site': site };
      const { cookie } = person;
      const answer = await send(server.app, {
        method: 'PATCH',
        url: '/api/v1/me',
        body: {},
        cookie,
        headers,
      });
      expect([site, answer.status]).toEqual([site, 200]);
    }
  });

  test('may not read an answer: nothing says that it may', async () => {
    const { headers } = await get('/api/v1/help-lines', { origin: 'https://otra.test' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('cannot change anything with a link: no GET has an effect that a person asked for', async () => {
    const before = (await person.call('GET', '/api/v1/privacy')).json;
    for (const { method, url } of routes.filter((route) => route.method === 'GET')) {
      await send(server.app, { method, url: url.replace(/:\w+/g, person.email), cookie: person.cookie });
    }
    expect((await person.call('GET', '/api/v1/privacy')).json).toEqual(before);
  });

  test('of ours is let in', async () => {
    const answer = await send(server.app, {
      method: 'PUT',
      url: '/api/v1/consents',
      body: { reminders: false },
      cookie: person.cookie,
      headers: { origin: 'https://juntos.test' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('bodies', () => {
  const taking = () => routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));

  test('beyond the limit of their route are refused before anything reads them', async () => {
    for (const { method, url, options } of taking()) {
      const limit = options.bodyLimit ?? 64 * 1024;
      expect([url, limit]).toEqual([url, expect.toSatisfy((bytes: number) => bytes <= 512 * 1024)]);
      const answer = await send(server.app, {
        method,
        url: url.replace(/:\w+/g, randomUUID()),
        body: JSON.stringify({ text: 'a'.repeat(limit) }),
        headers: { 'content-type': 'application/json' },
        cookie: person.cookie,
      });
      expect([url, answer.status, answer.json?.error?.code]).toEqual([url, 413, 'body_too_large']);
    }
  });

  test.each([
    'text/plain',
    'text/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('of type %j are read by no call of a person', async (type) => {
    const answer = await send(server.app, {
      method: 'PUT',
      url: '/api/v1/consents',
      body: '{"research":true}',
      headers: { 'content-type': type },
      cookie: person.cookie,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(416);
    expect((await person.call('GET', '/api/v1/consents')).json.research).toBe(false);
  });
});

describe('schemas', () => {
  const described = () => routes.filter(({ options }) => !isRedirect(options));
  const isRedirect = ({ schema }: RouteOptions) => schema === undefined;

  test('every route says what it answers', () => {
    const silent = described().filter(({ options }) => !options.schema?.response);
    expect(silent.map(({ name }) => name)).toEqual([]);
    // Without a schema stand only the old addresses, which answer a place to go to.
    expect(routes.filter(({ options }) => isRedirect(options)).length).toBe(9);
  });

  test('every route that takes something says what', () => {
    const takesNothing = [
      'POST /api/v1/logout',
      'POST /api/v1/email/send',
      'POST /api/v1/account/stay',
      'POST /api/v1/chat/turns/:id/stop',
      'POST /api/v1/receipts/:id/refund',
      // Whatever bytes a provider signed.
      'POST /api/v1/payments/:provider',
    ];
    const silent = described().filter(
      ({ method, url, options }) =>
        (['POST', 'PUT', 'PATCH'].includes(method) && !options.schema?.body) ||
        (url.includes(':') && !options.schema?.params),
    );
    expect(silent.map(({ name }) => name).toSorted()).toEqual([...takesNothing].toSorted());
  });
});

describe('what fails', () => {
  const SECRET = 'la carta de Rosario';

  test('says nothing of the code, and nothing of what was written', async () => {
    const broken = await testServer();
    broken.context.accounts = {
      get $context(): never {
        throw new Error(`cannot parse ${SECRET}`, { cause: new Error(SECRET) });
      },
    } as unknown as typeof broken.context.accounts;
    const { status, text, json } = await send(broken.app, { method: 'GET', url: '/api/v1/me' });
    expect(status).toBe(500);
    expect(Object.keys(json.error).toSorted()).toEqual(['code', 'message', 'requestId']);
    expect(text).not.toMatch(/\.ts|\.js|node_modules|\bat |Error|cannot parse/);
    const log = broken.logLines.join('');
    expect(log).toContain(json.error.requestId);
    expect(text + log).not.toContain(SECRET);
  });

  test('because the database is away is no bug: the house is not ready', async () => {
    const waiting = await testServer();
    waiting.context.database = {
      ...waiting.context.database,
      ping: async () => {
        throw new Error('connection refused');
      },
    };
    const { status, json } = await send(waiting.app, { method: 'GET', url: '/readyz' });
    expect([status, json.error.code]).toEqual([503, 'not_ready']);
    expect(waiting.logLines.join('')).not.toContain('"event":"bug"');
  });

  test.each(['/answer/%E0%A4%A', '/%', '/api/v1/chat/turns/%ZZ'])(
    'to be an address (%s) is not repeated',
    async (url) => {
      const { status, json, text } = await get(url);
      expect(status).toBe(404);
      expect(json.error.code).toBe('not_found');
      expect(text).not.toContain('%');
    },
  );

  test('for a person is logged by request, never by what they wrote or who they are', async () => {
    const failing = await testServer();
    const cami = await signUpPerson(failing.app, { name: 'Camila Inés', from: '10.30.0.9' });
    failing.context.database.db.transaction = (() => {
      throw new Error(SECRET);
    }) as never;
    try {
      const answer = await cami.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text: SECRET });
      expect(answer.status).toBe(500);
      await cami.call('GET', `/answer/${cami.email}`);
    } finally {
      delete (failing.context.database.db as { transaction?: unknown }).transaction;
    }
    const log = failing.logLines.join('');
    expect(log).toContain('"event":"bug"');
    for (const secret of [SECRET, cami.email, 'Camila']) expect(log).not.toContain(secret);
  });
});

describe('the figures', () => {
  const figuresOf = ({ app }: TestServer, headers: Record<string, string> = {}, from?: string) =>
    send(app, { method: 'GET', url: '/metrics', headers, from });

  test('are for whoever has the token', async () => {
    const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await figuresOf(server, bearer, '10.30.0.7')).status).toBe(200);
    for (const authorization of ['', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, 'Bearer x'])
      expect((await figuresOf(server, { authorization })).json.error.code).toBe('not_found');
    expect((await figuresOf(server)).status).toBe(404);
  });

  test('without a token are for this machine alone, and for nobody where others are served', async () => {
    const own = await testServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });
    expect((await figuresOf(own, {}, '127.0.0.1')).status).toBe(200);
    expect((await figuresOf(own, {}, '10.30.0.7')).status).toBe(404);
    expect((await figuresOf(await testServer(), {}, '127.0.0.1')).status).toBe(404);
  });
});

test('the figures name routes, never a person, an id or an address', async () => {
  await person.call('GET', `/answer/${encodeURIComponent(person.email)}`);
  await person.call('GET', `/api/v1/chat/turns/${randomUUID()}`);
  await get(`/nada/${person.email}?correo=${person.email}`);
  const { text } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(text).toContain('route="/answer/:userId"');
  expect(text).not.toMatch(/@|correo|10\.30\.|[0-9a-f]{8}-[0-9a-f]{4}-/);
  const named = new Set([...text.matchAll(/route="([^"]+)"/g)].map(([, route]) => route));
  expect(
    [...named].filter((route) => route !== 'unknown' && !routes.some(({ url }) => url === route)),
  ).toEqual([]);
});
