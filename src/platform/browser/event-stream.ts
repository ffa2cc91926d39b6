import { createParser } from 'eventsource-parser';
import { type ApiError, jsonBody, REQUEST_TIMEOUT_MS, request } from './api.ts';
import { entryWords } from './language.ts';

export type StreamEnd = { ok: true } | { ok: false; error: ApiError };

/**
 * Posts `body` and hands over each server-sent event as parsed JSON. Ends with an error when the server
 * refuses, when the line breaks, or after a minute in which nothing came.
 */
export async function postForEvents<T>(
  path: string,
  body: unknown,
  onEvent: (event: T) => void,
): Promise<StreamEnd> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
  const init = jsonBody('POST', body);
  const headers = { ...init.headers, accept: 'text/event-stream' };
  try {
    const result = await request(path, { ...init, headers, signal: silence.signal });
    if (!result.ok) return result;
    const parser = createParser({ onEvent: (message) => onEvent(JSON.parse(message.data)) });
    const reader = result.value.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
      parser.feed(part.value);
    }
    return { ok: true };
  } catch (cause) {
    console.error(cause);
    return { ok: false, error: { status: 0, code: 'cut', message: entryWords().frame.unreachable } };
  } finally {
    clearTimeout(timer);
  }
}
