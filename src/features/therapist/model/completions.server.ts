/**
 * Chat completions over plain HTTP: one request, its pieces as they come, and every way it can fail as one code. Node's
 * own client is used because it says when it is connected, costs little per open stream and hangs up at once.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ModelSettings } from '../../../platform/env.server.ts';
import { EngineError, type EngineFault } from './engine-error.ts';
import type { ChatMessage } from './prompt.ts';

export type Question = {
  messages: ChatMessage[];
  maxTokens: number;
  /** JSON of this shape instead of a stream of words. */
  schema?: { name: string; schema: object };
};

/** Makes something of words as they come, such as sentences. */
export type Listener = { push(words: string): string[]; end(): string[] };

/** `silenceMs`: until the first words that the person may read, not until the first token. */
export type Patience = { connectMs: number; silenceMs: number; idleMs: number; totalMs: number };

const KEEP_ALIVE = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, keepAliveMsecs: 15_000 };
const agents = { 'http:': new HttpAgent(KEEP_ALIVE), 'https:': new HttpsAgent(KEEP_ALIVE) };
/** A reply of ours is a few hundred bytes of text in some kilobytes of frames. */
const BODY_MAX_BYTES = 1024 * 1024;
const LETTING_GO_MS = 1_000;
/** Whoever has heard enough waits a moment for the end: it may be the next thing to come, and the line is kept. */
const NEARLY_OVER_MS = 200;

/** `https://host/v1?api-version=x` → `https://host/v1/chat/completions?api-version=x`. */
function endpointOf(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  return url;
}

export class Completions {
  readonly #settings: ModelSettings;
  readonly #url: URL;
  /** Newer servers refuse the older names of two fields, older ones the newer; the first refusal tells which. */
  #isNewer = false;

  constructor(settings: ModelSettings) {
    this.#settings = settings;
    this.#url = endpointOf(settings.baseUrl);
  }

  /**
   * What a listener makes of the words of a reply, as soon as it is made. Ending early hangs up, unless the rest comes at
   * once. `isRead`: whether the person has read something of it.
   * @throws EngineError
   */
  async *stream(
    question: Question,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
    listener: Listener,
  ): AsyncGenerator<string> {
    const call = this.#send(question, true, patience, signal, isRead);
    let response: IncomingMessage | undefined;
    let heard: 'whole' | 'enough' | 'broken' = 'enough';
    try {
      response = await call.response();
      const words = new WordsOfEvents();
      const hear = (piece: string): string[] => {
        const text = words.in(piece);
        if (text === '') return [];
        call.heard();
        return listener.push(text);
      };
      if (isWhole(response)) yield* hear(asEvents(await textOf(response)));
      else yield* heardIn(response, hear, () => words.isDone);
      yield* hear('\n');
      if (!words.isOver) throw new EngineError('cut');
      if (!words.isHeard) throw new EngineError('empty');
      heard = 'whole';
      yield* listener.end();
    } catch (error) {
      heard = 'broken';
      throw call.faultOf(error);
    } finally {
      if (!response || heard === 'broken' || signal.aborted) call.hangUp();
      else call.letGo(response, heard === 'whole' ? LETTING_GO_MS : NEARLY_OVER_MS);
    }
  }

  /**
   * One answer as JSON, already parsed.
   * @throws EngineError
   */
  async json(question: Question, patience: Patience, signal: AbortSignal): Promise<unknown> {
    const call = this.#send(question, false, patience, signal, () => false);
    try {
      const body = await textOf(await call.response());
      const content = JSON.parse(body)?.choices?.[0]?.message?.content;
      if (typeof content !== 'string') throw new EngineError('garbage');
      // Servers that do not know the schema put the JSON between marks.
      return JSON.parse(content.replace(/^[^{[]*```(?:json)?\s*|\s*```[^}\]]*$/g, ''));
    } catch (error) {
      throw error instanceof SyntaxError ? new EngineError('garbage') : call.faultOf(error);
    } finally {
      call.hangUp();
    }
  }

  #send(
    question: Question,
    isStream: boolean,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
  ): Call {
    const { apiKey, model } = this.#settings;
    const body = JSON.stringify({
      model,
      messages: question.messages,
      stream: isStream,
      store: false,
      ...(this.#isNewer
        ? { max_completion_tokens: question.maxTokens }
        : { max_tokens: question.maxTokens, temperature: question.schema ? 0 : 0.7 }),
      ...(question.schema
        ? { response_format: { type: 'json_schema', json_schema: { ...question.schema, strict: true } } }
        : {}),
    });
    const onRefusedFields = () => {
      this.#isNewer = !this.#isNewer;
    };
    return new Call(this.#url, apiKey, body, { patience, signal, isRead, onRefusedFields });
  }
}

type Terms = { patience: Patience; signal: AbortSignal; isRead: () => boolean; onRefusedFields: () => void };

/** One request with its clocks. */
class Call {
  readonly #request: ReturnType<typeof httpRequest>;
  readonly #timers = new Map<EngineFault, NodeJS.Timeout>();
  readonly #terms: Terms;
  #isHeard = false;
  #fault: EngineError | undefined;

  constructor(url: URL, apiKey: string, body: string, terms: Terms) {
    this.#terms = terms;
    const { patience, signal, isRead } = terms;
    const isHttps = url.protocol === 'https:';
    this.#request = (isHttps ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: agents[isHttps ? 'https:' : 'http:'],
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream, application/json',
        authorization: `Bearer ${apiKey}`,
        // Gateways in the manner of Azure read the key here.
        'api-key': apiKey,
      },
    });
    this.#request.on('error', () => {}); // told through response() or the body, never alone
    signal.addEventListener('abort', this.hangUp);
    this.#limit('connect_timeout', patience.connectMs);
    this.#limit('first_token_timeout', patience.silenceMs, () => {
      if (!this.#isHeard) return 'first_token_timeout';
      return isRead() ? null : 'first_sentence_timeout';
    });
    this.#limit('total_timeout', patience.totalMs);
    this.#request.once('socket', (socket) => {
      if (!socket.connecting) return this.#lift('connect_timeout');
      socket.once(isHttps ? 'secureConnect' : 'connect', () => this.#lift('connect_timeout'));
    });
    this.#request.end(body);
  }

  async response(): Promise<IncomingMessage> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const onClose = () => reject(new EngineError('cut'));
      this.#request.once('response', (begun) => {
        this.#request.off('close', onClose);
        resolve(begun);
      });
      this.#request.once('error', reject);
      this.#request.once('close', onClose);
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.resume();
    if (statusCode === 400 || statusCode === 422) this.#terms.onRefusedFields();
    const seconds = Number(headers['retry-after']);
    throw new EngineError(`http_${statusCode}`, Number.isFinite(seconds) ? seconds * 1000 : undefined);
  }

  /** A piece came. */
  heard(): void {
    this.#isHeard = true;
    const idle = this.#timers.get('idle_timeout');
    if (idle) idle.refresh();
    else this.#limit('idle_timeout', this.#terms.patience.idleMs);
  }

  /** All is said: the line is kept for the next reply, unless the server does not end this one. */
  letGo(response: IncomingMessage, withinMs: number): void {
    this.#rest();
    if (response.readableEnded) return;
    const timer = setTimeout(this.hangUp, withinMs);
    response.once('close', () => clearTimeout(timer));
    response.resume();
  }

  hangUp = (): void => {
    this.#rest();
    this.#request.destroy();
  };

  #rest(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#terms.signal.removeEventListener('abort', this.hangUp);
  }

  /** What a broken connection means: our own clock, or theirs. */
  faultOf(error: unknown): unknown {
    if (this.#fault) return this.#fault;
    if (error instanceof EngineError) return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_SOCKET|HPE_.*)$/.test(code))
      return new EngineError('cut');
    if (/^(?:E[A-Z_]+|CERT_.*|DEPTH_.*|UNABLE_.*|SELF_.*|ERR_TLS.*|ERR_SSL.*)$/.test(code))
      return new EngineError('unreachable');
    return error;
  }

  /** `due`: what is wrong once the time is over, null when nothing is. */
  #limit(clock: EngineFault, ms: number, due: () => EngineFault | null = () => clock): void {
    const timer = setTimeout(() => {
      const fault = due();
      if (fault === null) return;
      this.#fault = new EngineError(fault);
      this.#request.destroy(this.#fault);
    }, ms);
    this.#timers.set(clock, timer);
  }

  #lift(fault: EngineFault): void {
    clearTimeout(this.#timers.get(fault));
    this.#timers.delete(fault);
  }
}

/** A server that answers whole although asked for a stream. @throws EngineError where it is neither */
function isWhole({ headers }: IncomingMessage): boolean {
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/json') && !type.startsWith('text/event-stream'))
    throw new EngineError('garbage');
  return type.startsWith('application/json');
}

const asEvents = (whole: string) => `data: ${whole.replaceAll('\n', ' ')}\n\ndata: [DONE]\n\n`;

/**
 * What is made of each piece in the moment it comes. Whoever waits is woken only when something was made of it: most pieces
 * bring a word, and a waking each would cost more than all else that a word costs.
 */
async function* heardIn(
  response: IncomingMessage,
  hear: (piece: string) => string[],
  isDone: () => boolean,
): AsyncGenerator<string> {
  const made: string[] = [];
  let over: { fault?: unknown } | undefined;
  let news = Promise.withResolvers<void>();
  const end = (fault?: unknown) => {
    over ??= { fault };
    news.resolve();
  };
  const onPiece = (piece: string) => {
    if (over) return;
    try {
      made.push(...hear(piece));
    } catch (error) {
      end(error);
    }
    if (isDone()) end();
    else if (made.length > 0) news.resolve();
  };
  response.setEncoding('utf8').on('data', onPiece);
  for (const event of ['end', 'error', 'close']) response.once(event, end);
  try {
    for (;;) {
      yield* made.splice(0);
      if (made.length > 0) continue;
      if (over?.fault) throw over.fault;
      if (over) return;
      await news.promise;
      news = Promise.withResolvers();
    }
  } finally {
    response.off('data', onPiece);
  }
}

/** The words in the `data:` lines of a stream, whose pieces end anywhere. */
class WordsOfEvents {
  isHeard = false;
  /** `finish_reason` came, or `[DONE]`, after which nothing counts. */
  isOver = false;
  isDone = false;
  #rest = '';

  /** @throws EngineError where it is no answer */
  in(piece: string): string {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > BODY_MAX_BYTES) throw new EngineError('shapeless');
    let text = '';
    for (const line of lines) {
      if (this.isDone || !line.startsWith('data:')) continue;
      const event = line.slice(5).trim();
      if (event === '[DONE]') this.isDone = true;
      else {
        const chunk = readChunk(event);
        text += chunk.text;
        if (chunk.finished) this.isOver = true;
      }
    }
    if (this.isDone) this.isOver = true;
    if (text !== '') this.isHeard = true;
    return text;
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const piece of response) {
    text += piece;
    if (text.length > BODY_MAX_BYTES) throw new EngineError('shapeless');
  }
  return text;
}

type Chunk = {
  error?: unknown;
  choices?: {
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown };
    finish_reason?: string | null;
  }[];
};

function readChunk(event: string): { text: string; finished: boolean } {
  let chunk: Chunk;
  try {
    chunk = JSON.parse(event) as Chunk;
  } catch {
    throw new EngineError('garbage');
  }
  if (typeof chunk !== 'object' || chunk === null) throw new EngineError('garbage');
  if (chunk.error !== undefined && chunk.error !== null) throw new EngineError('error_in_stream');
  const choice = chunk.choices?.[0];
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new EngineError('filtered');
  const content = choice?.delta?.content ?? choice?.message?.content;
  return { text: typeof content === 'string' ? content : '', finished: Boolean(choice?.finish_reason) };
}
