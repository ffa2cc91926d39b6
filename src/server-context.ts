import type { KeyObject } from 'node:crypto';
import type { Database } from './db/db.server.ts';
import type { PersonKeys } from './features/account/person-key-store.server.ts';
import type { Accounts } from './features/auth/accounts.server.ts';
import type { ErasureLog } from './features/backup/erasure-log.server.ts';
import type { Payments } from './features/billing/payments.ts';
import type { Postman } from './features/mail/postman.server.ts';
import type { Engine } from './features/therapist/engine.ts';
import type { ModelFigures } from './features/therapist/model/model-figures.server.ts';
import type { StructuredModel } from './features/therapist/model/structured-model.ts';
import type { Clock } from './platform/clock.server.ts';
import type { Env } from './platform/env.server.ts';
import type { Log } from './platform/log.server.ts';
import type { PageFrame } from './platform/page-frame.ts';

/** What every route and use case is given instead of reaching for it. */
export type ServerContext = {
  env: Env;
  database: Database;
  accounts: Accounts;
  keys: PersonKeys;
  /** Who was erased, for the day a backup is restored. */
  erased: ErasureLog;
  /** Seals what visitors without an account write to us. */
  inboxKey: KeyObject;
  postman: Postman;
  /** Who takes money, in the order they are offered; empty: nothing can be bought. */
  payments: Payments;
  /** The house's page around words made on request. */
  frame: PageFrame;
  /** Leads the talk of whoever chose it; null: the guided therapist alone. */
  engine: Engine | null;
  /** The model asked for data: what to remember, which danger; null without one. */
  model: StructuredModel | null;
  /** What the model does and costs. */
  figures?: ModelFigures | undefined;
  /** Whether other processes may serve the same house, so that limits are counted for all together. */
  isOneOfSeveral?: boolean;
  clock: Clock;
  log: Log;
};
