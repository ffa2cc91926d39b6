import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './env.server.ts';
import { takeRandom } from './random.server.ts';

// AES-256-GCM. A sealed value is version (1) | nonce (12) | tag (16) | ciphertext. The context is
// authenticated, not stored: a ciphertext moved to another row, column or person does not open.

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export function newKey(): KeyObject {
  return createSecretKey(randomBytes(KEY_BYTES));
}

/** A key of its own for one use, such as `juntos inbox`; knowing it tells nothing about the master key. */
export function deriveKey(masterKey: KeyObject, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', use, KEY_BYTES)));
}

/** Says whether two values are the same without saying what they are: HMAC-SHA-256, base64url. */
export function keyedMark(key: KeyObject, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/** @param context where the value lives, e.g. `turns.text:<user id>:<row id>` */
export function seal(key: KeyObject, context: string, plain: Buffer | string): Buffer {
  const nonce = takeRandom(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  // In this mode a cipher gives as much as it is given, and nothing at the end.
  const body = cipher.update(plain as Buffer);
  cipher.final();
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
}

/** @throws when the key, the context or a single bit is not the one it was sealed with */
export function open(key: KeyObject, context: string, sealed: Uint8Array): Buffer {
  const value = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (value[0] !== VERSION) throw new Error(`sealed value of unknown version ${value[0]} in ${context}`);
  const nonce = value.subarray(1, 1 + NONCE_BYTES);
  const tag = value.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  const plain = decipher.update(value.subarray(1 + NONCE_BYTES + TAG_BYTES));
  decipher.final(); // throws where the tag does not fit
  return plain;
}

/** The key that wraps each person's data key: from the environment, else made once in the data folder. */
export function loadMasterKey(dataDir: string, fromEnv: string | undefined): KeyObject {
  return fromEnv ? readMasterKey(fromEnv) : masterKeyAt(join(dataDir, 'master.key'));
}

/** @param hex 64 digits, as `env.server.ts` checked them */
export function readMasterKey(hex: string): KeyObject {
  return createSecretKey(hex, 'hex');
}

/** The key in a file, which is made when it is not there. */
export function masterKeyAt(path: string): KeyObject {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${newKey().export().toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new StartError(
      `${path} is damaged: it should hold 64 hexadecimal digits. Restore it from a backup.`,
    );
  }
  return readMasterKey(text);
}
