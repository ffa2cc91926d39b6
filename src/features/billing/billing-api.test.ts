import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { findPerson } from '../auth/session.server.ts';
import type { PlanId } from './plans.ts';
import { holdsPass } from './read-passes.server.ts';
import type { TrialOutcome } from './trial.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let days = 0;
beforeAll(async () => {
  server = await testServer({ clock: () => new Date(Date.now() + days * DAY_MS) });
});

const begin = async (person: TestPerson, plan: PlanId = 'semana') =>
  person.call('POST', '/api/v1/orders', { plan, provider: 'prueba' });

type Begun = { reference: string; redirect: { url: string } };

/** What the page of the trial payment does, and the browser after it. @returns where it ends */
async function decide({ redirect }: Begun, outcome: TrialOutcome): Promise<string | null> {
  const { searchParams } = new URL(redirect.url);
  const url = `/api/v1/trial-payments/${searchParams.get('pago')}`;
  const body = { key: searchParams.get('clave'), outcome };
  const { to } = (await send(server.app, { method: 'POST', url, body })).json;
  if (to === null) return null;
  const { pathname, search } = new URL(to);
  const back = await send(server.app, { method: 'GET', url: pathname + search });
  expect(back.status).toBe(303);
  return String(back.headers.location);
}

async function buy(person: TestPerson, plan?: PlanId, outcome: TrialOutcome = 'approve'): Promise<Begun> {
  const begun = (await begin(person, plan)).json as Begun;
  await decide(begun, outcome);
  return begun;
}

const stateOf = async ({ reference }: Begun) =>
  (await send(server.app, { method: 'GET', url: `/api/v1/orders/${reference}` })).json.state;
const passesOf = async (person: TestPerson) => (await person.call('GET', '/api/v1/passes')).json;
const idOf = async (person: TestPerson) =>
  (await findPerson(server.context, { headers: { cookie: person.cookie } }))?.id ?? '';

describe('buying', () => {
  test('the plans, their prices and what they are paid with', async () => {
    const { json } = await send(server.app, { method: 'GET', url: '/api/v1/plans' });
    expect(json).toEqual({
      plans: [
        { id: 'semana', name: 'Semana', days: 7, price: 7_000 },
        { id: 'mes', name: 'Mes', days: 30, price: 20_000 },
        { id: 'anio', name: 'Año', days: 365, price: 150_000 },
      ],
      providers: [{ id: 'prueba', live: false }],
    });
  });

  test('an approved payment is one pass for as long as the plan says, and a receipt', async () => {
    const person = await signUpPerson(server.app);
    const begun = (await begin(person, 'mes')).json as Begun;
    expect(await holdsPass(server.context.database.db, await idOf(person), new Date())).toBe(false);
    expect(await decide(begun, 'approve')).toBe(`/mediosDePago/resultado?orden=${begun.reference}`);
    expect(await stateOf(begun)).toBe('paid');
    const page = await passesOf(person);
    expect(page.passes).toMatchObject([{ plan: 'mes', days: 30 }]);
    expect(Date.parse(page.endsAt) - Date.now()).toBeGreaterThan(29.9 * DAY_MS);
    expect(page.receipts).toMatchObject([
      { reference: begun.reference, amount: 20_000, state: 'paid', live: false, refund: null },
    ]);
    expect(await holdsPass(server.context.database.db, await idOf(person), new Date())).toBe(true);
  });

  test.each([
    ['reject', 'failed'],
    ['cancel', 'aborted'],
    ['expire', 'expired'],
  ] as const)('%s ends as %s, without a pass', async (outcome, state) => {
    const person = await signUpPerson(server.app);
    const begun = await buy(person, 'semana', outcome);
    expect(await stateOf(begun)).toBe(state);
    expect(await passesOf(person)).toMatchObject({ endsAt: null, passes: [], receipts: [] });
  });

  test('who paid and never came back finds it by looking', async () => {
    const person = await signUpPerson(server.app);
    const begun = await buy(person, 'semana', 'leave');
    expect(await holdsPass(server.context.database.db, await idOf(person), new Date())).toBe(false);
    expect(await stateOf(begun)).toBe('paid');
    expect((await passesOf(person)).passes).toHaveLength(1);
  });

  test('however often the button is pressed, it is one order', async () => {
    const person = await signUpPerson(server.app);
    const pressed = await Promise.all(Array.from({ length: 12 }, () => begin(person)));
    expect(new Set(pressed.map(({ json }) => json.reference)).size).toBe(1);
    expect(new Set(pressed.map(({ json }) => json.redirect.url)).size).toBe(1);
    const other = (await begin(person, 'mes')).json;
    expect(other.reference).not.toBe(pressed[0]?.json.reference);
  });

  test('price and plan are not taken from the browser', async () => {
    const person = await signUpPerson(server.app);
    const body = { plan: 'anio', provider: 'prueba', amount: 1, price: 1 };
    const { json } = await person.call('POST', '/api/v1/orders', body);
    const result = await send(server.app, { method: 'GET', url: `/api/v1/orders/${json.reference}` });
    expect(result.json).toMatchObject({ amount: 150_000, plan: 'anio', days: 365 });
  });

  test('what was decided on the trial page stands, and a key that is not its own opens nothing', async () => {
    const person = await signUpPerson(server.app);
    const begun = await buy(person, 'semana', 'reject');
    await decide(begun, 'approve');
    expect(await stateOf(begun)).toBe('failed');
    const other = (await begin(person)).json as Begun;
    const [mine, theirs] = [new URL(begun.redirect.url), new URL(other.redirect.url)];
    const url = `/api/v1/trial-payments/${theirs.searchParams.get('pago')}`;
    const body = { key: mine.searchParams.get('clave'), outcome: 'approve' };
    expect((await send(server.app, { method: 'POST', url, body })).status).toBe(404);
  });
});

describe('passes', () => {
  test('stack, and one that is given back leaves its place to the next', async () => {
    const person = await signUpPerson(server.app);
    const week = await buy(person, 'semana');
    await buy(person, 'mes');
    const before = await passesOf(person);
    expect(before.passes.map(({ plan }: { plan: string }) => plan)).toEqual(['semana', 'mes']);
    expect(before.passes[1].startsAt).toBe(before.passes[0].endsAt);
    const receipt = before.receipts.find(({ reference }: Begun) => reference === week.reference);
    const answer = await person.call('POST', `/api/v1/receipts/${receipt.id}/refund`);
    expect(answer.json).toMatchObject({ state: 'refunded', refund: { state: 'confirmed', amount: 7_000 } });
    const after = await passesOf(person);
    expect(after.passes.map(({ plan }: { plan: string }) => plan)).toEqual(['mes']);
    expect(Date.parse(after.endsAt)).toBeLessThan(Date.parse(before.endsAt) - 6.9 * DAY_MS);
  });

  test('a refund is asked for once, by its owner, within ten days', async () => {
    const person = await signUpPerson(server.app);
    await buy(person);
    const [{ id }] = (await passesOf(person)).receipts;
    const other = await signUpPerson(server.app);
    expect((await other.call('POST', `/api/v1/receipts/${id}/refund`)).status).toBe(404);
    days = 10.01;
    expect((await person.call('POST', `/api/v1/receipts/${id}/refund`)).json.error.code).toBe(
      'not_refundable',
    );
    days = 9.9;
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => person.call('POST', `/api/v1/receipts/${id}/refund`)),
    );
    days = 0;
    expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { rows } = (await server.context.database.db.execute(
      sql`select kind, amount from ledger where order_id = ${id} order by position`,
    )) as unknown as { rows: { kind: string; amount: number }[] };
    expect(rows).toEqual([
      { kind: 'payment', amount: 7_000 },
      { kind: 'refund', amount: -7_000 },
    ]);
  });

  test('are told by mail to whoever showed that the address is theirs', async () => {
    const person = await signUpPerson(server.app);
    const silent = await signUpPerson(server.app);
    await confirmAddress(person.email);
    const begun = await buy(person);
    await buy(silent);
    const [mail] = (await server.mailsTo(person.email)).filter(({ subject }) => /comprobante/.test(subject));
    expect(mail?.text).toContain(begun.reference);
    expect(mail?.text).toContain('$7.000');
    expect(mail?.text).toContain('demostración');
    expect((await server.mailsTo(silent.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
  });
});
