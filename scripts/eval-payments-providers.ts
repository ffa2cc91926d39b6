import type { ProviderId } from '../src/features/billing/money.ts';
import type { Stub } from '../tests/support/stub-http.ts';
import {
  MERCADOPAGO_TEST,
  type StubMercadoPago,
  stubMercadoPago,
} from '../tests/support/stub-mercadopago.ts';
import { STRIPE_TEST, type StubStripe, stubStripe } from '../tests/support/stub-stripe.ts';
import { type StubWebpay, stubWebpay, WEBPAY_TEST } from '../tests/support/stub-webpay.ts';

/** The three servers that stand for those of the providers; the trial provider lives in the house itself. */
export type Providers = {
  env: Record<string, string>;
  webpay: StubWebpay;
  mercadopago: StubMercadoPago;
  stripe: StubStripe;
  all: { id: ProviderId; stub: Stub | null }[];
  /** What was not found yet by a search is, from now on. */
  findAll(): void;
  close(): Promise<void>;
};

export async function startProviders(): Promise<Providers> {
  const [webpay, mercadopago, stripe] = [await stubWebpay(), await stubMercadoPago(), await stubStripe()];
  return {
    env: {
      WEBPAY_COMMERCE_CODE: WEBPAY_TEST.commerceCode,
      WEBPAY_API_KEY: WEBPAY_TEST.apiKey,
      WEBPAY_BASE_URL: webpay.url,
      MERCADOPAGO_ACCESS_TOKEN: MERCADOPAGO_TEST.accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: MERCADOPAGO_TEST.webhookSecret,
      MERCADOPAGO_BASE_URL: mercadopago.url,
      STRIPE_SECRET_KEY: STRIPE_TEST.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_TEST.webhookSecret,
      STRIPE_BASE_URL: stripe.url,
    },
    webpay,
    mercadopago,
    stripe,
    all: [
      { id: 'webpay', stub: webpay },
      { id: 'mercadopago', stub: mercadopago },
      { id: 'stripe', stub: stripe },
    ],
    findAll: () => mercadopago.unfound.clear(),
    close: async () => void (await Promise.all([webpay.close(), mercadopago.close(), stripe.close()])),
  };
}
