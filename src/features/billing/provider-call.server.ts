import type { z } from 'zod';

/** A provider did not answer as it should. `code` names how, and never quotes it. */
export class ProviderError extends Error {
  readonly code: 'timeout' | 'unreachable' | 'unreadable' | `status_${number}`;
  /** Asking the same again would be refused again. */
  readonly isFinal: boolean;

  constructor(code: ProviderError['code'], isFinal: boolean, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Whoever sent it cannot show to be the provider. */
export class BadSignature extends Error {}

/** How a provider is reached; tests reach another one. */
export type Reach = { fetch: typeof fetch; timeoutMs: number };

/** The default of the ready-made clients is ten minutes; nobody waits that long for a form. */
export const TIMEOUT_MS = 10_000;

type Asked = { method: 'GET' | 'POST' | 'PUT'; url: string; headers: Record<string, string>; body?: string };

/** One call whose answer has this shape. @throws ProviderError */
export async function callProvider<T extends z.ZodType>(
  { fetch, timeoutMs }: Reach,
  { method, url, headers, body }: Asked,
  shape: T,
): Promise<z.infer<T>> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = answer.status;
    text = await answer.text();
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ProviderError(isLate ? 'timeout' : 'unreachable', false, cause);
  }
  // Too many at once, or a conflict of two at once, is over in a moment.
  const isFinal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
  if (status < 200 || status > 299) throw new ProviderError(`status_${status}`, isFinal);
  const read = shape.safeParse(jsonOf(text));
  if (!read.success) throw new ProviderError('unreadable', false, read.error);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
