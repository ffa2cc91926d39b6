// A database of its own: the caretaker of one file must not ask the providers of another.
import '../../../tests/support/own-database.ts';

import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  confirmAddress,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { tidyUp } from '../privacy/caretaker.server.ts';
import { findByReference } from './order-store.server.ts';
import { reconcile } from './reconcile.server.ts';
import type { TrialOutcome } from './trial.ts';

// What the law has us keep of an order, and what it lets go.

const DAY_MS = 86_400_000;
let server: TestServer;
let days = 0;
beforeAll(async () => {
  server = await testServer({ clock: () => new Date(Date.now() + days * DAY_MS) });
});

async function buy(person: TestPerson, outcome: TrialOutcome): Promise<string> {
  const { json } = await person.call('POST', '/api/v1/orders', { plan: 'semana', provider: 'prueba' });
  const { searchParams } = new URL(json.redirect.url);
  const id = searchParams.get('pago') ?? '';
  const body = { key: searchParams.get('clave'), outcome };
  await send(server.app, { method: 'POST', url: `/api/v1/trial-payments/${id}`, body });
  await send(server.app, { method: 'GET', url: `/mediosDePago/retorno/prueba?pago=${id}` });
  return json.reference;
}

test('the account takes passes and mail along; what was paid stays in the books and names nobody', async () => {
  const { db } = server.context.database;
  const person = await signUpPerson(server.app);
  await confirmAddress(person.email);
  const [paid, unpaid] = [await buy(person, 'approve'), await buy(person, 'reject')];
  await db.execute(sql`update orders set card_last4 = '6623', payment_type = 'VD' where reference = ${paid}`);
  const { data } = (await person.call('GET', '/api/v1/export')).json;
  expect(data.orders.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual(
    [paid, unpaid].toSorted(),
  );
  expect(data.passes).toMatchObject([{ plan: 'semana', days: 7 }]);
  expect(JSON.stringify(data.orders)).not.toContain('redirect');
  const readable = await person.call('GET', '/api/v1/export?format=html');
  expect(readable.text).toContain(paid);

  const order = await findByReference(db, paid);
  const owner = order?.userId ?? '';
  await person.call('DELETE', '/api/v1/account', { confirmation: 'BORRAR' });
  days = 1.01;
  await tidyUp(server.context);
  const kept = await findByReference(db, paid);
  expect(kept).toMatchObject({
    userId: null,
    cardLast4: null,
    paymentType: null,
    state: 'paid',
    amount: 7_000,
  });
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from passes where id = ${order?.id}) as passes,
      (select count(*)::int from outbox where dedupe_key like ${`%${owner}%`}) as mails,
      (select sum(amount)::int from ledger where order_id = ${order?.id}) as booked`)) as unknown as {
    rows: object[];
  };
  expect(rows).toEqual([{ passes: 0, mails: 0, booked: 7_000 }]);

  // What nobody paid goes with time, whoever's it was.
  expect((await findByReference(db, unpaid))?.userId).toBeNull();
  days = 8;
  await reconcile(server.context);
  days = 91.5;
  await tidyUp(server.context);
  expect(await findByReference(db, unpaid)).toBeNull();
  expect((await findByReference(db, paid))?.state).toBe('paid');
});
