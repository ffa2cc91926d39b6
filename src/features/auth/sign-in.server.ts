import { keyedMark } from '../../platform/crypto.server.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  type Credential,
  endSessionOf,
  findCredentials,
  putPasswordHash,
} from './account-address-store.server.ts';
import { uncountAttempt } from './attempt-store.server.ts';
import { countTry } from './count-try.server.ts';
import { hashPassword, isCurrentHash, matchesPassword, NOBODYS_HASH } from './password-hash.server.ts';
import { secondAddress } from './second-address.server.ts';
import { sessionCookie, sessionToken } from './session.server.ts';
import { endOldestSessions } from './session-store.server.ts';

export type SignedIn = { userId: string; email: string; name: string; cookies: string[] };
export type Credentials = { email: string; password: string };
/** What is known of a browser from its name stands at the beginning. */
const USER_AGENT_MAX = 400;
/** More than anybody has devices: beyond, the ones opened first end. */
const SESSIONS_MAX = 50;

type Parts = Pick<ServerContext, 'accounts' | 'database' | 'clock' | 'keys'>;

/**
 * The session of whoever knows this password; null for a wrong password and for an unknown e-mail alike. Whoever
 * fails again and again waits longer each time, whether there is such an account or not.
 * @param from the address of the network the request comes from
 * @throws AppError too_many_requests
 */
export function signIn(
  context: Parts,
  { email, password }: Credentials,
  headers: Headers,
  from: string,
): Promise<SignedIn | null> {
  const { database, keys } = context;
  return countedTry(context, email, from, async () => {
    const second = secondAddress(await keys.house(database.db, 'second accounts'), { email, password });
    const known = await findCredentials(database.db, [email, second]);
    const credential = known.find((one) => one.email === second) ?? known[0];
    const signedIn = await openSession(context, credential, password, headers);
    return signedIn && { ...signedIn, email };
  });
}

/**
 * Whether this is the password of the account that has the e-mail as its own. A wrong one counts as a try to sign in.
 * @throws AppError too_many_requests
 */
export async function knowsPassword(
  context: Parts,
  { email, password }: Credentials,
  from: string,
): Promise<boolean> {
  const { db } = context.database;
  const right = await countedTry(context, email, from, async () => {
    const [credential] = await findCredentials(db, [email]);
    return (await isPasswordOf(credential, password)) ? true : null;
  });
  return right === true;
}

/**
 * A try at an account: too many that failed make the next one wait. One that succeeds takes itself back and nothing else,
 * or whoever has an account beside (decision 5) could guess at the first, and sign in to theirs to wipe the count.
 * @throws AppError too_many_requests
 */
async function countedTry<T>(
  context: Parts,
  email: string,
  from: string,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const marks = await countTryAt(context, email, from);
  const done = await work();
  if (done !== null) await uncountAttempt(context.database.db, marks);
  return done;
}

/** @returns under which marks it was counted @throws AppError too_many_requests */
export async function countTryAt(context: Parts, email: string, from: string): Promise<string[]> {
  const key = await context.keys.house(context.database.db, 'attempts');
  const [fromHere, fromAnywhere] = [keyedMark(key, `${from} ${email}`), keyedMark(key, email)];
  await countTry(context, { fromHere, fromAnywhere });
  return [fromHere, fromAnywhere];
}

/** A new session for whoever knows the password of this account; null for anybody else. */
export async function openSession(
  context: Pick<Parts, 'accounts' | 'database'>,
  credential: Credential | undefined,
  password: string,
  headers: Headers,
): Promise<SignedIn | null> {
  if (!(await isPasswordOf(credential, password)) || !credential) return null;
  const { userId, email, name, hash } = credential;
  if (!isCurrentHash(hash)) {
    await putPasswordHash(context.database.db, userId, await hashPassword(password));
  }
  return { userId, email, name, cookies: await openSessionOf(context, userId, headers) };
}

/** Takes as long without an account as with one. */
export async function isPasswordOf(
  credential: Pick<Credential, 'hash'> | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await matchesPassword({ hash: credential?.hash ?? NOBODYS_HASH, password });
  return isRight && credential !== undefined;
}

/**
 * A new session for a person who showed who they are; the one this browser had ends, so that nothing of before goes on.
 * @returns what the browser is to keep
 */
export async function openSessionOf(
  { accounts, database }: Pick<Parts, 'accounts' | 'database'>,
  userId: string,
  headers: Headers,
): Promise<string[]> {
  const { internalAdapter } = await accounts.$context;
  const userAgent = (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX);
  const { token } = await internalAdapter.createSession(userId, false, { userAgent });
  await endOldestSessions(database.db, userId, SESSIONS_MAX);
  const before = await sessionToken(accounts, headers.get('cookie') ?? undefined);
  if (before) await endSessionOf(database.db, before);
  return [await sessionCookie(accounts, token)];
}
