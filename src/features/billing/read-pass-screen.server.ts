import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { dayIn } from '../help/help-lines.ts';
import type { AskParts } from './ask-provider.server.ts';
import { countTaken } from './free-messages.server.ts';
import type { PassScreen } from './order.ts';
import { listWaitingOrders } from './order-store.server.ts';
import { readPasses } from './read-passes.server.ts';
import { asked } from './read-result.server.ts';

type Parts = AskParts & Pick<ServerContext, 'inboxKey'>;

/** Orders looked after when the page is opened, and for how long it waits for their providers. */
const WAITING_MAX = 3;
const PATIENCE_MS = 2_500;

/** Everything the page of a person's pass shows. Whoever paid and did not come back finds the pass here. */
export async function readPassScreen(
  context: Parts,
  person: Pick<Person, 'id' | 'country'>,
): Promise<PassScreen> {
  const { env, payments } = context;
  await lookAfterWaiting(context, person);
  const passes = await readPasses(context, person);
  const { name, taxId, address } = env.operator;
  return {
    ...passes,
    free: await readFree(context, person),
    canBuy: payments.length > 0,
    seller: { name, taxId, address },
  };
}

async function lookAfterWaiting(context: Parts, { id }: Pick<Person, 'id'>): Promise<void> {
  const waiting = await listWaitingOrders(context.database.db, id, WAITING_MAX);
  if (waiting.length === 0) return;
  const allAsked = Promise.all(waiting.map((order) => asked(context, order)));
  // What comes later is settled all the same; nobody waits for it.
  allAsked.catch((cause) => context.log.error('order could not be asked about', { cause }));
  await Promise.race([allAsked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function readFree(
  { env, database: { db }, inboxKey, clock }: Parts,
  { id: userId, country }: Pick<Person, 'id' | 'country'>,
): Promise<PassScreen['free']> {
  const perDay = env.freeMessagesADay;
  if (perDay === null) return null;
  const taken = await countTaken(db, inboxKey, { userId, day: dayIn(country, clock()) });
  return { perDay, left: Math.max(0, perDay - taken) };
}
