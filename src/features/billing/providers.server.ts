import type { KeyObject } from 'node:crypto';
import type { Database } from '../../db/db.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import type { Env } from '../../platform/env.server.ts';
import { mercadoPagoProvider } from './mercadopago-provider.server.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { type Reach, TIMEOUT_MS } from './provider-call.server.ts';
import { stripeProvider } from './stripe-provider.server.ts';
import { trialProvider } from './trial-provider.server.ts';
import { webpayProvider } from './webpay-provider.server.ts';

type Parts = {
  env: Pick<Env, 'payments' | 'PUBLIC_URL'>;
  database: Database;
  /** Signs the links to the pages of trial payments. */
  key: KeyObject;
  clock: Clock;
  /** How the others are reached; tests reach them through faults of their own. */
  reach?: Reach;
};

const REACH: Reach = { fetch: (...asked) => fetch(...asked), timeoutMs: TIMEOUT_MS };

/** The providers whose settings are there, in the order they are offered. */
export function createPayments({ env, database, key, clock, reach = REACH }: Parts): Payments {
  const { webpay, mercadopago, stripe, trial } = env.payments;
  const providers: (PaymentProvider | null)[] = [
    webpay && webpayProvider(webpay, reach),
    mercadopago && mercadoPagoProvider(mercadopago, reach, clock),
    stripe && stripeProvider(stripe, reach, clock),
    trial ? trialProvider({ database, key, publicUrl: env.PUBLIC_URL, clock }) : null,
  ];
  return providers.filter((provider) => provider !== null);
}
