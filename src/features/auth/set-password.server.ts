import type { Db } from '../../db/db.server.ts';
import type { Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Owner, replacePassword } from './account-address-store.server.ts';
import { removeResetLinks } from './email-link-store.server.ts';
import { endAllSessions } from './session-store.server.ts';
import { tell } from './tell-owner.server.ts';

/**
 * Another password: every session ends, links on their way open nothing any more, and the owner is told.
 * @returns false when the password changed meanwhile; then nothing was done
 */
export async function setPassword(
  tx: Db,
  postman: ServerContext['postman'],
  owner: Owner,
  { hash, locale }: { hash: string; locale: Locale },
): Promise<boolean> {
  if (!(await replacePassword(tx, owner, hash))) return false;
  await removeResetLinks(tx, owner.userId);
  await endAllSessions(tx, owner.userId);
  // An account beside another has no mailbox of its own; the owner of that address has another password.
  if (owner.claimedEmail === null) await tell(tx, postman, 'password', { ...owner, locale });
  return true;
}
