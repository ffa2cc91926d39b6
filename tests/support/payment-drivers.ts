import type { Db } from '../../src/db/db.server.ts';
import type { ProviderId } from '../../src/features/billing/money.ts';
import {
  decideTrialPayment,
  findTrialPayment,
  refundTrialPayment,
} from '../../src/features/billing/trial-payment-store.server.ts';
import type { Stub } from './stub-http.ts';
import { MERCADOPAGO_TEST, type SignedNotice, stubMercadoPago } from './stub-mercadopago.ts';
import { STRIPE_TEST, stubStripe } from './stub-stripe.ts';
import { stubWebpay, WEBPAY_TEST } from './stub-webpay.ts';

/** How a person ends at the form of a provider. */
export type Ending = 'approve' | 'reject' | 'cancel' | 'expire';

/** A provider as its own side sees it, so that one test speaks of all of them. */
export type Driver = {
  id: ProviderId;
  /** What the environment of a server says to meet it. */
  env: Record<string, string>;
  stub: Stub | null;
  /** What a person does at the form. @returns the query they come back with; null: they do not come back */
  act(providerRef: string, how: Ending): Promise<Record<string, string> | null>;
  /** As if another amount had been charged. */
  alter(providerRef: string, amount: number): Promise<void> | void;
  /** What it tells us of the payment; providers that tell nothing have none. */
  notice?(providerRef: string, how: { at: Date; secret?: string }): SignedNotice;
  /** By its panel. */
  giveBack(providerRef: string, amount: number): Promise<void> | void;
  /** The payer has the bank take it back, or gives in. */
  dispute?(providerRef: string, how: 'open' | 'won'): void;
  /** Pesos it holds for us. */
  sum(): Promise<number> | number;
  close(): Promise<void>;
};

export async function webpayDriver(): Promise<Driver> {
  const stub = await stubWebpay();
  const { commerceCode, apiKey } = WEBPAY_TEST;
  const it = (ref: string) => stub.transactions.get(ref) ?? never(ref);
  return {
    id: 'webpay',
    env: { WEBPAY_COMMERCE_CODE: commerceCode, WEBPAY_API_KEY: apiKey, WEBPAY_BASE_URL: stub.url },
    stub,
    act: async (ref, how) => stub.fill(ref, how),
    alter: (ref, amount) => {
      it(ref).amount = amount;
    },
    giveBack: (ref, amount) => stub.giveBack(ref, amount),
    sum: () => stub.sum(),
    close: () => stub.close(),
  };
}

export async function mercadoPagoDriver(): Promise<Driver> {
  const stub = await stubMercadoPago();
  const { accessToken, webhookSecret } = MERCADOPAGO_TEST;
  const tries = (ref: string) => {
    const reference = stub.preferences.get(ref)?.reference;
    return [...stub.payments.values()].filter((payment) => payment.reference === reference);
  };
  const paid = (ref: string) =>
    tries(ref).find(({ status }) => status !== 'rejected') ?? tries(ref)[0] ?? never(ref);
  return {
    id: 'mercadopago',
    env: {
      MERCADOPAGO_ACCESS_TOKEN: accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
      MERCADOPAGO_BASE_URL: stub.url,
    },
    stub,
    act: async (ref, how) => {
      if (how === 'expire') return null;
      if (how === 'cancel') return stub.returnOf(ref, null);
      return stub.returnOf(ref, stub.pay(ref, how === 'approve' ? 'approved' : 'rejected'));
    },
    alter: (ref, amount) => {
      const preference = stub.preferences.get(ref);
      if (preference) preference.amount = amount;
    },
    // In milliseconds and in seconds: its own examples show both.
    notice: (ref, how) => stub.notice(paid(ref), { ...how, ms: paid(ref).id % 2 === 0 }),
    giveBack: (ref, amount) => stub.giveBack(paid(ref), amount),
    dispute: (ref, how) => {
      paid(ref).status = how === 'open' ? 'charged_back' : 'approved';
    },
    sum: () => stub.sum(),
    close: () => stub.close(),
  };
}

export async function stripeDriver(): Promise<Driver> {
  const stub = await stubStripe();
  const it = (ref: string) => stub.sessions.get(ref) ?? never(ref);
  const { secretKey, webhookSecret } = STRIPE_TEST;
  return {
    id: 'stripe',
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: stub.url },
    stub,
    act: async (ref, how): Promise<Record<string, string> | null> => {
      const orden = it(ref).reference;
      if (how === 'cancel') return { orden, anulado: '1' };
      stub.pay(ref, how === 'approve' ? 'approve' : how === 'reject' ? 'fail' : 'expire');
      return how === 'expire' ? null : { orden, cs: ref };
    },
    alter: (ref, amount) => {
      it(ref).amount = amount;
    },
    notice: (ref, how) => {
      const session = it(ref);
      const type = session.dispute
        ? 'charge.dispute.created'
        : session.refunded > 0
          ? 'charge.refunded'
          : session.status === 'expired'
            ? 'checkout.session.expired'
            : 'checkout.session.completed';
      return stub.event(type, session, how);
    },
    giveBack: (ref, amount) => stub.giveBack(it(ref), amount),
    dispute: (ref, how) => {
      it(ref).dispute = how === 'open' ? 'needs_response' : 'won';
    },
    sum: () => stub.sum(),
    close: () => stub.close(),
  };
}

const TRIAL_STATES = { approve: 'paid', reject: 'failed', cancel: 'aborted', expire: 'expired' } as const;

/** @param sumOf what the trial payments of this run come to */
export function trialDriver(
  db: Db,
  sumOf: () => Promise<number>,
  change: (id: string, amount: number) => Promise<void>,
): Driver {
  return {
    id: 'prueba',
    env: {},
    stub: null,
    act: async (ref, how) => {
      await decideTrialPayment(db, ref, TRIAL_STATES[how]);
      return { pago: ref };
    },
    alter: change,
    giveBack: async (ref, amount) => {
      if (!(await findTrialPayment(db, ref))) never(ref);
      await refundTrialPayment(db, ref, amount);
    },
    sum: sumOf,
    close: async () => {},
  };
}

function never(ref: string): never {
  throw new Error(`the provider knows no ${ref}`);
}
