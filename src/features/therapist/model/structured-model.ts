import type { ChatMessage } from './prompt.ts';

export type StructuredQuestion = {
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
