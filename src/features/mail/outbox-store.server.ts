import type { KeyObject } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { outbox } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import type { Mail } from './mail.ts';

export type DueMail = { id: string; kind: string; attempts: number; payload: Uint8Array };

/** The same dedupe key twice is one mail. @returns false when it was there already */
export async function putMail(
  db: Db,
  key: KeyObject,
  entry: { id: string; dedupeKey: string; kind: string; mail: Mail; now: Date },
): Promise<boolean> {
  const { id, dedupeKey, kind, mail, now } = entry;
  const payload = seal(key, context(id), JSON.stringify(mail));
  const put = await db
    .insert(outbox)
    .values({ id, dedupeKey, kind, payload, status: 'due', nextAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return put.length > 0;
}

/** Takes a mail back in the transaction that put it there. */
export async function dropMail(tx: Db, id: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.id, id));
}

/** Takes mails that are due for whoever calls, until `lockedUntil`; two senders never get the same one. */
export async function claimDue(
  tx: Db,
  claim: { now: Date; lockedUntil: Date; limit: number; longestPauseMs: number },
): Promise<DueMail[]> {
  const { now, lockedUntil, limit, longestPauseMs } = claim;
  // What is to wait longer than anything waits was written by a clock that was ahead.
  const waitsTooLong = new Date(now.getTime() + longestPauseMs);
  const rows = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'due'),
        or(lte(outbox.nextAt, now), gt(outbox.nextAt, waitsTooLong)),
        or(isNull(outbox.lockedUntil), lt(outbox.lockedUntil, now), gt(outbox.lockedUntil, waitsTooLong)),
      ),
    )
    .orderBy(asc(outbox.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return [];
  await tx
    .update(outbox)
    .set({ lockedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        rows.map((row) => row.id),
      ),
    );
  return rows.flatMap(({ id, kind, attempts, payload }) =>
    payload ? [{ id, kind, attempts: attempts + 1, payload }] : [],
  );
}

/** @throws when it was sealed with another key or is damaged */
export function openMail(key: KeyObject, { id, payload }: Pick<DueMail, 'id' | 'payload'>): Mail {
  return JSON.parse(open(key, context(id), payload).toString()) as Mail;
}

/** Address and words are erased with it. */
export async function closeMail(
  db: Db,
  id: string,
  end: { status: 'sent'; sentAt: Date } | { status: 'dead'; lastError: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...end, payload: null, lockedUntil: null })
    .where(eq(outbox.id, id));
}

export async function postponeMail(db: Db, id: string, nextAt: Date, lastError: string): Promise<void> {
  await db.update(outbox).set({ nextAt, lastError, lockedUntil: null }).where(eq(outbox.id, id));
}

const context = (id: string) => `outbox.payload:${id}`;
