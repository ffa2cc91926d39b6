// Everything the master key protects, sealed anew under another one. Texts of people are under their own data keys,
// so only the wrapping of those changes; what visitors sent and mail that is due are sealed with keys made from it.
import type { KeyObject } from 'node:crypto';
import { asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { comments, houseKeys, letters, outbox, personKeys, session, subscriptions } from '../../db/schema.ts';
import { deriveKey, keyedMark, open, seal } from '../../platform/crypto.server.ts';

export type KeyChange = { from: KeyObject; to: KeyObject };

const PAGE_ROWS = 500;
/** The least id there can be. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const wrapContext = (userId: string) => `person_keys.wrapped:${userId}`;

/** Whether this master key opens what is there; null when there is nothing to try it on. */
export async function opensDatabase(db: Db, masterKey: KeyObject): Promise<boolean | null> {
  const [person] = await db.select().from(personKeys).limit(1);
  if (person) return doesOpen(masterKey, wrapContext(person.userId), person.wrapped);
  for (const [name, table] of [
    ['letters', letters],
    ['comments', comments],
    ['subscriptions', subscriptions],
  ] as const) {
    const [row] = await db.select({ id: table.id, sealed: table.sealed }).from(table).limit(1);
    if (row) return doesOpen(deriveKey(masterKey, 'juntos inbox'), `${name}.sealed:${row.id}`, row.sealed);
  }
  return null;
}

function doesOpen(key: KeyObject, context: string, sealed: Uint8Array): boolean {
  try {
    open(key, context, sealed);
    return true;
  } catch {
    return false;
  }
}

const resealed = (context: string, sealed: Uint8Array, { from, to }: KeyChange) =>
  seal(to, context, open(from, context, sealed));

/** @returns how many people */
export async function rewrapPersonKeys(tx: Db, change: KeyChange): Promise<number> {
  let done = 0;
  for (let last = NO_ID; ; ) {
    const rows = await tx
      .select()
      .from(personKeys)
      .where(gt(personKeys.userId, last))
      .orderBy(asc(personKeys.userId))
      .limit(PAGE_ROWS);
    for (const { userId, wrapped } of rows) {
      const next = resealed(wrapContext(userId), wrapped, change);
      await tx.update(personKeys).set({ wrapped: next }).where(eq(personKeys.userId, userId));
    }
    done += rows.length;
    if (rows.length < PAGE_ROWS) return done;
    last = rows.at(-1)?.userId ?? NO_ID;
  }
}

export async function rewrapHouseKeys(tx: Db, change: KeyChange): Promise<void> {
  for (const { name, wrapped } of await tx.select().from(houseKeys)) {
    const next = resealed(`house_keys.wrapped:${name}`, wrapped, change);
    await tx.update(houseKeys).set({ wrapped: next }).where(eq(houseKeys.name, name));
  }
}

/** What visitors sent, and the mark that finds it by e-mail. @returns how many rows */
export async function resealVisitors(tx: Db, change: KeyChange): Promise<number> {
  const inbox = keysFor('juntos inbox', change);
  let done = 0;
  for (const [name, table] of [
    ['letters', letters],
    ['comments', comments],
    ['subscriptions', subscriptions],
  ] as const) {
    for (let last = NO_ID; ; ) {
      const rows = await tx
        .select({ id: table.id, sealed: table.sealed })
        .from(table)
        .where(gt(table.id, last))
        .orderBy(asc(table.id))
        .limit(PAGE_ROWS);
      for (const { id, sealed: old } of rows) {
        const context = `${name}.sealed:${id}`;
        const { email } = JSON.parse(open(inbox.from, context, old).toString()) as { email: string };
        const next = { sealed: resealed(context, old, inbox), emailMark: keyedMark(inbox.to, email) };
        await tx.update(table).set(next).where(eq(table.id, id));
      }
      done += rows.length;
      if (rows.length < PAGE_ROWS) break;
      last = rows.at(-1)?.id ?? NO_ID;
    }
  }
  return done;
}

/** Mail that is due; what was sent is empty. @returns how many mails */
export async function resealOutbox(tx: Db, change: KeyChange): Promise<number> {
  const mail = keysFor('juntos outbox', change);
  const rows = await tx
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(isNotNull(outbox.payload));
  for (const { id, payload } of rows) {
    if (!payload) continue;
    const next = resealed(`outbox.payload:${id}`, payload, mail);
    await tx.update(outbox).set({ payload: next }).where(eq(outbox.id, id));
  }
  return rows.length;
}

/** Cookies are signed with a key made from the master key: under another one they say nothing. */
export async function dropSessions(tx: Db): Promise<void> {
  await tx.delete(session);
}

const keysFor = (use: string, { from, to }: KeyChange): KeyChange => ({
  from: deriveKey(from, use),
  to: deriveKey(to, use),
});
