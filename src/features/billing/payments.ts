import type { ProviderId } from './money.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The providers that are set up, in the order they are offered; empty: nothing can be bought. */
export type Payments = readonly PaymentProvider[];

export function providerOf(payments: Payments, id: ProviderId): PaymentProvider | null {
  return payments.find((provider) => provider.id === id) ?? null;
}

/** What the bank of whoever paid writes on its statement, as far as the provider lets us say it. */
export const STATEMENT_NAME = 'JUNTOS SPA';

export const PROVIDER_NAMES: Record<ProviderId, string> = {
  webpay: 'Webpay',
  mercadopago: 'Mercado Pago',
  stripe: 'Stripe',
  prueba: 'Pago de prueba',
};
