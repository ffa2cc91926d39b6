import { randomBytes } from 'node:crypto';
import { withTx } from '../../db/with-tx.server.ts';
import type { Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { composeMail, type MailWords } from '../mail/mail.ts';
import { findOwner } from './account-address-store.server.ts';
import { confirmEmail } from './email-link-store.server.ts';
import { findByOwnEmail, unlinkGoogle } from './google-account-store.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { setPassword } from './set-password.server.ts';

type Parts = Pick<ServerContext, 'env' | 'accounts' | 'database' | 'postman' | 'clock'>;

/** What Better Auth keeps the key under, hashed. */
const RESET = 'reset-password:';
const LINK_MS = 30 * 60_000;
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

type Asked = { email: string; locale: Locale; from: string };

/**
 * Starts a reset. It ends the same way, and after the same time, whether the e-mail has an account or not.
 * @param asked `from`: the address of the network the request comes from
 */
export async function forgetPassword(context: Parts, asked: Asked, notBeforeMs: number): Promise<void> {
  await Promise.all([
    queueResetMail(context, asked),
    new Promise((resolve) => setTimeout(resolve, notBeforeMs)),
  ]);
}

async function queueResetMail(
  { env, accounts, database, postman, clock }: Parts,
  { email, locale, from }: Asked,
): Promise<void> {
  const owner = await findByOwnEmail(database.db, email);
  if (!owner) return;
  const { userId } = owner;
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await accounts.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${RESET}${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + LINK_MS),
  });
  // After the # so that the key stays out of every log between the browser and us.
  const url = `${env.PUBLIC_URL}${addressIn(locale, '/resetPassword')}#clave=${token}`;
  const { label, ...words } = WORDS[locale];
  const mail = composeMail(email, locale, { ...words, action: { label, url } });
  const dedupeKey = `reset:${userId}:${Math.floor(clock().getTime() / ONE_MAIL_EVERY_MS)}`;
  await postman.queue(database.db, { dedupeKey, kind: 'reset-password', from, mail });
  postman.wake();
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
  const link = await internalAdapter.consumeVerificationValue(`${RESET}${token}`);
  const owner = link && (await findOwner(database.db, link.value));
  if (!owner) return false;
  const hash = await hashPassword(password);
  const isSet = await withTx(database.db, async (tx) => {
    // The key of the link came by mail: whoever has it has the mailbox. A Google account that was joined before anybody
    // showed that would be of whoever made this one.
    if (!owner.emailVerified) await unlinkGoogle(tx, owner.userId);
    await confirmEmail(tx, owner.userId);
    return setPassword(tx, postman, { ...owner, emailVerified: true }, { hash, locale });
  });
  postman.wake();
  return isSet;
}
