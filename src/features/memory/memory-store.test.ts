import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson, testServer } from '../../../tests/support/test-server.ts';
import { user } from '../../db/schema.ts';
import type { MemoryDraft } from '../therapist/move.ts';
import { addMemories, clearSlot, recallMemories, recallSlots } from './memory-store.server.ts';

/** A person of their own, and the store as their turns use it. */
async function somebody() {
  const { app, context } = await testServer();
  const { db } = context.database;
  const { email } = await signUpPerson(app);
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  const userId = row?.id ?? expect.fail('nobody signed up');
  const key = await context.keys.get(db, userId);
  const add = (...drafts: MemoryDraft[]) =>
    addMemories(db, key, userId, { turnId: randomUUID(), drafts, at: new Date() });
  return {
    add,
    clear: (slot: string) => clearSlot(db, key, userId, slot),
    texts: async () => (await recallMemories(db, key, userId)).map(({ text }) => text),
    slots: async () => (await recallSlots(db, key, userId)).map(({ text }) => text),
  };
}
const fact = (text: string): MemoryDraft => ({ kind: 'fact', text });
const placed = (slot: string, text: string): MemoryDraft => ({ kind: 'safety', text, slot });

test('a memory with a place of its own is never pushed out by what came later', async () => {
  const person = await somebody();
  await person.add(placed('plan.alone', 'caminar'));
  await person.add(...Array.from({ length: 5_000 }, (_, index) => fact(`hecho ${index}`)));
  const texts = await person.texts();
  expect(texts).toContain('caminar');
  expect(texts).toContain('hecho 4999');
  expect(texts.length).toBeLessThanOrEqual(5_000);
});

test('a place holds one memory: the last one written, also of two in one turn', async () => {
  const person = await somebody();
  await person.add(placed('plan.alone', 'caminar'), fact('peleó con su jefe'));
  await person.add(
    placed('plan.alone', 'ducharse'),
    placed('plan.alone', 'cantar'),
    placed('plan.signs', 'no duerme'),
  );
  expect((await person.slots()).sort()).toEqual(['cantar', 'no duerme']);
  expect(await person.texts()).toEqual(expect.arrayContaining(['peleó con su jefe', 'cantar']));
  await person.clear('plan.alone');
  await person.clear('plan.never');
  expect(await person.slots()).toEqual(['no duerme']);
});

test('memories come oldest first, wherever they stand', async () => {
  const person = await somebody();
  await person.add(fact('uno'));
  await person.add(placed('plan.alone', 'dos'));
  await person.add(fact('tres'));
  expect(await person.texts()).toEqual(['uno', 'dos', 'tres']);
});
