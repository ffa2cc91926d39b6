import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { passes } from '../../db/schema.ts';
import type { Granted } from './pass-schedule.ts';

/** The id is that of what grants it: the same one again changes nothing, but brings back one that was taken. */
export async function putPass(
  tx: Db,
  pass: { userId: string; id: string; plan: string; days: number; grantedAt: Date },
): Promise<void> {
  await tx
    .insert(passes)
    .values(pass)
    .onConflictDoUpdate({ target: passes.id, set: { endedAt: null } });
}

export async function endPass(tx: Db, id: string, endedAt: Date): Promise<void> {
  await tx
    .update(passes)
    .set({ endedAt })
    .where(and(eq(passes.id, id)));
}

export async function listPasses(db: Db, userId: string): Promise<Granted[]> {
  return db.select().from(passes).where(eq(passes.userId, userId));
}
