import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { consents, PURPOSES, type Purpose } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';

export type Consents = Record<Purpose, boolean>;

/** What a person decided last about each purpose, when, and under which version of the privacy page. */
export type Decision = { purpose: Purpose; granted: boolean; version: string; at: Date };

export function listDecisions(db: Db, userId: string): Promise<Decision[]> {
  return decisionsOf(db, { userId });
}

const decisionsOf = statement<{ userId: string }>()((db, { userId }) => {
  const { purpose, granted, version, at } = consents;
  return db.select({ purpose, granted, version, at }).from(consents).where(eq(consents.userId, userId));
});

/** Nothing is allowed until the person says so. */
export function consentsIn(decisions: readonly Decision[]): Consents {
  const granted = new Set(decisions.filter((one) => one.granted).map(({ purpose }) => purpose));
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, granted.has(purpose)])) as Consents;
}

export async function getConsents(db: Db, userId: string): Promise<Consents> {
  return consentsIn(await listDecisions(db, userId));
}

/** Decided, and against it: not the same as never asked. */
export function isDeclined(decisions: readonly Decision[], purpose: Purpose): boolean {
  return decisions.some((one) => one.purpose === purpose && !one.granted);
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
