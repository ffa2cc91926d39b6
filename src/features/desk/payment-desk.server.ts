// The part of the desk that looks after orders: how many there are, what is not as it should be, what a day came to.
import type { ServerContext } from '../../server-context.ts';
import { chileDay } from '../billing/chile-day.ts';
import { ORDER_STATES, orderStateSchema } from '../billing/money.ts';
import { DAY_MS } from '../billing/order.ts';
import {
  countByState,
  findByReference,
  findOrder,
  listByState,
  type Order,
  sumLedger,
} from '../billing/order-store.server.ts';
import { refundFromDesk } from '../billing/refund-order.server.ts';
import { listStuckRefunds } from '../billing/refund-store.server.ts';

type Parts = Pick<ServerContext, 'database' | 'clock'>;
type Said = { ok: boolean; lines: string[] };

export const PAYMENT_USAGE = [
  'npm run -s desk -- orders           how many orders there are, by state',
  `npm run -s desk -- orders STATE     the latest of a state: ${ORDER_STATES.join(', ')}`,
  'npm run -s desk -- mismatches       what somebody has to look at: other amounts, disputes, refunds that stick',
  'npm run -s desk -- totals DAY       what a day (YYYY-MM-DD, of Chile) came to, as CSV for the accountant',
  'npm run -s desk -- refund REFERENCE give an order back whatever its age; the server sends it within a minute',
];

const LATEST = 50;
/** A refund that is not confirmed by then needs somebody. */
const STUCK_DAYS = 2;

/** @returns null for a command that is none of these */
export async function paymentDesk(
  parts: Parts,
  [command, what = '']: readonly string[],
): Promise<Said | null> {
  switch (command) {
    case 'orders':
      return what ? ofState(parts, what) : states(parts);
    case 'mismatches':
      return mismatches(parts);
    case 'totals':
      return totals(parts, what);
    case 'refund': {
      const order = await findByReference(parts.database.db, what.toUpperCase());
      const isAsked = order !== null && (await refundFromDesk(parts, order.id));
      return isAsked
        ? { ok: true, lines: [`${order.reference} is given back.`] }
        : {
            ok: false,
            lines: [`${what || '?'} cannot be given back: it holds no money, or was asked for before.`],
          };
    }
    default:
      return null;
  }
}

async function states({ database }: Parts): Promise<Said> {
  const rows = (await countByState(database.db)).map(
    ({ state, live, total, amount }) =>
      `${state.padEnd(20)}${String(total).padStart(6)}  ${amount} CLP${live ? '' : '  demonstration'}`,
  );
  return { ok: true, lines: rows.length > 0 ? rows : ['There is no order.'] };
}

async function ofState({ database }: Parts, what: string): Promise<Said> {
  const state = orderStateSchema.safeParse(what);
  if (!state.success) return { ok: false, lines: [`There is no state ${what}: ${ORDER_STATES.join(', ')}.`] };
  const rows = (await listByState(database.db, state.data, LATEST)).map(rowOf);
  return { ok: true, lines: rows.length > 0 ? rows : [`No order is ${what}.`] };
}

async function mismatches({ database, clock }: Parts): Promise<Said> {
  const { db } = database;
  const lines = (
    await Promise.all((['mismatch', 'disputed'] as const).map((state) => listByState(db, state, LATEST)))
  )
    .flat()
    .map((order) => `${order.state.padEnd(10)}${rowOf(order)}`);
  for (const refund of await listStuckRefunds(db, new Date(clock().getTime() - STUCK_DAYS * DAY_MS))) {
    const order = await findOrder(db, refund.orderId);
    if (order) lines.push(`${'refund'.padEnd(10)}${rowOf(order)}  ${refund.state} ${refund.lastError ?? ''}`);
  }
  return { ok: true, lines: lines.length > 0 ? lines : ['Every order is as it should be.'] };
}

/** Whose it is stays out: the provider's panel and ours find it by the reference. */
function rowOf({ reference, createdAt, provider, plan, amount, live, said }: Order): string {
  const trial = live ? '' : '  demonstration';
  return `${reference}  ${createdAt.toISOString().slice(0, 16)}  ${provider}  ${plan}  ${amount} CLP${trial}  ${said ?? ''}`.trimEnd();
}

/** 19 percent are in every price. */
const VAT = 1.19;

/** A line for each provider and kind of movement, and one for all; demonstrations are in none. */
async function totals({ database }: Parts, what: string): Promise<Said> {
  const day = chileDay(what);
  if (!day) return { ok: false, lines: ['Say which day, such as 2026-11-24.'] };
  const rows = await sumLedger(database.db, day);
  const line = (provider: string, kind: string, total: number, amount: number) => {
    const net = Math.round(amount / VAT);
    return [what, provider, kind, total, amount, net, amount - net].join(',');
  };
  const sum = (of: 'total' | 'amount') => rows.reduce((all, row) => all + row[of], 0);
  return {
    ok: true,
    lines: [
      'day,provider,movement,count,amount_clp,net_clp,vat_clp',
      ...rows.map(({ provider, kind, total, amount }) => line(provider, kind, total, amount)),
      line('all', 'all', sum('total'), sum('amount')),
    ],
  };
}
