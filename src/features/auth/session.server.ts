import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { type Locale, localeOfRequest } from '../../platform/locale.ts';
import type { Accounts } from './accounts.server.ts';

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

/** The person of the session cookie, or null: none, expired, revoked or forged. */
export async function findPerson(accounts: Accounts, request: Request): Promise<Person | null> {
  if (!request.headers.cookie) return null;
  const found = await accounts.api.getSession({ headers: headersOf(request) });
  if (!found) return null;
  const { id, email, name, country } = found.user;
  return { id, email, name, country: country ?? null, locale: localeOfRequest(request) };
}

/** @throws AppError signed_out */
export async function requirePerson(accounts: Accounts, request: Request): Promise<Person> {
  const person = await findPerson(accounts, request);
  if (!person) throw new AppError('signed_out');
  return person;
}

/** The documented calls name the person by e-mail; anyone else's is refused. @throws AppError not_yours */
export function requireSelf(person: Person, userId: string): void {
  if (userId.trim().toLowerCase() !== person.email) throw new AppError('not_yours');
}
