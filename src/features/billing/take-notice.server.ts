// What a provider tells us is written down and answered at once; what it is about is then asked of the provider, now or by
// the caretaker's next round. Nothing in it is believed but which payment to ask about.
import { withTx } from '../../db/with-tx.server.ts';
import { type AskParts, askProvider } from './ask-provider.server.ts';
import { drain } from './drain.ts';
import type { ProviderId } from './money.ts';
import { claimNotices, type KeptNotice, planNotice, putNotice } from './notice-store.server.ts';
import { findAtProvider, findByReference, type Order } from './order-store.server.ts';
import { providerOf } from './payments.ts';
import { BadSignature, ProviderError } from './provider-call.server.ts';

const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const ATTEMPTS = 8;
const AT_MOST = 200;

type Told = { raw: Buffer; headers: Record<string, string | undefined>; query: Record<string, string> };

/** @returns false when whoever sent it is not the provider */
export async function takeNotice(context: AskParts, id: ProviderId, told: Told): Promise<boolean> {
  const { database, payments, clock, log } = context;
  const provider = providerOf(payments, id);
  if (!provider?.onWebhook) return false;
  try {
    const notice = provider.onWebhook(told.raw, told.headers, told.query);
    if (notice && (await putNotice(database.db, id, notice, clock()))) {
      followNotices(context).catch((cause: unknown) => log.error('notices not followed', { cause }));
    }
    return true;
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    log.warn('payment notice without a right signature', { provider: id });
    return false;
  }
}

/** Asks the providers about what they told of. @returns how many notices were followed to their end */
export async function followNotices(context: AskParts): Promise<number> {
  const { database, clock } = context;
  let done = 0;
  await drain(async () => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const [notice] = await withTx(database.db, (tx) => claimNotices(tx, { now, until, limit: 1 }));
    if (notice && (await follow(context, notice))) done++;
    return notice !== undefined;
  }, AT_MOST);
  return done;
}

async function follow(context: AskParts, notice: KeptNotice): Promise<boolean> {
  const { database, clock, log } = context;
  const { provider, attempts } = notice;
  let code = 'unknown_order';
  try {
    const order = await findTold(context, notice);
    if (order) {
      const hint = notice.paymentRef ?? undefined;
      await askProvider(context, order, (asked, key) => asked.read(hint ? { ...key, hint } : key));
      await planNotice(database.db, notice, null);
      return true;
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    code = error.code;
  }
  // One may come before what it is about is known here; one of another shop with the same account never is.
  const isOver = attempts >= ATTEMPTS;
  const pause = FIRST_PAUSE_MS * 2 ** (attempts - 1);
  await planNotice(database.db, notice, isOver ? null : new Date(clock().getTime() + pause));
  log.warn('payment notice not followed', { provider, code, attempts });
  return false;
}

async function findTold({ database: { db }, payments }: AskParts, notice: KeptNotice): Promise<Order | null> {
  const { provider, reference } = notice;
  const providerRef = notice.providerRef ?? undefined;
  const paymentRef = notice.paymentRef ?? undefined;
  const known = await findAtProvider(db, provider, { providerRef, paymentRef });
  if (known) return known;
  const told = { eventId: notice.eventId, ...(paymentRef ? { paymentRef } : {}) };
  const named = reference ?? (await providerOf(payments, provider)?.locate?.(told)) ?? null;
  const found = named ? await findByReference(db, named) : null;
  return found?.provider === provider ? found : null;
}
