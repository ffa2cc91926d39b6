import type { KeyObject } from 'node:crypto';
import { keyedMark } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';

/** Enough to find an account by its password, too little to find a password by its account. */
const PASSWORD_MARK_DIGITS = 3;

/**
 * Where an account stands whose e-mail had one already; no mail can go there. Whoever has the e-mail and the password
 * is led to it, and nothing else leads there.
 */
export function secondAddress(
  key: KeyObject,
  { email, password }: { email: string; password: string },
): string {
  const mark = (text: string) => Buffer.from(keyedMark(key, text), 'base64url').toString('hex');
  const ofPassword = mark(`${email}\n${password}`).slice(0, PASSWORD_MARK_DIGITS);
  return `${mark(email).slice(0, 32)}-${ofPassword}@cuenta.invalid`;
}

/** Where an account goes that has no password to be found by, or whose place beside is taken: only a session or Google opens it. */
export function addressOfItsOwn(): string {
  return `${newId()}@cuenta.invalid`;
}
