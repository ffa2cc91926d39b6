import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.server.ts';
import { session, user } from '../../db/schema.ts';

/** A session and whose it is, in one reading. */
export async function findSession(db: Db, token: string) {
  const [found] = await db
    .select({
      expiresAt: session.expiresAt,
      id: user.id,
      email: user.email,
      name: user.name,
      country: user.country,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token));
  return found ?? null;
}
