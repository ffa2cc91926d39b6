import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './account-schema.ts';
import { at } from './columns.ts';

// Payments. Nothing here is anything a person wrote. An order that was paid is kept as the tax law asks, and says no more
// whose it was once its account is gone.

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Null: the account is gone. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** What the providers and the address of its result call it. */
    reference: text('reference').notNull().unique(),
    /** The plan as it was that day. */
    plan: text('plan').notNull().$type<'semana' | 'mes' | 'anio'>(),
    days: integer('days').notNull(),
    /** Whole pesos. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().$type<'CLP'>(),
    provider: text('provider').notNull().$type<'webpay' | 'mercadopago' | 'stripe' | 'prueba'>(),
    /** False: a demonstration, which counts in no sum. */
    live: boolean('live').notNull(),
    /** What the provider calls the order, and the payment. */
    providerRef: text('provider_ref'),
    paymentRef: text('payment_ref'),
    state: text('state')
      .notNull()
      .$type<
        | 'created'
        | 'pending'
        | 'paid'
        | 'failed'
        | 'aborted'
        | 'expired'
        | 'refunded'
        | 'partially_refunded'
        | 'disputed'
        | 'mismatch'
      >(),
    /** Grows with every change: what was asked before one may be old. */
    version: integer('version').notNull(),
    locale: text('locale').notNull(),
    /** Where the browser goes to pay, while it can. */
    redirect: text('redirect'),
    authorizationCode: text('authorization_code'),
    cardLast4: text('card_last4'),
    paymentType: text('payment_type'),
    installments: integer('installments'),
    /** States and codes of the provider's last answer. */
    said: text('said'),
    createdAt: at('created_at').notNull(),
    /** Until then the same button leads to the same order. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** When the provider is asked again; null: no more. */
    nextAskAt: at('next_ask_at'),
    asks: integer('asks').notNull(),
  },
  (t) => [
    index('orders_by_user').on(t.userId, t.createdAt),
    uniqueIndex('orders_by_provider').on(t.provider, t.providerRef),
    index('orders_by_payment').on(t.provider, t.paymentRef),
    index('orders_to_ask').on(t.nextAskAt),
    index('orders_by_state').on(t.state, t.createdAt),
    check('orders_amount', sql`${t.amount} > 0 and ${t.currency} = 'CLP'`),
    check(
      'orders_state',
      sql`${t.state} in ('created', 'pending', 'paid', 'failed', 'aborted', 'expired', 'refunded', 'partially_refunded', 'disputed', 'mismatch')`,
    ),
  ],
);

/** Every peso that came or went, once; nothing is changed here later. */
export const ledger = pgTable(
  'ledger',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    kind: text('kind').notNull().$type<'payment' | 'refund' | 'dispute' | 'dispute_won'>(),
    /** Whole pesos, less than nothing where they went. */
    amount: integer('amount').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('ledger_by_day').on(t.at),
    check('ledger_kind', sql`${t.kind} in ('payment', 'refund', 'dispute', 'dispute_won')`),
  ],
);

/** One order is given back once. */
export const refunds = pgTable(
  'refunds',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    state: text('state').notNull().$type<'asked' | 'confirmed' | 'refused'>(),
    /** `orphan`: paid when its account was gone already. */
    cause: text('cause').notNull().$type<'person' | 'desk' | 'orphan'>(),
    amount: integer('amount').notNull(),
    askedAt: at('asked_at').notNull(),
    closedAt: at('closed_at'),
    attempts: integer('attempts').notNull(),
    nextAt: at('next_at').notNull(),
    /** A code, never the provider's text. */
    lastError: text('last_error'),
  },
  (t) => [
    index('refunds_due').on(t.state, t.nextAt),
    check('refunds_state', sql`${t.state} in ('asked', 'confirmed', 'refused')`),
    check('refunds_cause', sql`${t.cause} in ('person', 'desk', 'orphan')`),
  ],
);

/** What gives a person the whole talk for some days. The id is that of the order, so that one order grants one. */
export const passes = pgTable(
  'passes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    plan: text('plan').notNull(),
    days: integer('days').notNull(),
    grantedAt: at('granted_at').notNull(),
    /** Taken back: the money went back, or is in dispute. */
    endedAt: at('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('passes_once').on(t.id)],
);

/** What providers told us, once each; what it is about is asked of the provider, until that succeeded. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull().$type<'webpay' | 'mercadopago' | 'stripe' | 'prueba'>(),
    eventId: text('event_id').notNull(),
    reference: text('reference'),
    providerRef: text('provider_ref'),
    paymentRef: text('payment_ref'),
    at: at('at').notNull(),
    attempts: integer('attempts').notNull(),
    /** Null: done, or given up. */
    nextAt: at('next_at'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index('payment_events_due').on(t.nextAt)],
);

/** The payments of the trial provider, which moves no money. */
export const trialPayments = pgTable(
  'trial_payments',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull(),
    state: text('state').notNull().$type<'open' | 'paid' | 'failed' | 'aborted' | 'expired'>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [check('trial_payments_state', sql`${t.state} in ('open', 'paid', 'failed', 'aborted', 'expired')`)],
);

/** Codes that an ally gives out; what is kept of one only recognises it. */
export const sponsorCodes = pgTable(
  'sponsor_codes',
  {
    id: uuid('id').primaryKey(),
    /** A keyed hash of the code. */
    codeMark: text('code_mark').notNull().unique(),
    ally: text('ally').notNull(),
    /** How long its pass lasts. */
    days: integer('days').notNull(),
    uses: integer('uses').notNull(),
    usesMax: integer('uses_max').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('sponsor_codes_days', sql`${t.days} > 0`),
    check('sponsor_codes_uses', sql`${t.uses} between 0 and ${t.usesMax}`),
  ],
);

/** Who used which, once each: nobody but the person and the house is told. */
export const sponsorUses = pgTable(
  'sponsor_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => sponsorCodes.id),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeId] }), index('sponsor_uses_by_code').on(t.codeId)],
);
