// Webpay Plus (REST v1.2). It tells nobody anything: the money is taken when the return commits it, and whoever did not
// come back did not pay. https://www.transbankdevelopers.cl/referencia/webpay
import { z } from 'zod';
import type { WebpaySettings } from '../../platform/payment-settings.ts';
import type { Money } from './money.ts';
import type { OrderKey, PaymentProvider, Snapshot } from './payment-provider.ts';
import { callProvider, ProviderError, type Reach } from './provider-call.server.ts';

const MINUTE_MS = 60_000;
const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions';

const startedSchema = z.object({ token: z.string().min(1).max(64), url: z.url() });

const statusSchema = z.object({
  status: z.string(),
  amount: z.number(),
  buy_order: z.string(),
  response_code: z.number().nullish(),
  authorization_code: z.string().nullish(),
  payment_type_code: z.string().nullish(),
  installments_number: z.number().nullish(),
  card_detail: z.object({ card_number: z.string().nullish() }).nullish(),
  /** What is left after a part went back. */
  balance: z.number().nullish(),
});

const refundSchema = z.object({
  type: z.enum(['REVERSED', 'NULLIFIED']),
  response_code: z.number().nullish(),
});

export function webpayProvider(settings: WebpaySettings, reach: Reach): PaymentProvider {
  const { commerceCode, apiKey, baseUrl } = settings;
  const headers = {
    'Tbk-Api-Key-Id': commerceCode,
    'Tbk-Api-Key-Secret': apiKey,
    'content-type': 'application/json',
  };
  const call = <T extends z.ZodType>(method: 'GET' | 'POST' | 'PUT', path: string, shape: T, body?: object) =>
    callProvider(
      reach,
      { method, url: baseUrl + PATH + path, headers, ...(body ? { body: JSON.stringify(body) } : {}) },
      shape,
    );
  const at = (token: string) => `/${encodeURIComponent(token)}`;

  async function read({ providerRef }: OrderKey): Promise<Snapshot> {
    // Its answer never came, so nobody has its form.
    if (providerRef === null) return { state: 'pending', isBegun: false };
    return snapshotOf(await call('GET', at(providerRef), statusSchema));
  }

  /** Whatever goes wrong here, its status says what became of it. */
  async function commit(token: string, order: OrderKey): Promise<Snapshot> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return snapshotOf(await call('PUT', at(token), statusSchema));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const found = await read(order);
        if (found.state !== 'pending' || !isFirst || error.isFinal) return found;
      }
    }
  }

  return {
    id: 'webpay',
    live: true,
    // Its form lasts 5 minutes in production and 10 in integration.
    reuseMs: 4 * MINUTE_MS,
    formMs: 10 * MINUTE_MS,
    // It says how a payment stands for seven days.
    followDays: 7,
    origins: [new URL(baseUrl).origin],

    start: async ({ id, reference, money, returnUrl }) => {
      const body = { buy_order: reference, session_id: id, amount: money.amount, return_url: returnUrl };
      const { token, url } = await call('POST', '', startedSchema, body);
      return { providerRef: token, redirect: { method: 'POST', url, fields: { token_ws: token } } };
    },

    returned: ({ token_ws, TBK_TOKEN, TBK_ORDEN_COMPRA }) => {
      const providerRef = TBK_TOKEN || token_ws;
      if (!providerRef && !TBK_ORDEN_COMPRA) return null;
      return {
        ...(providerRef ? { providerRef } : {}),
        ...(TBK_ORDEN_COMPRA ? { reference: TBK_ORDEN_COMPRA } : {}),
      };
    },

    onReturn: async ({ token_ws, TBK_TOKEN, TBK_ORDEN_COMPRA }, order) => {
      const isFinished = token_ws === order.providerRef && !TBK_TOKEN && !TBK_ORDEN_COMPRA;
      if (isFinished && token_ws) return commit(token_ws, order);
      // Left by the button (with a token), or left open until it closed (without): nothing is committed.
      const found = await read(order);
      if (found.state !== 'pending') return found;
      return { ...found, state: TBK_TOKEN ? 'aborted' : 'expired' };
    },

    read,

    refund: async (order, { amount }: Money) => {
      const before = await read(order).catch((error: unknown) => {
        // After seven days it does not say any more; what went back already, it refuses to give back again.
        if (error instanceof ProviderError && error.isFinal) return null;
        throw error;
      });
      if (before?.state === 'refunded' || order.providerRef === null) return before ?? { state: 'pending' };
      const path = `${at(order.providerRef)}/refunds`;
      const { type, response_code } = await call('POST', path, refundSchema, { amount });
      if (type === 'NULLIFIED' && response_code) throw new ProviderError(`status_${response_code}`, true);
      const given = { state: 'refunded', reference: order.reference, said: { type } } as const;
      return before?.money ? { ...given, money: before.money } : given;
    },
  };
}

function snapshotOf(answer: z.infer<typeof statusSchema>): Snapshot {
  const { status, amount, buy_order, response_code, balance } = answer;
  return {
    ...stateOf(answer),
    money: { amount, currency: 'CLP' },
    reference: buy_order,
    ...(status === 'PARTIALLY_NULLIFIED' && balance != null ? { refunded: amount - balance } : {}),
    detail: {
      ...(answer.authorization_code ? { authorizationCode: answer.authorization_code } : {}),
      ...(answer.card_detail?.card_number ? { cardLast4: answer.card_detail.card_number } : {}),
      ...(answer.payment_type_code ? { paymentType: answer.payment_type_code } : {}),
      ...(answer.installments_number != null ? { installments: answer.installments_number } : {}),
    },
    said: { status, response_code: response_code ?? null },
  };
}

function stateOf({
  status,
  response_code,
}: z.infer<typeof statusSchema>): Pick<Snapshot, 'state' | 'isBegun'> {
  switch (status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return { state: response_code === 0 ? 'paid' : 'failed' };
    case 'REVERSED':
    case 'NULLIFIED':
      return { state: 'refunded' };
    case 'PARTIALLY_NULLIFIED':
      return { state: 'partially_refunded' };
    case 'FAILED':
      return { state: 'failed' };
    // INITIALIZED: the form is open, or was left. Only its return takes the money.
    default:
      return { state: 'pending', isBegun: false };
  }
}
