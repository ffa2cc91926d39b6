import { AppError } from '../../platform/errors.ts';
import { type AskParts, askProvider } from './ask-provider.server.ts';
import type { OrderResult } from './order.ts';
import { findByReference, type Order } from './order-store.server.ts';
import { ProviderError } from './provider-call.server.ts';

/**
 * How the order with this reference stands. Whoever waits for the answer has the provider asked: what a return lost is
 * found here, without a session.
 * @throws AppError not_found
 */
export async function readResult(context: AskParts, reference: string): Promise<OrderResult> {
  const order = await findByReference(context.database.db, reference);
  if (!order) throw new AppError('not_found');
  return resultOf(order.state === 'pending' ? await asked(context, order) : order);
}

/** The order as its provider has it now, or as it was where that does not answer. */
export async function asked(context: AskParts, order: Order): Promise<Order> {
  try {
    return await askProvider(context, order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return order;
  }
}

export function resultOf({
  reference,
  state,
  plan,
  days,
  amount,
  provider,
  live,
  locale,
}: Order): OrderResult {
  return { reference, state, plan, days, amount, provider, live, locale };
}
