import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, signUpPerson, type TestServer, testServer } from '../support/test-server.ts';
import { isLong } from './length.ts';

// Requests no browser would send, written to the socket by hand.

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});

function open(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

/** Everything that comes back until the server ends the connection, or nothing came for a while. */
async function talk(...parts: string[]): Promise<string> {
  const socket = open();
  await once(socket, 'connect');
  let heard = '';
  const silent = new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1_500);
    socket.on('data', (chunk) => {
      heard += String(chunk);
      clearTimeout(timer);
      timer = setTimeout(resolve, 400);
    });
    socket.once('close', () => resolve());
  });
  for (const part of parts) socket.write(part, 'latin1');
  await silent;
  socket.destroy();
  return heard;
}

const statusesOf = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
const HOST = 'Host: juntos.test\r\n';
/** What a proxy in front would not know of: it must never be answered. */
const HIDDEN = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;

const post = (headers: string, body = '') =>
  `POST /api/v1/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;

describe('a request that two servers could read in two ways', () => {
  test.each([
    [
      'a length and chunks',
      post('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${HIDDEN}`),
    ],
    [
      'chunks and a length',
      post('Transfer-Encoding: chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${HIDDEN}`),
    ],
    ['two lengths', post(`Content-Length: 2\r\nContent-Length: ${2 + HIDDEN.length}\r\n`, `{}${HIDDEN}`)],
    ['two lengths in one line', post(`Content-Length: 2, ${2 + HIDDEN.length}\r\n`, `{}${HIDDEN}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    [
      'chunks that are not the last coding',
      post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${HIDDEN}`),
    ],
    ['a coding nobody knows', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['a tab before chunked', post('Transfer-Encoding:\tchunked\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    ['a folded line', post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    ['a line without its first half', post('Content-Length: 2\nX: y\r\n', `{}${HIDDEN}`)],
    ['a negative length', post('Content-Length: -1\r\n', HIDDEN)],
    ['a length with a sign', post('Content-Length: +2\r\n', `{}${HIDDEN}`)],
    ['a length in sixteens', post('Content-Length: 0x2\r\n', `{}${HIDDEN}`)],
    ['a chunk of no number', post('Transfer-Encoding: chunked\r\n', `zz\r\n\r\n${HIDDEN}`)],
    ['a chunk beyond counting', post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n\r\n${HIDDEN}`)],
    ['a chunk that ends too late', post('Transfer-Encoding: chunked\r\n', `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
    ['a zero byte in a header', post('X-A: a\0b\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    [
      'a return in a header',
      post('X-A: a\rTransfer-Encoding: chunked\r\nContent-Length: 2\r\n', `{}${HIDDEN}`),
    ],
    ['no host', `GET /healthz HTTP/1.1\r\n\r\n${HIDDEN}`],
    ['no version', `GET /healthz\r\n\r\n${HIDDEN}`],
    ['no protocol of ours', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ])('(%s) is refused, and what hides behind it is not answered', async (_, request) => {
    const heard = await talk(request);
    expect(statusesOf(heard).length).toBeLessThanOrEqual(1);
    expect(heard).not.toContain('{"ok":true}');
    expect(statusesOf(heard)[0] ?? '400').toMatch(/^4\d\d$/);
    expect(heard).not.toMatch(/HPE_|Parse Error|node_modules|\bat /);
  });

  test('two whole requests are two answers, so that the tests above would see a second one', async () => {
    expect(statusesOf(await talk(HIDDEN, HIDDEN))).toEqual(['200', '200']);
  });
});

describe('headers', () => {
  test('that are too long, or too many, are refused', async () => {
    const long = `GET /healthz HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(70_000)}\r\n\r\n`;
    expect(statusesOf(await talk(long))[0] ?? '431').toBe('431');
    const many = Array.from({ length: 9_000 }, (_, index) => `X-${index}: 1\r\n`).join('');
    expect(statusesOf(await talk(`GET /healthz HTTP/1.1\r\n${HOST}${many}\r\n`))[0] ?? '431').toBe('431');
  });

  test('do not make one method into another', async () => {
    const person = await signUpPerson(server.app);
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const url = '/api/v1/account/stay?_method=DELETE';
    const answer = await send(server.app, { method: 'POST', url, cookie: person.cookie, headers });
    expect(answer.status).toBe(200);
    expect(answer.json.leaving ?? null).toBeNull();
  });

  test('do not give one place many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) {
      const answer = await send(server.app, {
        method: 'POST',
        url: '/api/v1/userLogin',
        from: '10.60.0.1',
        headers: {
          'x-forwarded-for': `1.2.3.${index}`,
          'x-real-ip': `1.2.3.${index}`,
          forwarded: `for=${index}`,
        },
        body: { userEmail: `nadie-${index}@correo.test`, userPass: 'una clave cualquiera' },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('written by a person into a field stay in the field', async () => {
    const person = await signUpPerson(server.app, { name: 'Ana\r\nSet-Cookie: a=b', from: '10.60.0.2' });
    const { headers } = await person.call('GET', '/api/v1/me');
    expect(JSON.stringify(headers)).not.toContain('a=b');
  });

  test.each(['TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND', 'DEBUG'])('%s does nothing', async (method) => {
    const heard = await talk(`${method} /api/v1/me HTTP/1.1\r\n${HOST}X-Secret: eco\r\n\r\n`);
    expect(statusesOf(heard)[0] ?? '400').toMatch(/^4\d\d$/);
    expect(heard).not.toContain('eco');
  });

  test('that ask for another protocol change nothing', async () => {
    const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n';
    expect(await talk(`GET /api/v1/me HTTP/1.1\r\n${HOST}${upgrade}\r\n`)).not.toContain(' 101 ');
  });
});

describe('somebody slow', () => {
  test('is given a minute for a request, and the connection is looked at meanwhile', () => {
    const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = server.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
    expect(timeout).toBe(0);
    expect(keepAliveTimeout).toBeLessThanOrEqual(72_000);
  });

  test('and two hundred of them keep nobody else waiting', async () => {
    const slow = Array.from({ length: 200 }, open);
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const [index, socket] of slow.entries()) {
      socket.write(index % 2 ? 'GET /api/v1/me HTTP/1.1\r\nX-A: ' : post('Content-Length: 60000\r\n', '{'));
    }
    const start = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(1_000);
    for (const socket of slow) socket.destroy();
  });

  // A minute and the half that passes until the server looks again.
  const leave = { timeout: 150_000 };
  if (isLong)
    test('is let go', leave, async () => {
      const [headers, body] = [open(), open()];
      headers.write('GET /api/v1/me HTTP/1.1\r\n');
      body.write(post('Content-Length: 60000\r\n'));
      const dripping = setInterval(() => {
        headers.write('X-A: a\r\n');
        body.write(' ');
      }, 1_000);
      let heard = '';
      for (const socket of [headers, body]) socket.on('data', (chunk) => (heard += String(chunk)));
      const start = Date.now();
      await Promise.all([once(headers, 'close'), once(body, 'close')]);
      clearInterval(dripping);
      expect(Date.now() - start).toBeLessThan(100_000);
      expect(statusesOf(heard)).toEqual(['408', '408']);
    });

  test('who leaves in the middle is forgotten', async () => {
    const socket = open();
    await once(socket, 'connect');
    socket.write(post('Content-Length: 60000\r\n', '{"name":'));
    socket.destroy();
    const heard = await talk(post('Content-Length: 60000\r\n', '{'), '');
    expect(statusesOf(heard)).toEqual([]);
    expect(server.logLines.filter((line) => line.includes('"bug"'))).toHaveLength(0);
  });

  test('who sends more than was announced, or than is allowed, is cut off', async () => {
    const big = `${HOST}Content-Type: application/json\r\nContent-Length: 900000000\r\n\r\n`;
    expect(statusesOf(await talk(`POST /api/v1/contact HTTP/1.1\r\n${big}`))).toEqual(['413']);
    const chunk = `ffff\r\n${'a'.repeat(0xffff)}\r\n`;
    const endless = await talk(post('Transfer-Encoding: chunked\r\n'), chunk, chunk, chunk, chunk);
    expect(statusesOf(endless)).toEqual(['413']);
  });
});
