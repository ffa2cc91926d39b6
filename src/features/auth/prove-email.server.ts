// The link of a mail shows who has a mailbox, and nothing about who made the account: the two are joined only where
// one person shows both. docs/decisions/016.
import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  findAddresses,
  findOwner,
  type Owner,
  stepBeside,
  takeClaimedAddress,
} from './account-address-store.server.ts';
import { confirmEmail, findEmailLink, takeEmailLink } from './email-link-store.server.ts';
import { addressOfItsOwn } from './second-address.server.ts';
import type { Person } from './session.server.ts';
import { knowsPassword } from './sign-in.server.ts';

type Parts = Pick<ServerContext, 'accounts' | 'database' | 'clock' | 'keys'>;
type Visitor = Pick<Person, 'id' | 'email' | 'hasOwnEmail'> | null;

/**
 * Confirms an address for the person who is in that account, or knows its password.
 * @param from the address of the network the request comes from
 * @throws AppError link_expired, password_needed, password_mismatch, too_many_requests; the key stays good but for the first
 */
export async function proveEmail(
  context: Parts,
  { token, password }: { token: string; password?: string | undefined },
  visitor: Visitor,
  from: string,
): Promise<void> {
  const { database, clock } = context;
  const userId = await findEmailLink(database.db, token, clock());
  const owner = userId && (await findOwner(database.db, userId));
  if (!owner) throw new AppError('link_expired');
  if (visitor?.id !== owner.userId) {
    if (!password) throw new AppError('password_needed');
    const isRight = await knowsPassword(context, { email: owner.email, password }, from);
    if (!isRight) throw new AppError('password_mismatch');
  }
  await withTx(database.db, async (tx) => {
    if (!(await takeEmailLink(tx, token, clock()))) throw new AppError('link_expired');
    await confirmEmail(tx, owner.userId);
  });
}

/**
 * "No fui yo": whoever has the mailbox did not make this account. It loses the address and goes on beside, as if another
 * had been first; nobody who is in it can tell. Somebody who is in an account beside gets the address for theirs.
 * @throws AppError link_expired
 */
export async function disownEmail(
  { database, clock }: Parts,
  token: string,
  visitor: Visitor,
): Promise<void> {
  await withTx(database.db, async (tx) => {
    const userId = await takeEmailLink(tx, token, clock());
    const owner = userId && (await findOwner(tx, userId));
    if (!owner) throw new AppError('link_expired');
    const { email } = owner;
    await stepBeside(tx, { userId, email, besideEmail: await placeBeside(tx, owner) });
    if (visitor && !visitor.hasOwnEmail && visitor.email === email) {
      await takeClaimedAddress(tx, visitor.id, email);
    }
  });
}

async function placeBeside(tx: Parameters<typeof findAddresses>[0], { besideEmail }: Owner): Promise<string> {
  const isFree = besideEmail !== null && (await findAddresses(tx, [besideEmail])).size === 0;
  return isFree ? besideEmail : addressOfItsOwn();
}
