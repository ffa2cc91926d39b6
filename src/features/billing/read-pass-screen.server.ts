import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { dayIn } from '../help/help-lines.ts';
import { countTaken } from './free-messages.server.ts';
import type { PassScreen } from './order.ts';
import { readPasses } from './read-passes.server.ts';

type Parts = Pick<ServerContext, 'env' | 'database' | 'inboxKey' | 'payments' | 'clock'>;

/** Everything the page of a person's pass shows. */
export async function readPassScreen(
  context: Parts,
  person: Pick<Person, 'id' | 'country'>,
): Promise<PassScreen> {
  const { env, payments } = context;
  const passes = await readPasses(context, person);
  const { name, taxId, address } = env.operator;
  return {
    ...passes,
    free: await readFree(context, person),
    canBuy: payments.length > 0,
    seller: { name, taxId, address },
  };
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
