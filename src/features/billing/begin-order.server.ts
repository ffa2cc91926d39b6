import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import type { ProviderId } from './money.ts';
import { type BegunOrder, redirectSchema } from './order.ts';
import {
  changeOrder,
  findOpenOrder,
  findOrder,
  keepStarted,
  type Order,
  putOrder,
} from './order-store.server.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { providerOf } from './payments.ts';
import { type PlanId, planOf } from './plans.ts';
import { ProviderError, TIMEOUT_MS } from './provider-call.server.ts';
import { newReference } from './reference.server.ts';
import { FIRST_ASK_MS } from './settle-step.ts';

type Parts = Pick<ServerContext, 'env' | 'database' | 'keys' | 'payments' | 'clock' | 'log'>;

/** Whoever begins an order at its provider has answered, or given up, after so long; or else is dead. */
const START_MS = TIMEOUT_MS + 2_000;
const LOOK_EVERY_MS = 100;

/** A button pressed again is the same order. A whole neighbourhood may share one address of its network. */
export const BUY_LIMIT = { max: 200, timeWindow: '10 minutes' };

/** Where a provider sends people back to. */
export const RETURN_PATH = '/mediosDePago/retorno';
/** Where it tells us of payments. */
export const NOTICE_PATH = '/api/v1/payments';

/**
 * Begins an order, or goes on with the one the same button began: price and person are decided here.
 * @throws AppError plan_unavailable, payment_unreachable
 */
export async function beginOrder(
  context: Parts,
  person: Pick<Person, 'id' | 'locale'>,
  wanted: { plan: PlanId; provider: ProviderId },
): Promise<BegunOrder> {
  const { database, keys, payments } = context;
  const provider = providerOf(payments, wanted.provider);
  if (!provider) throw new AppError('plan_unavailable');
  await keys.get(database.db, person.id);
  for (;;) {
    const { order, isNew } = await withTx(database.db, async (tx) => {
      await keys.lock(database, tx, person.id);
      const open = await findOpen(context, tx, person.id, provider, wanted.plan);
      if (open) return { order: open, isNew: false };
      const fresh = freshOrder(context, person, provider, wanted.plan);
      await putOrder(tx, fresh);
      return { order: fresh, isNew: true };
    });
    const begun = isNew ? await start(context, provider, order) : await untilStarted(context, order);
    if (begun) return begun;
  }
}

async function findOpen(
  { clock }: Parts,
  tx: Parameters<typeof findOpenOrder>[0],
  userId: string,
  provider: PaymentProvider,
  plan: PlanId,
): Promise<Order | null> {
  const now = clock().getTime();
  const since = new Date(now - provider.reuseMs);
  const open = await findOpenOrder(tx, { userId, plan, provider: provider.id, since });
  // Whoever began it is gone.
  const isLost = open?.redirect === null && now - open.createdAt.getTime() > START_MS;
  return isLost ? null : open;
}

function freshOrder(
  { clock }: Parts,
  person: Pick<Person, 'id' | 'locale'>,
  provider: PaymentProvider,
  plan: PlanId,
): Order {
  const now = clock();
  const { id, days, price } = planOf(plan);
  return {
    id: newId(),
    userId: person.id,
    reference: newReference(),
    plan: id,
    days,
    amount: price,
    currency: 'CLP',
    provider: provider.id,
    live: provider.live,
    providerRef: null,
    paymentRef: null,
    state: 'created',
    version: 0,
    locale: person.locale,
    redirect: null,
    authorizationCode: null,
    cardLast4: null,
    paymentType: null,
    installments: null,
    said: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + provider.formMs),
    paidAt: null,
    nextAskAt: new Date(now.getTime() + FIRST_ASK_MS),
    asks: 0,
  };
}

/** What statements of a bank and lists of a provider may show: which pass, and nothing of what it is for. */
const titleOf = ({ days, locale }: Order) =>
  locale === 'pt' ? `Juntos: passe de ${days} dias` : `Juntos: pase de ${days} días`;

async function start(
  { env, database, log }: Parts,
  provider: PaymentProvider,
  order: Order,
): Promise<BegunOrder> {
  const { id, reference, amount, currency, locale, expiresAt } = order;
  try {
    const started = await provider.start({
      id,
      reference,
      money: { amount, currency },
      title: titleOf(order),
      locale,
      returnUrl: `${env.PUBLIC_URL}${RETURN_PATH}/${provider.id}`,
      notifyUrl: `${env.PUBLIC_URL}${NOTICE_PATH}/${provider.id}`,
      expiresAt,
    });
    const redirect = JSON.stringify(started.redirect);
    await keepStarted(database.db, id, { providerRef: started.providerRef, redirect });
    return { reference, redirect: started.redirect };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn('order not begun', { order: id, provider: provider.id, code: error.code });
    // Nobody has the address of its form, so nobody pays it; pressing again begins another.
    await changeOrder(database.db, id, { state: 'failed' });
    throw new AppError('payment_unreachable');
  }
}

/**
 * The same button was pressed a moment ago, here or in another process: its answer is this one's, too. Null: whoever
 * began it died.
 * @throws AppError payment_unreachable
 */
async function untilStarted({ database }: Parts, order: Order): Promise<BegunOrder | null> {
  let now: Order | null = order;
  for (let waited = 0; now && waited <= START_MS; waited += LOOK_EVERY_MS) {
    if (now.redirect) {
      return { reference: now.reference, redirect: redirectSchema.parse(JSON.parse(now.redirect)) };
    }
    if (now.state !== 'created') throw new AppError('payment_unreachable');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    now = await findOrder(database.db, order.id);
  }
  return null;
}
