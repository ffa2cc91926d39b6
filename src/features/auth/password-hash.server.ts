// Passwords as Argon2id, one of the settings OWASP lists (7 MiB, 5 passes), in the thread pool and a few at a time: a
// rush of sign-ins waits in its own line, while chats keep the event loop and the rest of the pool.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

const derive = promisify(argon2);

const MEMORY_KIB = 7_168;
const PASSES = 5;
const NONCE_BYTES = 16;
const TAG_BYTES = 32;
const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

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
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: bytesOf(password),
      nonce,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  );
  return `${CURRENT}${unpadded(nonce)}$${unpadded(tag)}`;
}

/** What is compared when there is no account: as slow as any other, and no password's. */
export const NOBODYS_HASH = `${CURRENT}${unpadded(Buffer.alloc(NONCE_BYTES))}$${unpadded(Buffer.alloc(TAG_BYTES))}`;

/** Hashes of the first accounts are scrypt; they are read until their person signs in again. */
export async function matchesPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, memory, passes, nonce = '', tag = ''] = HASH.exec(hash) ?? [];
  if (!memory) return inTurn(() => verifyPassword({ hash, password }));
  const right = Buffer.from(tag, 'base64');
  const given = await inTurn(() =>
    derive('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      parallelism: 1,
      tagLength: right.length,
      memory: Number(memory),
      passes: Number(passes),
    }),
  );
  return timingSafeEqual(given, right);
}

export const isCurrentHash = (hash: string): boolean => hash.startsWith(CURRENT);
