import { isAPIError } from 'better-auth/api';
import { AppError } from '../../platform/errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type SignedIn, signIn } from './sign-in.server.ts';

/** Date of the terms and the privacy page that a new person agrees to. */
export const TERMS_VERSION = '2026-11-21';

export type SignUp = { name: string; email: string; password: string; country: string | null };

/**
 * Makes an account and signs in. An e-mail that already has one makes nothing and answers like a success
 * without a session, so that nobody can ask us who has an account.
 */
export async function signUp(
  accounts: Accounts,
  person: SignUp,
  now: Date,
  headers: Headers,
): Promise<SignedIn | null> {
  try {
    await accounts.api.signUpEmail({
      body: {
        name: person.name,
        email: person.email,
        password: person.password,
        ...(person.country ? { country: person.country } : {}),
        agreedAt: now,
        agreedVersion: TERMS_VERSION,
      },
    });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw new AppError('invalid_input', { email: 'Revisa el correo y la contraseña.' });
  }
  return signIn(accounts, { email: person.email, password: person.password }, headers);
}
