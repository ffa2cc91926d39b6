import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUpPerson, type TestServer, testServer } from '../../../tests/support/test-server.ts';
import { newId } from '../../platform/ids.server.ts';
import { newReference } from '../billing/reference.server.ts';
import { desk } from './desk.server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const say = (...args: string[]) => desk(server.context, args);

async function order(state: string, { live = true, amount = 7_000, provider = 'webpay' } = {}) {
  const [id, reference] = [newId(), newReference()];
  await server.context.database.db.execute(sql`
    insert into orders (id, reference, plan, days, amount, currency, provider, live, state, version, locale, created_at, expires_at, paid_at, asks)
    values (${id}, ${reference}, 'semana', 7, ${amount}, 'CLP', ${provider}, ${live}, ${state}, 1, 'es', now(), now(), now(), 0)`);
  return { id, reference };
}
const book = (id: string, position: number, kind: string, amount: number, at: string) =>
  server.context.database.db.execute(
    sql`insert into ledger (order_id, position, kind, amount, at) values (${id}, ${position}, ${kind}, ${amount}, ${at}::timestamptz)`,
  );

test('a day of Chile as CSV: each way of paying, what came and what went, with the tax; demonstrations in none', async () => {
  const [a, b, c] = [
    await order('refunded'),
    await order('paid', { amount: 20_000 }),
    await order('paid', { live: false }),
  ];
  const stripe = await order('disputed', { provider: 'stripe', amount: 150_000 });
  await book(a.id, 0, 'payment', 7_000, '2031-03-10T03:00:00Z');
  await book(a.id, 1, 'refund', -7_000, '2031-03-11T02:59:59Z');
  await book(b.id, 0, 'payment', 20_000, '2031-03-10T20:00:00Z');
  await book(c.id, 0, 'payment', 7_000, '2031-03-10T20:00:00Z');
  await book(stripe.id, 0, 'payment', 150_000, '2031-03-10T02:59:59Z');
  await book(stripe.id, 1, 'dispute', -150_000, '2031-03-10T12:00:00Z');
  expect(await say('totals', '2031-03-10')).toEqual({
    ok: true,
    lines: [
      'day,provider,movement,count,amount_clp,net_clp,vat_clp',
      '2031-03-10,stripe,dispute,1,-150000,-126050,-23950',
      '2031-03-10,webpay,payment,2,27000,22689,4311',
      '2031-03-10,webpay,refund,1,-7000,-5882,-1118',
      '2031-03-10,all,all,4,-130000,-109244,-20756',
    ],
  });
  expect(await say('totals', 'ayer')).toMatchObject({ ok: false });
});

test('orders by state, and what somebody has to look at, without whose it is', async () => {
  const person = await signUpPerson(server.app);
  const wrong = await order('mismatch');
  const { lines } = await say('orders');
  expect(lines.join('\n')).toMatch(/^mismatch\s+\d+ {2}\d+ CLP$/m);
  expect((await say('orders', 'mismatch')).lines.join('\n')).toContain(wrong.reference);
  const listed = (await say('mismatches')).lines.join('\n');
  expect(listed).toMatch(new RegExp(`^mismatch\\s+${wrong.reference}`, 'm'));
  expect(listed).not.toContain(person.email);
  expect(await say('orders', 'rara')).toMatchObject({ ok: false });
});

test('an order is given back from the desk once, where it holds money', async () => {
  const it = await order('mismatch');
  expect((await say('refund', it.reference)).ok).toBe(false);
  await book(it.id, 0, 'payment', 700, '2031-03-12T12:00:00Z');
  expect((await say('refund', it.reference.toLowerCase())).ok).toBe(true);
  expect((await say('refund', it.reference)).ok).toBe(false);
  expect((await say('refund', 'nada')).ok).toBe(false);
});
