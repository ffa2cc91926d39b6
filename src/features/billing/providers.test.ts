// A database of its own: the caretaker of one file must not ask the providers of another.
import '../../../tests/support/own-database.ts';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Driver,
  type Ending,
  mercadoPagoDriver,
  stripeDriver,
  trialDriver,
  webpayDriver,
} from '../../../tests/support/payment-drivers.ts';
import type { Fault } from '../../../tests/support/stub-http.ts';
import type { SignedNotice } from '../../../tests/support/stub-mercadopago.ts';
import {
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testDatabase,
  testServer,
} from '../../../tests/support/test-server.ts';
import { findByReference } from './order-store.server.ts';
import { readPasses } from './read-passes.server.ts';
import { reconcile } from './reconcile.server.ts';

// What holds for every provider (integrations 2.7), each met at a server that behaves as its documentation says. Two of
// ours stand on one database, as two processes do.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function trial(): Promise<Driver> {
  const { db } = await testDatabase();
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { sum: number }[] }).rows;
  return trialDriver(
    db,
    async () =>
      (
        await rows(
          sql`select coalesce(sum(amount - refunded), 0)::int as sum from trial_payments where state = 'paid'`,
        )
      )[0]?.sum ?? 0,
    async (id, amount) =>
      void (await rows(sql`update trial_payments set amount = ${amount} where id = ${id}`)),
  );
}

const DRIVERS = { webpay: webpayDriver, mercadopago: mercadoPagoDriver, stripe: stripeDriver, prueba: trial };

describe.each(Object.keys(DRIVERS) as (keyof typeof DRIVERS)[])('%s', (id) => {
  let driver: Driver;
  let here: TestServer;
  let there: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    driver = await DRIVERS[id]();
    const options = {
      env: driver.env,
      clock: () => new Date(Date.now() + ahead),
      reach: { fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked), timeoutMs: 1_000 },
    };
    [here, there] = [await testServer(options), await testServer(options)];
  });
  afterAll(() => driver.close());
  afterEach(() => fail(null));

  /** From now on it answers like this; null: as it should. */
  function fail(fault: Fault | null): void {
    if (driver.stub) driver.stub.fault = () => fault;
  }
  const noticeOf = ({ ref }: Bought, secret?: string): SignedNotice =>
    driver.notice?.(ref, { at: here.context.clock(), ...(secret ? { secret } : {}) }) ??
    expect.fail('it tells nothing');

  type Bought = { person: TestPerson; reference: string; ref: string };

  async function begin(plan = 'semana', person?: TestPerson): Promise<Bought> {
    const buyer = person ?? (await signUpPerson(here.app));
    const { status, json } = await buyer.call('POST', '/api/v1/orders', { plan, provider: id });
    expect(status).toBe(200);
    const order = await findByReference(here.context.database.db, json.reference);
    return { person: buyer, reference: json.reference, ref: order?.providerRef ?? '' };
  }

  /** A browser that comes back, without a cookie. */
  async function comeBack(
    query: Record<string, string> | null,
    server = here,
    method = 'GET',
  ): Promise<string> {
    if (!query) return '';
    const url = `/mediosDePago/retorno/${id}`;
    const form = new URLSearchParams(query).toString();
    const { statusCode, headers } = await server.app.inject(
      method === 'GET'
        ? { method: 'GET', url: `${url}?${form}` }
        : {
            method: 'POST',
            url,
            payload: form,
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              origin: 'https://webpay3gint.transbank.cl',
              'sec-fetch-site': 'cross-site',
            },
          },
    );
    expect(statusCode).toBe(303);
    return String(headers.location);
  }

  async function buy(how: Ending = 'approve', plan = 'semana'): Promise<Bought> {
    const bought = await begin(plan);
    await comeBack(await driver.act(bought.ref, how));
    return bought;
  }

  async function tell({ url, headers, body }: SignedNotice, server = here): Promise<number> {
    const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: body });
    return statusCode;
  }

  const stateOf = async ({ reference }: Bought) =>
    (await findByReference(here.context.database.db, reference))?.state;
  /** As they stand, without asking anybody. */
  async function passesOf({ reference }: Bought): Promise<number> {
    const { db } = here.context.database;
    const owner = (await findByReference(db, reference))?.userId ?? expect.fail('nobody’s');
    return (await readPasses(here.context, { id: owner })).passes.length;
  }
  const resultOf = async ({ reference }: Bought) =>
    (await send(here.app, { method: 'GET', url: `/api/v1/orders/${reference}` })).json;
  async function ledgerOf({ reference }: Bought): Promise<number[]> {
    const { rows } = (await here.context.database.db.execute(sql`
      select l.amount from ledger l join orders o on o.id = l.order_id
      where o.reference = ${reference} order by l.position`)) as unknown as { rows: { amount: number }[] };
    return rows.map(({ amount }) => amount);
  }
  const refund = async ({ person }: Bought, server = here) => {
    const [{ id: receipt }] = (await person.call('GET', '/api/v1/passes')).json.receipts;
    return send(server.app, {
      method: 'POST',
      url: `/api/v1/receipts/${receipt}/refund`,
      cookie: person.cookie,
    });
  };
  /** Later, when the caretaker has its round in both processes at once. */
  async function later(ms: number): Promise<void> {
    ahead += ms;
    await Promise.all([reconcile(here.context), reconcile(there.context)]);
  }

  test('an approved payment is one pass', async () => {
    const bought = await buy();
    expect(await stateOf(bought)).toBe('paid');
    expect(await passesOf(bought)).toBe(1);
    expect(await ledgerOf(bought)).toEqual([7_000]);
  });

  test.each([
    ['reject', 'failed'],
    ['cancel', 'aborted'],
  ] as const)('%s is %s: no pass, nothing in the ledger', async (how, state) => {
    const bought = await buy(how);
    expect(await stateOf(bought)).toBe(state);
    expect(await passesOf(bought)).toBe(0);
    expect(await ledgerOf(bought)).toEqual([]);
  });

  test('who let the form close finds it expired', async () => {
    const bought = await begin();
    await comeBack(await driver.act(bought.ref, 'expire'));
    ahead += 45 * MINUTE_MS;
    expect((await resultOf(bought)).state).toBe('expired');
    expect(await passesOf(bought)).toBe(0);
  });

  test('a double return, at once and in two processes, by link and by form, is one pass', async () => {
    const bought = await begin();
    const query = await driver.act(bought.ref, 'approve');
    const ends = await Promise.all([
      comeBack(query),
      comeBack(query, there),
      comeBack(query, there, 'POST'),
      comeBack(query, here, 'POST'),
    ]);
    expect(new Set(ends)).toEqual(new Set([`/mediosDePago/resultado?orden=${bought.reference}`]));
    await comeBack(query);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['paid', 1]);
    expect(await ledgerOf(bought)).toEqual([7_000]);
  });

  test('what the address says is not believed', async () => {
    const bought = await begin();
    await comeBack({
      status: 'approved',
      collection_status: 'approved',
      payment_id: '123456789',
      external_reference: bought.reference,
      orden: bought.reference,
      token_ws: bought.ref,
      pago: bought.ref,
      cs: bought.ref,
    });
    expect(await stateOf(bought)).not.toBe('paid');
    expect(await passesOf(bought)).toBe(0);
    expect(await comeBack({ orden: '0'.repeat(26), token_ws: 'x', pago: 'x', cs: 'x' })).toBe(
      '/mediosDePago/resultado',
    );
  });

  test('a payment of somebody else gives me nothing', async () => {
    const [mine, theirs] = [await begin(), await begin('anio')];
    const query = await driver.act(theirs.ref, 'approve');
    // With my own cookie, and my own reference where the address has one.
    await comeBack({ ...query, ...(query?.orden ? { orden: mine.reference } : {}) });
    await comeBack(query);
    expect(await passesOf(mine)).toBe(0);
    expect(await stateOf(mine)).not.toBe('paid');
    expect(await passesOf(theirs)).toBe(1);
  });

  test('another amount than the plan’s is no pass, and somebody is told', async () => {
    const bought = await begin();
    await driver.alter(bought.ref, 700);
    await comeBack(await driver.act(bought.ref, 'approve'));
    expect(await stateOf(bought)).toBe('mismatch');
    expect(await passesOf(bought)).toBe(0);
    expect(await ledgerOf(bought)).toEqual([700]);
    expect(here.logLines.join('')).toContain('payment mismatch');
  });

  test('who paid and did not come back is found by the caretaker, after ten minutes and once', async () => {
    const bought = await begin();
    const query = await driver.act(bought.ref, 'approve');
    // Webpay takes the money only when somebody comes back: here the process died right after.
    if (id === 'webpay') await here.context.payments[0]?.onReturn(query ?? {}, keyOf(bought));
    await later(9 * MINUTE_MS);
    expect(await stateOf(bought)).toBe('pending');
    await later(2 * MINUTE_MS);
    await later(MINUTE_MS);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['paid', 1]);
    expect(await ledgerOf(bought)).toEqual([7_000]);
  });

  test('who did not pay is expired by it, and nothing is ever committed there', async () => {
    const bought = await begin();
    if (id === 'webpay') await driver.act(bought.ref, 'approve');
    driver.stub?.calls.splice(0);
    await later(45 * MINUTE_MS);
    expect(await stateOf(bought)).toBe('expired');
    expect(driver.stub?.calls.filter((call) => call.startsWith('PUT')) ?? []).toEqual([]);
    ahead += 8 * DAY_MS;
    for (let round = 0; round < 3; round++) await later(MINUTE_MS);
    const order = await findByReference(here.context.database.db, bought.reference);
    expect([order?.state, order?.nextAskAt]).toEqual(['expired', null]);
  });

  test('a refund is sent once, however often and wherever it is asked for', async () => {
    const bought = await buy('approve', 'mes');
    const before = await driver.sum();
    const asked = await Promise.all([
      refund(bought),
      refund(bought, there),
      refund(bought),
      refund(bought, there),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await later(2 * MINUTE_MS);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['refunded', 0]);
    expect(await ledgerOf(bought)).toEqual([20_000, -20_000]);
    expect(await driver.sum()).toBe(before - 20_000);
    expect((await refund(bought)).json.refund.state).toBe('confirmed');
  });

  test('a part given back at the panel leaves the pass, the rest ends it', async () => {
    const bought = await buy();
    await driver.giveBack(bought.ref, 3_000);
    await later(DAY_MS + MINUTE_MS);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['partially_refunded', 1]);
    expect((await refund(bought)).json.refund).toMatchObject({ amount: 4_000 });
    await later(2 * MINUTE_MS);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['refunded', 0]);
    expect(await ledgerOf(bought)).toEqual([7_000, -3_000, -4_000]);
  });

  test('all given back at the panel ends the pass', async () => {
    const bought = await buy();
    await driver.giveBack(bought.ref, 7_000);
    await later(DAY_MS + MINUTE_MS);
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['refunded', 0]);
    expect(await ledgerOf(bought)).toEqual([7_000, -7_000]);
    await comeBack(
      id === 'prueba' ? { pago: bought.ref } : { token_ws: bought.ref, orden: bought.reference },
    );
    expect([await stateOf(bought), await passesOf(bought)]).toEqual(['refunded', 0]);
  });

  test('an account that is gone: what comes later goes back by itself', async () => {
    const bought = await begin();
    const query = await driver.act(bought.ref, 'approve');
    const { db } = here.context.database;
    await db.execute(sql`delete from "user" where email = ${bought.person.email}`);
    await comeBack(query);
    await later(MINUTE_MS);
    expect(await stateOf(bought)).toBe('refunded');
    expect(await ledgerOf(bought)).toEqual([7_000, -7_000]);
  });

  if (id === 'mercadopago' || id === 'stripe') {
    test('a notice before the return, after it, and ten times over, is one pass', async () => {
      const bought = await begin();
      const query = await driver.act(bought.ref, 'approve');
      const notice = noticeOf(bought);
      const told = await Promise.all(
        Array.from({ length: 10 }, (_, at) => tell(notice, at % 2 ? here : there)),
      );
      expect(told).toEqual(Array(10).fill(200));
      await expect.poll(() => stateOf(bought)).toBe('paid');
      await comeBack(query);
      await tell(noticeOf(bought));
      expect(await passesOf(bought)).toBe(1);
      expect(await ledgerOf(bought)).toEqual([7_000]);
    });

    test('a notice that is not signed by it changes nothing', async () => {
      const bought = await begin();
      await driver.act(bought.ref, 'approve');
      const forged = noticeOf(bought, 'otro-secreto');
      const right = noticeOf(bought);
      expect(await tell(forged)).toBe(401);
      const touched =
        id === 'stripe'
          ? { ...right, body: right.body.replace('completed', 'expired') }
          : { ...right, url: right.url.replace(/data\.id=\d/, 'data.id=8') };
      expect(await tell(touched)).toBe(401);
      expect(await tell({ ...right, headers: { 'content-type': 'application/json' } })).toBe(401);
      expect(await stateOf(bought)).toBe('pending');
    });

    test('a notice that could not be followed is followed by the caretaker', async () => {
      const bought = await begin();
      await driver.act(bought.ref, 'approve');
      fail('fail');
      expect(await tell(noticeOf(bought))).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
      fail(null);
      expect(await stateOf(bought)).toBe('pending');
      await later(MINUTE_MS);
      expect(await stateOf(bought)).toBe('paid');
    });

    test('a dispute takes the pass, and winning it gives the pass back', async () => {
      const bought = await buy('approve', 'mes');
      driver.dispute?.(bought.ref, 'open');
      await tell(noticeOf(bought));
      await expect.poll(() => stateOf(bought)).toBe('disputed');
      expect(await passesOf(bought)).toBe(0);
      expect(await ledgerOf(bought)).toEqual([20_000, -20_000]);
      driver.dispute?.(bought.ref, 'won');
      await later(DAY_MS + MINUTE_MS);
      expect([await stateOf(bought), await passesOf(bought)]).toEqual(['paid', 1]);
      expect(await ledgerOf(bought)).toEqual([20_000, -20_000, 20_000]);
    });
  }

  if (id !== 'prueba') {
    test.each(['refuse', 'fail', 'slow', 'half', 'drop'] as const)(
      'a return while it answers with “%s” is found later, and is one pass',
      async (fault) => {
        const bought = await begin();
        const query = await driver.act(bought.ref, 'approve');
        fail(fault);
        await comeBack(query);
        fail(null);
        expect(await passesOf(bought)).toBe(0);
        // The money of Webpay is taken by a return; where none got through, the person presses it again.
        if (id === 'webpay' && fault === 'refuse') await comeBack(query);
        expect((await resultOf(bought)).state).toBe('paid');
        expect(await passesOf(bought)).toBe(1);
        expect(await ledgerOf(bought)).toEqual([7_000]);
      },
    );

    test('one answer with a wrong amount is looked at again, and the pass is there', async () => {
      const bought = await begin();
      const query = await driver.act(bought.ref, 'approve');
      fail('wrong amount');
      await comeBack(query);
      fail(null);
      expect([await stateOf(bought), await passesOf(bought)]).toEqual(['mismatch', 0]);
      await later(11 * MINUTE_MS);
      expect([await stateOf(bought), await passesOf(bought)]).toEqual(['paid', 1]);
      expect((await ledgerOf(bought)).reduce((sum, amount) => sum + amount, 0)).toBe(7_000);
    });

    test('where it does not answer, nothing is begun, and the next press begins anew', async () => {
      const person = await signUpPerson(here.app);
      fail('refuse');
      const refused = await person.call('POST', '/api/v1/orders', { plan: 'semana', provider: id });
      expect([refused.status, refused.json.error.code]).toEqual([503, 'payment_unreachable']);
      fail(null);
      const bought = await begin('semana', person);
      await comeBack(await driver.act(bought.ref, 'approve'));
      expect(await passesOf(bought)).toBe(1);
    });

    test.each(['refuse', 'fail', 'slow', 'drop'] as const)(
      'a refund whose answer is “%s” is sent again, and given back once',
      async (fault) => {
        const bought = await buy();
        const before = await driver.sum();
        if (driver.stub) driver.stub.fault = ({ method }) => (method === 'POST' ? fault : null);
        const { json } = await refund(bought);
        expect(json.refund.state).toBe('asked');
        expect(await passesOf(bought)).toBe(0);
        fail(null);
        await later(2 * MINUTE_MS);
        expect(await stateOf(bought)).toBe('refunded');
        expect(await ledgerOf(bought)).toEqual([7_000, -7_000]);
        expect(await driver.sum()).toBe(before - 7_000);
      },
    );
  }

  const keyOf = ({ reference, ref }: Bought) => ({ reference, providerRef: ref, paymentRef: null });
});
