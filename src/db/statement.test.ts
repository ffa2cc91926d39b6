import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson, testServer } from '../../tests/support/test-server.ts';
import { session, user } from './schema.ts';
import { statement } from './statement.server.ts';
import { withTx } from './with-tx.server.ts';

/** Somebody on file, and the statements of a turn in small: one that asks, one that changes. */
async function somebody() {
  const { app, context } = await testServer();
  const { email } = await signUpPerson(app);
  return { db: context.database.db, email };
}

let made = 0;
const personOf = statement<{ email: string }>()((db, { email }) => {
  made += 1;
  return db
    .select({ id: user.id, agreedAt: user.agreedAt, expiresAt: session.expiresAt })
    .from(user)
    .leftJoin(session, eq(session.userId, user.id))
    .where(eq(user.email, email));
});
const agree = statement<{ email: string; at: Date | null; name: string }>()((db, { email, at, name }) =>
  db.update(user).set({ agreedAt: at, name }).where(eq(user.email, email)),
);

test('a statement is made once, and runs for whoever it is given', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const [first] = await personOf(one.db, { email: one.email });
  const [second] = await personOf(other.db, { email: other.email });
  expect(first?.id).not.toBe(second?.id);
  expect(first?.expiresAt).toBeInstanceOf(Date);
  expect(await personOf(one.db, { email: `${randomUUID()}@correo.test` })).toEqual([]);
  expect(made).toBe(1);
});

test('what it is given is written as the column writes it, nothing included', async () => {
  const { db, email } = await somebody();
  const at = new Date('2026-03-01T10:20:30.456Z');
  await agree(db, { email, at, name: 'Itzel \'"$1' });
  expect((await personOf(db, { email }))[0]?.agreedAt).toEqual(at);
  await agree(db, { email, at: null, name: 'Itzel' });
  expect((await personOf(db, { email }))[0]?.agreedAt).toBeNull();
});

test('in a transaction it belongs to it, and goes with it', async () => {
  const { db, email } = await somebody();
  const before = (await personOf(db, { email }))[0]?.agreedAt;
  const undone = withTx(db, async (tx) => {
    await agree(tx, { email, at: new Date(0), name: 'Itzel' });
    expect((await personOf(tx, { email }))[0]?.agreedAt).toEqual(new Date(0));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await personOf(db, { email }))[0]?.agreedAt).toEqual(before);
});

test('what it was not given is an error of ours, not an empty value', async () => {
  const { db } = await somebody();
  await expect(async () => personOf(db, {} as { email: string })).rejects.toThrow('was not given email');
});
