import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// Rules that keep this schema portable to a distributed PostgreSQL: ids made in the app, `user_id` leads
// every personal key, no sequences, triggers, ENUM or LISTEN. `sealed` columns hold AES-256-GCM values
// (platform/crypto.server.ts); nothing a person wrote stands in the clear.

const sealed = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

// --- accounts: the tables of Better Auth, under its own names ---------------------------------------

export const user = pgTable('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** What the person wrote when the address had an account already; `email` is then no address (decision 5). */
  claimedEmail: text('claimed_email'),
  /** Where the account would stand beside one whose owner proved the address first (decision 16). */
  besideEmail: text('beside_email'),
  image: text('image'),
  country: text('country'),
  /** When the person said they are 18 or older and agreed to the terms, and to which version. */
  agreedAt: at('agreed_at'),
  agreedVersion: text('agreed_version'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('session_by_user').on(t.userId)],
);

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('account_by_user').on(t.userId), uniqueIndex('account_once').on(t.providerId, t.accountId)],
);

export const verification = pgTable('verification', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

// --- what a person entrusts to us --------------------------------------------------------------------

/** One data key a person, wrapped by the master key; its row is also the lock of everything of theirs. */
export const personKeys = pgTable('person_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  wrapped: sealed('wrapped').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Keys of the house itself that have to outlive a change of the master key, wrapped by it. */
export const houseKeys = pgTable('house_keys', {
  name: text('name').primaryKey(),
  wrapped: sealed('wrapped').notNull(),
});

export const PURPOSES = ['memory', 'externalModel', 'reminders', 'research'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull().$type<Purpose>(),
    granted: boolean('granted').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
);

export const answers = pgTable(
  'answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    sealed: sealed('sealed').notNull(),
    answeredAt: at('answered_at').notNull().defaultNow(),
    /** Whether the talk may make use of it; the person decides, on the page of their answers. */
    isUsed: boolean('is_used').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questionId] })],
);

export const conversations = pgTable(
  'conversations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** UUID v7: the latest conversation has the highest id. */
    id: uuid('id').notNull(),
    /** What the planner knows (features/therapist/state.ts). */
    state: sealed('state').notNull(),
    /** Whether the person wrote anything; until then the greeting follows what they answer or erase. */
    begun: boolean('begun').notNull().default(false),
    openedAt: at('opened_at').notNull().defaultNow(),
    lastAt: at('last_at').notNull().defaultNow(),
    /** Position of the last turn that a model read for the memory, or never may; null: none yet. */
    readUntil: uuid('read_until'),
    /** When it counts as over, so that the rest is read; null: nothing waits for that. */
    readDueAt: at('read_due_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('conversations_by_reading').on(t.readDueAt)],
);

/** A turn is what the person wrote and what was answered; the opening of a conversation has no text. */
export const turns = pgTable(
  'turns',
  {
    userId: uuid('user_id').notNull(),
    /** Made by the client: sending it twice gives the same reply. */
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** UUID v7 made by the server: the order of turns. */
    position: uuid('position').notNull(),
    status: text('status').notNull().$type<'running' | 'done' | 'stopped' | 'failed'>(),
    text: sealed('text'),
    /** What was planned (move, things to remember): an interrupted turn says the same when it is tried again. */
    plan: sealed('plan').notNull(),
    reply: sealed('reply'),
    /** While running: whoever answers it must finish or renew before this moment. */
    leaseUntil: at('lease_until'),
    /** Who answers it: only they may close it. Whoever takes it over writes another id here. */
    heldBy: uuid('held_by'),
    /** When the person asked to stop; whoever answers it looks here. */
    stopAt: at('stop_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    closedAt: at('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
    index('turns_in_order').on(t.userId, t.position),
    check('turns_status', sql`${t.status} in ('running', 'done', 'stopped', 'failed')`),
  ],
);

/** What the person said a reply did to them; no words, theirs or ours. */
export const feedback = pgTable(
  'feedback',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    turnId: uuid('turn_id').notNull(),
    verdict: text('verdict').notNull().$type<'helped' | 'not' | 'hurt'>(),
    /** Where the reply came from, so that a pattern is seen without reading anybody: engine, move, level of risk. */
    sealed: sealed('sealed'),
    /** A reply that hurt waits until somebody of the team has looked. */
    review: text('review').notNull().$type<'none' | 'due' | 'done'>(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.turnId] }),
    foreignKey({ columns: [t.userId, t.turnId], foreignColumns: [turns.userId, turns.id] }).onDelete(
      'cascade',
    ),
    index('feedback_due').on(t.review, t.at),
    check('feedback_verdict', sql`${t.verdict} in ('helped', 'not', 'hurt')`),
    check('feedback_review', sql`${t.review} in ('none', 'due', 'done')`),
  ],
);

export const memories = pgTable(
  'memories',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** UUID v7, in the order they were learnt. */
    id: uuid('id').notNull(),
    /** Kind, text and the quote it comes from. */
    sealed: sealed('sealed').notNull(),
    /** A keyed hash of the one place it has, such as a step of the safety plan; null when it has none. */
    slot: text('slot'),
    sourceTurnId: uuid('source_turn_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // Without a slot any number may stand side by side: nulls are never equal.
    uniqueIndex('memories_by_slot').on(t.userId, t.slot),
  ],
);

/** What a person asked us to do with their data. No row: nothing was asked, and everything stays with the account. */
export const privacy = pgTable(
  'privacy',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** While it is set, nothing of theirs is used: it is only kept. */
    blockedAt: at('blocked_at'),
    /** Conversations older than this many days go by themselves. */
    keepDays: integer('keep_days'),
    eraseRequestedAt: at('erase_requested_at'),
    /** From this moment on the account goes; until then the person may undo it. */
    eraseAt: at('erase_at'),
    receipt: text('receipt'),
  },
  (t) => [index('privacy_by_erase_at').on(t.eraseAt)],
);

/** Proof that an erasure was done, for whoever holds its number. Nothing here says whose it was. */
export const erasures = pgTable('erasures', {
  receipt: text('receipt').primaryKey(),
  requestedAt: at('requested_at').notNull(),
  erasedAt: at('erased_at').notNull(),
});

/** Sign-ins that failed one after another. `mark` is a keyed hash of the e-mail, whether it has an account or not. */
export const attempts = pgTable(
  'attempts',
  {
    mark: text('mark').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [index('attempts_by_last_at').on(t.lastAt)],
);

/** How often something was asked in a while, counted for all processes together. `mark` is a keyed hash of what and whose. */
export const limits = pgTable(
  'limits',
  {
    mark: text('mark').primaryKey(),
    hits: integer('hits').notNull(),
    /** Then it counts anew. */
    endsAt: at('ends_at').notNull(),
  },
  (t) => [index('limits_by_end').on(t.endsAt)],
);

// --- payments -----------------------------------------------------------------------------------------
// An order that was paid is kept as the tax law asks, and says no more whose it was once its account is gone.

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

// --- what visitors send without an account ------------------------------------------------------------
// Sealed with the inbox key. `email_mark` is a keyed hash: it finds everything of an address without storing it.

/** Messages of the contact and allies forms. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    /** What the writer is told and the desk asks for. */
    caseNumber: text('case_number').notNull().unique(),
    kind: text('kind').notNull().$type<'contact' | 'quote'>(),
    /** `trap`: a field no person sees was filled; kept apart, in case it was a person after all. */
    status: text('status').notNull().$type<'new' | 'answered' | 'trap'>(),
    emailMark: text('email_mark').notNull(),
    sealed: sealed('sealed').notNull(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    index('letters_by_status').on(t.status, t.createdAt),
    index('letters_by_email').on(t.emailMark),
    check('letters_kind', sql`${t.kind} in ('contact', 'quote')`),
    check('letters_status', sql`${t.status} in ('new', 'answered', 'trap')`),
  ],
);

/** An address on a list; it counts only once its owner has confirmed it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    list: text('list').notNull().$type<'newsletter' | 'launch'>(),
    status: text('status').notNull().$type<'pending' | 'confirmed'>(),
    emailMark: text('email_mark').notNull(),
    sealed: sealed('sealed').notNull(),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_once').on(t.list, t.emailMark),
    check('subscriptions_list', sql`${t.list} in ('newsletter', 'launch')`),
    check('subscriptions_status', sql`${t.status} in ('pending', 'confirmed')`),
  ],
);

/** Comments on posts: nothing is shown before somebody read it. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    caseNumber: text('case_number').notNull().unique(),
    slug: text('slug').notNull(),
    status: text('status').notNull().$type<'pending' | 'approved' | 'rejected' | 'trap'>(),
    emailMark: text('email_mark').notNull(),
    sealed: sealed('sealed').notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('comments_of_post').on(t.slug, t.status, t.createdAt),
    index('comments_by_email').on(t.emailMark),
    check('comments_status', sql`${t.status} in ('pending', 'approved', 'rejected', 'trap')`),
  ],
);

/** Mail that is due, written in the same transaction as what causes it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** The same cause twice is one mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    /** Address and words, sealed; erased once sent or given up. */
    payload: sealed('payload'),
    status: text('status').notNull().$type<'due' | 'sent' | 'dead'>(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    /** Whoever sends it must finish before this moment, or another takes it up. */
    lockedUntil: at('locked_until'),
    /** A code of the mail server, never its text. */
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    index('outbox_due').on(t.status, t.nextAt),
    check('outbox_status', sql`${t.status} in ('due', 'sent', 'dead')`),
  ],
);
