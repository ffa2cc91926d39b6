import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import type { PrivacyPage } from './privacy.ts';
import { countHoldings, getPrivacy } from './privacy-store.server.ts';

/** What we hold of a person, how long it stays, and what they asked about it. */
export async function readPrivacy(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  person: Person,
): Promise<PrivacyPage> {
  const { id, name, email, emailVerified, country } = person;
  const account = { name, email, emailVerified, country };
  const holds = await countHoldings(database.db, id, clock());
  return { account, holds, ...(await getPrivacy(database.db, id)) };
}
