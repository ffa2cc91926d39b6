/**
 * One request to a model server, with its clocks, and every way it can fail as one code. Node's own client is used because
 * it says when it is connected, costs little per open stream and hangs up at once.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { EngineError, type EngineFault } from './engine-error.ts';

/** `silenceMs`: until the first words that the person may read, not until the first token. */
export type Patience = { connectMs: number; silenceMs: number; idleMs: number; totalMs: number };

const KEEP_ALIVE = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, keepAliveMsecs: 15_000 };
const agents = { 'http:': new HttpAgent(KEEP_ALIVE), 'https:': new HttpsAgent(KEEP_ALIVE) };

/** `isRead`: whether the person has read something of the reply. */
export type Terms = { patience: Patience; signal: AbortSignal; isRead: () => boolean };

export class Call {
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
        // Azure and gateways in its manner read the key here.
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

  /** Of any status. */
  async response(): Promise<IncomingMessage> {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const onClose = () => reject(new EngineError('cut'));
      this.#request.once('response', (begun) => {
        this.#request.off('close', onClose);
        resolve(begun);
      });
      this.#request.once('error', reject);
      this.#request.once('close', onClose);
    });
  }

  /** Something came, if only the thoughts of a model or the mark with which a gateway keeps the line. */
  isAlive(): void {
    this.#timers.get('idle_timeout')?.refresh();
  }

  /** Words came. */
  heard(): void {
    this.#isHeard = true;
    if (!this.#timers.has('idle_timeout')) this.#limit('idle_timeout', this.#terms.patience.idleMs);
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
