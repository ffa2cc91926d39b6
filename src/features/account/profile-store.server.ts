import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { user } from '../../db/schema.ts';

export async function changeProfile(
  db: Db,
  userId: string,
  changes: { name?: string | undefined; country?: string | null | undefined },
  updatedAt: Date,
): Promise<void> {
  await db
    .update(user)
    .set({ ...changes, updatedAt })
    .where(eq(user.id, userId));
}
