import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one call: before anything is done, or only the answer of it. */
export type Fault = 'refuse' | 'fail' | 'slow' | 'half' | 'drop' | 'wrong amount';

export type StubCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type StubAnswer = { status: number; body?: unknown };

export type Stub = {
  url: string;
  /** Every call, in order: `GET /path`. */
  calls: string[];
  /** Decides before each call; null: it goes well. */
  fault: (call: StubCall) => Fault | null;
  close(): Promise<void>;
};

/** How long `slow` takes: longer than whoever asks waits. */
export const SLOW_MS = 1_300;

/** A server on this machine that answers as a provider does, and fails when it is told to. */
export async function startStub(answer: (call: StubCall) => StubAnswer): Promise<Stub> {
  const stub: Stub = { url: '', calls: [], fault: () => null, close: async () => {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stub');
      const call: StubCall = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      stub.calls.push(`${call.method} ${call.path}`);
      reply(response, call, stub.fault(call), answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stub.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return stub;
}

function reply(
  response: ServerResponse,
  call: StubCall,
  fault: Fault | null,
  answer: (call: StubCall) => StubAnswer,
): void {
  const send = (status: number, text = '') => {
    if (response.destroyed) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
  if (fault === 'refuse') {
    send(503);
    return;
  }
  // Done all the same: only the answer is lost.
  const { status, body } = answer(call);
  const text = body === undefined ? '' : JSON.stringify(body);
  if (fault === 'drop') response.destroy();
  else if (fault === 'fail') send(500, '{"error":"internal"}');
  else if (fault === 'slow') setTimeout(() => send(status, text), SLOW_MS);
  else if (fault === 'half') send(status, text.slice(0, Math.floor(text.length / 2)));
  else if (fault === 'wrong amount')
    send(
      status,
      text.replace(AMOUNT, (_, name: string, digits: string) => `"${name}":${digits}0`),
    );
  else send(status, text);
}

const AMOUNT = /"(amount|amount_total|transaction_amount)":(\d+)/g;
