import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { findAddresses, findOwner, moveBeside } from './account-address-store.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { secondAddress } from './second-address.server.ts';
import type { Person } from './session.server.ts';
import { setPassword } from './set-password.server.ts';
import { countedTry, isPasswordOf, openSessionOf } from './sign-in.server.ts';

type Parts = Pick<ServerContext, 'accounts' | 'database' | 'clock' | 'keys' | 'postman'>;

/**
 * Another password for somebody who is signed in and knows the one they have; a wrong one counts as a try to sign in.
 * Every session ends, and this browser gets a new one.
 * @param from the address of the network the request comes from
 * @returns what the browser is to keep
 * @throws AppError wrong_password, common_password, too_many_requests
 */
export async function changePassword(
  context: Parts,
  person: Person,
  { current, password }: { current: string; password: string },
  { headers, from }: { headers: Headers; from: string },
): Promise<string[]> {
  const { database, keys, postman } = context;
  const { email, locale } = person;
  const owner = await countedTry(context, email, from, async () => {
    const known = await findOwner(database.db, person.id);
    const credential = known?.hash ? { hash: known.hash } : undefined;
    return (await isPasswordOf(credential, current)) ? known : null;
  });
  if (!owner) throw new AppError('wrong_password');
  const hash = await hashPassword(password);
  const second = secondAddress(await keys.house(database.db, 'second accounts'), { email, password });
  await withTx(database.db, async (tx) => {
    // Another account beside the same e-mail has a password that cannot be told apart: one in four thousand.
    const isTaken = second !== owner.email && (await findAddresses(tx, [second])).size > 0;
    if (isTaken && owner.claimedEmail !== null) throw new AppError('common_password');
    await moveBeside(tx, owner, second);
    if (!(await setPassword(tx, postman, owner, { hash, locale }))) throw new AppError('wrong_password');
  });
  postman.wake();
  return openSessionOf(context, owner.userId, headers);
}
