// What no return and no notice told us, we ask. It runs in the rounds of the caretaker of every process; each order,
// refund and notice is held by one of them at a time.
import { withTx } from '../../db/with-tx.server.ts';
import { type AskParts, askProvider } from './ask-provider.server.ts';
import { drain } from './drain.ts';
import { dropNotices } from './notice-store.server.ts';
import { DAY_MS } from './order.ts';
import {
  changeOrder,
  claimToAsk,
  findOrder,
  letGoOfOrders,
  lockOrder,
  type Order,
  planAsk,
} from './order-store.server.ts';
import { providerOf } from './payments.ts';
import { ProviderError } from './provider-call.server.ts';
import { sendRefunds } from './refund-order.server.ts';
import { nextAsk } from './settle-step.ts';
import { followNotices } from './take-notice.server.ts';
import { dropTrialPayments } from './trial-payment-store.server.ts';

const LEASE_MS = 120_000;
const AT_MOST = 500;
/** An order nobody paid is of no use to anybody after so many days. */
const UNPAID_DAYS = 90;
const TRIAL_DAYS = 90;

/** One round. @returns how many orders were asked about */
export async function reconcile(context: AskParts): Promise<number> {
  const { database, clock } = context;
  await followNotices(context);
  const asked = await drain(async () => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const [order] = await withTx(database.db, (tx) => claimToAsk(tx, { now, until, limit: 1 }));
    if (order) await askAgain(context, order);
    return order !== undefined;
  }, AT_MOST);
  await sendRefunds(context);
  return asked;
}

async function askAgain(context: AskParts, order: Order): Promise<void> {
  const { database, payments, clock, log } = context;
  try {
    await askProvider(context, order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn('order not asked about', { order: order.id, provider: order.provider, code: error.code });
  }
  const now = await findOrder(database.db, order.id);
  if (!now) return;
  const next = nextAsk(now, providerOf(payments, now.provider)?.followDays ?? 0, clock());
  await planAsk(database.db, order.id, next);
  if (next === null) await close(context, order.id);
}

/** Asked about for the last time: what is still open will not be paid. */
async function close({ database }: AskParts, id: string): Promise<void> {
  await withTx(database.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state === 'created' || order?.state === 'pending')
      await changeOrder(tx, id, { state: 'expired' });
  });
}

/** What the law lets go of goes. */
export async function tidyOrders({
  database: { db },
  clock,
}: Pick<AskParts, 'database' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await letGoOfOrders(db, before(UNPAID_DAYS));
  await dropNotices(db, before(UNPAID_DAYS));
  await dropTrialPayments(db, before(TRIAL_DAYS));
}
