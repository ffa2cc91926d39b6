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
export const TERMS_VERSION = '2026-11-24';

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
  const { email, locale } = person;
  const second = secondAddress(await context.keys.house(database.db, 'second accounts'), person);
  // Somebody who forgot that they have an account, and remembers its password, comes in. It counts as a try to sign
  // in, or else passwords could be guessed here.
  const returning = await signIn(context, person, headers, from);
  if (returning) return returning;
  const { owner, signedIn, isBack } =
    (await makeAndEnter(context, person, second, headers)) ??
    // Somebody else took the address in this very moment: now it is known.
    (await makeAndEnter(context, person, second, headers)) ??
    // Another second account of this e-mail has a password that cannot be told apart: one in four thousand.
    refuse(new AppError('common_password'));
  if (isBack) return { ...signedIn, email };
  if (owner) await queueOwnerMail(context, owner, { email, locale, from });
  else await queueVerifyMail(context, { userId: signedIn.userId, email, locale, from });
  return { ...signedIn, email };
}

/** A double tap makes one account: whoever comes second finds it there, with the same password, and is in. */
async function makeAndEnter(context: Parts, person: SignUp, second: string, headers: Headers) {
  const { db } = context.database;
  const owner = await findByOwnEmail(db, person.email);
  // Made since the password was looked at, by the tap before this one. Looked at in every case, for the time it takes.
  const [first] = await findCredentials(db, [person.email]);
  const back = await openSession(context, first, person.password, headers);
  if (back) return { owner, signedIn: back, isBack: true };
  const address = owner ? second : person.email;
  const problem = await createAccount(context, person, address, second).catch((cause: unknown) => ({
    cause,
  }));
  const [credential] = await findCredentials(db, [address]);
  if (problem && !credential) throw problem.cause;
  const signedIn = await openSession(context, credential, person.password, headers);
  return signedIn && { owner, signedIn, isBack: false };
}

function refuse(problem: AppError): never {
  throw problem;
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
