import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { findOwner, isPlaceTaken, moveBeside } from './account-address-store.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { secondAddress } from './second-address.server.ts';
import type { Person } from './session.server.ts';
import { setPassword } from './set-password.server.ts';
import { countTryAt, isPasswordOf, openSessionOf } from './sign-in.server.ts';

type Parts = Pick<ServerContext, 'accounts' | 'database' | 'clock' | 'keys' | 'postman'>;

/**
 * Another password for somebody who is signed in and knows the one they have. It counts as a try to sign in, whether it
 * succeeds or not: what is refused as taken says a little about the passwords of other accounts of this e-mail.
 * Every session ends, and this browser gets a new one.
 * @param from the address of the network the request comes from
 * @returns what the browser is to keep
 * @throws AppError wrong_password, common_password, too_many_requests
 */
export async function changePassword(
  context: Parts,
  { id: userId, email, locale }: Person,
  { current, password }: { current: string; password: string },
  { headers, from }: { headers: Headers; from: string },
): Promise<string[]> {
  const { database, keys, postman } = context;
  await countTryAt(context, email, from);
  const owner = await findOwner(database.db, userId);
  const credential = owner?.hash ? { hash: owner.hash } : undefined;
  if (!(await isPasswordOf(credential, current)) || !owner) throw new AppError('wrong_password');
  const hash = await hashPassword(password);
  const place = secondAddress(await keys.house(database.db, 'second accounts'), { email, password });
  await withTx(database.db, async (tx) => {
    // Refused alike for the first account of an e-mail and for those beside it, or it would tell which this is.
    if (await isPlaceTaken(tx, { userId, email, place })) throw new AppError('common_password');
    await moveBeside(tx, owner, place);
    if (!(await setPassword(tx, postman, owner, { hash, locale }))) throw new AppError('wrong_password');
  });
  postman.wake();
  return openSessionOf(context, userId, headers);
}
