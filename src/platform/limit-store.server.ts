import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.server.ts';
import { limits } from '../db/schema.ts';

/** What is counted, as a keyed hash, and for how long before it counts anew. */
export type Counted = { mark: string; windowMs: number };
export type Hits = { hits: number; endsAt: Date };

/**
 * Counts one more of each, for all processes together; many at one moment are counted one after another.
 * @returns how often it was in this while, by mark
 */
export async function countHits(db: Db, counted: readonly Counted[], now: Date): Promise<Map<string, Hits>> {
  // In one order for everybody, or two could wait for each other.
  const ordered = counted.toSorted((a, b) => (a.mark < b.mark ? -1 : 1));
  const fresh = ordered.map(({ mark, windowMs }) => ({
    mark,
    hits: 1,
    endsAt: new Date(now.getTime() + windowMs),
  }));
  // A while that ends later than one that begins now was counted by a clock that was ahead.
  const isOver = sql`(${limits.endsAt} <= ${now} or ${limits.endsAt} > excluded.ends_at)`;
  const rows = await db
    .insert(limits)
    .values(fresh)
    .onConflictDoUpdate({
      target: limits.mark,
      set: {
        hits: sql`case when ${isOver} then 1 else ${limits.hits} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limits.endsAt} end`,
      },
    })
    .returning();
  return new Map(rows.map(({ mark, hits, endsAt }) => [mark, { hits, endsAt }]));
}

/** Takes one of each back: what was counted was refused. */
export async function uncountHits(db: Db, marks: readonly string[]): Promise<void> {
  await db
    .update(limits)
    .set({ hits: sql`greatest(${limits.hits} - 1, 0)` })
    .where(inArray(limits.mark, [...marks]));
}

/** Adds what was spent to each, for all processes together. @returns what each came to, in order */
export async function addAmounts(
  db: Db,
  amounts: readonly { mark: string; amount: number; endsAt: Date }[],
): Promise<number[]> {
  const ordered = amounts.toSorted((a, b) => (a.mark < b.mark ? -1 : 1));
  const fresh = ordered.map(({ mark, amount, endsAt }) => ({ mark, hits: amount, endsAt }));
  const rows = await db
    .insert(limits)
    .values(fresh)
    .onConflictDoUpdate({ target: limits.mark, set: { hits: sql`${limits.hits} + excluded.hits` } })
    .returning();
  const came = new Map(rows.map(({ mark, hits }) => [mark, hits]));
  return amounts.map(({ mark }) => came.get(mark) ?? 0);
}

/** Counts one more unless that would be more than `most`. @returns what it came to; null when it was not counted */
export async function countUpTo(
  db: Db,
  { mark, most, endsAt }: { mark: string; most: number; endsAt: Date },
): Promise<number | null> {
  const [row] = await db
    .insert(limits)
    .values({ mark, hits: 1, endsAt })
    .onConflictDoUpdate({
      target: limits.mark,
      set: { hits: sql`${limits.hits} + 1` },
      setWhere: sql`${limits.hits} < ${most}`,
    })
    .returning({ hits: limits.hits });
  return row?.hits ?? null;
}

/** What a count has come to. */
export async function readCount(db: Db, mark: string): Promise<number> {
  const [row] = await db.select({ hits: limits.hits }).from(limits).where(eq(limits.mark, mark));
  return row?.hits ?? 0;
}
