// One process of the house for `npm run eval:payments`: it does what the routes and the caretaker do, as it is told, until
// it is killed. Nothing it knows outlives it but what stands in the database.
import { createSecretKey } from 'node:crypto';
import { openDatabase } from '../src/db/database.server.ts';
import { PersonKeys } from '../src/features/account/person-key-store.server.ts';
import type { AskParts } from '../src/features/billing/ask-provider.server.ts';
import { beginOrder } from '../src/features/billing/begin-order.server.ts';
import { createPayments } from '../src/features/billing/providers.server.ts';
import { readResult } from '../src/features/billing/read-result.server.ts';
import { reconcile } from '../src/features/billing/reconcile.server.ts';
import { askRefund } from '../src/features/billing/refund-order.server.ts';
import { takeNotice } from '../src/features/billing/take-notice.server.ts';
import { takeReturn } from '../src/features/billing/take-return.server.ts';
import {
  decideTrialPayment,
  refundTrialPayment,
} from '../src/features/billing/trial-payment-store.server.ts';
import { trialProvider } from '../src/features/billing/trial-provider.server.ts';
import { createPostman } from '../src/features/mail/postman.server.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { AppError } from '../src/platform/errors.ts';
import { createLog } from '../src/platform/log.server.ts';
import type { Command, Reply } from './eval-payments-commands.ts';

/** Short, so that an answer that comes late is a time-out. */
const PATIENCE_MS = 250;

const env = readEnv();
const key = createSecretKey(Buffer.alloc(32, 7));
const database = await openDatabase(env);
const { db } = database;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const log = createLog('error');
const reach = { fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked), timeoutMs: PATIENCE_MS };
const trial = trialProvider({ database, key, publicUrl: env.PUBLIC_URL, clock });
const context: AskParts & { keys: PersonKeys } = {
  env,
  database,
  keys: new PersonKeys(key),
  payments: [...createPayments({ env, database, key, clock, reach }), trial],
  postman: createPostman({
    database,
    key,
    transport: { label: 'nowhere', send: async () => {} },
    clock,
    log,
  }),
  clock,
  log: { ...log, error: () => {} },
};

async function run(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'begin':
      return beginOrder(context, { id: command.person, locale: 'es' }, command);
    case 'return':
      return (await takeReturn(context, command.provider, command.query))?.state ?? null;
    case 'notice': {
      const { url, headers, body } = command.notice;
      const query = Object.fromEntries(new URL(url, env.PUBLIC_URL).searchParams);
      return takeNotice(context, command.provider, { raw: Buffer.from(body), headers, query });
    }
    case 'look':
      return (await readResult(context, command.reference)).state;
    case 'refund':
      return (await askRefund(context, { id: command.person }, command.order)).refund?.state ?? null;
    case 'reconcile':
      return reconcile(context);
    case 'decide':
      return decideTrialPayment(db, command.id, command.state);
    case 'give back':
      return refundTrialPayment(db, command.id, command.amount);
    case 'rows':
      return ((await db.execute(command.sql)) as unknown as { rows: unknown[] }).rows;
  }
}

process.on(
  'message',
  async ({ id, ahead: moved, command }: { id: number; ahead: number; command: Command }) => {
    ahead = moved;
    const reply: Reply = await run(command).then(
      (value): Reply => ({ id, value }),
      // A refusal is an answer; anything else is a bug, and told as one.
      (error: unknown): Reply =>
        error instanceof AppError
          ? { id, refused: error.code }
          : { id, bug: (error as Error).stack ?? String(error) },
    );
    process.send?.(reply);
  },
);
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 } satisfies Reply);
