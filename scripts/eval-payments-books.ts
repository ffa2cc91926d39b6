// The books of the house against those of the providers, order by order and in sum.
import { PROVIDER_IDS, type ProviderId } from '../src/features/billing/money.ts';
import type { House } from './eval-payments-house.ts';
import type { Played } from './eval-payments-play.ts';
import type { Providers } from './eval-payments-providers.ts';

type Row = {
  id: string;
  reference: string;
  provider: ProviderId;
  ref: string | null;
  state: string;
  amount: number;
  booked: number;
  passes: number;
  live: number;
  refund: string | null;
  refund_amount: number | null;
};

/** What a provider knows of one order: what was ever taken, what it holds now, and in how many payments that stand. */
type Truth = { taken: number; held: number; standing: number; isDisputed: boolean };

const ORDERS = `
  select o.id, o.reference, o.provider, o.provider_ref as ref, o.state, o.amount,
    coalesce((select sum(amount) from ledger l where l.order_id = o.id), 0)::int as booked,
    (select count(*) from passes p where p.id = o.id)::int as passes,
    (select count(*) from passes p where p.id = o.id and p.ended_at is null)::int as live,
    r.state as refund, r.amount as refund_amount
  from orders o left join refunds r on r.order_id = o.id`;

export async function holdBooks(house: House, providers: Providers, played: readonly Played[]) {
  const rows = (await house.ask(0, { do: 'rows', sql: ORDERS })) as Row[];
  const trial = (await house.ask(0, {
    do: 'rows',
    sql: 'select id, amount, refunded, state from trial_payments',
  })) as { id: string; amount: number; refunded: number; state: string }[];
  const sumTrial = trial
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const truthOf = (row: Row): Truth => {
    if (row.provider !== 'prueba') return truthAt(providers, row);
    const it = trial.find(({ id }) => id === row.ref);
    const taken = it?.state === 'paid' ? it.amount : 0;
    const held = taken - (it?.refunded ?? 0);
    return { taken, held: taken === 0 ? 0 : held, standing: taken > 0 ? 1 : 0, isDisputed: false };
  };

  const broken: string[] = [];
  for (const row of rows) {
    const say = (what: string) =>
      broken.push(`${row.provider} ${row.reference} ${row.state}: ${what} ${JSON.stringify(truthOf(row))}`);
    const { taken, held, standing, isDisputed } = truthOf(row);
    // What went back before we ever heard of it needs none.
    if (taken > 0 && row.passes !== 1 && !((held === 0 || isDisputed) && row.passes === 0))
      say('an approved payment without a pass');
    if (taken === 0 && row.passes !== 0) say('a pass without an approved payment');
    if (row.live !== (held > 0 && !isDisputed && row.refund === null ? 1 : 0)) say(`${row.live} live passes`);
    if (standing > 1) say('charged twice');
    if (row.refund !== null && (row.refund !== 'confirmed' || held !== 0)) say(`refund ${row.refund}`);
    if (row.refund_amount !== null && row.refund_amount > row.amount) say('more back than was paid');
    if (row.booked !== (isDisputed ? 0 : held)) say(`booked ${row.booked}`);
    if (['created', 'pending', 'mismatch'].includes(row.state)) say('still open');
  }
  for (const { ending, references } of played) {
    if (ending !== 'never began' && references.length !== 1) {
      broken.push(`one button, ${references.length} orders: ${references.join(' ')}`);
    }
  }
  const byProvider = (of: (id: ProviderId) => number) =>
    Object.fromEntries(PROVIDER_IDS.map((id) => [id, of(id)])) as Record<ProviderId, number>;
  const ledger = byProvider((id) =>
    rows.filter(({ provider }) => provider === id).reduce((sum, { booked }) => sum + booked, 0),
  );
  const held = byProvider((id) => (id === 'prueba' ? sumTrial : providers[id].sum()));
  for (const id of PROVIDER_IDS) {
    if (ledger[id] !== held[id])
      broken.push(`${id}: the ledger says ${ledger[id]}, the provider ${held[id]}`);
  }
  const states = Object.groupBy(rows, ({ state }) => state);
  return {
    broken,
    ledger,
    held,
    livePasses: rows.reduce((sum, { live }) => sum + live, 0),
    refunds: rows.filter(({ refund }) => refund === 'confirmed').length,
    states: Object.entries(states).map(([state, all]) => `${state} ${all?.length}`),
  };
}

function truthAt({ webpay, mercadopago, stripe }: Providers, { provider, ref, reference }: Row): Truth {
  if (provider === 'webpay') {
    const it = webpay.transactions.get(ref ?? '');
    const isTaken = it !== undefined && it.status !== 'INITIALIZED' && it.status !== 'FAILED';
    const taken = isTaken ? it.amount : 0;
    return { taken, held: isTaken ? taken - it.refunded : 0, standing: isTaken ? 1 : 0, isDisputed: false };
  }
  if (provider === 'stripe') {
    const it = stripe.sessions.get(ref ?? '');
    const taken = it?.isPaid ? it.amount : 0;
    const isDisputed = it?.dispute === 'needs_response';
    return { taken, held: it?.isPaid ? taken - it.refunded : 0, standing: it?.isPaid ? 1 : 0, isDisputed };
  }
  const all = [...mercadopago.payments.values()].filter((payment) => payment.reference === reference);
  const money = all.filter(({ status }) => ['approved', 'refunded', 'charged_back'].includes(status));
  const standing = all.filter(({ status }) => status === 'approved');
  return {
    taken: money.reduce((most, { amount }) => Math.max(most, amount), 0),
    held: money.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    standing: standing.length,
    isDisputed: all.some(({ status }) => status === 'charged_back'),
  };
}
