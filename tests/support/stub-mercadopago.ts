import { createHmac, randomUUID } from 'node:crypto';
import { type Stub, type StubAnswer, type StubCall, startStub } from './stub-http.ts';

export const MERCADOPAGO_TEST = { accessToken: 'APP_USR-de-prueba', webhookSecret: 'secreto-de-prueba-mp' };

type Preference = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  notifyUrl: string;
  backUrl: string;
};
export type MercadoPagoPayment = {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'approved' | 'pending' | 'rejected' | 'cancelled' | 'refunded' | 'charged_back';
  detail: string;
  refunded: number;
};

export type SignedNotice = { url: string; headers: Record<string, string>; body: string };

/** `ms`: the moment counts milliseconds, not seconds. */
type Signing = { at: Date; ms?: boolean; secret?: string };

export type StubMercadoPago = Stub & {
  preferences: Map<string, Preference>;
  payments: Map<number, MercadoPagoPayment>;
  /** Payments the search does not find yet. */
  unfound: Set<number>;
  /** One try at the form. @returns the payment */
  pay(preferenceId: string, status: MercadoPagoPayment['status'], amount?: number): MercadoPagoPayment;
  returnOf(preferenceId: string, payment: MercadoPagoPayment | null): Record<string, string>;
  notice(payment: MercadoPagoPayment, how: Signing): SignedNotice;
  /** Of anything with an id. */
  noticeOf(id: string, how: Signing): SignedNotice;
  giveBack(payment: MercadoPagoPayment, amount: number): void;
  sum(): number;
};

/** Checkout Pro as its documentation says. */
export async function stubMercadoPago(): Promise<StubMercadoPago> {
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, MercadoPagoPayment>();
  const unfound = new Set<number>();
  const kept = new Map<string, StubAnswer>();
  let last = 90_000_000_000;
  const stub = await startStub((call) =>
    answered(kept, call, () => answer({ preferences, payments, unfound }, call, () => stub.url)),
  );
  return Object.assign(stub, {
    preferences,
    payments,
    unfound,
    pay: (preferenceId: string, status: MercadoPagoPayment['status'], amount?: number) => {
      const preference = preferences.get(preferenceId);
      if (!preference) throw new Error(`no preference ${preferenceId}`);
      const payment: MercadoPagoPayment = {
        id: ++last,
        reference: preference.reference,
        amount: amount ?? preference.amount,
        currency: preference.currency,
        status,
        detail:
          status === 'approved'
            ? 'accredited'
            : status === 'rejected'
              ? 'cc_rejected_other_reason'
              : 'pending_waiting_payment',
        refunded: 0,
      };
      payments.set(payment.id, payment);
      return payment;
    },
    returnOf: (preferenceId: string, payment: MercadoPagoPayment | null) => ({
      orden: preferences.get(preferenceId)?.reference ?? '',
      preference_id: preferenceId,
      external_reference: preferences.get(preferenceId)?.reference ?? '',
      payment_id: payment ? String(payment.id) : 'null',
      status: payment?.status ?? 'null',
    }),
    notice: ({ id }: MercadoPagoPayment, how: Signing) => noticeOf(String(id), how),
    noticeOf,
    giveBack: giveBack,
    sum: () =>
      [...payments.values()]
        .filter(({ status }) => status === 'approved' || status === 'refunded')
        .reduce((total, { amount, refunded }) => total + amount - refunded, 0),
  });
}

function noticeOf(
  id: string,
  { at, ms = false, secret = MERCADOPAGO_TEST.webhookSecret }: Signing,
): SignedNotice {
  const ts = ms ? at.getTime() : Math.floor(at.getTime() / 1000);
  const requestId = randomUUID();
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');
  return {
    url: `/api/v1/payments/mercadopago?data.id=${id}&type=payment`,
    headers: {
      'x-signature': `ts=${ts},v1=${v1}`,
      'x-request-id': requestId,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ action: 'payment.updated', data: { id }, type: 'payment' }),
  };
}

/** The same key again is the same answer, and nothing is done twice. */
export function answered(kept: Map<string, StubAnswer>, call: StubCall, make: () => StubAnswer): StubAnswer {
  const key = call.headers['x-idempotency-key'] ?? call.headers['idempotency-key'];
  if (!key) return make();
  const name = `${call.path} ${key}`;
  const answer = kept.get(name) ?? make();
  if (answer.status < 500) kept.set(name, answer);
  return answer;
}

type Held = Pick<StubMercadoPago, 'preferences' | 'payments' | 'unfound'>;

function answer({ preferences, payments, unfound }: Held, call: StubCall, url: () => string): StubAnswer {
  const { method, path, headers, query, body } = call;
  if (headers.authorization !== `Bearer ${MERCADOPAGO_TEST.accessToken}`) return { status: 401 };
  if (method === 'POST' && path === '/checkout/preferences/') {
    if (!headers['x-idempotency-key']) return { status: 400 };
    const asked = JSON.parse(body);
    const [item] = asked.items;
    if (!Number.isInteger(item.unit_price)) return { status: 400 };
    const id = `pref-${randomUUID()}`;
    preferences.set(id, {
      id,
      reference: asked.external_reference,
      amount: item.unit_price,
      currency: item.currency_id,
      notifyUrl: asked.notification_url,
      backUrl: asked.back_urls.success,
    });
    return { status: 201, body: { id, init_point: `${url()}/checkout/v1/redirect?pref_id=${id}` } };
  }
  if (method === 'GET' && path === '/v1/payments/search') {
    const results = [...payments.values()]
      .filter(({ id, reference }) => reference === query.get('external_reference') && !unfound.has(id))
      .map(shown);
    return { status: 200, body: { paging: { total: results.length }, results } };
  }
  const [, number = '', rest] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(path) ?? [];
  const payment = payments.get(Number(number));
  if (!payment) return { status: 404, body: { message: 'Payment not found' } };
  if (method === 'GET') return { status: 200, body: shown(payment) };
  if (!rest || !headers['x-idempotency-key']) return { status: 400 };
  const { amount } = JSON.parse(body);
  if (payment.status !== 'approved' || amount > payment.amount - payment.refunded) {
    return { status: 400, body: { message: 'Invalid amount' } };
  }
  giveBack(payment, amount);
  return { status: 201, body: { id: payment.id + 1, payment_id: payment.id, amount, status: 'approved' } };
}

function giveBack(payment: MercadoPagoPayment, amount: number): void {
  payment.refunded += amount;
  if (payment.refunded >= payment.amount) payment.status = 'refunded';
}

const shown = ({ id, reference, amount, currency, status, detail, refunded }: MercadoPagoPayment) => ({
  id,
  status,
  status_detail: detail,
  external_reference: reference,
  transaction_amount: amount,
  transaction_amount_refunded: refunded,
  currency_id: currency,
  authorization_code: '301299',
  payment_type_id: 'credit_card',
  installments: 1,
  card: { last_four_digits: '3704' },
});
