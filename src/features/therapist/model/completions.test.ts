import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Completions, type Listener } from './completions.server.ts';

const asItComes: Listener = { push: (words) => [words], end: () => [] };
const PATIENCE = { connectMs: 2_000, silenceMs: 2_000, idleMs: 2_000, totalMs: 5_000 };

const saying = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** What a listener makes of the answer of a server that writes it bit by bit. */
async function asked(write: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const completions = new Completions({
    ...{ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'none', model: 'fake', provider: 'Nadie' },
    ...{ concurrency: 1, dailyTokens: null, firstTokenMs: 2_000 },
  });
  const question = { messages: [], maxTokens: 10 };
  return completions.stream(question, PATIENCE, new AbortController().signal, () => false, asItComes);
}

const until = (isSo: () => boolean) => expect.poll(isSo).toBe(true);

test('nothing counts that came after a fault, however late it is read', async () => {
  let isWritten = false;
  const heard = await asked((response) => {
    const pieces = [saying('Te leo.'), 'data: {\n\n', saying('Todo bien.')];
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) isWritten = true;
      else response.write(piece, () => setTimeout(next, 20));
    };
    next();
  });
  expect(await heard.next()).toEqual({ done: false, value: 'Te leo.' });
  await until(() => isWritten);
  await expect(heard.next()).rejects.toMatchObject({ code: 'garbage' });
});

test('what came while nobody asked is there in its order, and the end after it', async () => {
  let isWritten = false;
  const heard = await asked((response) => {
    const pieces = [saying('Te leo.'), saying('Qué semana.'), saying('Sigue.'), 'data: [DONE]\n\n'];
    const next = () => {
      const piece = pieces.shift();
      if (piece !== undefined) return response.write(piece, () => setTimeout(next, 20));
      isWritten = true;
      return response.end();
    };
    next();
  });
  expect(await heard.next()).toEqual({ done: false, value: 'Te leo.' });
  await until(() => isWritten);
  const rest: string[] = [];
  for await (const words of heard) rest.push(words);
  expect(rest).toEqual(['Qué semana.', 'Sigue.']);
});
