import { type AskParts, askProvider } from './ask-provider.server.ts';
import type { ProviderId } from './money.ts';
import { findAtProvider, findByReference, type Order } from './order-store.server.ts';
import type { Returned } from './payment-provider.ts';
import { providerOf } from './payments.ts';
import { ProviderError } from './provider-call.server.ts';

/**
 * Somebody is back from a provider, perhaps without a cookie, perhaps for the second time. The address says only which
 * order it is about; how it stands, the provider is asked.
 * @returns the order; null where the address is about none of ours
 */
export async function takeReturn(
  context: AskParts,
  id: ProviderId,
  query: Record<string, string>,
): Promise<Order | null> {
  const provider = providerOf(context.payments, id);
  const returned = provider?.returned(query) ?? null;
  if (!provider || !returned) return null;
  const order = await findReturned(context, id, returned);
  if (!order) return null;
  try {
    return await askProvider(context, order, (asked, key) => asked.onReturn(query, key));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Its page says that it is being confirmed, and asks again.
    context.log.warn('return not confirmed', { order: order.id, provider: id, code: error.code });
    return order;
  }
}

async function findReturned(
  { database: { db } }: AskParts,
  provider: ProviderId,
  { reference, providerRef }: NonNullable<Returned>,
): Promise<Order | null> {
  const known = await findAtProvider(db, provider, { providerRef });
  const order = known ?? (reference ? await findByReference(db, reference) : null);
  return order?.provider === provider ? order : null;
}
