/**
 * The second engine: has a language model word the move. It never decides anything and never answers alone: whatever
 * goes wrong it throws, with a code, and the guided words are said instead.
 */
import type { ModelSettings } from '../../../platform/env.server.ts';
import { atLeast } from '../../safety/risk.ts';
import type { Engine, EngineTurn, Spoken } from '../engine.ts';
import { freedomIn } from '../freedom.ts';
import { Breaker } from './breaker.ts';
import { Completions, type Listener, type Patience, type Question } from './completions.server.ts';
import { DayBudget } from './day-budget.ts';
import { EngineError } from './engine-error.ts';
import { Gate } from './gate.ts';
import { harmIn } from './model-harm.ts';
import { promptFor, tokensOf } from './prompt.ts';
import { withName } from './quoted.ts';
import { SentenceStream } from './sentence-stream.ts';
import type { StructuredModel, StructuredQuestion } from './structured-model.ts';

/** Together well under the minute after which a client of the documented call gives up. */
const QUEUE_MS = 20_000;
const CALM: Omit<Patience, 'silenceMs'> = { connectMs: 1_500, idleMs: 2_000, totalMs: 25_000 };
/** As much as may be set (OPENAI_FIRST_TOKEN_MS). */
const SILENCE_MAX_MS = 10_000;
/** Where somebody may be in danger our words must be there within two seconds, whatever the model does. */
const CAREFUL: Patience = { connectMs: 700, silenceMs: 1_500, idleMs: 1_000, totalMs: 1_900 };
const RETRY_MS = 200;
const RETRY_MAX_MS = 800;
/** The line, a try that fails at its last moment, and a try that takes all its time. */
export const LONGEST_REPLY_MS = QUEUE_MS + SILENCE_MAX_MS + CALM.totalMs;
/** Room for 55 words and a tail; what is longer is cut by the turn anyway. */
const REPLY_TOKENS = 260;
/** A sentence this long is none. */
const SENTENCE_MAX = 900;

export type ModelClock = () => Date;

export class ModelEngine implements Engine, StructuredModel {
  readonly name = 'llm';
  readonly provider: string;
  readonly #completions: Completions;
  readonly #gate: Gate;
  readonly #breaker = new Breaker();
  readonly #budget: DayBudget;
  readonly #clock: ModelClock;
  readonly #calm: Patience;

  constructor(settings: ModelSettings, clock: ModelClock) {
    this.provider = settings.provider;
    this.#completions = new Completions(settings);
    this.#gate = new Gate(settings.concurrency);
    this.#budget = new DayBudget(settings.dailyTokens);
    this.#clock = clock;
    // Its expressions compile with their first sentence: nobody is to wait for that.
    harmIn('Te leo.');
    this.#calm = { ...CALM, silenceMs: settings.firstTokenMs };
  }

  async *reply(turn: EngineTurn, signal: AbortSignal, said: readonly string[]): AsyncGenerator<Spoken> {
    const freedom = freedomIn(turn);
    if (freedom === 'ours') return;
    const isDanger = atLeast(turn.move.level, 'low');
    // Nobody in danger stands in a line.
    if (isDanger && this.#gate.isFull) throw new EngineError('busy');
    yield* this.#admit(turn.asker ?? turn.seed, signal);
    try {
      const patience = isDanger && freedom === 'lead' ? CAREFUL : this.#calm;
      for await (const sentence of this.#speak(turn, patience, signal, () => said.length > 0))
        yield withName(sentence, turn.profile.name);
    } finally {
      this.#gate.leave();
    }
  }

  async answer({ withinMs, ...question }: StructuredQuestion, signal: AbortSignal): Promise<unknown> {
    this.#requireBudget(question);
    const patience = { ...CALM, silenceMs: withinMs, totalMs: withinMs };
    const ask = () => this.#completions.json(question, patience, signal);
    const once = async function* () {
      yield await ask();
    };
    let answer: unknown;
    for await (const whole of this.#watched(once, signal)) answer = whole;
    return answer;
  }

  async *#admit(asker: string, signal: AbortSignal): AsyncGenerator<Spoken> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new EngineError('busy')), QUEUE_MS);
    const either = AbortSignal.any([signal, patience.signal]);
    try {
      for await (const ahead of this.#gate.enter(asker, either)) yield { ahead };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asked once more when it fails before its first sentence, where trying again may help; both tries share the wait. */
  async *#speak(
    turn: EngineTurn,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
  ): AsyncGenerator<string> {
    const question = { messages: promptFor(turn), maxTokens: REPLY_TOKENS };
    this.#requireBudget(question);
    const begun = performance.now();
    for (let attempt = 1; ; attempt++) {
      const waited = performance.now() - begun;
      const left = { ...patience, silenceMs: patience.silenceMs - waited };
      const ask = () => this.#completions.stream(question, left, signal, isRead, sentences());
      let isHeard = false;
      try {
        for await (const sentence of this.#watched(ask, signal)) {
          isHeard = true;
          yield sentence;
        }
        return;
      } catch (error) {
        const waitMs = isHeard || attempt > 1 || signal.aborted ? null : retryDelay(error);
        const isLate = performance.now() - begun + (waitMs ?? 0) >= patience.silenceMs;
        if (waitMs === null || isLate) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  /** @throws EngineError budget_spent */
  #requireBudget({ messages, maxTokens }: Question): void {
    const tokens = messages.reduce((sum, { content }) => sum + tokensOf(content), maxTokens);
    if (!this.#budget.has(tokens, this.#clock())) throw new EngineError('budget_spent');
    this.#budget.spend(tokens, this.#clock());
  }

  /** Lets the breaker watch one request. @throws EngineError resting */
  async *#watched<T>(begin: () => AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
    const now = () => this.#clock().getTime();
    if (!this.#breaker.mayAsk(now())) throw new EngineError('resting');
    let isSettled = false;
    try {
      for await (const part of begin()) {
        yield part;
      }
      this.#breaker.worked();
      isSettled = true;
    } catch (error) {
      if (!signal.aborted) {
        this.#breaker.failed(now(), error instanceof EngineError && /^http_40[13]$/.test(error.code));
        isSettled = true;
      }
      throw error;
    } finally {
      if (!isSettled) this.#breaker.leftOpen();
    }
  }
}

function sentences(): Listener {
  const stream = new SentenceStream();
  const requireShape = () => {
    if (stream.pending > SENTENCE_MAX) throw new EngineError('shapeless');
  };
  return {
    push(words) {
      requireShape();
      return stream.push(words);
    },
    end() {
      requireShape();
      return stream.end();
    },
  };
}

/** null: trying again would not help, or cost more time than the person has. */
function retryDelay(error: unknown): number | null {
  if (!(error instanceof EngineError)) return null;
  const { code, retryAfterMs } = error;
  if (code === 'cut' || code === 'unreachable' || code === 'empty' || code === 'garbage') return RETRY_MS;
  // The other names of the fields are tried at once.
  if (code === 'http_400' || code === 'http_422') return 0;
  if (code !== 'http_429' && !code.startsWith('http_5')) return null;
  const waitMs = retryAfterMs ?? RETRY_MS;
  return waitMs <= RETRY_MAX_MS ? waitMs : null;
}
