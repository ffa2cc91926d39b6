import type { KeyObject } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { feedback } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import type { Verdict } from './feedback.ts';

const originSchema = z.object({ engine: z.string(), move: z.string(), level: z.string() });
/** Where a reply came from. Sealed: beside the person's e-mail a level of risk would say how they are. */
export type Origin = z.infer<typeof originSchema>;
export type Feedback = { turnId: string; verdict: Verdict; origin: Origin; at: Date };

/** The latest word counts; saying again that it hurt does not wake a review that was done. */
export async function putFeedback(db: Db, key: KeyObject, userId: string, entry: Feedback): Promise<void> {
  const { turnId, verdict, origin, at } = entry;
  const review = verdict === 'hurt' ? ('due' as const) : ('none' as const);
  const [known] = await db.select().from(feedback).where(of(userId, turnId));
  if (known?.verdict === verdict) return;
  const sealed = seal(key, context(userId, turnId), JSON.stringify(origin));
  await db
    .insert(feedback)
    .values({ userId, turnId, verdict, review, at, sealed })
    .onConflictDoUpdate({ target: [feedback.userId, feedback.turnId], set: { verdict, review, at } });
}

export async function removeFeedback(db: Db, userId: string, turnId: string): Promise<void> {
  await db.delete(feedback).where(of(userId, turnId));
}

export async function findVerdicts(
  db: Db,
  userId: string,
  turnIds: readonly string[],
): Promise<Map<string, Verdict>> {
  if (turnIds.length === 0) return new Map();
  const rows = await db
    .select({ turnId: feedback.turnId, verdict: feedback.verdict })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), inArray(feedback.turnId, [...turnIds])));
  return new Map(rows.map(({ turnId, verdict }) => [turnId, verdict]));
}

export type DueReview = { userId: string; turnId: string; at: Date; sealed: Uint8Array | null };

/** Replies that hurt somebody and that nobody of the team has looked at, oldest first. */
export async function listDueReviews(db: Db): Promise<DueReview[]> {
  const { userId, turnId, at, sealed } = feedback;
  return db
    .select({ userId, turnId, at, sealed })
    .from(feedback)
    .where(eq(feedback.review, 'due'))
    .orderBy(asc(feedback.at));
}

/** null for what was kept before origins were sealed, or cannot be read any more. */
export function openOrigin(key: KeyObject, { userId, turnId, sealed }: DueReview): Origin | null {
  const where = context(userId, turnId);
  return sealed && readable(where, () => originSchema.parse(JSON.parse(open(key, where, sealed).toString())));
}

/** False when no such review waits. */
export async function markReviewed(db: Db, turnId: string): Promise<boolean> {
  const rows = await db
    .update(feedback)
    .set({ review: 'done' })
    .where(and(eq(feedback.turnId, turnId), eq(feedback.review, 'due')))
    .returning({ turnId: feedback.turnId });
  return rows.length > 0;
}

const of = (userId: string, turnId: string) => and(eq(feedback.userId, userId), eq(feedback.turnId, turnId));
const context = (userId: string, turnId: string) => `feedback.sealed:${userId}:${turnId}`;
