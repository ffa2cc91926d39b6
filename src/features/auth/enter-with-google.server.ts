// Signing in with a Google account: what it opens is found by `sub`, never by an e-mail nobody proved. docs/decisions/016.
import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { findAddresses, stepBeside } from './account-address-store.server.ts';
import { confirmEmail } from './email-link-store.server.ts';
import {
  addGooglePerson,
  findByOwnEmail,
  findBySub,
  linkGoogle,
  type Profile,
  takeNonce,
} from './google-account-store.server.ts';
import { type GoogleIdentity, isGmail, isRunByGoogle } from './google-identity.ts';
import { endAllSessions } from './session-store.server.ts';
import { knowsPassword, openSessionOf, type SignedIn } from './sign-in.server.ts';
import { TERMS_VERSION } from './sign-up.server.ts';
import { tell } from './tell-owner.server.ts';
import { queueVerifyMail } from './verify-email.server.ts';

type Parts = Pick<ServerContext, 'env' | 'accounts' | 'database' | 'postman' | 'clock' | 'keys'>;
type Visit = { headers: Headers; from: string; locale: Locale };

/** What the person adds when Google alone does not do: a new account's agreement, or the password of theirs. */
export type GoogleAnswers = {
  newAccount?: { name: string; country: string | null };
  password?: string;
};

export type GoogleEntry =
  | { status: 'ok'; signedIn: SignedIn }
  /** There is no account yet, and none is made before the person says they are an adult and agrees. */
  | { status: 'needs_agreement' }
  /** An account has this e-mail. `canStartAnew`: nobody ever proved that it is theirs. */
  | { status: 'needs_password'; canStartAnew: boolean; isWrong: boolean };

/** @throws AppError google_refused when this visit to Google was used already, too_many_requests */
export async function enterWithGoogle(
  context: Parts,
  google: GoogleIdentity,
  answers: GoogleAnswers,
  visit: Visit,
): Promise<GoogleEntry> {
  const { db } = context.database;
  const known = await findBySub(db, google.sub);
  if (known) return enter(context, google, visit, async () => known);

  const owner = await findByOwnEmail(db, google.email);
  if (!owner) {
    return answers.newAccount
      ? makeAccount(context, google, answers.newAccount, visit)
      : { status: 'needs_agreement' };
  }
  // Both sides proved the same mailbox, and a mailbox of Gmail never has a second owner.
  if (owner.emailVerified && isGmail(google)) return link(context, google, owner, visit);

  const { newAccount, password } = answers;
  const place = isRunByGoogle(google) ? await findPlaceBeside(context, owner) : null;
  if (place && newAccount) {
    return makeAccount(context, google, newAccount, visit, { ...owner, besideEmail: place });
  }
  if (password && (await knowsPassword(context, { email: google.email, password }, visit.from))) {
    return link(context, google, owner, visit);
  }
  return { status: 'needs_password', canStartAnew: place !== null, isWrong: Boolean(password) };
}

/** Where an account can go whose e-mail nobody proved; null for any other, or when somebody stands there. */
async function findPlaceBeside(
  { database }: Parts,
  { emailVerified, besideEmail }: { emailVerified: boolean; besideEmail: string | null },
): Promise<string | null> {
  if (emailVerified || besideEmail === null) return null;
  return (await findAddresses(database.db, [besideEmail])).size === 0 ? besideEmail : null;
}

function link(
  context: Parts,
  google: GoogleIdentity,
  owner: Profile & { emailVerified: boolean },
  visit: Visit,
): Promise<GoogleEntry> {
  return enter(context, google, visit, async (tx) => {
    await linkGoogle(tx, owner.userId, google.sub);
    // Another way in was added: whoever is in by an older one shows again who they are.
    await endAllSessions(tx, owner.userId);
    if (isRunByGoogle(google)) await confirmEmail(tx, owner.userId);
    const emailVerified = owner.emailVerified || isRunByGoogle(google);
    await tell(tx, context.postman, 'google', { ...owner, emailVerified, locale: visit.locale });
    return owner;
  });
}

/** @param beside whoever wrote this e-mail before and never proved it */
async function makeAccount(
  context: Parts,
  google: GoogleIdentity,
  { name, country }: { name: string; country: string | null },
  visit: Visit,
  beside?: Profile & { besideEmail: string },
): Promise<GoogleEntry> {
  const { email, sub } = google;
  const agreed = { agreedAt: context.clock(), agreedVersion: TERMS_VERSION };
  const emailVerified = isRunByGoogle(google);
  const entry = await enter(context, google, visit, async (tx) => {
    if (beside) await stepBeside(tx, beside);
    return addGooglePerson(tx, sub, { name, email, emailVerified, country, ...agreed });
  });
  const { userId } = entry.signedIn;
  if (!emailVerified)
    await queueVerifyMail(context, { userId, email, locale: visit.locale, from: visit.from });
  return entry;
}

type Tx = Parameters<Parameters<typeof withTx>[1]>[0];

/** Uses the nonce up together with what it is used for, and opens a session. */
async function enter(
  context: Parts,
  { nonce }: GoogleIdentity,
  { headers }: Visit,
  work: (tx: Tx) => Promise<Profile>,
): Promise<Extract<GoogleEntry, { status: 'ok' }>> {
  const { userId, name, email } = await withTx(context.database.db, async (tx) => {
    if (!(await takeNonce(tx, nonce, context.clock()))) throw new AppError('google_refused');
    return work(tx);
  });
  context.postman.wake();
  const cookies = await openSessionOf(context, userId, headers);
  return { status: 'ok', signedIn: { userId, name, email, cookies } };
}
