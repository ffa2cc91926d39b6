import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson, testServer } from '../../../tests/support/test-server.ts';
import { user } from '../../db/schema.ts';
import type { MemoryDraft } from '../therapist/move.ts';
import { MEMORY_TEXT_MAX } from './memory-groups.ts';
import {
  addMemories,
  clearSlot,
  listMemories,
  MEMORIES_MAX,
  recallMemories,
  recallSlots,
} from './memory-store.server.ts';

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
    all: () => listMemories(db, key, userId, { limit: 10_000 }),
    slots: async () => (await recallSlots(db, key, userId)).map(({ text }) => text),
  };
}
const fact = (text: string): MemoryDraft => ({ kind: 'fact', text });
const placed = (slot: string, text: string): MemoryDraft => ({ kind: 'safety', text, slot });

test('a memory with a place of its own is never pushed out by what came later', async () => {
  const person = await somebody();
  await person.add(placed('plan.alone', 'caminar'));
  await person.add(...Array.from({ length: 2_000 }, (_, index) => fact(`hecho ${index}`)));
  const texts = await person.texts();
  expect(texts).toContain('caminar');
  expect(texts).toContain('hecho 1999');
  expect(texts.length).toBeLessThanOrEqual(MEMORIES_MAX);
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

test('only so many are kept, and each only so long, whatever it came from', async () => {
  const person = await somebody();
  const long = 'una jirafa de porcelana '.repeat(4_000);
  await person.add(placed('plan.alone', long));
  for (let round = 0; round < 3; round++) {
    const drafts = Array.from({ length: 400 }, (_, index) => ({
      ...fact(`${round} ${index} ${long}`),
      quote: long,
    }));
    await person.add(...drafts);
  }
  const kept = await person.all();
  expect(kept).toHaveLength(MEMORIES_MAX + 1);
  const letters = kept.map(({ text, quote = '' }) => Math.max(text.length, quote.length));
  expect(Math.max(...letters)).toBeLessThanOrEqual(MEMORY_TEXT_MAX);
  // The latest are those that stay.
  expect(kept.some(({ text }) => text.startsWith('2 399 '))).toBe(true);
  expect(kept.some(({ text }) => text.startsWith('0 0 '))).toBe(false);
});
