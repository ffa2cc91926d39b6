import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { feedback } from '../../db/schema.ts';
import type { Verdict } from './feedback.ts';

export type Feedback = {
  turnId: string;
  verdict: Verdict;
  engine: string;
  move: string;
  level: string;
  at: Date;
};

/** The latest word counts; saying again that it hurt does not wake a review that was done. */
export async function putFeedback(db: Db, userId: string, entry: Feedback): Promise<void> {
  const { verdict, at } = entry;
  const review = verdict === 'hurt' ? ('due' as const) : ('none' as const);
  const [known] = await db.select().from(feedback).where(of(userId, entry.turnId));
  if (known?.verdict === verdict) return;
  await db
    .insert(feedback)
    .values({ userId, ...entry, review })
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

/** Replies that hurt somebody and that nobody of the team has looked at, oldest first. Whose they are stays out. */
export async function listDueReviews(db: Db): Promise<Omit<Feedback, 'verdict'>[]> {
  const { turnId, engine, move, level, at } = feedback;
  return db
    .select({ turnId, engine, move, level, at })
    .from(feedback)
    .where(eq(feedback.review, 'due'))
    .orderBy(asc(feedback.at));
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
