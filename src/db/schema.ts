import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './account-schema.ts';
import { at, sealed } from './columns.ts';

export * from './account-schema.ts';
export * from './payment-schema.ts';

// Rules that keep this schema portable to a distributed PostgreSQL: ids made in the app, `user_id` leads
// every personal key, no sequences, triggers, ENUM or LISTEN. `sealed` columns hold AES-256-GCM values
// (platform/crypto.server.ts); nothing a person wrote stands in the clear.

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
