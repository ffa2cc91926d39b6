/**
 * How one server wants to be asked. All speak chat completions and differ in the fields they know: newer models refuse the
 * older names, small servers know no tools. What is refused is learnt from the first refusal and left out from then on. Pure.
 */
import type { ModelSettings } from '../../../platform/env.server.ts';
import type { ChatMessage, Question } from './chat-message.ts';
import type { EngineFault } from './engine-error.ts';

/** What may be refused. Of two names for the same thing one is sent. */
type Field =
  | 'json_schema'
  | 'json_object'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'temperature'
  | 'reasoning_effort'
  | 'stream_options'
  | 'store'
  | 'late_system'
  | 'tools';

const RESPONSE_FORMAT = /\bresponse_format\b|\bjson_(?:schema|object)\b|structured output/i;
const NAMES: Record<Field, RegExp> = {
  json_schema: RESPONSE_FORMAT,
  json_object: RESPONSE_FORMAT,
  max_tokens: /\bmax_tokens\b/,
  max_completion_tokens: /\bmax_completion_tokens\b/,
  temperature: /\btemperature\b/i,
  reasoning_effort: /\breasoning(?:_effort|\.effort)?\b/i,
  stream_options: /\bstream_options\b|\binclude_usage\b/,
  store: /\bstore\b/i,
  late_system:
    /system (?:message|role|prompt)[^.]{0,60}(?:beginning|first|start|support|allow)|roles must alternate|(?:unexpected|unsupported|invalid) role/i,
  tools: /\btools?\b|\btool[_-]|\bfunctions?\b|\bfunction[_-]/i,
};

/** Refusals that are about what was asked, whatever fields they name beside it. */
const TOO_LONG = /context.{0,3}(?:length|size|window)|prompt is too long/i;
const FILTERED = /content_filter|ResponsibleAIPolicy|content management policy/i;
/** The model called a tool in a way that its server could not read. */
const MISCALLED = /tool_use_failed|failed to (?:call|parse)/i;
/** How servers that answer with a status of their own say that they know no tools. */
const UNKNOWN = /support|jinja|require|unknown|unexpected|not (?:allowed|enabled|available)/i;
/** Where what a server says is worth reading. */
const TELLING = new Set([400, 404, 422, 500, 501]);
/** Models that think before they speak, by name: `o3-mini`, `openai/gpt-5`. */
const THINKERS = /(?:^|\/)(?:o[134](?:-|$)|gpt-5)/i;
/** Thinking is counted in the length of a reply; this is how long it may be. */
const THINKING_TOKENS = 8_192;
const TRIES_MAX = 12;

export class Dialect {
  readonly #settings: Pick<ModelSettings, 'model' | 'reasoningEffort'>;
  readonly #refused = new Set<Field>();
  /** Fields with which every guess failed: what is refused is not one of them. */
  readonly #triedInVain = new Set<string>();
  readonly #isThinker: boolean;
  #hasThought = false;

  constructor(settings: Pick<ModelSettings, 'model' | 'reasoningEffort'>) {
    this.#settings = settings;
    this.#isThinker = THINKERS.test(settings.model);
  }

  get knowsTools(): boolean {
    return !this.#refused.has('tools');
  }

  /** The model was seen thinking: it needs room for that. */
  sawThinking(): void {
    this.#hasThought = true;
  }

  attempt(question: Question, isStream: boolean): Attempt {
    return new Attempt({
      fields: (without) => this.#fields(question, isStream, without),
      body: (fields) => JSON.stringify(this.#body(question, isStream, new Set(fields))),
      learn: (fields) => {
        for (const field of fields) this.#refused.add(field);
      },
      inVain: this.#triedInVain,
    });
  }

  /** In the order in which they are most likely what a server refuses without saying so. */
  #fields(question: Question, isStream: boolean, without: ReadonlySet<Field>): Field[] {
    const first = (...names: Field[]) => names.find((name) => !this.#refused.has(name) && !without.has(name));
    return [
      question.schema && first('json_schema', 'json_object'),
      this.#isThinker
        ? first('max_completion_tokens', 'max_tokens')
        : first('max_tokens', 'max_completion_tokens'),
      this.#isThinker ? undefined : first('temperature'),
      this.#settings.reasoningEffort && first('reasoning_effort'),
      isStream ? first('stream_options') : undefined,
      first('store'),
      question.messages.some(isLate) ? first('late_system') : undefined,
      question.tools?.length ? first('tools') : undefined,
    ].filter((field) => field !== undefined && field !== null);
  }

  #body(question: Question, isStream: boolean, has: ReadonlySet<Field>): object {
    const { model, reasoningEffort } = this.#settings;
    const { schema, tools = [], toolChoice } = question;
    const messages = has.has('tools') || !question.untooled ? question.messages : question.untooled();
    const length = question.maxTokens + (this.#isThinker || this.#hasThought ? THINKING_TOKENS : 0);
    const inPlace = has.has('late_system') ? messages : withEarlySystem(messages);
    const asked = schema && !has.has('json_schema') ? withShape(inPlace, schema.schema) : inPlace;
    return {
      model,
      messages: asked.flatMap((message) => onWire(message, has.has('tools'))),
      stream: isStream,
      ...(has.has('max_tokens') && { max_tokens: length }),
      ...(has.has('max_completion_tokens') && { max_completion_tokens: length }),
      ...(has.has('temperature') && { temperature: schema ? 0 : 0.7 }),
      ...(has.has('reasoning_effort') && { reasoning_effort: reasoningEffort }),
      ...(has.has('stream_options') && { stream_options: { include_usage: true } }),
      ...(has.has('store') && { store: false }),
      ...(has.has('json_schema') && {
        response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
      }),
      ...(has.has('json_object') && { response_format: { type: 'json_object' } }),
      ...(has.has('tools') && {
        tools: tools.map((tool) => ({ type: 'function', function: tool })),
        ...(toolChoice && { tool_choice: toolChoice }),
      }),
    };
  }
}

type Speaker = {
  fields(without: ReadonlySet<Field>): Field[];
  body(fields: readonly Field[]): string;
  learn(fields: ReadonlySet<Field>): void;
  inVain: Set<string>;
};

/** One question, put again without what is refused. Only what then worked is learnt: a refusal may be about something else. */
export class Attempt {
  readonly #speaker: Speaker;
  readonly #named = new Set<Field>();
  #guess: readonly Field[] = [];
  #guesses: Field[][] | undefined;
  #inDoubt = '';
  #tries = 1;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  get body(): string {
    return this.#speaker.body(this.#fields);
  }

  worked(): void {
    this.#speaker.learn(this.#without);
  }

  /** Whether a refusal of this status says something to go by. */
  isTelling(status: number): boolean {
    return TELLING.has(status);
  }

  /** null: it is worth asking again, with another body. `told` is the beginning of what the server said. */
  refused(status: number, told: string): EngineFault | null {
    const fault: EngineFault = `http_${status}`;
    if (FILTERED.test(told)) return 'filtered';
    if (MISCALLED.test(told)) return 'garbage';
    if (TOO_LONG.test(told) || ++this.#tries > TRIES_MAX) return fault;
    const named = namedIn(told, this.#fields);
    if (status !== 400 && status !== 422 && !(named === 'tools' && UNKNOWN.test(told))) return fault;
    if (named === 'something else') return fault;
    if (named === null) return this.#guessNext() ? null : fault;
    this.#named.add(named);
    this.#guess = [];
    this.#guesses = undefined;
    return null;
  }

  get #without(): ReadonlySet<Field> {
    return new Set([...this.#named, ...this.#guess]);
  }

  get #fields(): Field[] {
    return this.#speaker.fields(this.#without);
  }

  /** One after the other, then all but the length, then all. */
  #guessNext(): boolean {
    if (!this.#guesses) {
      const fields = this.#fields;
      this.#inDoubt = fields.join();
      if (this.#speaker.inVain.has(this.#inDoubt)) return false;
      const others = fields.filter((field) => !/^max_/.test(field));
      this.#guesses = [...fields.map((field) => [field]), others, fields];
    }
    const next = this.#guesses.shift();
    if (next) this.#guess = next;
    else this.#speaker.inVain.add(this.#inDoubt);
    return next !== undefined;
  }
}

/** The field a refusal is about: the one the server says it is about, or else the first of ours that it mentions. */
function namedIn(told: string, sent: readonly Field[]): Field | 'something else' | null {
  const param = paramIn(told);
  if (param !== null) return sent.find((field) => NAMES[field].test(param)) ?? 'something else';
  const found = sent
    .map((field) => ({ field, at: told.search(NAMES[field]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.field ?? null;
}

function paramIn(told: string): string | null {
  const param = /"param"\s*:\s*"([^"]{1,80})"/.exec(told)?.[1] ?? null;
  return param === null || /^(?:none|null)$/i.test(param) ? null : param;
}

/** Where no schema can be sent it is told. */
function withShape(messages: readonly ChatMessage[], schema: object): ChatMessage[] {
  const shape = `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: shape }, ...messages];
  return [{ ...first, content: `${first.content}\n${shape}` }, ...rest];
}

const isLate = ({ role }: ChatMessage, at: number): boolean => at > 0 && role === 'system';

/** Templates that know one system message alone, the first, get all of ours there; a reply to go on with is asked for by a word. */
function withEarlySystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const late = messages.filter(isLate).map((message) => ('content' in message ? message.content : ''));
  const [first, ...rest] = messages.filter((message, at) => !isLate(message, at));
  if (!first || late.length === 0) return [...messages];
  const whole = [{ ...first, content: [first.content, ...late].join('\n\n') } as ChatMessage, ...rest];
  return rest.at(-1)?.role === 'assistant' ? [...whole, { role: 'user', content: '…' }] : whole;
}

/** Where tools are not known, what they gave is told as ours, and that they were called is left out. */
function onWire(message: ChatMessage, knowsTools: boolean): object[] {
  if (message.role === 'tool') {
    if (!knowsTools) return [{ role: 'system', content: message.content }];
    return [{ role: 'tool', tool_call_id: message.callId, content: message.content }];
  }
  const { toolCalls = [], role, content } = message;
  if (toolCalls.length === 0) return [{ role, content }];
  if (!knowsTools) return content === '' ? [] : [{ role, content }];
  const calls = toolCalls.map(({ id, ...called }) => ({ id, type: 'function', function: called }));
  return [{ role, content, tool_calls: calls }];
}
