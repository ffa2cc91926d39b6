import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { conversations, sponsorCodes, sponsorUses } from '../../db/schema.ts';

export type SponsorCode = typeof sponsorCodes.$inferSelect;

export async function addSponsorCode(db: Db, code: SponsorCode): Promise<void> {
  await db.insert(sponsorCodes).values(code);
}

/** Latest first. */
export function listSponsorCodes(db: Db): Promise<SponsorCode[]> {
  return db.select().from(sponsorCodes).orderBy(desc(sponsorCodes.createdAt), desc(sponsorCodes.id));
}

/** @returns false when there is no such code, or it was revoked before */
export async function revokeSponsorCode(db: Db, id: string, revokedAt: Date): Promise<boolean> {
  const revoked = await db
    .update(sponsorCodes)
    .set({ revokedAt })
    .where(and(eq(sponsorCodes.id, id), isNull(sponsorCodes.revokedAt)))
    .returning({ id: sponsorCodes.id });
  return revoked.length > 0;
}

export async function findSponsorCode(db: Db, codeMark: string): Promise<SponsorCode | null> {
  const [row] = await db.select().from(sponsorCodes).where(eq(sponsorCodes.codeMark, codeMark));
  return row ?? null;
}

/** Counts one use, of those that come at once no more than there are. @returns false when none was left */
export async function takeSponsorUse(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(sponsorCodes)
    .set({ uses: sql`${sponsorCodes.uses} + 1` })
    .where(
      and(
        eq(sponsorCodes.id, id),
        isNull(sponsorCodes.revokedAt),
        gt(sponsorCodes.expiresAt, now),
        lt(sponsorCodes.uses, sponsorCodes.usesMax),
      ),
    )
    .returning({ id: sponsorCodes.id });
  return taken.length > 0;
}

/** @returns false when the person has used it already */
export async function addSponsorUse(db: Db, use: typeof sponsorUses.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(sponsorUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ codeId: sponsorUses.codeId });
  return added.length > 0;
}

/** How many people used a code of each ally, and how many of them wrote since a moment. Of nobody, who. */
export async function countByAlly(
  db: Db,
  since: Date,
): Promise<{ ally: string; people: number; came: number }[]> {
  const wrote = sql`exists (select 1 from ${conversations} where ${and(
    eq(conversations.userId, sponsorUses.userId),
    eq(conversations.begun, true),
    gte(conversations.lastAt, since),
  )})`;
  return db
    .select({
      ally: sponsorCodes.ally,
      people: sql<number>`count(distinct ${sponsorUses.userId})::int`,
      came: sql<number>`count(distinct ${sponsorUses.userId}) filter (where ${wrote})::int`,
    })
    .from(sponsorUses)
    .innerJoin(sponsorCodes, eq(sponsorCodes.id, sponsorUses.codeId))
    .groupBy(sponsorCodes.ally)
    .orderBy(asc(sponsorCodes.ally));
}
