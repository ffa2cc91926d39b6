/** What an order becomes when its provider says how the payment stands. The only place that decides it. */
import type { OrderState } from './money.ts';
import { DAY_MS } from './order.ts';
import type { Snapshot } from './payment-provider.ts';

/** What the ledger holds of an order, in whole pesos. None is less than nothing. */
export type Booked = { received: number; refunded: number; disputed: number };

export type OrderNow = {
  reference: string;
  amount: number;
  state: OrderState;
  booked: Booked;
};

export type Entry = { kind: 'payment' | 'refund' | 'dispute' | 'dispute_won'; amount: number };

export type Step = {
  state: OrderState;
  entries: Entry[];
  /** What was paid, or for whom, is not what the order says. */
  isMismatch: boolean;
};

const MONEY_STATES: readonly OrderState[] = ['paid', 'partially_refunded', 'disputed', 'refunded'];

/** Whether money came, whatever became of it. */
export const hasMoney = (state: OrderState) => MONEY_STATES.includes(state);
/** Whether the order entitles to its pass. */
export const grants = (state: OrderState) => state === 'paid' || state === 'partially_refunded';

/**
 * @param isFresh whether nothing changed since the provider was asked. What may be old only ever moves forward: to paid
 *   where nothing was paid, and to refunded, which is the end.
 */
export function nextStep(order: OrderNow, snapshot: Snapshot, isFresh: boolean): Step {
  const stays: Step = { state: order.state, entries: [], isMismatch: false };
  if (snapshot.reference !== undefined && snapshot.reference !== order.reference) {
    return { ...stays, state: hasMoney(order.state) ? order.state : 'mismatch', isMismatch: true };
  }
  if (!hasMoney(snapshot.state)) return { ...stays, state: withoutMoney(order.state, snapshot) };
  // What went back whole is over, whatever else is said.
  if (order.state === 'refunded') return stays;
  const { amount = order.booked.received || order.amount, currency = 'CLP' } = snapshot.money ?? {};
  if (amount !== order.amount && hasMoney(order.state)) return { ...stays, isMismatch: true };
  if (currency !== 'CLP') {
    return { ...stays, state: hasMoney(order.state) ? order.state : 'mismatch', isMismatch: true };
  }
  const told = snapshot.state === 'refunded' ? amount : Math.min(amount, snapshot.refunded ?? 0);
  // What went back does not come again; what was booked of a mismatch may have been as wrong as the rest of it.
  const refunded = hasMoney(order.state) ? Math.max(order.booked.refunded, told) : told;
  const isOver = refunded >= amount;
  if (!isFresh && hasMoney(order.state) && !isOver) return stays;
  const disputed = snapshot.state === 'disputed' && !isOver ? amount - refunded : 0;
  const entries = entriesTo(order.booked, { received: amount, refunded, disputed });
  if (isOver) return { state: 'refunded', entries, isMismatch: amount !== order.amount };
  if (amount !== order.amount) return { state: 'mismatch', entries, isMismatch: true };
  const state = disputed > 0 ? 'disputed' : refunded > 0 ? 'partially_refunded' : 'paid';
  return { state, entries, isMismatch: false };
}

/** Nothing was paid, says the provider now; that takes no payment back. */
function withoutMoney(state: OrderState, { state: said, isBegun }: Snapshot): OrderState {
  if (hasMoney(state) || state === 'mismatch') return state;
  const isOpen = state === 'created' || state === 'pending';
  if (said === 'pending') return isOpen || isBegun ? 'pending' : state;
  if (said === 'failed') return 'failed';
  return isOpen ? (said as OrderState) : state;
}

function entriesTo(now: Booked, then: Booked): Entry[] {
  const entries: Entry[] = [
    { kind: 'payment', amount: then.received - now.received },
    { kind: 'dispute_won', amount: Math.max(0, now.disputed - then.disputed) },
    { kind: 'refund', amount: now.refunded - then.refunded },
    { kind: 'dispute', amount: Math.min(0, now.disputed - then.disputed) },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

const MINUTE_MS = 60_000;
/** An order nobody has asked about for so long is asked about. */
export const FIRST_ASK_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 2;
/** Afterwards nothing can be paid any more, anywhere. */
export const OPEN_DAYS = 7;

/** When the provider is asked again about an order that was asked about `asks` times; null: never. */
export function nextAsk(
  order: { state: OrderState; asks: number; createdAt: Date; paidAt: Date | null },
  followDays: number,
  now: Date,
): Date | null {
  if (order.state === 'refunded') return null;
  if (hasMoney(order.state)) {
    const next = new Date(now.getTime() + DAY_MS);
    const last = (order.paidAt ?? order.createdAt).getTime() + followDays * DAY_MS;
    return next.getTime() <= last ? next : null;
  }
  if (now.getTime() - order.createdAt.getTime() >= OPEN_DAYS * DAY_MS) return null;
  return new Date(now.getTime() + Math.min(FIRST_ASK_MS * 2 ** order.asks, LONGEST_PAUSE_MS));
}
