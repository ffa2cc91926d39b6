/**
 * Chat completions over plain HTTP: one question, its answer as it comes, and every way it can fail as one code. What a
 * server refuses of a question is left out and asked again at once, so that whoever asks need not know whose server it is.
 */
import type { IncomingMessage } from 'node:http';
import type { ModelSettings } from '../../../platform/env.server.ts';
import { Call, type Patience } from './call.server.ts';
import type { Question, ToolCall } from './chat-message.ts';
import { Dialect } from './dialect.ts';
import { EngineError } from './engine-error.ts';
import { beginningOf, heardIn, isWhole, textOf } from './response-pieces.server.ts';
import { asEvents, StreamWords } from './stream-words.ts';
import { type Usage, usageOf } from './usage.ts';

export type { Patience } from './call.server.ts';
export type { Question } from './chat-message.ts';

/** Makes something of words as they come, such as sentences. */
export type Listener = { push(words: string): string[]; end(): string[] };

/** What came beside the words. `usage` is null where the server did not count; `isCut`: it had become too long. */
export type Heard = { calls: ToolCall[]; usage: Usage | null; isCut: boolean };

const LETTING_GO_MS = 1_000;
/** Whoever has heard enough waits a moment for the end: it may be the next thing to come, and the line is kept. */
const NEARLY_OVER_MS = 200;
/** Of a refusal, to learn which field is meant. It may quote what a person wrote, and is forgotten at once. */
const REFUSAL_MAX = 4_096;

/** `https://host/v1?api-version=x` → `https://host/v1/chat/completions?api-version=x`. */
function endpointOf(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '')}/chat/completions`;
  return url;
}

type Begun = { call: Call; response: IncomingMessage };

export class Completions {
  readonly #apiKey: string;
  readonly #url: URL;
  readonly #dialect: Dialect;

  constructor(settings: Pick<ModelSettings, 'baseUrl' | 'apiKey' | 'model' | 'reasoningEffort'>) {
    this.#apiKey = settings.apiKey;
    this.#url = endpointOf(settings.baseUrl);
    this.#dialect = new Dialect(settings);
  }

  /** False once the server has refused a question for its tools. */
  get knowsTools(): boolean {
    return this.#dialect.knowsTools;
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
  ): AsyncGenerator<string, Heard> {
    const { call, response } = await this.#ask(question, true, { patience, signal, isRead });
    let ended: 'whole' | 'enough' | 'broken' = 'enough';
    const words = new StreamWords();
    const hear = (piece: string): string[] => {
      call.isAlive();
      const text = words.in(piece);
      if (text === '') return [];
      if (words.isHeard) call.heard();
      return listener.push(text);
    };
    try {
      if (isWhole(response)) yield* hear(asEvents(await textOf(response)));
      else yield* heardIn(response, { hear, isOver: () => words.isOver, isDone: () => words.isDone });
      yield* hear('\n');
      if (!words.isOver) throw new EngineError('cut');
      const { calls, usage, isCut } = words;
      if (!words.isHeard && calls.length === 0) throw new EngineError('empty');
      ended = 'whole';
      yield* listener.end();
      return { calls, usage, isCut };
    } catch (error) {
      ended = 'broken';
      throw call.faultOf(error);
    } finally {
      if (words.hasThought) this.#dialect.sawThinking();
      if (ended === 'broken' || signal.aborted) call.hangUp();
      else call.letGo(response, ended === 'whole' ? LETTING_GO_MS : NEARLY_OVER_MS);
    }
  }

  /**
   * One answer as JSON, already parsed. `tell` hears what it cost, also where it is no JSON.
   * @throws EngineError
   */
  async json(
    question: Question,
    patience: Patience,
    signal: AbortSignal,
    tell: (usage: Usage | null) => void = () => {},
  ): Promise<unknown> {
    const { call, response } = await this.#ask(question, false, { patience, signal, isRead: () => false });
    try {
      const answer = JSON.parse(await textOf(response));
      const usage = usageOf(answer ?? {});
      tell(usage);
      const message = answer?.choices?.[0]?.message;
      if (usage?.reasoning || message?.reasoning_content || message?.reasoning) this.#dialect.sawThinking();
      if (typeof message?.content !== 'string') throw new EngineError('garbage');
      return JSON.parse(jsonIn(message.content));
    } catch (error) {
      throw error instanceof SyntaxError ? new EngineError('garbage') : call.faultOf(error);
    } finally {
      call.letGo(response, 0);
    }
  }

  /** Asks, and asks again without what is refused; all of it shares one patience. @throws EngineError */
  async #ask(
    question: Question,
    isStream: boolean,
    { patience, signal, isRead }: { patience: Patience; signal: AbortSignal; isRead: () => boolean },
  ): Promise<Begun> {
    const begun = performance.now();
    const attempt = this.#dialect.attempt(question, isStream);
    for (;;) {
      const waited = performance.now() - begun;
      const left = {
        ...patience,
        silenceMs: patience.silenceMs - waited,
        totalMs: patience.totalMs - waited,
      };
      const call = new Call(this.#url, this.#apiKey, attempt.body, { patience: left, signal, isRead });
      try {
        const response = await call.response();
        const { statusCode = 0, headers } = response;
        if (statusCode === 200) {
          attempt.worked();
          return { call, response };
        }
        const told = attempt.isTelling(statusCode) ? await beginningOf(response, REFUSAL_MAX) : '';
        const fault = attempt.refused(statusCode, told);
        const seconds = Number(headers['retry-after'] ?? Number.NaN);
        if (fault || signal.aborted)
          throw new EngineError(fault ?? 'cut', Number.isFinite(seconds) ? seconds * 1000 : undefined);
        call.letGo(response, 0);
      } catch (error) {
        call.hangUp();
        throw call.faultOf(error);
      }
    }
  }
}

/** Servers that do not know the schema put the JSON between words or marks, or thoughts before it. */
function jsonIn(content: string): string {
  const said = content.replace(/^[\s\S]*<\/think>/, '');
  const from = said.indexOf('{');
  return from < 0 ? said : said.slice(from, said.lastIndexOf('}') + 1);
}
