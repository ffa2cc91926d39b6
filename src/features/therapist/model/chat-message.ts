/** What a model is asked, before it is put into the words of one server (dialect.ts). Pure. */

/** `arguments` is JSON as the model wrote it: whoever acts on it checks it first. */
export type ToolCall = { id: string; name: string; arguments: string };

/** `parameters` is a JSON schema. */
export type ToolSpec = { name: string; description: string; parameters: object };

export type ChatMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string; toolCalls?: ToolCall[] }
  | { role: 'tool'; callId: string; content: string };

export type Question = {
  messages: ChatMessage[];
  maxTokens: number;
  /** JSON of this shape instead of a stream of words. */
  schema?: { name: string; schema: object };
  /** What the model may do; left out where the server knows no tools. */
  tools?: ToolSpec[];
  /** The messages where the server knows no tools: the brief then names the marks that stand for them. */
  untooled?: () => ChatMessage[];
  toolChoice?: 'auto' | 'none';
};
