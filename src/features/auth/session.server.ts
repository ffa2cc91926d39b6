import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { type Locale, localeOfRequest } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { findSession } from './session-store.server.ts';

/** Who is asking, as every private use case needs it. */
export type Person = {
  id: string;
  email: string;
  name: string;
  country: string | null;
  /** The language of the page they are asking from. */
  locale: Locale;
};

/** The part of a request that says who asks. */
type Request = { headers: IncomingHttpHeaders };

export function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  return headers;
}

type Where = Pick<ServerContext, 'accounts' | 'database'>;

/**
 * The person of the session cookie, or null: none, expired, revoked or forged. Every call asks this, so it is
 * one reading of ours; the few sessions that have to be renewed or cleared away go to Better Auth.
 */
export async function findPerson({ accounts, database }: Where, request: Request): Promise<Person | null> {
  const { secret, authCookies, sessionConfig } = await accounts.$context;
  const token = signedCookie(request.headers.cookie, authCookies.sessionToken.name, secret);
  const found = token && (await findSession(database.db, token));
  if (!found) return null;
  const renewedBefore = Date.now() + (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
  const person =
    found.expiresAt.getTime() > renewedBefore
      ? found
      : (await accounts.api.getSession({ headers: headersOf(request) }))?.user;
  if (!person) return null;
  const { id, email, name, country } = person;
  return { id, email, name, country: country ?? null, locale: localeOfRequest(request) };
}

/** @throws AppError signed_out */
export async function requirePerson(where: Where, request: Request): Promise<Person> {
  const person = await findPerson(where, request);
  if (!person) throw new AppError('signed_out');
  return person;
}

/** The value of a cookie that Better Auth signed (`value.signature`), or null when it did not. */
function signedCookie(header: string | undefined, name: string, secret: string): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  const signed = decoded(pair?.trim().slice(name.length + 1) ?? '');
  const dot = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(dot, 0));
  const given = Buffer.from(signed.slice(dot + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The documented calls name the person by e-mail; anyone else's is refused. @throws AppError not_yours */
export function requireSelf(person: Person, userId: string): void {
  if (userId.trim().toLowerCase() !== person.email) throw new AppError('not_yours');
}
