import { isAPIError } from 'better-auth/api';
import { keyedMark } from '../../platform/crypto.server.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  endSessionOf,
  findAddresses,
  findPasswordHash,
  putPasswordHash,
} from './account-address-store.server.ts';
import { forgetAttempts } from './attempt-store.server.ts';
import { countTry } from './count-try.server.ts';
import { hashPassword, isCurrentHash } from './password-hash.server.ts';
import { secondAddress } from './second-address.server.ts';
import { sessionToken } from './session.server.ts';

export type SignedIn = { userId: string; email: string; name: string; cookies: string[] };
export type Credentials = { email: string; password: string };
type Parts = Pick<ServerContext, 'accounts' | 'database' | 'clock' | 'keys'>;

/**
 * The session of whoever knows this password; null for a wrong password and for an unknown e-mail alike. Whoever
 * fails again and again waits longer each time, whether there is such an account or not.
 * @param from the address of the network the request comes from
 * @throws AppError too_many_requests
 */
export async function signIn(
  context: Parts,
  { email, password }: Credentials,
  headers: Headers,
  from: string,
): Promise<SignedIn | null> {
  const { database, keys } = context;
  const key = await keys.house(database.db, 'attempts');
  const [fromHere, fromAnywhere] = [keyedMark(key, `${from} ${email}`), keyedMark(key, email)];
  await countTry(context, { fromHere, fromAnywhere });
  const second = secondAddress(await keys.house(database.db, 'second accounts'), { email, password });
  const known = await findAddresses(database.db, [email, second]);
  const signedIn = await openSession(
    context,
    { email: known.has(second) ? second : email, password },
    headers,
  );
  if (!signedIn) return null;
  await forgetAttempts(database.db, [fromHere, fromAnywhere]);
  return { ...signedIn, email };
}

/** A new session for these credentials; the one this browser had ends, so that nothing of before goes on. */
export async function openSession(
  { accounts, database }: Pick<Parts, 'accounts' | 'database'>,
  credentials: Credentials,
  headers: Headers,
): Promise<SignedIn | null> {
  try {
    const { headers: out, response } = await accounts.api.signInEmail({
      body: credentials,
      headers,
      returnHeaders: true,
    });
    const { id: userId, email, name } = response.user;
    const before = await sessionToken(accounts, headers.get('cookie') ?? undefined);
    if (before) await endSessionOf(database.db, before);
    const hash = await findPasswordHash(database.db, userId);
    if (hash && !isCurrentHash(hash)) {
      await putPasswordHash(database.db, userId, await hashPassword(credentials.password));
    }
    return { userId, email, name, cookies: out.getSetCookie() };
  } catch (error) {
    if (isAPIError(error)) return null;
    throw error;
  }
}
