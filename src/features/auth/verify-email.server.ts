import { keyedMark } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import type { Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { composeMail } from '../mail/mail.ts';
import { addEmailLink } from './email-link-store.server.ts';
import { KNOWN_MAIL, VERIFY_MAIL } from './verify-mail.ts';

const LINK_MS = 24 * 60 * 60_000;
/** Whoever asks again and again gets a mail every few minutes. */
const ONE_MAIL_EVERY_MS = 5 * 60_000;

type Parts = Pick<ServerContext, 'env' | 'database' | 'postman' | 'clock'>;

/** `from`: whose network or account has it sent. */
type To = { email: string; locale: Locale; from: string };

/** Asks the owner of an address to show that it is theirs. Until then everything works but what needs it. */
export async function queueVerifyMail(
  { env, database, postman, clock }: Parts,
  { userId, email, locale, from }: To & { userId: string },
): Promise<void> {
  const now = clock();
  const token = await addEmailLink(database.db, userId, new Date(now.getTime() + LINK_MS));
  const { label, ...words } = VERIFY_MAIL[locale];
  // After the # so that the key stays out of every log between the browser and us.
  const url = `${env.PUBLIC_URL}${addressIn(locale, '/confirmar-correo')}#clave=${token}`;
  const mail = composeMail(email, locale, { ...words, action: { label, url } });
  const dedupeKey = `verify:${userId}:${Math.floor(now.getTime() / ONE_MAIL_EVERY_MS)}`;
  await postman.queue(database.db, { dedupeKey, kind: 'verify-email', from, mail });
  postman.wake();
}

/**
 * Tells the owner of an address that somebody made an account with it, which may have been themselves. An address that
 * nobody has shown to be theirs is asked for that instead, and one without an account gets nothing.
 */
export async function queueOwnerMail(
  context: Parts & Pick<ServerContext, 'inboxKey'>,
  owner: { userId: string; emailVerified: boolean } | null,
  { email, locale, from }: To,
): Promise<void> {
  const { env, database, postman, clock, inboxKey } = context;
  if (owner && !owner.emailVerified) {
    return queueVerifyMail(context, { userId: owner.userId, email, locale, from });
  }
  // Nobody gets this link: it is made so that each case does, and takes, the same.
  await addEmailLink(database.db, newId(), new Date(clock().getTime() + LINK_MS));
  const { label, ...words } = KNOWN_MAIL[locale];
  const url = env.PUBLIC_URL + addressIn(locale, '/resetPassword');
  const mail = composeMail(email, locale, { ...words, action: { label, url } });
  const hour = clock().toISOString().slice(0, 13);
  const dedupeKey = `known:${keyedMark(inboxKey, email)}:${hour}`;
  await postman.queue(database.db, { dedupeKey, kind: 'known-email', isProved: owner !== null, from, mail });
  postman.wake();
}
