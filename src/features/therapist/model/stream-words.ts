/**
 * The events of a reply, whose pieces end anywhere: its words, the tools it calls, what it cost and how it ended. What a
 * model thinks before it speaks is never given on. Pure.
 */
import type { ToolCall } from './chat-message.ts';
import { EngineError } from './engine-error.ts';
import { ToolCalls } from './tool-calls.ts';
import { type Usage, usageOf } from './usage.ts';

const EVENT_MAX = 1024 * 1024;

export class StreamWords {
  /** Something that can be read came: blanks are none. */
  isHeard = false;
  /** `finish_reason` came; what it cost may still follow. */
  isOver = false;
  /** `[DONE]` came, after which nothing counts. */
  isDone = false;
  /** It ended because it had become too long. */
  isCut = false;
  /** The model thinks, and its thoughts are counted. */
  hasThought = false;
  usage: Usage | null = null;
  readonly #calls = new ToolCalls();
  #rest = '';

  get calls(): ToolCall[] {
    return this.#calls.all;
  }

  /** @throws EngineError where it is no answer */
  in(piece: string): string {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > EVENT_MAX) throw new EngineError('shapeless');
    let text = '';
    for (const line of lines) {
      if (this.isDone) break;
      // The way in which llama.cpp breaks off.
      if (line.startsWith('error:')) throw new EngineError('error_in_stream');
      if (line.startsWith('data:')) text += this.#event(line.slice(5).trim());
    }
    if (text.trim() !== '') this.isHeard = true;
    return text;
  }

  #event(event: string): string {
    if (event === '') return '';
    if (event === '[DONE]') {
      this.isDone = true;
      this.isOver = true;
      return '';
    }
    const chunk = chunkIn(event);
    this.usage = usageOf(chunk) ?? this.usage;
    const choice = chunk.choices?.[0];
    const said = choice?.delta ?? choice?.message;
    if (said?.refusal || choice?.finish_reason === 'content_filter') throw new EngineError('filtered');
    if (said?.reasoning_content || said?.reasoning || this.usage?.reasoning) this.hasThought = true;
    this.#calls.add(said?.tool_calls);
    if (choice?.finish_reason) this.isOver = true;
    if (choice?.finish_reason === 'length') this.isCut = true;
    return textIn(said?.content);
  }
}

type Said = {
  content?: unknown;
  refusal?: unknown;
  tool_calls?: unknown;
  /** Two names for what a model thinks. */
  reasoning_content?: unknown;
  reasoning?: unknown;
};
type Chunk = {
  error?: unknown;
  choices?: { delta?: Said | null; message?: Said | null; finish_reason?: string | null }[];
  usage?: unknown;
  timings?: unknown;
};

/** @throws EngineError */
function chunkIn(event: string): Chunk {
  let chunk: unknown;
  try {
    chunk = JSON.parse(event);
  } catch {
    throw new EngineError('garbage');
  }
  if (typeof chunk !== 'object' || chunk === null) throw new EngineError('garbage');
  if ('error' in chunk && chunk.error !== undefined && chunk.error !== null)
    throw new EngineError('error_in_stream');
  return chunk;
}

/** Words, or parts of which some are words and some are thoughts. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (typeof part?.text === 'string' && part.type === 'text' ? part.text : ''))
    .join('');
}

/** A reply that came whole, as the events it would have been. */
export const asEvents = (whole: string) => `data: ${whole.replaceAll('\n', ' ')}\n\ndata: [DONE]\n\n`;
