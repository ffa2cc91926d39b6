// Mercado Pago Checkout Pro: a preference is a form, which may be tried several times; each try is a payment, found by our
// reference. https://www.mercadopago.cl/developers/es/reference
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.server.ts';
import type { MercadoPagoSettings } from '../../platform/payment-settings.ts';
import type { Notice, OrderKey, PaymentProvider, Snapshot } from './payment-provider.ts';
import { STATEMENT_NAME } from './payments.ts';
import { BadSignature, callProvider, ProviderError, type Reach } from './provider-call.server.ts';
import { isSameMark } from './signature.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const API = 'https://api.mercadopago.com';
/** Where its forms stand, for the countries whose people pay in Chilean pesos. */
const FORMS = ['https://www.mercadopago.cl', 'https://www.mercadopago.com'];

const preferenceSchema = z.object({ id: z.string().min(1).max(200), init_point: z.url() });

const paymentSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
  authorization_code: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  installments: z.number().nullish(),
  card: z.object({ last_four_digits: z.string().nullish() }).nullish(),
});
type Payment = z.infer<typeof paymentSchema>;

const foundSchema = z.object({ results: z.array(paymentSchema) });
const refundSchema = z.object({ id: z.union([z.number(), z.string()]), status: z.string().nullish() });

export function mercadoPagoProvider(
  { accessToken, webhookSecret, baseUrl }: MercadoPagoSettings,
  reach: Reach,
  clock: Clock,
): PaymentProvider {
  const call = <T extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: T,
    { body, key }: { body?: object; key?: string } = {},
  ) =>
    callProvider(
      reach,
      {
        method,
        url: baseUrl + path,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'X-Idempotency-Key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      shape,
    );
  const one = (id: string) => call('GET', `/v1/payments/${encodeURIComponent(id)}`, paymentSchema);

  /** Every try at the form of an order. What is known by its number is there even where the search is late. */
  async function tries({ reference, paymentRef, hint }: OrderKey): Promise<Payment[]> {
    const query = new URLSearchParams({
      external_reference: reference,
      sort: 'date_created',
      criteria: 'asc',
    });
    const { results } = await call('GET', `/v1/payments/search?${query}`, foundSchema);
    const numbers = new Set([paymentRef, hint].filter((number) => typeof number === 'string'));
    const known = await Promise.all([...numbers].map(one));
    const all = new Map([...results, ...known].map((payment) => [payment.id, payment]));
    return [...all.values()].filter(({ external_reference }) => external_reference === reference);
  }

  const read = async (order: OrderKey): Promise<Snapshot> => snapshotOf(await tries(order), order.paymentRef);

  return {
    id: 'mercadopago',
    live: true,
    reuseMs: 30 * MINUTE_MS,
    formMs: 40 * MINUTE_MS,
    followDays: 120,
    origins: baseUrl === API ? FORMS : [new URL(baseUrl).origin],

    start: async ({ id, reference, money, title, returnUrl, notifyUrl, expiresAt }) => {
      const back = `${returnUrl}?${new URLSearchParams({ orden: reference })}`;
      const body = {
        items: [{ id: reference, title, quantity: 1, unit_price: money.amount, currency_id: money.currency }],
        external_reference: reference,
        back_urls: { success: back, failure: back, pending: back },
        auto_return: 'approved',
        notification_url: notifyUrl,
        expires: true,
        expiration_date_to: expiresAt.toISOString().replace('Z', '+00:00'),
        statement_descriptor: STATEMENT_NAME,
      };
      const { id: providerRef, init_point } = await call('POST', '/checkout/preferences/', preferenceSchema, {
        body,
        key: id,
      });
      return { providerRef, redirect: { method: 'GET', url: init_point } };
    },

    returned: ({ external_reference, orden }) => {
      const reference = orden || external_reference;
      return reference ? { reference } : null;
    },

    onReturn: async ({ payment_id = '' }, order) => {
      const found = await read(/^\d{1,30}$/.test(payment_id) ? { ...order, hint: payment_id } : order);
      return found.state === 'pending' && found.isBegun === false ? { ...found, state: 'aborted' } : found;
    },

    onWebhook: (_, headers, query) => {
      const id = query['data.id'] ?? query.id ?? '';
      const [signature, requestId] = [headers['x-signature'], headers['x-request-id']];
      checkSignature({ secret: webhookSecret, signature, requestId, id, now: clock().getTime() });
      if ((query.type ?? query.topic) !== 'payment' || !/^\d{1,30}$/.test(id)) return null;
      return { eventId: `${id}:${requestId ?? ''}:${signature}`.slice(0, 300), paymentRef: id };
    },

    locate: async ({ paymentRef }: Notice) =>
      paymentRef ? ((await one(paymentRef)).external_reference ?? null) : null,

    read,

    refund: async (order, { amount }, key) => {
      const { paymentRef } = order;
      const path = (id: string) => `/v1/payments/${encodeURIComponent(id)}/refunds`;
      if (paymentRef === null) return read(order);
      try {
        await call('POST', path(paymentRef), refundSchema, { body: { amount }, key });
      } catch (error) {
        // What went back by its panel cannot go back again: then it says so below.
        if (!(error instanceof ProviderError) || !error.isFinal) throw error;
        const found = await read(order);
        if (found.state === 'refunded') return found;
        throw error;
      }
      return read(order);
    },
  };
}

/** What counts most of several tries comes first. */
const ORDER = ['approved', 'in_mediation', 'charged_back', 'refunded', 'authorized', 'in_process', 'pending'];
/** Up to here money came. */
const MONEY_RANK = ORDER.indexOf('refunded');
const rank = ({ status }: Payment) => (ORDER.includes(status) ? ORDER.indexOf(status) : ORDER.length);

function snapshotOf(tries: readonly Payment[], settled: string | null): Snapshot {
  const byRank = tries.toSorted((a, b) => rank(a) - rank(b));
  // The payment that was settled stays the one, whatever becomes of it.
  const main = byRank.find((payment) => payment.id === settled && rank(payment) <= MONEY_RANK) ?? byRank[0];
  if (!main) return { state: 'pending', isBegun: false };
  const approved = tries
    .filter((payment) => payment.status === 'approved')
    .map(({ id, transaction_amount, transaction_amount_refunded }) => ({
      paymentRef: id,
      amount: transaction_amount - (transaction_amount_refunded ?? 0),
    }));
  const { id, status, status_detail, external_reference, transaction_amount, currency_id } = main;
  return {
    state: stateOf(main),
    money: { amount: transaction_amount, currency: currency_id },
    refunded: main.transaction_amount_refunded ?? 0,
    ...(external_reference ? { reference: external_reference } : {}),
    paymentRef: id,
    isBegun: true,
    approved,
    detail: {
      ...(main.authorization_code ? { authorizationCode: main.authorization_code } : {}),
      ...(main.card?.last_four_digits ? { cardLast4: main.card.last_four_digits } : {}),
      ...(main.payment_type_id ? { paymentType: main.payment_type_id } : {}),
      ...(main.installments != null ? { installments: main.installments } : {}),
    },
    said: { status, status_detail: status_detail ?? null },
  };
}

function stateOf({ status, status_detail, transaction_amount_refunded }: Payment): Snapshot['state'] {
  switch (status) {
    case 'approved':
      return transaction_amount_refunded ? 'partially_refunded' : 'paid';
    case 'refunded':
      return 'refunded';
    case 'charged_back':
    case 'in_mediation':
      return 'disputed';
    case 'rejected':
      return 'failed';
    case 'cancelled':
      return status_detail === 'expired' ? 'expired' : 'aborted';
    default:
      return 'pending';
  }
}

type Signed = {
  secret: string;
  signature: string | undefined;
  requestId: string | undefined;
  id: string;
  now: number;
};

/**
 * `x-signature: ts=…,v1=…`, over the id of the query as it came or in small letters (its own libraries differ). `ts` counts
 * seconds or milliseconds, and it tries again for days.
 */
function checkSignature({ secret, signature = '', requestId, id, now }: Signed): void {
  const parts = new Map(signature.split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const [ts, given] = [parts.get('ts') ?? '', parts.get('v1') ?? ''];
  if (!/^\d{10,13}$/.test(ts)) throw new BadSignature();
  const at = Number(ts) > 1e12 ? Number(ts) : Number(ts) * 1000;
  if (Math.abs(now - at) > 4 * DAY_MS) throw new BadSignature();
  const isRight = new Set([id, id.toLowerCase()]).values().some((spelling) => {
    const said = [spelling && `id:${spelling};`, requestId && `request-id:${requestId};`, `ts:${ts};`].filter(
      Boolean,
    );
    return isSameMark(createHmac('sha256', secret).update(said.join('')).digest('hex'), given);
  });
  if (!isRight) throw new BadSignature();
}
