import { CONTEXT_PREFIX } from '../intake/context-sentence.ts';

/**
 * The documented client sends the questionnaire context, then earlier questions and answers, then the new
 * text, as one `message` (spec §7). The server keeps its own context and history, so only what is new counts.
 * @param lastReply our last reply to this person, if any
 */
export function newTextOf(message: string, lastReply: string | null): string {
  const trimmed = message.trim();
  if (!trimmed.startsWith(CONTEXT_PREFIX)) return afterHistory(trimmed, lastReply) ?? trimmed;
  const rest = afterHistory(trimmed, lastReply);
  if (rest !== null) return rest;
  const firstBreak = trimmed.indexOf('\n');
  return firstBreak === -1 ? trimmed.slice(CONTEXT_PREFIX.length).trim() : trimmed.slice(firstBreak).trim();
}

/** What follows our own last reply when the message quotes it; null when it does not. */
function afterHistory(message: string, lastReply: string | null): string | null {
  if (!lastReply) return null;
  const at = message.lastIndexOf(lastReply);
  if (at === -1) return null;
  const rest = message.slice(at + lastReply.length).trim();
  return rest === '' ? null : rest;
}
