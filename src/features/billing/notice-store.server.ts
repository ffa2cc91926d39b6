import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { paymentEvents } from '../../db/schema.ts';
import type { ProviderId } from './money.ts';
import type { Notice } from './payment-provider.ts';

export type KeptNotice = typeof paymentEvents.$inferSelect;

/** @returns false when it was told before */
export async function putNotice(db: Db, provider: ProviderId, notice: Notice, now: Date): Promise<boolean> {
  const { eventId, reference = null, providerRef = null, paymentRef = null } = notice;
  const put = await db
    .insert(paymentEvents)
    .values({ provider, eventId, reference, providerRef, paymentRef, at: now, attempts: 0, nextAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return put.length > 0;
}

/** Notices to follow now, each for whoever calls and nobody else until `until`. */
export async function claimNotices(
  tx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<KeptNotice[]> {
  const due = await tx
    .select()
    .from(paymentEvents)
    .where(lte(paymentEvents.nextAt, now))
    .orderBy(asc(paymentEvents.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const notice of due) await planNotice(tx, notice, until, notice.attempts + 1);
  return due.map((notice) => ({ ...notice, attempts: notice.attempts + 1 }));
}

/** @param nextAt when it is followed again; null: done, or given up */
export async function planNotice(
  db: Db,
  { provider, eventId, attempts }: Pick<KeptNotice, 'provider' | 'eventId' | 'attempts'>,
  nextAt: Date | null,
  tried = attempts,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ nextAt, attempts: tried })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

export async function dropNotices(db: Db, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(and(isNull(paymentEvents.nextAt), lt(paymentEvents.at, before)));
}
