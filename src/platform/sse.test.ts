import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sendEvents } from './sse.server.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** What a client over a real connection is given, piece by piece. */
async function piecesOf(events: AsyncIterable<unknown> | Iterable<unknown>): Promise<string[]> {
  app = Fastify({ forceCloseConnections: true });
  app.get('/', (_, reply) => sendEvents(reply, events));
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) pieces.push(decoder.decode(bytes));
  return pieces;
}

const frame = (n: number) => `data: {"n":${n}}\n\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('events of one moment leave together, later ones when they come', async () => {
  const pieces = await piecesOf(
    (async function* () {
      yield { n: 1 };
      yield { n: 2 };
      await pause(50);
      yield { n: 3 };
      await pause(50);
      yield { n: 4 };
    })(),
  );
  expect(pieces).toEqual([frame(1) + frame(2), frame(3), frame(4)]);
});

test('a list is one piece, and nothing is an empty stream', async () => {
  expect(await piecesOf([{ n: 1 }, { n: 2 }])).toEqual([frame(1) + frame(2)]);
  await app?.close();
  expect(await piecesOf([])).toEqual([]);
});

test('a source that breaks breaks the stream', async () => {
  const broken = piecesOf(
    (async function* () {
      yield { n: 1 };
      await pause(20);
      throw new Error('broken');
    })(),
  );
  await expect(broken).rejects.toThrow();
});

test('a source is told that its reader left, and nothing else happens to it', async () => {
  let last = 0;
  let isLeft = false;
  app = Fastify({ forceCloseConnections: true });
  app.get('/', (_, reply) =>
    sendEvents(reply, {
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          await pause(20);
          return last < 5 ? { value: { n: ++last }, done: false } : { value: undefined, done: true };
        },
        return: async () => {
          isLeft = true;
          return { value: undefined, done: true };
        },
      }),
    }),
  );
  const leaving = new AbortController();
  await fetch(await app.listen({ port: 0, host: '127.0.0.1' }), { signal: leaving.signal });
  leaving.abort();
  await expect.poll(() => isLeft).toBe(true);
  await expect.poll(() => last).toBe(5);
});
