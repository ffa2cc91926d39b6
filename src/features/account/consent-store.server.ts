import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { consents, PURPOSES, type Purpose } from '../../db/schema.ts';

export type Consents = Record<Purpose, boolean>;

/** Nothing is allowed until the person says so. */
export async function getConsents(db: Db, userId: string): Promise<Consents> {
  const rows = await db.select().from(consents).where(eq(consents.userId, userId));
  const granted = new Set(rows.filter((row) => row.granted).map((row) => row.purpose));
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, granted.has(purpose)])) as Consents;
}

export async function putConsents(
  db: Db,
  entry: { userId: string; changes: Partial<Consents>; version: string; at: Date },
): Promise<void> {
  for (const purpose of PURPOSES) {
    const granted = entry.changes[purpose];
    if (granted === undefined) continue;
    const { userId, version, at } = entry;
    await db
      .insert(consents)
      .values({ userId, purpose, granted, version, at })
      .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted, version, at } });
  }
}
