import { createHmac, randomUUID } from 'node:crypto';
import { type Stub, type StubAnswer, type StubCall, startStub } from './stub-http.ts';
import { answered, type SignedNotice } from './stub-mercadopago.ts';

export const STRIPE_TEST = { secretKey: 'rk_live_de_prueba', webhookSecret: 'whsec_de_prueba' };

type Session = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Null until somebody tried to pay. */
  intent: string | null;
  hasFailed: boolean;
  refunded: number;
  dispute: 'needs_response' | 'won' | 'lost' | null;
};

export type StubStripe = Stub & {
  sessions: Map<string, Session>;
  /** `async`: sent, and paid or not some days later. */
  pay(sessionId: string, how: 'approve' | 'async' | 'fail' | 'expire'): Session;
  event(type: string, session: Session, how: { at: Date; secret?: string }): SignedNotice;
  giveBack(session: Session, amount: number): void;
  sum(): number;
};

/** Stripe Checkout as its documentation says. */
export async function stubStripe(): Promise<StubStripe> {
  const sessions = new Map<string, Session>();
  const kept = new Map<string, StubAnswer>();
  const stub = await startStub((call) => answered(kept, call, () => answer(sessions, call, () => stub.url)));
  return Object.assign(stub, {
    sessions,
    pay: (id: string, how: 'approve' | 'async' | 'fail' | 'expire') => {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      if (session.status === 'open' && how === 'expire') session.status = 'expired';
      else if (session.status === 'open' || (session.status === 'complete' && !session.isPaid)) {
        session.intent ??= `pi_${randomUUID()}`;
        session.status = 'complete';
        session.isPaid = how === 'approve';
        session.hasFailed = how === 'fail';
      }
      return session;
    },
    event: (
      type: string,
      session: Session,
      { secret = STRIPE_TEST.webhookSecret, at }: { at: Date; secret?: string },
    ) => {
      const object = type.startsWith('checkout')
        ? { object: 'checkout.session', id: session.id, client_reference_id: session.reference }
        : type.startsWith('charge.dispute')
          ? { object: 'dispute', id: `dp_${session.id}`, payment_intent: session.intent }
          : {
              object: 'charge',
              id: `ch_${session.id}`,
              payment_intent: session.intent,
              metadata: { reference: session.reference },
            };
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
      const t = Math.floor(at.getTime() / 1000);
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      return {
        url: '/api/v1/payments/stripe',
        headers: { 'stripe-signature': `t=${t},v1=${v1}`, 'content-type': 'application/json; charset=utf-8' },
        body,
      };
    },
    giveBack: (session: Session, amount: number) => {
      session.refunded += amount;
    },
    sum: () =>
      [...sessions.values()]
        .filter(({ isPaid }) => isPaid)
        .reduce(
          (total, { amount, refunded, dispute }) => total + (isLost(dispute) ? 0 : amount - refunded),
          0,
        ),
  });
}

const isLost = (dispute: Session['dispute']) => dispute === 'needs_response' || dispute === 'lost';

function answer(sessions: Map<string, Session>, call: StubCall, url: () => string): StubAnswer {
  const { method, path, headers, query, body } = call;
  if (headers.authorization !== `Bearer ${STRIPE_TEST.secretKey}`) return { status: 401 };
  const form = new URLSearchParams(body);
  if (method === 'POST' && path === '/v1/checkout/sessions') return create(sessions, form, headers, url());
  if (method === 'GET' && path === '/v1/disputes') {
    const session = sessions.get((query.get('charge') ?? '').replace('ch_', ''));
    return { status: 200, body: { data: session?.dispute ? [{ status: session.dispute }] : [] } };
  }
  if (method === 'POST' && path === '/v1/refunds') return refund(sessions, form, headers);
  const [, id = '', rest] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  const session = sessions.get(id);
  if (!session) return { status: 404, body: { error: { code: 'resource_missing' } } };
  if (method === 'GET') return { status: 200, body: shown(session) };
  if (!rest || session.status !== 'open')
    return { status: 400, body: { error: { type: 'invalid_request_error' } } };
  session.status = 'expired';
  return { status: 200, body: shown(session) };
}

function create(
  sessions: Map<string, Session>,
  form: URLSearchParams,
  headers: StubCall['headers'],
  url: string,
): StubAnswer {
  const soonest = Date.now() / 1000 + 30 * 60 - 5;
  const isRight =
    form.get('mode') === 'payment' && headers['idempotency-key'] && Number(form.get('expires_at')) >= soonest;
  if (!isRight) return { status: 400, body: { error: { type: 'invalid_request_error' } } };
  const id = `cs_${randomUUID()}`;
  sessions.set(id, {
    id,
    reference: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    status: 'open',
    isPaid: false,
    intent: null,
    hasFailed: false,
    refunded: 0,
    dispute: null,
  });
  return { status: 200, body: { id, url: `${url}/c/pay/${id}` } };
}

function refund(
  sessions: Map<string, Session>,
  form: URLSearchParams,
  headers: StubCall['headers'],
): StubAnswer {
  const session = [...sessions.values()].find(({ intent }) => intent === form.get('payment_intent'));
  const amount = Number(form.get('amount'));
  if (!session?.isPaid || !headers['idempotency-key'] || amount > session.amount - session.refunded) {
    return { status: 400, body: { error: { code: 'charge_already_refunded' } } };
  }
  session.refunded += amount;
  return { status: 200, body: { id: `re_${randomUUID()}`, amount, status: 'succeeded' } };
}

function shown({
  id,
  reference,
  amount,
  currency,
  status,
  isPaid,
  intent,
  hasFailed,
  refunded,
  dispute,
}: Session) {
  const charge = {
    id: `ch_${id}`,
    amount_refunded: refunded,
    refunded: refunded >= amount,
    disputed: dispute !== null,
    payment_method_details: { type: 'card', card: { last4: '4242' } },
  };
  const payment_intent = intent && {
    id: intent,
    status: isPaid ? 'succeeded' : hasFailed ? 'requires_payment_method' : 'processing',
    latest_charge: isPaid ? charge : null,
  };
  return {
    id,
    object: 'checkout.session',
    status,
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    client_reference_id: reference,
    payment_intent,
  };
}
