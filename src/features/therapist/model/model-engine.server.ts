/**
 * The engine that leads: asks a language model for a reply, with the brief, the talk and what holds now. It weighs nothing
 * and decides nothing; whatever goes wrong it throws, with a code, and the guided therapist answers instead.
 */
import type { ModelSettings } from '../../../platform/env.server.ts';
import { levelOf } from '../../safety/marks.ts';
import { atLeast, type RiskLevel } from '../../safety/risk.ts';
import type { Engine, Retry, Spoken } from '../engine.ts';
import { findExercise } from '../exercises/catalogue.ts';
import type { LedTurn } from '../led-turn.ts';
import { type Act, actOf, actOfMark, toolSpecs } from './acts.ts';
import { Breaker } from './breaker.ts';
import { type Acting, briefFor, isOfBrief } from './brief.server.ts';
import type { Patience } from './call.server.ts';
import type { ChatMessage, Question, ToolCall } from './chat-message.ts';
import { Completions, type Listener } from './completions.server.ts';
import { DayBudget, type Reserved, type Tally } from './day-budget.ts';
import { EngineError } from './engine-error.ts';
import { factsFor } from './facts.ts';
import { Gate } from './gate.ts';
import type { Strictness, Weighed } from './led-guard.ts';
import { MarkedStream } from './marked-stream.ts';
import { ModelFigures, type ModelUse } from './model-figures.server.ts';
import { withName } from './quoted.ts';
import { stateLine } from './state-line.ts';
import { STATE_WORDS } from './state-words.ts';
import type { StructuredModel, StructuredQuestion } from './structured-model.ts';
import { messagesFor } from './talk-messages.ts';
import { costAtMost } from './token-estimate.ts';
import { type Audition, Trust } from './trust.ts';
import type { Usage } from './usage.ts';

const RETRY_MS = 200;
const RETRY_MAX_MS = 800;
/** Room for a plan of 130 words and a draft beside it. */
const REPLY_TOKENS = 900;
/** A sentence this long is none. */
const SENTENCE_MAX = 900;
/** A small model holds the thread better in less of it. */
const SMALL_HISTORY = 6_000;

/** Of the time for a whole reply, the part in which another try may still be begun: who waits, or reads what is there. */
export const RETRIES_SHARE = 4 / 9;

export type ModelClock = () => Date;

export class ModelEngine implements Engine, StructuredModel {
  readonly name = 'llm';
  readonly provider: string | null;
  /** Whether it also reads each message for danger. */
  readonly readsDanger: boolean;
  /** What a moment of imminent danger waits for a whole reply, in milliseconds. */
  readonly wholeWithinMs: number;
  readonly retriesWithinMs: number;
  readonly #trust: Trust;
  readonly figures = new ModelFigures();
  readonly #settings: ModelSettings;
  readonly #completions: Completions;
  readonly #gate: Gate;
  readonly #breaker = new Breaker();
  readonly #budget: DayBudget;
  readonly #clock: ModelClock;

  /** @param tally where tokens are counted; of this process alone unless told */
  constructor(settings: ModelSettings, clock: ModelClock, tally?: Tally) {
    this.provider = settings.isLocal ? null : settings.provider;
    this.#settings = settings;
    this.#trust = new Trust(settings);
    this.readsDanger = settings.secondReader;
    this.wholeWithinMs = settings.patience.dangerMs;
    this.retriesWithinMs = settings.patience.totalMs * RETRIES_SHARE;
    this.#completions = new Completions(settings);
    this.#gate = new Gate(settings.concurrency);
    this.#budget = new DayBudget(settings.dailyTokens, settings.dailyTokensPerPerson, tally);
    this.#clock = clock;
  }

  /** A small model leads no talk in which somebody may be in danger. */
  speaksAt(level: RiskLevel): boolean {
    if (this.#trust.isLost(this.#clock().getTime())) return false;
    if (this.#settings.size === 'small') return !atLeast(level, 'moderate');
    return level !== 'imminent' || this.#settings.inEmergency;
  }

  async *reply(
    turn: LedTurn,
    retry: Retry | null,
    signal: AbortSignal,
    { isRead, withinMs }: { isRead: () => boolean; withinMs: number | null },
  ): AsyncGenerator<Spoken> {
    if (withinMs !== null && withinMs <= 0) throw new EngineError('total_timeout');
    const isDanger = atLeast(levelOf(turn.situation.risk), 'low');
    // Nobody in danger stands in a line.
    if (isDanger && this.#gate.isFull) throw new EngineError('busy');
    yield* this.#admit(turn.asker, signal);
    try {
      const { connectMs, firstMs, dangerMs, idleMs, totalMs } = this.#settings.patience;
      const patience = {
        connectMs,
        silenceMs: withinMs ?? (isDanger ? dangerMs : firstMs),
        idleMs,
        totalMs: withinMs ?? totalMs,
      };
      yield* this.#speak(turn, retry, patience, signal, isRead);
    } finally {
      this.#gate.leave();
    }
  }

  async answer({ withinMs, use, ...question }: StructuredQuestion, signal: AbortSignal): Promise<unknown> {
    const reserved = await this.#reserve(question, null);
    const patience = { ...this.#settings.patience, silenceMs: withinMs, idleMs: withinMs, totalMs: withinMs };
    const tell = (usage: Usage | null) => this.#used(use, usage, reserved);
    const ask = () => this.#completions.json(question, patience, signal, tell);
    const once = async function* () {
      yield await ask();
    };
    let answer: unknown;
    for await (const whole of this.#watched(use, once, signal)) answer = whole;
    return answer;
  }

  async *#admit(asker: string, signal: AbortSignal): AsyncGenerator<Spoken> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new EngineError('busy')), this.#settings.queueMs);
    const either = AbortSignal.any([signal, patience.signal]);
    try {
      for await (const ahead of this.#gate.enter(asker, either)) yield { ahead };
    } finally {
      clearTimeout(timer);
    }
  }

  strictnessFor(person: string): Strictness {
    return this.#trust.strictnessFor(person);
  }

  get isKnown(): boolean {
    return this.#trust.isKnown;
  }

  weighed(person: string, verdict: Weighed): void {
    this.#trust.note(person, verdict, this.#clock().getTime());
  }

  /** Whether probes are to be put to it now. */
  get isAuditionDue(): boolean {
    return this.#trust.isAuditionDue(this.#clock().getTime());
  }

  /** @param answers what was weighed of each answer to the probes */
  auditioned(answers: readonly (readonly Weighed[])[]): Audition {
    return this.#trust.audition(answers, this.#clock().getTime());
  }

  /** How often it wrote what may do harm. */
  get slips(): number {
    return this.#trust.slips;
  }

  isOfBrief(sentence: string): boolean {
    return isOfBrief(sentence);
  }

  get #acting(): Acting {
    if (this.#settings.size === 'small') return 'none';
    return this.#completions.knowsTools ? 'tools' : 'marks';
  }

  #questionFor(turn: LedTurn, retry: Retry | null): Question {
    const acting = this.#acting;
    const { language, country } = turn.profile;
    const { provider } = this;
    const history = this.#settings.size === 'small' ? lastOf(turn.history, SMALL_HISTORY) : turn.history;
    const facts = factsFor({ language, country, provider, mayRemember: turn.mayRemember });
    const state = stateLine(turn.situation);
    const again = retry ? askedAgain(retry, language) : [];
    const told = (way: Acting) => {
      const brief = briefFor(language, way, exerciseNames(turn.exercises, language));
      return [...messagesFor({ ...turn, history, brief, facts, state }), ...again];
    };
    const messages = told(acting);
    if (acting !== 'tools') return { messages, maxTokens: REPLY_TOKENS };
    const tools = toolSpecs(turn.exercises);
    return { messages, untooled: () => told('marks'), maxTokens: REPLY_TOKENS, tools };
  }

  /** Asked once more when it fails before its first sentence, where trying again may help; both tries share the wait. */
  async *#speak(
    turn: LedTurn,
    retry: Retry | null,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
  ): AsyncGenerator<Spoken> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt++) {
      const left = leftOf(patience, begun);
      let isHeard = false;
      try {
        for await (const spoken of this.#once(turn, retry, left, signal, isRead)) {
          if (typeof spoken === 'string' && !isHeard && retry === null)
            this.figures.firstWords((performance.now() - begun) / 1000);
          isHeard = true;
          yield spoken;
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

  /** One reply; a model that only called its tools is told that they were done and asked for its words. */
  async *#once(
    turn: LedTurn,
    retry: Retry | null,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
  ): AsyncGenerator<Spoken> {
    let question = this.#questionFor(turn, retry);
    const begun = performance.now();
    for (let round = 1; ; round++) {
      const left = leftOf(patience, begun);
      const stream = new MarkedStream();
      const { isSpoken, calls } = yield* this.#listen(question, stream, left, signal, isRead, turn);
      const acts = [...calls.map(actOf), ...stream.marks.map(actOfMark)].filter(
        (act): act is Act => act !== null,
      );
      if (acts.length > 0) yield { acts };
      if (isSpoken) return;
      if (calls.length === 0 || round > 1) throw new EngineError('empty');
      const { untooled, ...asked } = question;
      question = { ...asked, messages: [...question.messages, ...done(calls)], toolChoice: 'none' };
    }
  }

  async *#listen(
    question: Question,
    stream: MarkedStream,
    patience: Patience,
    signal: AbortSignal,
    isRead: () => boolean,
    turn: LedTurn,
  ): AsyncGenerator<Spoken, { isSpoken: boolean; calls: ToolCall[] }> {
    const reserved = await this.#reserve(question, turn.asker);
    const ask = () => this.#completions.stream(question, patience, signal, isRead, listenerOf(stream));
    let isSpoken = false;
    const watched = this.#watched('reply', ask, signal);
    try {
      for (;;) {
        const next = await watched.next();
        if (next.done) {
          this.#used('reply', next.value.usage, reserved);
          return { isSpoken, calls: next.value.calls };
        }
        isSpoken = true;
        yield withName(next.value, turn.profile.name);
      }
    } finally {
      // Whoever has heard enough hangs up.
      await watched.return({ calls: [], usage: null, isCut: true });
    }
  }

  #used(use: ModelUse, usage: Usage | null, reserved: Reserved): void {
    if (!usage) return;
    // Where it cannot be told, what was set aside stays spent.
    reserved.settle(usage.prompt + usage.completion).catch(() => {});
    this.figures.used(use, usage);
  }

  /** @throws EngineError budget_spent, person_budget_spent; busy where nobody can tell what is left */
  async #reserve(question: Question, asker: string | null): Promise<Reserved> {
    const reserved = await this.#budget.reserve(asker, costAtMost(question), this.#clock()).catch(() => null);
    if (reserved === null) throw new EngineError('busy');
    if (reserved === 'person') throw new EngineError('person_budget_spent');
    if (reserved === 'all') throw new EngineError('budget_spent');
    return reserved;
  }

  /** Lets the breaker watch one request. @throws EngineError resting */
  async *#watched<T, R>(
    use: ModelUse,
    begin: () => AsyncIterable<T, R>,
    signal: AbortSignal,
  ): AsyncGenerator<T, R> {
    const now = () => this.#clock().getTime();
    if (!this.#breaker.mayAsk(now())) {
      this.figures.asked(use, 'resting');
      throw new EngineError('resting');
    }
    let isSettled = false;
    const parts = begin()[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await parts.next();
        if (next.done) {
          if (use === 'reply') this.#breaker.worked();
          else this.#breaker.leftOpen();
          this.figures.asked(use, 'ok');
          isSettled = true;
          return next.value;
        }
        yield next.value;
      }
    } catch (error) {
      if (!signal.aborted) {
        const code = error instanceof EngineError ? error.code : 'garbage';
        this.figures.asked(use, code);
        // A summary or a reading that fails says nothing of whether it can talk.
        if (use === 'reply') this.#breaker.failed(now(), /^http_40[13]$/.test(code));
        else this.#breaker.leftOpen();
        isSettled = true;
      }
      throw error;
    } finally {
      if (!isSettled) {
        this.#breaker.leftOpen();
        await parts.return?.();
      }
    }
  }
}

/** @param begun by `performance.now()` */
function leftOf(patience: Patience, begun: number): Patience {
  const waited = performance.now() - begun;
  return { ...patience, silenceMs: patience.silenceMs - waited, totalMs: patience.totalMs - waited };
}

const exerciseNames = (ids: readonly string[], language: 'es' | 'pt'): string =>
  ids.flatMap((id) => (findExercise(id) ? [`${id} (${findExercise(id)?.name[language]})`] : [])).join(', ');

function lastOf<T extends { text: string }>(history: readonly T[], room: number): T[] {
  const kept: T[] = [];
  let left = room;
  for (const line of history.toReversed()) {
    left -= line.text.length;
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept;
}

/** What was shown stands as its own words; why it is asked again, as ours. */
function askedAgain({ said, reason }: Retry, language: 'es' | 'pt'): ChatMessage[] {
  const again: ChatMessage = {
    role: 'system',
    content: `${reason} ${said.length > 0 ? STATE_WORDS[language].goOn : STATE_WORDS[language].writeAnew}`,
  };
  return said.length > 0 ? [{ role: 'assistant', content: said.join(' ') }, again] : [again];
}

const done = (calls: readonly ToolCall[]): ChatMessage[] => [
  { role: 'assistant', content: '', toolCalls: [...calls] },
  ...calls.map(({ id }): ChatMessage => ({ role: 'tool', callId: id, content: 'ok' })),
];

function listenerOf(stream: MarkedStream): Listener {
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
  if (code !== 'http_429' && !code.startsWith('http_5')) return null;
  const waitMs = retryAfterMs ?? RETRY_MS;
  return waitMs <= RETRY_MAX_MS ? waitMs : null;
}
