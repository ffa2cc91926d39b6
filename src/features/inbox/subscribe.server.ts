import { type KeyObject, timingSafeEqual } from 'node:crypto';
import { withTx } from '../../db/with-tx.server.ts';
import { keyedMark } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { inLocale, type Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { composeMail } from '../mail/mail.ts';
import { SUBSCRIPTION_COPY } from './subscription-copy.ts';
import {
  confirmSubscription,
  eraseSubscription,
  eraseUnconfirmed,
  findSubscription,
  getSubscription,
  type SubscriptionList,
} from './subscription-store.server.ts';

const DAY_MS = 86_400_000;
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
export const CONFIRM_PATH = '/novedades';

type Parts = Pick<ServerContext, 'env' | 'database' | 'inboxKey' | 'postman' | 'clock'>;

/**
 * Puts an address on a list as soon as its owner confirms by mail. Whoever asks gets the same answer whether
 * the address was there or not, and an address gets one mail a day at most.
 */
export async function subscribe(
  { env, database, inboxKey, postman, clock }: Parts,
  entry: { email: string; list: SubscriptionList; locale: Locale; from: string },
): Promise<void> {
  const { email, list, locale, from } = entry;
  const now = clock();
  await withTx(database.db, async (tx) => {
    await eraseUnconfirmed(tx, new Date(now.getTime() - CONFIRM_WITHIN_MS));
    const emailMark = keyedMark(inboxKey, email);
    const row = { id: newId(), list, emailMark, createdAt: now, email, locale };
    const { id, status } = await getSubscription(tx, inboxKey, row);
    if (status === 'confirmed') return;
    const copy = SUBSCRIPTION_COPY[locale];
    const path = `${inLocale(locale, CONFIRM_PATH)}?clave=${tokenOf(inboxKey, id)}`;
    const mail = composeMail(email, locale, {
      ...copy.mail,
      action: { label: copy.mail.button, url: env.PUBLIC_URL + path },
    });
    const dedupeKey = `subscribe:${id}:${now.toISOString().slice(0, 10)}`;
    await postman.queue(tx, { dedupeKey, kind: 'confirm-subscription', from, mail });
  });
  postman.wake();
}

/** @returns false when the link is not ours or its time has passed */
export async function confirm(
  { database, inboxKey, clock }: Pick<Parts, 'database' | 'inboxKey' | 'clock'>,
  token: string,
): Promise<boolean> {
  const id = idOf(inboxKey, token);
  if (!id || !(await findSubscription(database.db, inboxKey, id))) return false;
  await confirmSubscription(database.db, id, clock());
  return true;
}

/** Leaving always works, also twice. @returns false only when the link is not ours */
export async function leave(
  { database, inboxKey }: Pick<Parts, 'database' | 'inboxKey'>,
  token: string,
): Promise<boolean> {
  const id = idOf(inboxKey, token);
  if (id) await eraseSubscription(database.db, id);
  return id !== null;
}

/** The key of one subscription: whoever has it read the mail we sent there. Nothing of it is stored. */
export function tokenOf(key: KeyObject, id: string): string {
  return `${id}.${keyedMark(key, `subscription:${id}`)}`;
}

function idOf(key: KeyObject, token: string): string | null {
  const [id = ''] = token.split('.');
  const given = Buffer.from(token);
  const right = Buffer.from(tokenOf(key, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
