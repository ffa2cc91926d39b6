import { withTx } from '../../db/with-tx.server.ts';
import { type Locale, localeOfPath } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { composeMail, type MailWords } from '../mail/mail.ts';
import { findOwner } from './account-address-store.server.ts';
import type { Accounts, Forgotten } from './accounts.server.ts';
import { confirmEmail } from './email-link-store.server.ts';
import { unlinkGoogle } from './google-account-store.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { setPassword } from './set-password.server.ts';

/** Someone who asks again and again gets a mail every few minutes, not one a tap. */
const ONE_MAIL_EVERY_MS = 2 * 60_000;

const WORDS: Record<Locale, Omit<MailWords, 'action'> & { label: string }> = {
  es: {
    subject: 'Crea otra contraseña en Juntos',
    paragraphs: ['Pediste crear otra contraseña.', 'El enlace sirve una sola vez, durante 30 minutos.'],
    label: 'Crear otra contraseña',
    ending: 'Si no fuiste tú, no hagas nada. Tu contraseña sigue igual.',
  },
  pt: {
    subject: 'Crie outra senha no Juntos',
    paragraphs: ['Você pediu para criar outra senha.', 'O link serve uma vez só, durante 30 minutos.'],
    label: 'Criar outra senha',
    ending: 'Se não foi você, não faça nada. Sua senha continua igual.',
  },
  en: {
    subject: 'Choose another password in Juntos',
    paragraphs: ['You asked to choose another password.', 'The link works once, for 30 minutes.'],
    label: 'Choose another password',
    ending: 'If it was not you, do nothing. Your password stays the same.',
  },
};

/** Better Auth gives the key of the link; here it becomes a mail that is due. */
export async function queueResetMail(
  { env, database, postman, clock }: Pick<ServerContext, 'env' | 'database' | 'postman' | 'clock'>,
  { userId, email, token, page }: Forgotten,
): Promise<void> {
  // After the # so that the key stays out of every log between the browser and us.
  const url = `${env.PUBLIC_URL}${page}#clave=${encodeURIComponent(token)}`;
  const locale = localeOfPath(page);
  const { label, ...words } = WORDS[locale];
  const mail = composeMail(email, locale, { ...words, action: { label, url } });
  const dedupeKey = `reset:${userId}:${Math.floor(clock().getTime() / ONE_MAIL_EVERY_MS)}`;
  await postman.queue(database.db, { dedupeKey, kind: 'reset-password', mail });
  postman.wake();
}

/** Starts a reset. It ends the same way, and after the same time, whether the e-mail has an account or not. */
export async function forgetPassword(
  accounts: Accounts,
  { email, locale }: { email: string; locale: Locale },
  notBeforeMs: number,
): Promise<void> {
  const redirectTo = addressIn(locale, '/resetPassword');
  const asked = accounts.api.requestPasswordReset({ body: { email, redirectTo } });
  await Promise.all([asked, new Promise((resolve) => setTimeout(resolve, notBeforeMs))]);
}

/**
 * Another password with the key of a link. Every session ends: whoever knew the old one is out as well.
 * @returns false when the key was used, is old or is not ours
 */
export async function resetPassword(
  context: Pick<ServerContext, 'accounts' | 'database' | 'postman'>,
  { token, password, locale }: { token: string; password: string; locale: Locale },
): Promise<boolean> {
  const { database, accounts, postman } = context;
  const { internalAdapter } = await accounts.$context;
  const link = await internalAdapter.consumeVerificationValue(`reset-password:${token}`);
  const owner = link && (await findOwner(database.db, link.value));
  if (!owner) return false;
  const hash = await hashPassword(password);
  const isSet = await withTx(database.db, async (tx) => {
    // The key of the link came by mail: whoever has it has the mailbox. A Google account that was joined before anybody
    // showed that would be of whoever made this one.
    if (!owner.emailVerified) await unlinkGoogle(tx, owner.userId);
    await confirmEmail(tx, owner.userId);
    return setPassword(tx, postman, owner, { hash, locale });
  });
  postman.wake();
  return isSet;
}
