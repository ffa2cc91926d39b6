import { type ApiError, jsonBody, REQUEST_TIMEOUT_MS, request } from './api.ts';
import { entryWords } from './language.ts';

export type StreamEnd = { ok: true } | { ok: false; error: ApiError };

/** What stands whole in `text`, and the rest. The server writes an event as one `data:` line (platform/sse.server.ts). */
export function wholeEvents(text: string): { events: string[]; rest: string } {
  const frames = text.split('\n\n');
  const rest = frames.pop() ?? '';
  const said = frames.filter((frame) => frame.startsWith('data:'));
  return { events: said.map((frame) => frame.slice('data:'.length)), rest };
}

/**
 * Posts `body` and hands over each server-sent event as parsed JSON. Ends with an error when the server
 * refuses, when the line breaks, when `silence` says so, or after a minute in which nothing came.
 */
export async function postForEvents<T>(
  path: string,
  body: unknown,
  onEvent: (event: T) => void,
  silence = new AbortController(),
): Promise<StreamEnd> {
  let timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
  const init = jsonBody('POST', body);
  const headers = { ...init.headers, accept: 'text/event-stream' };
  try {
    const result = await request(path, { ...init, headers, signal: silence.signal });
    if (!result.ok) return result;
    let waiting = '';
    const reader = result.value.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
      const { events, rest } = wholeEvents(waiting + part.value);
      waiting = rest;
      for (const event of events) onEvent(JSON.parse(event));
    }
    return { ok: true };
  } catch (cause) {
    console.error(cause);
    return { ok: false, error: { status: 0, code: 'cut', message: entryWords().frame.unreachable } };
  } finally {
    clearTimeout(timer);
  }
}
