import type { KeyObject } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { subscriptions } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';

const contentSchema = z.object({ email: z.string(), locale: z.string() });

type Row = typeof subscriptions.$inferSelect;
export type SubscriptionList = Row['list'];
export type Subscription = Omit<Row, 'sealed' | 'emailMark'> & z.infer<typeof contentSchema>;

/** The place of this address on this list, made when there is none. */
export async function getSubscription(
  tx: Db,
  key: KeyObject,
  entry: Pick<Row, 'id' | 'list' | 'emailMark' | 'createdAt'> & { email: string; locale: string },
): Promise<Subscription> {
  const { email, locale, ...row } = entry;
  const sealed = seal(key, context(row.id), JSON.stringify({ email, locale }));
  await tx
    .insert(subscriptions)
    .values({ ...row, sealed, status: 'pending' })
    .onConflictDoNothing({ target: [subscriptions.list, subscriptions.emailMark] });
  const [kept] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.list, row.list), eq(subscriptions.emailMark, row.emailMark)));
  if (!kept) throw new Error('subscription vanished');
  return opened(key, kept);
}

export async function findSubscription(db: Db, key: KeyObject, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ? opened(key, row) : null;
}

export async function listConfirmed(db: Db, key: KeyObject): Promise<Subscription[]> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.status, 'confirmed'));
  return rows.map((row) => opened(key, row));
}

export async function confirmSubscription(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'confirmed', confirmedAt })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')));
}

export async function eraseSubscription(db: Db, id: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id));
}

/** Addresses that nobody confirmed are not ours to keep. */
export async function eraseUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lt(subscriptions.createdAt, before)));
}

export async function eraseSubscriptions(db: Db, emailMark: string): Promise<number> {
  const erased = await db
    .delete(subscriptions)
    .where(eq(subscriptions.emailMark, emailMark))
    .returning({ id: subscriptions.id });
  return erased.length;
}

function opened(key: KeyObject, { sealed, emailMark: _, ...row }: Row): Subscription {
  return { ...row, ...contentSchema.parse(JSON.parse(open(key, context(row.id), sealed).toString())) };
}

const context = (id: string) => `subscriptions.sealed:${id}`;
