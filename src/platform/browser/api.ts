// The browser's one way to the server: JSON in, a value or a named error out; nothing is thrown.
// A 401 is told to whoever listens, so that the screen can keep what was typed and show how to sign in.
import type { ErrorBody } from '../errors.ts';
import { LOCALE_HEADER } from '../locale.ts';
import { entryWords, pageLocale } from './language.ts';

/** Contract of the documented client. */
export const REQUEST_TIMEOUT_MS = 60_000;

export type ApiError = {
  /** 0 when no answer came. */
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
};
export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: ApiError };

function unreachable(): ApiError {
  return { status: 0, code: 'unreachable', message: entryWords().frame.unreachable };
}

const signedOutListeners = new Set<() => void>();

export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Sends the request in the language of the page; `ok: false` for every refusal and every silence. */
export async function request(path: string, init: RequestInit): Promise<ApiResult<Response>> {
  const headers = { ...init.headers, [LOCALE_HEADER]: pageLocale() };
  try {
    const response = await fetch(path, { ...init, headers });
    return response.ok ? { ok: true, value: response } : { ok: false, error: await readError(response) };
  } catch (cause) {
    console.error(cause);
    return { ok: false, error: unreachable() };
  }
}

async function readError(response: Response): Promise<ApiError> {
  if (response.status === 401) for (const listener of signedOutListeners) listener();
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null);
  const { code = 'unexpected', message = unreachable().message, fields } = body?.error ?? {};
  return { status: response.status, code, message, fields };
}

export function jsonBody(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function send<T>(path: string, init: RequestInit): Promise<ApiResult<T>> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
  try {
    const result = await request(path, { ...init, signal: silence.signal });
    if (!result.ok) return result;
    const text = await result.value.text();
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as T };
  } catch (cause) {
    console.error(cause);
    return { ok: false, error: unreachable() };
  } finally {
    clearTimeout(timer);
  }
}

export function getJson<T>(path: string): Promise<ApiResult<T>> {
  return send(path, { method: 'GET' });
}

export function postJson<T>(path: string, body: unknown): Promise<ApiResult<T>> {
  return send(path, jsonBody('POST', body));
}

export function putJson<T>(path: string, body: unknown): Promise<ApiResult<T>> {
  return send(path, jsonBody('PUT', body));
}

export function patchJson<T>(path: string, body: unknown): Promise<ApiResult<T>> {
  return send(path, jsonBody('PATCH', body));
}

export function deleteJson<T = void>(path: string, body?: unknown): Promise<ApiResult<T>> {
  return send(path, body === undefined ? { method: 'DELETE' } : jsonBody('DELETE', body));
}
