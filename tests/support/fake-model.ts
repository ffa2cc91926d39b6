// A model server that speaks chat completions, with named ways of going well and wrong. The same in tests, in
// development (`node tests/support/fake-model.ts`, then OPENAI_BASE_URL at what it prints) and in benchmarks.
// A request may choose its scenario through the model name: `fake-english`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { MODEL_SCENARIOS, type ModelScenario, type Script, scriptOf } from './fake-model-scenarios.ts';

export type ModelRequest = {
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
  /** Path and query. */
  path: string;
  headers: IncomingMessage['headers'];
  receivedAt: number;
  /** When the other side hung up before we were done; null while it listens. */
  cutAt: number | null;
  /** Whether the answer has left, or the line is cut. */
  isOver: boolean;
};

export type FakeModel = {
  /** What OPENAI_BASE_URL is set to. */
  url: string;
  scenario: ModelScenario;
  /** The words of the scenario `as-told`. */
  told: string;
  /** Goes before the scenario: what another server was recorded to answer. */
  recorded: ((request: ModelRequest) => Script) | null;
  /** What a question for structured data is answered with: JSON, or text as it stands. */
  structured: unknown;
  requests: ModelRequest[];
  /** Lines opened so far. */
  connections: number;
  close(): Promise<void>;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startFakeModel(scenario: ModelScenario = 'normal', port = 0): Promise<FakeModel> {
  const server = createServer((request, response) => void answer(request, response, fake));
  const fake: FakeModel = {
    url: '',
    scenario,
    told: '',
    recorded: null,
    structured: {},
    requests: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on('connection', () => {
    fake.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

async function answer(request: IncomingMessage, response: ServerResponse, fake: FakeModel): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as ModelRequest['body'];
  const seen: ModelRequest = {
    body,
    path: request.url ?? '',
    headers: request.headers,
    receivedAt: Date.now(),
    cutAt: null,
    isOver: false,
  };
  fake.requests.push(seen);
  response.on('close', () => {
    seen.isOver = true;
    if (!response.writableFinished) seen.cutAt = Date.now();
  });
  const named = MODEL_SCENARIOS.find((name) => body.model === `fake-${name}`);
  const name = named ?? fake.scenario;
  const before = fake.requests.filter((earlier) => earlier !== seen && earlier.body.stream === body.stream);
  const script = fake.recorded?.(seen) ?? scriptOf(name, { body, earlier: before.length, told: fake.told });
  if (script.kind === 'status') {
    await wait(script.afterMs ?? 0);
    return refuse(response, script);
  }
  if (body.stream !== true && !fake.recorded) {
    await wait(script.kind === 'stream' ? (script.firstMs ?? 0) : 0);
    const text = typeof fake.structured === 'string' ? fake.structured : JSON.stringify(fake.structured);
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
  }
  await stream(response, script, body);
}

function refuse(
  response: ServerResponse,
  { status, retryAfter, body, stays }: Extract<Script, { kind: 'status' }>,
): void {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.write(body ?? JSON.stringify({ error: { message: `status ${status}`, type: 'fake' } }));
  if (!stays) response.end();
}

async function stream(
  response: ServerResponse,
  script: Extract<Script, { kind: 'stream' | 'raw' }>,
  asked: ModelRequest['body'],
): Promise<void> {
  if (script.kind === 'raw') {
    response.writeHead(200, { 'content-type': script.type ?? 'text/event-stream' });
    for (const piece of [script.body].flat()) {
      response.write(piece);
      await wait(script.pieceMs ?? 0);
    }
    if (!script.stays) response.end();
    return;
  }
  if (script.silent) return; // accepts, and never says a word
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  await wait(script.firstMs ?? 0);
  for await (const piece of script.pieces) {
    if (response.destroyed) return;
    response.write(frame({ choices: [{ index: 0, delta: piece, finish_reason: null }] }));
    await wait(script.pieceMs ?? 0);
  }
  if (script.end === 'cut') return void response.destroy();
  if (script.end === 'hang') return;
  const reason = script.end ?? 'stop';
  response.write(frame({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
  if (asked.stream_options) {
    const prompt = Math.ceil(JSON.stringify(asked.messages).length / 4);
    response.write(frame({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: 20 } }));
  }
  response.end('data: [DONE]\n\n');
}

const frame = (value: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...value })}\n\n`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '9100' }, scenario: { type: 'string', default: 'normal' } },
  });
  const scenario = MODEL_SCENARIOS.find((name) => name === values.scenario);
  if (!scenario) throw new Error(`--scenario is one of: ${MODEL_SCENARIOS.join(', ')}`);
  const { url } = await startFakeModel(scenario, Number(values.port));
  process.stdout.write(`OPENAI_BASE_URL=${url} OPENAI_API_KEY=fake OPENAI_MODEL=fake-${scenario}\n`);
}
