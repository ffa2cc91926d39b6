import { describe, expect, test } from 'vitest';
import * as recorded from '../../../../tests/support/recorded-models.ts';
import { asEvents, StreamWords } from './stream-words.ts';

/** The stream read in pieces of so many letters. */
function readIn(stream: string, size: number) {
  const words = new StreamWords();
  let text = '';
  for (let at = 0; at < stream.length; at += size) text += words.in(stream.slice(at, at + size));
  text += words.in('\n');
  const { calls, usage, isOver, isDone, isCut, isHeard, hasThought } = words;
  return { text, calls, usage, isOver, isDone, isCut, isHeard, hasThought };
}
const PLAIN = { isOver: true, isDone: true, isCut: false, isHeard: true, hasThought: false };
const call = (id: string, name: string, args: object) => ({ id, name, arguments: JSON.stringify(args) });

describe.each([1, 7, 100_000])('in pieces of %i letters', (size) => {
  test('OpenAI: words, two calls in pieces, and what it cost behind the end', () => {
    expect(readIn(recorded.OPENAI, size)).toEqual({
      ...PLAIN,
      text: 'Te leo. Vamos a respirar.',
      calls: [
        call('call_Ab1', 'open_exercise', { exercise: 'breathing' }),
        call('call_Cd2', 'suggest_replies', { replies: ['Sí'] }),
      ],
      usage: { prompt: 2310, cached: 2048, completion: 240, reasoning: 192 },
      hasThought: true,
    });
  });

  test('Azure: what its filter says is neither words nor an error', () => {
    expect(readIn(recorded.AZURE, size)).toEqual({ ...PLAIN, text: 'Te leo.', calls: [], usage: null });
  });

  test('vLLM: thoughts are not words', () => {
    expect(readIn(recorded.VLLM, size)).toEqual({
      ...PLAIN,
      text: 'Te leo.',
      calls: [],
      usage: { prompt: 900, cached: 0, completion: 30, reasoning: 0 },
      hasThought: true,
    });
  });

  test('Ollama: two calls at the same index are two', () => {
    expect(readIn(recorded.OLLAMA, size)).toMatchObject({
      ...PLAIN,
      text: 'Te leo.',
      calls: [call('call_x1', 'remember', { words: 'a' }), call('call_x2', 'remember', { words: 'b' })],
      usage: { prompt: 700, completion: 12 },
    });
  });

  test('llama.cpp: its own count, and an end for length', () => {
    expect(readIn(recorded.LLAMA_CPP, size)).toEqual({
      ...PLAIN,
      text: 'Te leo.',
      calls: [],
      usage: { prompt: 250, cached: 236, completion: 35, reasoning: 0 },
      isCut: true,
    });
  });

  test('a gateway: comments and empty events are nothing', () => {
    expect(readIn(recorded.GATEWAY, size)).toEqual({
      ...PLAIN,
      text: 'Te leo.',
      calls: [],
      usage: { prompt: 50, cached: 32, completion: 5, reasoning: 0 },
    });
  });

  test('calls without index, id or text for their arguments', () => {
    expect(readIn(recorded.LOOSE_CALLS, size)).toMatchObject({
      isOver: true,
      isHeard: false,
      calls: [
        call('call00000', 'end_session', {}),
        call('call00001', 'remember', { words: 'a' }),
        call('call00002', 'remember', { words: 'b' }),
      ],
    });
  });

  test('a reply that came whole', () => {
    expect(readIn(asEvents(recorded.WHOLE), size)).toMatchObject({
      ...PLAIN,
      text: 'Te leo.',
      calls: [call('c1', 'remember', { words: 'a' })],
      usage: { prompt: 20, completion: 9 },
    });
  });
});

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n`;

test('blanks are not heard, and come with the words they belong to', () => {
  const words = new StreamWords();
  expect(words.in(': keep-alive\n\n   \n')).toBe('');
  expect(words.in(event({ choices: [{ delta: { content: '\n\n' } }] }))).toBe('\n\n');
  expect(words.isHeard).toBe(false);
  words.in(event({ choices: [{ delta: { content: 'Te' } }] }));
  expect(words.isHeard).toBe(true);
});

test('content in parts: words are told from thoughts', () => {
  const content = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }], text: 'hm' },
    { type: 'text', text: 'Te leo.' },
  ];
  expect(new StreamWords().in(event({ choices: [{ delta: { content } }] }))).toBe('Te leo.');
});

test.each([
  ['an error in an event', event({ error: { message: 'overloaded' } }), 'error_in_stream'],
  ['an error in a line of its own', 'error: {"code":500}\n', 'error_in_stream'],
  ['a refusal', event({ choices: [{ delta: { refusal: 'No.' } }] }), 'filtered'],
  ['a refusal that came whole', event({ choices: [{ message: { refusal: 'No.' } }] }), 'filtered'],
  ['an end by the filter', event({ choices: [{ delta: {}, finish_reason: 'content_filter' }] }), 'filtered'],
  ['no JSON', 'data: {\n', 'garbage'],
  ['no object', 'data: 7\n', 'garbage'],
])('%s ends it', (_, piece, code) => {
  expect(() => new StreamWords().in(piece)).toThrow(expect.objectContaining({ code }));
});

test('a call without end is none', () => {
  const words = new StreamWords();
  const piece = (index: number, text: string) =>
    event({ choices: [{ delta: { tool_calls: [{ index, function: { name: 'a', arguments: text } }] } }] });
  expect(() => words.in(piece(0, 'x'.repeat(40_000)))).toThrow(
    expect.objectContaining({ code: 'shapeless' }),
  );
  const many = Array.from({ length: 40 }, (_, at) => piece(at, '{}')).join('');
  expect(() => new StreamWords().in(many)).toThrow(expect.objectContaining({ code: 'shapeless' }));
});

test.each(['reasoning', 'reasoning_content'])('a thought is one by the name of %s too', (name) => {
  const words = new StreamWords();
  expect(words.in(event({ choices: [{ delta: { [name]: 'hm' } }] }))).toBe('');
  expect(words).toMatchObject({ hasThought: true, isHeard: false });
});

test('a call without arguments has none', () => {
  const words = new StreamWords();
  words.in(event({ choices: [{ delta: { tool_calls: [{ id: 'a', function: { name: 'end_session' } }] } }] }));
  words.in(event({ choices: [{ delta: { tool_calls: [{ id: 'b', function: {} }] } }] }));
  expect(words.calls).toEqual([{ id: 'a', name: 'end_session', arguments: '{}' }]);
});

test('what it cost stands, whatever comes behind it', () => {
  const words = new StreamWords();
  words.in(event({ choices: [], usage: { prompt_tokens: 4, completion_tokens: 2 } }));
  words.in(event({ choices: [{ delta: {}, finish_reason: 'stop' }], usage: null }));
  expect(words.usage).toMatchObject({ prompt: 4, completion: 2 });
});

test('what is counted wrongly counts for nothing', () => {
  const words = new StreamWords();
  words.in(event({ usage: { prompt_tokens: 'many' }, choices: [] }));
  expect(words.usage).toBeNull();
  words.in(event({ usage: { prompt_tokens: 5, completion_tokens: -3 }, choices: [] }));
  expect(words.usage).toEqual({ prompt: 5, cached: 0, completion: 0, reasoning: 0 });
});
