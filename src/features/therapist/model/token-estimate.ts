/** What a question may cost before a server has counted it: rather too much than too little. Pure. */
import type { Question } from './chat-message.ts';

const LATIN = /[\p{Script=Latin}\s]+/gu;
/** Role and marks around every message. */
const MESSAGE_TOKENS = 5;
const bytes = new TextEncoder();

/**
 * Words of Latin letters take a token for some four letters in the common vocabularies; what they seldom hold (emoji, other
 * scripts, digits) may take one for every byte.
 */
export function tokensAtMost(text: string): number {
  const others = bytes.encode(text.replace(LATIN, '')).length;
  return others + Math.ceil((bytes.encode(text).length - others) / 3);
}

export function costAtMost({ messages, tools, schema, maxTokens }: Question): number {
  const beside =
    tokensAtMost(tools ? JSON.stringify(tools) : '') + tokensAtMost(JSON.stringify(schema ?? ''));
  return messages.reduce(
    (sum, message) => sum + MESSAGE_TOKENS + tokensAtMost(JSON.stringify(message)),
    maxTokens + beside,
  );
}
