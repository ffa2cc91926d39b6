import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { type Locale, localeOfRequest } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { findSession, renewSession } from './session-store.server.ts';

/** Who is asking, as every private use case needs it. */
export type Person = {
  id: string;
  email: string;
  /** Whether they showed that the e-mail is theirs. */
  emailVerified: boolean;
  /** False for an account beside the one that has this e-mail (decision 5). */
  hasOwnEmail: boolean;
  name: string;
  country: string | null;
  /** The language of the page they are asking from. */
  locale: Locale;
  /** Why nothing of theirs may be used now, if so: they asked for it, or their account is about to go. */
  pause: 'blocked' | 'leaving' | null;
  /** The session they ask with. */
  sessionId: string;
};

/** Cookies due to the browser, by the request that renewed them. */
const renewals = new WeakMap<object, string>();

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

const DAY_MS = 86_400_000;
/** A session nobody uses ends after this long … */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** … and one that is used, after this long: then the password is asked again. */
const SESSION_MAX_MS = 90 * DAY_MS;
/** Used sessions are written once a day, not at every call. */
const RENEW_AFTER_MS = DAY_MS;

/**
 * The person of the session cookie, or null: none, expired, revoked or forged. Every call asks this, so it is one
 * reading; a session that is a day old is renewed on the way, and `renewedCookie` then has what the browser is sent.
 */
export async function findPerson({ accounts, database }: Where, request: Request): Promise<Person | null> {
  const { secret, authCookies } = await accounts.$context;
  const cookie = authCookies.sessionToken;
  const raw = rawCookie(request.headers.cookie, cookie.name);
  const token = signedValue(raw, secret);
  const found = token && (await findSession(database.db, token));
  if (!found) return null;
  const now = new Date();
  const endsAt = found.createdAt.getTime() + SESSION_MAX_MS;
  if (Math.min(found.expiresAt.getTime(), endsAt) <= now.getTime()) return null;
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, endsAt));
  if (expiresAt.getTime() - found.expiresAt.getTime() > RENEW_AFTER_MS) {
    await renewSession(database.db, found.sessionId, { now, expiresAt });
    const maxAge = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    renewals.set(request, serialized(cookie, raw, maxAge));
  }
  const { id, email, emailVerified, name, country, sessionId } = found;
  const hasOwnEmail = found.claimedEmail === null;
  const pause = found.eraseAt ? 'leaving' : found.blockedAt ? 'blocked' : null;
  const locale = localeOfRequest(request);
  return { id, email, emailVerified, hasOwnEmail, name, country, locale, pause, sessionId };
}

/** The cookie of a session that was renewed for this request: without it the browser would drop the old one. */
export function renewedCookie(request: Request): string | undefined {
  return renewals.get(request);
}

/** What a browser is sent to keep a new session. */
export async function sessionCookie(accounts: Where['accounts'], token: string): Promise<string> {
  const { secret, authCookies } = await accounts.$context;
  const raw = encodeURIComponent(`${token}.${signatureOf(token, secret)}`);
  return serialized(authCookies.sessionToken, raw, SESSION_IDLE_MS / 1000);
}

type SessionCookie = { name: string; attributes: { secure?: boolean | undefined } };

function serialized({ name, attributes }: SessionCookie, raw: string, maxAgeS: number): string {
  const secure = attributes.secure ? '; Secure' : '';
  return `${name}=${raw}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** @throws AppError signed_out */
export async function requirePerson(where: Where, request: Request): Promise<Person> {
  const person = await findPerson(where, request);
  if (!person) throw new AppError('signed_out');
  return person;
}

/** For what uses a person's data rather than keeping it. @throws AppError paused */
export function requireInUse({ pause }: Person): void {
  if (pause) throw new AppError(pause === 'leaving' ? 'account_leaving' : 'data_blocked');
}

/** The token of the session cookie, if it is one of ours; whether the session still is, the database says. */
export async function sessionToken(
  accounts: Where['accounts'],
  cookies: string | undefined,
): Promise<string | null> {
  const { secret, authCookies } = await accounts.$context;
  return signedValue(rawCookie(cookies, authCookies.sessionToken.name), secret);
}

/** A cookie as the browser sent it; empty without one. */
export function readCookie(request: Request, name: string): string {
  return rawCookie(request.headers.cookie, name);
}

function rawCookie(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}

/** The value of a cookie that Better Auth signed (`value.signature`), or null when it did not. */
function signedValue(raw: string, secret: string): string | null {
  const signed = decoded(raw);
  const dot = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(dot, 0));
  const given = Buffer.from(signed.slice(dot + 1));
  const right = Buffer.from(signatureOf(value, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
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
