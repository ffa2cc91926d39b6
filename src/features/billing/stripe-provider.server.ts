// Stripe Checkout. The Chilean peso has no hundredths there either: 7000 is $7.000. https://docs.stripe.com/api
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.server.ts';
import type { StripeSettings } from '../../platform/payment-settings.ts';
import type { Notice, OrderKey, PaymentProvider, Snapshot } from './payment-provider.ts';
import { BadSignature, callProvider, ProviderError, type Reach } from './provider-call.server.ts';
import { isSameMark } from './signature.server.ts';

const MINUTE_MS = 60_000;
const API = 'https://api.stripe.com';
/** The shape of its answers stays that of this day. */
const VERSION = '2024-06-20';
const TOLERANCE_MS = 5 * MINUTE_MS;

const startedSchema = z.object({ id: z.string().min(1).max(200), url: z.url() });

const chargeSchema = z.object({
  id: z.string(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  payment_method_details: z
    .object({ type: z.string().nullish(), card: z.object({ last4: z.string().nullish() }).nullish() })
    .nullish(),
});
const sessionSchema = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  payment_intent: z
    .object({ id: z.string(), status: z.string(), latest_charge: chargeSchema.nullish() })
    .nullish(),
});
type Session = z.infer<typeof sessionSchema>;

const disputesSchema = z.object({ data: z.array(z.object({ status: z.string() })) });
const anySchema = z.object({ id: z.string() });

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

const HEARD = /^checkout\.session\.(completed|async_payment_\w+|expired)$|^charge\.(refunded|dispute\.\w+)$/;

export function stripeProvider(
  { secretKey, webhookSecret, baseUrl }: StripeSettings,
  reach: Reach,
  clock: Clock,
): PaymentProvider {
  const call = <T extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: T,
    { form, key }: { form?: Record<string, string>; key?: string } = {},
  ) =>
    callProvider(
      reach,
      {
        method,
        url: `${baseUrl}/v1${path}`,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': VERSION,
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      },
      shape,
    );

  async function read({ providerRef }: OrderKey): Promise<Snapshot> {
    // Its answer never came, so nobody has its form.
    if (providerRef === null) return { state: 'pending', isBegun: false };
    const path = `/checkout/sessions/${encodeURIComponent(providerRef)}`;
    const session = await call('GET', `${path}?expand[]=payment_intent.latest_charge`, sessionSchema);
    const charge = session.payment_intent?.latest_charge;
    return snapshotOf(session, charge?.disputed ? await isOpenDispute(charge.id) : false);
  }

  /** A charge says for ever that it was in dispute; the dispute says whether it was won. */
  async function isOpenDispute(charge: string): Promise<boolean> {
    const { data } = await call('GET', `/disputes?${new URLSearchParams({ charge })}`, disputesSchema);
    return data.some(({ status }) => status !== 'won' && !status.startsWith('warning_'));
  }

  return {
    id: 'stripe',
    live: true,
    reuseMs: 25 * MINUTE_MS,
    // A session lasts half an hour at least.
    formMs: 35 * MINUTE_MS,
    followDays: 120,
    origins: [baseUrl === API ? 'https://checkout.stripe.com' : new URL(baseUrl).origin],

    start: async ({ id, reference, money, title, locale, returnUrl, expiresAt }) => {
      const back = `${returnUrl}?${new URLSearchParams({ orden: reference })}`;
      const form = {
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'clp',
        'line_items[0][price_data][unit_amount]': String(money.amount),
        'line_items[0][price_data][product_data][name]': title,
        client_reference_id: reference,
        'metadata[reference]': reference,
        'payment_intent_data[metadata][reference]': reference,
        locale: locale === 'pt' ? 'pt-BR' : locale,
        // Its own name in braces is filled in by Stripe.
        success_url: `${back}&cs={CHECKOUT_SESSION_ID}`,
        cancel_url: `${back}&anulado=1`,
        expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
      };
      const { id: providerRef, url } = await call('POST', '/checkout/sessions', startedSchema, {
        form,
        key: id,
      });
      return { providerRef, redirect: { method: 'GET', url } };
    },

    returned: ({ orden, cs }) => {
      if (!orden && !cs) return null;
      return { ...(orden ? { reference: orden } : {}), ...(cs ? { providerRef: cs } : {}) };
    },

    onReturn: async ({ anulado }, order) => {
      const found = await read(order);
      if (!anulado || order.providerRef === null) return found;
      if (found.state === 'expired') return { ...found, state: 'aborted' };
      if (found.state !== 'pending' || found.isBegun !== false) return found;
      // Left by the link: the form is closed, so that nobody pays by it later.
      const path = `/checkout/sessions/${encodeURIComponent(order.providerRef)}/expire`;
      await call('POST', path, anySchema, { form: {} }).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
      const now = await read(order);
      return now.state === 'expired' ? { ...now, state: 'aborted' } : now;
    },

    onWebhook: (raw, headers) => {
      checkSignature(raw, { secret: webhookSecret, signature: headers['stripe-signature'], now: clock() });
      const read = eventSchema.safeParse(jsonOf(raw));
      if (!read.success || !HEARD.test(read.data.type)) return null;
      const { object, id, client_reference_id, payment_intent, metadata } = read.data.data.object;
      const reference = client_reference_id ?? metadata?.reference;
      const notice: Notice = { eventId: read.data.id };
      if (reference) notice.reference = reference;
      if (object === 'checkout.session') notice.providerRef = id;
      if (payment_intent) notice.paymentRef = payment_intent;
      return notice;
    },

    read,

    refund: async (order, { amount }, key) => {
      const { paymentRef } = order;
      if (paymentRef === null) return read(order);
      try {
        const form = { payment_intent: paymentRef, amount: String(amount) };
        await call('POST', '/refunds', anySchema, { form, key });
      } catch (error) {
        if (!(error instanceof ProviderError) || !error.isFinal) throw error;
        const found = await read(order);
        if (found.state === 'refunded') return found;
        throw error;
      }
      return read(order);
    },
  };
}

function snapshotOf(session: Session, isDisputed: boolean): Snapshot {
  const { payment_status, status, amount_total, currency, client_reference_id, payment_intent } = session;
  const charge = payment_intent?.latest_charge;
  const card = charge?.payment_method_details?.card?.last4;
  return {
    ...stateOf(session, isDisputed),
    ...(amount_total != null && currency
      ? { money: { amount: amount_total, currency: currency.toUpperCase() } }
      : {}),
    refunded: charge?.amount_refunded ?? 0,
    ...(client_reference_id ? { reference: client_reference_id } : {}),
    ...(payment_intent ? { paymentRef: payment_intent.id } : {}),
    detail: {
      ...(card ? { cardLast4: card } : {}),
      ...(charge?.payment_method_details?.type ? { paymentType: charge.payment_method_details.type } : {}),
    },
    said: { status: status ?? null, payment_status },
  };
}

function stateOf(session: Session, isDisputed: boolean): Pick<Snapshot, 'state' | 'isBegun'> {
  const { payment_status, status, payment_intent } = session;
  const charge = payment_intent?.latest_charge;
  if (payment_status === 'paid') {
    if (charge?.refunded) return { state: 'refunded' };
    if (isDisputed) return { state: 'disputed' };
    return { state: charge && charge.amount_refunded > 0 ? 'partially_refunded' : 'paid' };
  }
  if (status === 'expired') return { state: 'expired' };
  if (status !== 'complete') return { state: 'pending', isBegun: false };
  // Some ways of paying take days, and may fail after the form was sent.
  const isOver =
    payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled';
  return isOver ? { state: 'failed' } : { state: 'pending', isBegun: true };
}

/** `stripe-signature: t=…,v1=…`, several of them while a secret changes, over the body as it came. */
function checkSignature(
  raw: Buffer,
  { secret, signature = '', now }: { secret: string; signature: string | undefined; now: Date },
): void {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const t = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{10}$/.test(t) || Math.abs(now.getTime() - Number(t) * 1000) > TOLERANCE_MS)
    throw new BadSignature();
  const right = createHmac('sha256', secret).update(`${t}.`).update(raw).digest('hex');
  if (!parts.some(([name, given = '']) => name === 'v1' && isSameMark(right, given)))
    throw new BadSignature();
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
