// Passwords as Argon2id, one of the settings OWASP lists (7 MiB, 5 passes), in the thread pool and a few at a time: a
// rush of sign-ins waits in its own line, while chats keep the event loop and the rest of the pool.
// docs/decisions/016 says why not with the Argon2 of Node.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { verifyPassword } from 'better-auth/crypto';

const MEMORY_KIB = 7_168;
const PASSES = 5;
const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;

const atOnce = Math.max(2, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The same letters typed on another keyboard are the same password. */
const lettersOf = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  const options = { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: 1 };
  return inTurn(() => hash(lettersOf(password), options));
}

/** What is compared when there is no account: as slow as any other, and no password's. */
export const NOBODYS_HASH = `${CURRENT}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A hash says itself how it was made. Those of the first accounts are scrypt, read until their person signs in again. */
export function matchesPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const isArgon = hash.startsWith('$argon2id$');
  return inTurn(() => (isArgon ? verify(hash, lettersOf(password)) : verifyPassword({ hash, password })));
}

export const isCurrentHash = (hash: string): boolean => hash.startsWith(CURRENT);
