import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../tests/support/fake-model.ts';
import type { Script } from '../../../../tests/support/fake-model-scenarios.ts';
import * as recorded from '../../../../tests/support/recorded-models.ts';
import { Completions, type Heard, type Listener, type Question } from './completions.server.ts';
import type { Usage } from './usage.ts';

const asItComes: Listener = { push: (words) => [words], end: () => [] };
const PATIENCE = { connectMs: 2_000, silenceMs: 2_000, idleMs: 2_000, totalMs: 5_000 };
const QUESTION: Question = { messages: [{ role: 'user', content: 'Hola' }], maxTokens: 100 };
const TOOL = { name: 'remember', description: 'Keeps words.', parameters: { type: 'object' } };
const WITH_TOOLS: Question = { ...QUESTION, tools: [TOOL], toolChoice: 'auto' };
const SCHEMA = { type: 'object', properties: { level: { type: 'string' } } };
const AS_JSON: Question = { ...QUESTION, schema: { name: 'risk', schema: SCHEMA } };

let model: FakeModel;
beforeEach(async () => {
  model = await startFakeModel();
});
afterEach(() => model.close());

const client = (more: { baseUrl?: string; model?: string; reasoningEffort?: 'low' | null } = {}) =>
  new Completions({ baseUrl: model.url, apiKey: 'llave', model: 'm', reasoningEffort: null, ...more });
const raw = (body: string | string[], more: Partial<Extract<Script, { kind: 'raw' }>> = {}): Script => ({
  kind: 'raw',
  body,
  ...more,
});
const fine = raw(
  'data: {"choices":[{"delta":{"content":"Te leo."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
);
const fineJson = (content: string, more: object = {}): Script =>
  raw(JSON.stringify({ choices: [{ message: { content } }], ...more }), { type: 'application/json' });
const saying = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

function ask(completions: Completions, question = QUESTION, patience = PATIENCE, isRead = () => false) {
  return completions.stream(question, patience, new AbortController().signal, isRead, asItComes);
}
async function whole(words: AsyncGenerator<string, Heard>) {
  let text = '';
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, ...next.value };
    text += next.value;
  }
}
const bodies = () => model.requests.map(({ body }) => body);

/** Refuses with this as long as a field is there, as a server that does not know it. */
function refusing(fields: Record<string, readonly [number, string]>, otherwise: Script = fine) {
  model.recorded = ({ body }) => {
    const field = Object.keys(fields).find((name) => name in body);
    const [status = 0, told = ''] = fields[field ?? ''] ?? [];
    return field ? { kind: 'status', status, body: told } : otherwise;
  };
}

describe('what is heard of a stream', () => {
  test('words first, then the calls and what it cost', async () => {
    model.recorded = () => raw(recorded.OPENAI.split(/(?<=\n\n)/), { pieceMs: 2 });
    const { text, calls, usage, isCut } = await whole(ask(client(), WITH_TOOLS));
    expect(text.trim()).toBe('Te leo. Vamos a respirar.');
    expect(calls.map(({ name }) => name)).toEqual(['open_exercise', 'suggest_replies']);
    expect(usage).toMatchObject({ prompt: 2310, cached: 2048 });
    expect(isCut).toBe(false);
  });

  test('calls without words are an answer, and neither is none', async () => {
    model.recorded = () => raw(recorded.LOOSE_CALLS);
    expect(await whole(ask(client(), WITH_TOOLS))).toMatchObject({
      text: '',
      usage: null,
      calls: { length: 3 },
    });
    model.recorded = () => raw(`${saying(' \n')}data: [DONE]\n\n`);
    await expect(whole(ask(client()))).rejects.toMatchObject({ code: 'empty' });
  });

  test('an end for length is told', async () => {
    model.recorded = () => raw(recorded.LLAMA_CPP);
    expect(await whole(ask(client()))).toMatchObject({ isCut: true, usage: { prompt: 250 } });
  });

  test('a reply that came whole', async () => {
    model.recorded = () => raw(recorded.WHOLE, { type: 'application/json; charset=utf-8' });
    expect(await whole(ask(client(), WITH_TOOLS))).toMatchObject({
      calls: [{ id: 'c1' }],
      usage: { prompt: 20 },
    });
  });

  test('nothing counts that came after a fault, however late it is read', async () => {
    model.recorded = () => raw([saying('Te leo.'), 'data: {\n\n', saying('Todo bien.')], { pieceMs: 20 });
    const heard = ask(client());
    expect(await heard.next()).toEqual({ done: false, value: 'Te leo.' });
    await expect.poll(() => model.requests[0]?.isOver).toBe(true);
    await expect(heard.next()).rejects.toMatchObject({ code: 'garbage' });
  });

  test('what came while nobody asked is there in its order, and the end after it', async () => {
    const pieces = [saying('Te leo.'), saying('Qué semana.'), saying('Sigue.'), 'data: [DONE]\n\n'];
    model.recorded = () => raw(pieces, { pieceMs: 20 });
    const heard = ask(client());
    expect(await heard.next()).toEqual({ done: false, value: 'Te leo.' });
    await expect.poll(() => model.requests[0]?.isOver).toBe(true);
    const rest: string[] = [];
    for await (const words of heard) rest.push(words);
    expect(rest).toEqual(['Qué semana.', 'Sigue.']);
  });

  test('a server that says its last word and keeps the line open is not waited for', async () => {
    const last = 'data: {"choices":[{"delta":{"content":"Te leo."},"finish_reason":"stop"}]}\n\n';
    model.recorded = () => raw(last, { stays: true });
    const began = Date.now();
    expect((await whole(ask(client(), QUESTION, { ...PATIENCE, silenceMs: 5_000 }))).text).toBe('Te leo.');
    expect(Date.now() - began).toBeLessThan(1_500);
  });
});

describe('patience', () => {
  const short = { ...PATIENCE, silenceMs: 300, idleMs: 300 };
  const thought = 'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n';

  test.each([
    ['comments', ': keep-alive\n\n'],
    ['blanks', saying('\n')],
    ['thoughts', thought],
  ])('%s are not the first words', async (_, sign) => {
    model.recorded = () => raw(Array(40).fill(sign), { pieceMs: 50 });
    const began = Date.now();
    await expect(whole(ask(client(), QUESTION, short))).rejects.toMatchObject({
      code: 'first_token_timeout',
    });
    expect(Date.now() - began).toBeLessThan(1_000);
  });

  test.each([
    ['comments', ': keep-alive\n\n'],
    ['thoughts', thought],
  ])('%s keep a reply alive that has begun, and silence does not', async (_, sign) => {
    model.recorded = () => raw([saying('Te leo.'), ...Array(12).fill(sign), recorded.AZURE], { pieceMs: 50 });
    const read = () => true;
    expect((await whole(ask(client(), QUESTION, short, read))).text).toContain('Te leo.');
    model.recorded = () => raw(saying('Te leo.'), { stays: true });
    await expect(whole(ask(client(), QUESTION, short, read))).rejects.toMatchObject({ code: 'idle_timeout' });
  });

  test('all tries together take no longer than one', async () => {
    const { openaiLength, openaiTemperature } = recorded.REFUSALS;
    model.recorded = ({ body }) => {
      const refusal = 'max_tokens' in body ? openaiLength : openaiTemperature;
      if ('max_tokens' in body || 'temperature' in body)
        return { kind: 'status', status: refusal[0], body: refusal[1], afterMs: 150 };
      return raw(saying('Te'), { stays: true });
    };
    const began = Date.now();
    await expect(whole(ask(client(), QUESTION, { ...short, silenceMs: 450 }))).rejects.toMatchObject({
      code: 'first_sentence_timeout',
    });
    expect(Date.now() - began).toBeLessThan(700);
    expect(model.requests).toHaveLength(3);
  });
});

describe('what a server refuses', () => {
  const { REFUSALS } = recorded;
  const only = (field: string, refusal: readonly [number, string]) => ({ [field]: refusal });

  test.each([
    [
      'the older length',
      only('max_tokens', REFUSALS.openaiLength),
      { max_completion_tokens: 100, temperature: 0.7 },
    ],
    ['a temperature', only('temperature', REFUSALS.openaiTemperature), { max_tokens: 100 }],
    [
      'stream_options',
      only('stream_options', REFUSALS.azureStreamOptions),
      { temperature: 0.7, store: false },
    ],
    ['store', only('store', REFUSALS.mistralStore), { temperature: 0.7, max_tokens: 100 }],
    ['an effort', only('reasoning_effort', REFUSALS.effort), { temperature: 0.7, max_tokens: 100 }],
  ])('%s is left out at once, nothing else, and from then on', async (_, fields, kept) => {
    refusing(fields);
    const completions = client({ reasoningEffort: 'low' });
    expect((await whole(ask(completions, WITH_TOOLS))).text).toBe('Te leo.');
    expect(model.requests).toHaveLength(2);
    expect(bodies()[1]).toMatchObject({ ...kept, tools: [{ function: TOOL }], tool_choice: 'auto' });
    await whole(ask(completions, WITH_TOOLS));
    expect(model.requests).toHaveLength(3);
    expect(completions.knowsTools).toBe(true);
  });

  test.each([
    ['Ollama', REFUSALS.ollamaTools],
    ['llama.cpp', REFUSALS.llamaCppTools],
    ['vLLM', REFUSALS.vllmTools],
    ['OpenRouter', REFUSALS.openrouterTools],
  ])('tools are what %s says it does not know', async (_, refusal) => {
    refusing({ tools: refusal });
    const completions = client();
    expect(completions.knowsTools).toBe(true);
    expect((await whole(ask(completions, WITH_TOOLS))).text).toBe('Te leo.');
    expect(completions.knowsTools).toBe(false);
    expect(bodies()[1]).toMatchObject({ temperature: 0.7, max_tokens: 100, store: false });
    await whole(ask(completions, WITH_TOOLS));
    expect(model.requests).toHaveLength(3);
  });

  test('of several fields that are mentioned the first is meant', async () => {
    refusing({ store: [400, '{"detail":"store: unknown. Known are max_tokens, temperature, tools"}'] });
    await whole(ask(client(), WITH_TOOLS));
    expect(model.requests).toHaveLength(2);
    expect(bodies()[1]).toMatchObject({ max_tokens: 100, temperature: 0.7, tools: expect.anything() });
  });

  test('what is left out is learnt only once that has worked', async () => {
    refusing({ tools: REFUSALS.ollamaTools }, { kind: 'status', status: 503 });
    const completions = client();
    await expect(whole(ask(completions, WITH_TOOLS))).rejects.toMatchObject({ code: 'http_503' });
    expect(model.requests).toHaveLength(2);
    expect(completions.knowsTools).toBe(true);
  });

  test('two at once, one named after the other', async () => {
    refusing({ max_tokens: REFUSALS.openaiLength, temperature: REFUSALS.openaiTemperature });
    await whole(ask(client()));
    expect(bodies().at(-1)).toMatchObject({ max_completion_tokens: 100 });
    expect(bodies().at(-1)).not.toHaveProperty('temperature');
    expect(model.requests).toHaveLength(3);
  });

  test.each(['max_tokens', 'temperature', 'stream_options', 'store', 'tools'])(
    'a server that refuses %s without a word is understood, and keeps the rest',
    async (field) => {
      refusing({ [field]: [400, '{"error":"Bad Request"}'] });
      const completions = client();
      await whole(ask(completions, WITH_TOOLS));
      const { length } = model.requests;
      await whole(ask(completions, WITH_TOOLS));
      expect(model.requests).toHaveLength(length + 1);
      const left = ['temperature', 'stream_options', 'store', 'tools'].filter((name) => name !== field);
      for (const name of left) expect(bodies().at(-1)).toHaveProperty(name);
      expect(completions.knowsTools).toBe(field !== 'tools');
    },
  );

  test('a server that wants nothing but the question gets it', async () => {
    const bare = [400, ''] as const;
    refusing({ temperature: bare, stream_options: bare, store: bare, tools: bare });
    expect((await whole(ask(client(), WITH_TOOLS))).text).toBe('Te leo.');
    expect(bodies().at(-1)).toMatchObject({ max_tokens: 100 });
  });

  test('what is refused whatever is left out teaches nothing, and is not tried again', async () => {
    model.recorded = () => ({ kind: 'status', status: 400, body: '' });
    const completions = client();
    await expect(whole(ask(completions, WITH_TOOLS))).rejects.toMatchObject({ code: 'http_400' });
    expect(model.requests.length).toBeLessThanOrEqual(12);
    model.requests.length = 0;
    await expect(whole(ask(completions, WITH_TOOLS))).rejects.toMatchObject({ code: 'http_400' });
    expect(model.requests).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ max_tokens: 100, temperature: 0.7, tools: expect.anything() });
  });

  test.each([
    ['the question is too long', REFUSALS.tooLong, 'http_400'],
    ['its filter stopped the question', REFUSALS.azureFilter, 'filtered'],
    ['the model called a tool wrongly', REFUSALS.groqMiscalled, 'garbage'],
    ['the messages are wrong', REFUSALS.badMessages, 'http_400'],
    ['there is no such model', [404, '{"error":{"message":"model \\"m\\" not found"}}'], 'http_404'],
    ['the page is not there', [404, '<html><script>function a() {}</script></html>'], 'http_404'],
    ['it is broken', [500, '{"error":"tools went wrong"}'], 'http_500'],
    ['the key is wrong', [401, '{"error":{"message":"no tools for you"}}'], 'http_401'],
  ] as const)('%s: no field is to blame', async (_, [status, body], code) => {
    model.recorded = () => ({ kind: 'status', status, body });
    const completions = client();
    await expect(whole(ask(completions, WITH_TOOLS))).rejects.toMatchObject({ code });
    expect(model.requests).toHaveLength(1);
    expect(completions.knowsTools).toBe(true);
  });

  test('nobody waits for the words of a server that only says no', async () => {
    model.recorded = () => ({ kind: 'status', status: 429, retryAfter: 1, body: 'wait', stays: true });
    const began = Date.now();
    const refused = { code: 'http_429', retryAfterMs: 1_000 };
    await expect(whole(ask(client()))).rejects.toMatchObject(refused);
    expect(Date.now() - began).toBeLessThan(500);
  });

  test('its words are never part of the fault', async () => {
    model.recorded = () => ({ kind: 'status', status: 400, body: 'SECRETO param max_length' });
    const fault = await whole(ask(client())).catch((error: unknown) => error);
    expect(JSON.stringify([fault, String(fault), (fault as Error).stack])).not.toContain('SECRETO');
  });

  test('a server without tools gets the messages that name the marks, from the first refusal on', async () => {
    refusing({ tools: REFUSALS.ollamaTools });
    const untooled: Question['messages'] = [{ role: 'user', content: 'por marcas' }];
    const one = client();
    await whole(ask(one, { ...WITH_TOOLS, untooled: () => untooled }));
    expect(bodies()[0]?.messages).toEqual(WITH_TOOLS.messages);
    expect(bodies()[1]?.messages).toEqual(untooled);
  });

  test('a server without tools is told what they gave, not that they were called', async () => {
    refusing({ tools: REFUSALS.ollamaTools });
    const messages: Question['messages'] = [
      { role: 'user', content: 'Hola' },
      { role: 'assistant', content: 'Ya.', toolCalls: [{ id: 'c1', name: 'remember', arguments: '{}' }] },
      { role: 'tool', callId: 'c1', content: 'kept' },
      { role: 'assistant', content: '', toolCalls: [{ id: 'c2', name: 'remember', arguments: '{}' }] },
    ];
    await whole(ask(client(), { ...WITH_TOOLS, messages }));
    expect(bodies()[0]?.messages).toEqual([
      { role: 'user', content: 'Hola' },
      {
        role: 'assistant',
        content: 'Ya.',
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'remember', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'kept' },
      { role: 'assistant', content: '', tool_calls: [expect.objectContaining({ id: 'c2' })] },
    ]);
    expect(bodies()[1]?.messages).toEqual([
      { role: 'user', content: 'Hola' },
      { role: 'assistant', content: 'Ya.' },
      { role: 'system', content: 'kept' },
    ]);
  });
});

describe('models that think', () => {
  test.each(['o1', 'o3-mini', 'openai/o4-mini', 'gpt-5', 'gpt-5.1-mini'])(
    '%s gets the newer length, room to think and no temperature',
    async (name) => {
      model.recorded = () => fine;
      await whole(ask(client({ model: name, reasoningEffort: 'low' })));
      const [body] = bodies();
      expect(Number(body?.max_completion_tokens)).toBeGreaterThan(4_000);
      expect(body).toMatchObject({ reasoning_effort: 'low' });
      for (const field of ['max_tokens', 'temperature']) expect(body).not.toHaveProperty(field);
    },
  );

  test.each(['gpt-4o', 'o10', 'llama3.1', 'modo1'])('%s is asked as usual', async (name) => {
    model.recorded = () => fine;
    await whole(ask(client({ model: name })));
    expect(bodies()[0]).toMatchObject({ max_tokens: 100, temperature: 0.7 });
    expect(bodies()[0]).not.toHaveProperty('reasoning_effort');
  });

  test('whoever was seen thinking has room for it the next time', async () => {
    model.recorded = () => raw(recorded.VLLM);
    const completions = client();
    expect((await whole(ask(completions))).text.trim()).toBe('Te leo.');
    await whole(ask(completions));
    expect(bodies()[0]).toMatchObject({ max_tokens: 100 });
    expect(Number(bodies()[1]?.max_tokens)).toBeGreaterThan(4_000);
  });
});

describe('answers as JSON', () => {
  const json = (completions: Completions, tell?: (usage: Usage | null) => void) =>
    completions.json(AS_JSON, PATIENCE, new AbortController().signal, tell);

  test('of the shape that was asked for, and what it cost', async () => {
    model.recorded = () => fineJson('{"level":"low"}', { usage: { prompt_tokens: 7, completion_tokens: 3 } });
    const told: (Usage | null)[] = [];
    expect(await json(client(), (usage) => told.push(usage))).toEqual({ level: 'low' });
    expect(told).toEqual([{ prompt: 7, cached: 0, completion: 3, reasoning: 0 }]);
    expect(bodies()[0]).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'risk', strict: true, schema: SCHEMA } },
      temperature: 0,
      stream: false,
    });
    expect(bodies()[0]).not.toHaveProperty('stream_options');
  });

  test.each([
    ['between marks', '```json\n{"level":"low"}\n```'],
    ['behind words', 'Here it is: {"level":"low"}. Anything else?'],
    ['behind thoughts', '<think>{"level"?}</think>\n{"level":"low"}'],
  ])('%s', async (_, content) => {
    model.recorded = () => fineJson(content);
    expect(await json(client())).toEqual({ level: 'low' });
  });

  test('a server without schemas is told the shape, and one without formats too', async () => {
    const refusal = recorded.REFUSALS.deepseekSchema;
    const formats: unknown[] = [];
    let refused = 1;
    model.recorded = ({ body }) => {
      formats.push((body.response_format as { type?: string } | undefined)?.type);
      return refused-- > 0
        ? { kind: 'status', status: refusal[0], body: refusal[1] }
        : fineJson('{"level":"low"}');
    };
    const completions = client();
    expect(await json(completions)).toEqual({ level: 'low' });
    expect(formats).toEqual(['json_schema', 'json_object']);
    expect(JSON.stringify(bodies()[0]?.messages)).not.toContain('JSON');
    expect(bodies()[1]?.messages[0]?.content).toContain(JSON.stringify(SCHEMA));
    refused = 1;
    expect(await json(completions)).toEqual({ level: 'low' });
    expect(formats.slice(2)).toEqual(['json_object', undefined]);
    expect(bodies().at(-1)?.messages[0]?.content).toContain(JSON.stringify(SCHEMA));
  });

  test.each(['no sé decirlo', '', '{"level":'])('%j is garbage', async (content) => {
    model.recorded = () => fineJson(content);
    await expect(json(client())).rejects.toMatchObject({ code: 'garbage' });
  });
});

describe('addresses', () => {
  test.each([
    [
      '/openai/deployments/mi-modelo?api-version=2024-10-21',
      '/openai/deployments/mi-modelo/chat/completions?api-version=2024-10-21',
    ],
    ['/openai/v1/', '/openai/v1/chat/completions'],
    ['/openai/v1?api-version=preview', '/openai/v1/chat/completions?api-version=preview'],
    ['/v1/chat/completions', '/v1/chat/completions'],
    ['/v1', '/v1/chat/completions'],
  ])('%s', async (base, path) => {
    model.recorded = () => raw(recorded.AZURE);
    expect((await whole(ask(client({ baseUrl: new URL(base, model.url).href })))).text.trim()).toBe(
      'Te leo.',
    );
    expect(model.requests[0]?.path).toBe(path);
    expect(model.requests[0]?.headers).toMatchObject({ authorization: 'Bearer llave', 'api-key': 'llave' });
  });
});
