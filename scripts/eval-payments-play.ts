// One person buys once, as people do: presses twice, comes back twice or never, tries a second card, wants the money back.
import { PROVIDER_IDS, type ProviderId } from '../src/features/billing/money.ts';
import type { BegunOrder } from '../src/features/billing/order.ts';
import { PLANS } from '../src/features/billing/plans.ts';
import type { SignedNotice } from '../tests/support/stub-mercadopago.ts';
import type { Command } from './eval-payments-commands.ts';
import { type House, Killed, Refused } from './eval-payments-house.ts';
import type { Providers } from './eval-payments-providers.ts';

export type World = {
  house: House;
  providers: Providers;
  random: () => number;
  people: readonly string[];
  /** How many buttons were pressed in all. */
  pressed: number;
  /** How many are being pressed to buy: meanwhile the clock goes as clocks go. */
  buying: number;
};

export type Ending =
  | 'never began'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'left'
  | 'rejected, then approved'
  | 'paid twice';

export type Played = { provider: ProviderId; ending: Ending; references: string[]; ref: string };

type Act = { ending: Ending; returns: Record<string, string>[]; notices: () => SignedNotice[] };

export async function playPayment(world: World, number: number): Promise<Played> {
  const { random, people } = world;
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const person = people[number % people.length] ?? '';
  const provider = one(PROVIDER_IDS);
  const plan = one(PLANS).id;
  world.buying++;
  const begun = await press(world, { do: 'begin', person, plan, provider });
  world.buying--;
  const references = [...new Set(begun.map(({ reference }) => reference))];
  const last = begun.at(-1);
  if (!last) return { provider, ending: 'never began', references, ref: '' };
  const ref = refOf(provider, last);
  const { ending, returns, notices } = await act(world, provider, ref, last.reference);
  const told = (await comeBack(world, provider, returns, notices)) && ending.includes('approved');
  if (told && random() < 0.2) await refundIt(world, person, last.reference);
  if (told && random() < 0.1) await fromOutside(world, provider, ref, last.reference, notices);
  return { provider, ending, references, ref };
}

/** The same button, once to four times at once, until something comes of it. */
async function press(world: World, command: Command): Promise<BegunOrder[]> {
  for (let attempt = 0; attempt < 6; attempt++) {
    const times = 1 + Math.floor(world.random() * 4);
    const answers = await Promise.all(Array.from({ length: times }, () => ask(world, command)));
    const begun = answers.filter((answer) => answer !== undefined) as BegunOrder[];
    if (begun.length > 0) return begun;
  }
  return [];
}

/** Undefined: whoever was asked died, or would not. */
async function ask(world: World, command: Command): Promise<unknown> {
  world.pressed++;
  try {
    return await world.house.ask(Math.floor(world.random() * 3), command);
  } catch (error) {
    if (error instanceof Killed || error instanceof Refused) return undefined;
    throw error;
  }
}

function refOf(provider: ProviderId, { redirect }: BegunOrder): string {
  if (provider === 'webpay') return redirect.fields?.token_ws ?? '';
  const url = new URL(redirect.url);
  if (provider === 'mercadopago') return url.searchParams.get('pref_id') ?? '';
  return provider === 'stripe'
    ? (url.pathname.split('/').at(-1) ?? '')
    : (url.searchParams.get('pago') ?? '');
}

async function act(world: World, provider: ProviderId, ref: string, reference: string): Promise<Act> {
  const { random, providers, house } = world;
  const dice = random();
  const how = dice < 0.65 ? 'approve' : dice < 0.75 ? 'reject' : dice < 0.87 ? 'cancel' : 'expire';
  const ending = ({ approve: 'approved', reject: 'rejected', cancel: 'cancelled', expire: 'left' } as const)[
    how
  ];
  const silent = () => [];
  switch (provider) {
    case 'webpay':
      return { ending, returns: [providers.webpay.fill(ref, how)], notices: silent };
    case 'prueba': {
      const state = ({ approve: 'paid', reject: 'failed', cancel: 'aborted', expire: 'expired' } as const)[
        how
      ];
      while ((await ask(world, { do: 'decide', id: ref, state })) === undefined);
      return { ending, returns: [{ pago: ref }], notices: silent };
    }
    case 'stripe': {
      const { stripe } = providers;
      if (how === 'cancel') return { ending, returns: [{ orden: reference, anulado: '1' }], notices: silent };
      const session = stripe.pay(ref, how === 'reject' ? 'fail' : how);
      const type = how === 'expire' ? 'checkout.session.expired' : 'checkout.session.completed';
      const at = () => new Date(Date.now() + house.ahead);
      return {
        ending,
        returns: how === 'expire' ? [] : [{ orden: reference, cs: ref }],
        notices: () => [
          stripe.event(session.refunded > 0 ? 'charge.refunded' : type, session, { at: at() }),
          stripe.event(type, session, { at: at(), secret: 'de otro' }),
        ],
      };
    }
    case 'mercadopago':
      return actAtMercadoPago(world, ref, how, ending);
  }
}

function actAtMercadoPago(
  { random, providers: { mercadopago }, house }: World,
  ref: string,
  how: 'approve' | 'reject' | 'cancel' | 'expire',
  ending: Ending,
): Act {
  if (how === 'expire') return { ending, returns: [], notices: () => [] };
  if (how === 'cancel') return { ending, returns: [mercadopago.returnOf(ref, null)], notices: () => [] };
  const tries = [mercadopago.pay(ref, how === 'approve' ? 'approved' : 'rejected')];
  const again = random();
  if (again < 0.3) tries.push(mercadopago.pay(ref, 'approved'));
  // A search does not find at once what was paid a moment ago.
  for (const { id } of tries) if (random() < 0.3) mercadopago.unfound.add(id);
  const told: Ending = again >= 0.3 ? ending : how === 'approve' ? 'paid twice' : 'rejected, then approved';
  return {
    ending: told,
    returns: tries.map((payment) => mercadopago.returnOf(ref, payment)),
    notices: () =>
      tries.flatMap((payment) => {
        const at = new Date(Date.now() + house.ahead);
        return [
          mercadopago.notice(payment, { at, ms: random() < 0.5 }),
          mercadopago.notice(payment, { at, secret: 'de otro' }),
        ];
      }),
  };
}

/** In any order, any number of times, at once or not at all. @returns whether anybody came */
async function comeBack(
  world: World,
  provider: ProviderId,
  returns: readonly Record<string, string>[],
  notices: () => SignedNotice[],
): Promise<boolean> {
  const { random } = world;
  const commands: Command[] = [];
  for (const query of returns) {
    const times = random() < 0.2 ? 0 : 1 + Math.floor(random() * 2);
    for (let time = 0; time < times; time++) commands.push({ do: 'return', provider, query });
  }
  for (const notice of notices()) {
    const times = random() < 0.25 ? 0 : 1 + Math.floor(random() * 3);
    for (let time = 0; time < times; time++) commands.push({ do: 'notice', provider, notice });
  }
  commands.sort(() => random() - 0.5);
  const isAtOnce = random() < 0.5;
  if (isAtOnce) await Promise.all(commands.map((command) => ask(world, command)));
  else for (const command of commands) await ask(world, command);
  return commands.length > 0;
}

/** The button, pressed up to three times at once. */
async function refundIt(world: World, person: string, reference: string): Promise<void> {
  await ask(world, { do: 'look', reference });
  const sql = `select id from orders where reference = '${reference}'`;
  const rows = (await ask(world, { do: 'rows', sql })) as { id: string }[] | undefined;
  const order = rows?.[0]?.id;
  if (!order) return;
  const times = 1 + Math.floor(world.random() * 3);
  await Promise.all(Array.from({ length: times }, () => ask(world, { do: 'refund', person, order })));
}

/** By the provider's panel, a part or all; or the bank of whoever paid takes it back. */
async function fromOutside(
  world: World,
  provider: ProviderId,
  ref: string,
  reference: string,
  notices: () => SignedNotice[],
): Promise<void> {
  const { random, providers } = world;
  const isPart = random() < 0.5;
  if (provider === 'webpay') {
    const it = providers.webpay.transactions.get(ref);
    if (it?.status === 'AUTHORIZED') providers.webpay.giveBack(ref, isPart ? 1_000 : it.amount);
  }
  if (provider === 'stripe') {
    const session = providers.stripe.sessions.get(ref);
    if (!session?.isPaid || session.refunded > 0) return;
    if (random() < 0.3) session.dispute = random() < 0.5 ? 'needs_response' : 'won';
    else providers.stripe.giveBack(session, isPart ? 1_000 : session.amount);
  }
  if (provider === 'mercadopago') {
    const standing = [...providers.mercadopago.payments.values()].filter(
      (payment) => payment.reference === reference && payment.status === 'approved' && payment.refunded === 0,
    );
    const [payment] = standing;
    if (!payment || standing.length > 1) return;
    if (random() < 0.3) payment.status = 'charged_back';
    else providers.mercadopago.giveBack(payment, isPart ? 1_000 : payment.amount);
  }
  if (provider === 'prueba') await ask(world, { do: 'give back', id: ref, amount: 1_000 });
  for (const notice of notices()) await ask(world, { do: 'notice', provider, notice });
}
