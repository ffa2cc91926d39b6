// The money goes back: asked for once, sent until the provider answers, and over when the provider says so.
import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { Person } from '../auth/session.server.ts';
import { type AskParts, askProvider } from './ask-provider.server.ts';
import { drain } from './drain.ts';
import type { Receipt } from './order.ts';
import { changeOrder, findOrder, lockOrder, type Order, readBooked } from './order-store.server.ts';
import { endPass, putPass } from './pass-store.server.ts';
import { ProviderError } from './provider-call.server.ts';
import { readPasses, refundableUntil } from './read-passes.server.ts';
import { asked } from './read-result.server.ts';
import {
  claimRefunds,
  closeRefund,
  findRefund,
  postponeRefund,
  putRefund,
  type Refund,
} from './refund-store.server.ts';
import { grants } from './settle-step.ts';

const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** A refusal may be of the moment: only after so many is it one for the team. */
const REFUSALS = 5;
const AT_MOST = 200;

/**
 * One button within ten days, even if the pass was used. The pass ends now; pressing again changes nothing.
 * @throws AppError not_found, not_refundable
 */
export async function askRefund(
  context: AskParts,
  person: Pick<Person, 'id'>,
  orderId: string,
): Promise<Receipt> {
  const { database, clock } = context;
  await withTx(database.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== person.id) throw new AppError('not_found');
    if (await findRefund(tx, orderId)) return;
    const now = clock();
    if (!refundableUntil(order, now)) throw new AppError('not_refundable');
    const { received, refunded } = await readBooked(tx, orderId);
    await putRefund(tx, { orderId, cause: 'person', amount: received - refunded, now });
    await endPass(tx, orderId, now);
    await changeOrder(tx, orderId, {});
  });
  await sendRefunds(context, orderId);
  const { receipts } = await readPasses(context, person);
  const receipt = receipts.find(({ id }) => id === orderId);
  if (!receipt) throw new AppError('not_found');
  return receipt;
}

/**
 * Somebody of the team gives an order back, whatever its age; the caretaker sends it.
 * @returns false where it holds no money, or was asked for before
 */
export async function refundFromDesk(
  { database, clock }: Pick<AskParts, 'database' | 'clock'>,
  orderId: string,
): Promise<boolean> {
  return withTx(database.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return false;
    const { received, refunded, disputed } = await readBooked(tx, orderId);
    const amount = received - refunded - disputed;
    const now = clock();
    if (amount <= 0 || !(await putRefund(tx, { orderId, cause: 'desk', amount, now }))) return false;
    await endPass(tx, orderId, now);
    await changeOrder(tx, orderId, {});
    return true;
  });
}

/** Sends what is due, or one; never throws for a provider that does not answer. @returns how many were confirmed */
export async function sendRefunds(context: AskParts, orderId?: string): Promise<number> {
  const { database, clock } = context;
  let confirmed = 0;
  await drain(async () => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claim = { now, until, limit: 1, orderId };
    const [refund] = await withTx(database.db, (tx) => claimRefunds(tx, claim));
    if (refund && (await sendOne(context, refund))) confirmed++;
    return refund !== undefined;
  }, AT_MOST);
  return confirmed;
}

async function sendOne(context: AskParts, { orderId, attempts }: Refund): Promise<boolean> {
  const { database, clock, log } = context;
  const postpone = (lastError: string): Promise<void> => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    return postponeRefund(database.db, orderId, {
      nextAt: new Date(clock().getTime() + pause),
      lastError,
    });
  };
  const known = await findOrder(database.db, orderId);
  if (!known) return false;
  // An answer may have been lost, or a part given back at the panel meanwhile.
  const order = attempts > 1 ? await asked(context, known) : known;
  if (order.state === 'refunded') return true;
  try {
    const amount = await leftOf(context, orderId);
    // In dispute: the bank holds it, until it decides.
    if (amount <= 0) {
      await postpone('nothing_left');
      return false;
    }
    const money = { amount, currency: order.currency };
    // A provider repeats what it answered to a key: the same amount goes back once, another is another question.
    const now = await askProvider(context, order, (provider, key) =>
      provider.refund(key, money, `refund-${orderId}-${amount}`),
    );
    if (now.state === 'refunded') return true;
    await postpone('not_yet');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn('refund not sent', { order: orderId, attempts, code: error.code });
    if (error.isFinal && attempts >= REFUSALS) await refuse(context, order, error.code);
    else await postpone(error.code);
  }
  return false;
}

/** Pesos of an order that are still here. */
async function leftOf({ database }: AskParts, orderId: string): Promise<number> {
  const { received, refunded, disputed } = await readBooked(database.db, orderId);
  return received - refunded - disputed;
}

/** The provider will not: the pass is back, and somebody of the team has to look (`desk mismatches`). */
async function refuse({ database, clock, log }: AskParts, { id }: Order, lastError: string): Promise<void> {
  log.error('refund refused', { order: id, code: lastError });
  await withTx(database.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const refund = await findRefund(tx, id);
    if (!order || refund?.state !== 'asked') return;
    const now = clock();
    await closeRefund(tx, id, { state: 'refused', closedAt: now, lastError });
    const { userId, plan, days, paidAt } = order;
    if (userId && grants(order.state))
      await putPass(tx, { userId, id, plan, days, grantedAt: paidAt ?? now });
  });
}
