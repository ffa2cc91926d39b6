import type { KeyObject } from 'node:crypto';
import type { Database } from '../../db/db.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import type { Env } from '../../platform/env.server.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { trialProvider } from './trial-provider.server.ts';

type Parts = {
  env: Pick<Env, 'payments' | 'PUBLIC_URL'>;
  database: Database;
  /** Signs the links to the pages of trial payments. */
  key: KeyObject;
  clock: Clock;
};

/** The providers whose settings are there, in the order they are offered. */
export function createPayments({ env, database, key, clock }: Parts): Payments {
  const { trial } = env.payments;
  const providers: (PaymentProvider | null)[] = [
    trial ? trialProvider({ database, key, publicUrl: env.PUBLIC_URL, clock }) : null,
  ];
  return providers.filter((provider) => provider !== null);
}
