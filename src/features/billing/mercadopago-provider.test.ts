// A database of its own: the caretaker of one file must not ask the providers of another.
import '../../../tests/support/own-database.ts';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MERCADOPAGO_TEST,
  type StubMercadoPago,
  stubMercadoPago,
} from '../../../tests/support/stub-mercadopago.ts';
import { send, signUpPerson, type TestServer, testServer } from '../../../tests/support/test-server.ts';
import { findByReference } from './order-store.server.ts';
import { reconcile } from './reconcile.server.ts';

// What only Checkout Pro has: one form, several tries, and a search that is late.

let stub: StubMercadoPago;
let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  stub = await stubMercadoPago();
  const { accessToken, webhookSecret } = MERCADOPAGO_TEST;
  server = await testServer({
    env: {
      MERCADOPAGO_ACCESS_TOKEN: accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
      MERCADOPAGO_BASE_URL: stub.url,
    },
    clock: () => new Date(Date.now() + ahead),
  });
});
afterAll(() => stub.close());

const DAY_MS = 86_400_000;

async function begin() {
  const person = await signUpPerson(server.app);
  const { json } = await person.call('POST', '/api/v1/orders', { plan: 'semana', provider: 'mercadopago' });
  const ref = new URL(json.redirect.url).searchParams.get('pref_id') ?? '';
  return { person, reference: json.reference as string, ref };
}
const comeBack = (query: Record<string, string>) =>
  send(server.app, {
    method: 'GET',
    url: `/mediosDePago/retorno/mercadopago?${new URLSearchParams(query)}`,
  });
const orderOf = (reference: string) => findByReference(server.context.database.db, reference);
const tell = ({ url, headers, body }: ReturnType<StubMercadoPago['notice']>) =>
  server.app.inject({ method: 'POST', url, headers, payload: body });

describe('one form', () => {
  test('rejected and then approved is paid', async () => {
    const { ref, reference } = await begin();
    await comeBack(stub.returnOf(ref, stub.pay(ref, 'rejected')));
    expect((await orderOf(reference))?.state).toBe('failed');
    await comeBack(stub.returnOf(ref, stub.pay(ref, 'approved')));
    expect((await orderOf(reference))?.state).toBe('paid');
  });

  test('paid twice is one pass, and one payment goes back', async () => {
    const { ref, reference } = await begin();
    const [first, second] = [stub.pay(ref, 'approved'), stub.pay(ref, 'approved')];
    await Promise.all([comeBack(stub.returnOf(ref, first)), comeBack(stub.returnOf(ref, second))]);
    await comeBack(stub.returnOf(ref, second));
    const order = await orderOf(reference);
    expect(order?.state).toBe('paid');
    expect([first, second].map(({ status }) => status).toSorted()).toEqual(['approved', 'refunded']);
    const standing = [first, second].find(({ status }) => status === 'approved');
    expect(order?.paymentRef).toBe(String(standing?.id));
    const { rows } = (await server.context.database.db.execute(
      sql`select amount from ledger where order_id = ${order?.id}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ amount: 7_000 }]);
  });

  test('waits for cash for days, and is paid when it comes', async () => {
    const { ref, reference } = await begin();
    const payment = stub.pay(ref, 'pending');
    await comeBack(stub.returnOf(ref, payment));
    ahead += 3 * DAY_MS;
    await reconcile(server.context);
    expect((await orderOf(reference))?.state).toBe('pending');
    payment.status = 'approved';
    await tell(stub.notice(payment, { at: server.context.clock() }));
    await expect.poll(async () => (await orderOf(reference))?.state).toBe('paid');
  });

  test('is found by its number where the search is late', async () => {
    const { ref, reference } = await begin();
    const payment = stub.pay(ref, 'approved');
    stub.unfound.add(payment.id);
    await tell(stub.notice(payment, { at: server.context.clock(), ms: true }));
    await expect.poll(async () => (await orderOf(reference))?.state).toBe('paid');
    expect((await orderOf(reference))?.paymentRef).toBe(String(payment.id));
  });

  test('is signed over the id as it came or in small letters, seconds or milliseconds, and not over another', async () => {
    const { ref } = await begin();
    const payment = stub.pay(ref, 'approved');
    const at = server.context.clock();
    for (const ms of [true, false])
      expect((await tell(stub.notice(payment, { at, ms }))).statusCode).toBe(200);
    const late = new Date(at.getTime() - 5 * DAY_MS);
    expect((await tell(stub.notice(payment, { at: late }))).statusCode).toBe(401);
    const shouted = stub.noticeOf('order-abc', { at });
    expect((await tell({ ...shouted, url: shouted.url.replace('order-abc', 'ORDER-ABC') })).statusCode).toBe(
      200,
    );
    expect((await tell({ ...shouted, url: shouted.url.replace('order-abc', 'ORDER-ABD') })).statusCode).toBe(
      401,
    );
  });
});

test('the policy lets forms of ours lead to where one pays, and nowhere else', async () => {
  const { headers } = await send(server.app, { method: 'GET', url: '/api/v1/plans' });
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${stub.url};`);
});
