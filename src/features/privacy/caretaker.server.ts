// Keeps the promises that have a date: accounts whose day to change one's mind has passed, conversations older than
// their person wants them, letters, sessions and links past their time. It runs inside the server, beside the postman.
import { REWRITTEN } from '../../db/db.server.ts';
import { startRounds } from '../../platform/rounds.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { reconcile, tidyOrders } from '../billing/reconcile.server.ts';
import { eraseOldComments } from '../blog/comment-store.server.ts';
import { endsAt } from '../inbox/keeping.ts';
import { eraseOldLetters } from '../inbox/letter-store.server.ts';
import { eraseForGood } from './erase-account.server.ts';
import { clearExpired, eraseConversations, findDueErasures, listRetentions } from './privacy-store.server.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 50;
const DAY_MS = 86_400_000;

type Parts = Pick<
  ServerContext,
  'env' | 'database' | 'postman' | 'payments' | 'clock' | 'keys' | 'inboxKey' | 'erased' | 'log'
>;

/** One round. @returns how much was erased */
export async function tidyUp(context: Parts): Promise<{ accounts: number; conversations: number }> {
  const { database, clock, log } = context;
  const { db } = database;
  const now = clock();
  let accounts = 0;
  for (const due of await findDueErasures(db, now, AT_ONCE)) {
    await eraseForGood(context, due);
    accounts++;
    log.info('account erased', { receipt: due.receipt });
  }
  if (accounts > 0) await rewriteTables(context);
  let conversations = 0;
  for (const { userId, keepDays } of await listRetentions(db)) {
    conversations += await eraseConversations(db, userId, new Date(now.getTime() - keepDays * DAY_MS));
  }
  await eraseOldLetters(db, endsAt(now));
  await eraseOldComments(db, endsAt(now));
  await clearExpired(db);
  await tidyOrders(context);
  return { accounts, conversations };
}

/** The pages of a table keep what was deleted until they are written anew: the wrapped keys, and what stands in the clear. */
export async function rewriteTables({ database }: Pick<Parts, 'database'>): Promise<void> {
  for (const table of REWRITTEN) await database.rewrite(table);
}

/** Begins the rounds; the answer ends them after the one under way. */
export function startCaretaker(context: Parts): () => Promise<void> {
  let erasedBefore = 0;
  const stopTidying = startRounds(
    EVERY_MS,
    async () => {
      // What a transaction of that moment could still see was written along; now it is over.
      if (erasedBefore > 0) await rewriteTables(context);
      erasedBefore = (await tidyUp(context)).accounts;
    },
    (cause) => context.log.error('caretaker failed', { cause }),
  );
  // Beside it: a provider that answers slowly must not keep an erasure waiting, nor the other way round.
  const stopAsking = startRounds(
    EVERY_MS,
    () => reconcile(context),
    (cause) => context.log.error('payments not asked about', { cause }),
  );
  return async () => void (await Promise.all([stopTidying(), stopAsking()]));
}
