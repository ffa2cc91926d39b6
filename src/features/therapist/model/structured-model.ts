import type { ChatMessage } from './chat-message.ts';

export type StructuredQuestion = {
  /** What for, as the figures tell it. */
  use: 'reader' | 'memory' | 'summary';
  messages: ChatMessage[];
  schema: { name: string; schema: object };
  maxTokens: number;
  /** What the answer may take; there is always somebody or something else to go by. */
  withinMs: number;
};

/** The model asked for data instead of words. What it answers is unknown until it was checked. */
export interface StructuredModel {
  answer(question: StructuredQuestion, signal: AbortSignal): Promise<unknown>;
}
