import { isAPIError } from 'better-auth/api';
import { AppError } from '../../platform/errors.ts';
import type { Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { findCredentials } from './account-address-store.server.ts';
import { findByOwnEmail } from './google-account-store.server.ts';
import { secondAddress } from './second-address.server.ts';
import { type Credentials, openSession, type SignedIn, signIn } from './sign-in.server.ts';
import { queueOwnerMail, queueVerifyMail } from './verify-email.server.ts';

/** Date of the terms and the privacy page that a new person agrees to. */
export const TERMS_VERSION = '2026-11-22';

export type SignUp = Credentials & { name: string; country: string | null; locale: Locale };
type Parts = Pick<ServerContext, 'env' | 'accounts' | 'database' | 'postman' | 'clock' | 'keys' | 'inboxKey'>;

/**
 * Makes an account and signs in. An e-mail that already has one gets an account beside it, which nobody but its maker
 * can tell from any other: it is found by this e-mail together with this password, holds nothing of the first, and
 * can never be confirmed. The owner of the e-mail is told by mail. So nobody can ask us who has an account, and
 * every step is taken in both cases. See docs/decisions/005.
 */
export async function signUp(
  context: Parts,
  person: SignUp,
  headers: Headers,
  from: string,
): Promise<SignedIn> {
  const { database } = context;
  const { email, password, locale } = person;
  const second = secondAddress(await context.keys.house(database.db, 'second accounts'), person);
  // Somebody who forgot that they have an account, and remembers its password, comes in. It counts as a try to sign
  // in, or else passwords could be guessed here.
  const returning = await signIn(context, person, headers, from);
  if (returning) return returning;
  const owner = await findByOwnEmail(database.db, email);
  const address = owner ? second : email;
  await createAccount(context, person, address, second);
  const [credential] = await findCredentials(database.db, [address]);
  const signedIn = await openSession(context, credential, password, headers);
  // Another second account of this e-mail has a password that cannot be told apart: one in four thousand.
  if (!signedIn) throw new AppError('common_password');
  if (owner) await queueOwnerMail(context, owner, { email, locale, from });
  else await queueVerifyMail(context, { userId: signedIn.userId, email, locale, from });
  return { ...signedIn, email };
}

/**
 * @param address where it stands: the person's e-mail, or the one of a second account
 * @param second where it would stand beside another
 */
export async function createAccount(
  { accounts, clock }: Pick<Parts, 'accounts' | 'clock'>,
  { name, email, password, country }: Omit<SignUp, 'locale'>,
  address: string,
  second?: string,
): Promise<void> {
  try {
    await accounts.api.signUpEmail({
      body: {
        name,
        email: address,
        password,
        ...(country ? { country } : {}),
        ...(address === email ? { besideEmail: second } : { claimedEmail: email }),
        agreedAt: clock(),
        agreedVersion: TERMS_VERSION,
      },
    });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw new AppError('invalid_input', { email: 'Revisa el correo y la contraseña.' });
  }
}
