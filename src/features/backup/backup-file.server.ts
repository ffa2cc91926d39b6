// The file of a backup: compressed, then sealed in frames under a key of its own made from the master key. Each frame
// knows its place and the last one that it is the last, so a file that was cut, joined or reordered does not open.
import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { open, seal } from '../../platform/crypto.server.ts';
import { StartError } from '../../platform/env.server.ts';

const MAGIC = Buffer.from('JUNTOS-BACKUP-1\n');
const SALT_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_BYTES = 256 * 1024;
const FRAME_MAX_BYTES = FRAME_BYTES + 1024;

function frameKey(masterKey: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, salt, 'juntos backup', 32)));
}

const contextOf = (index: number, isLast: boolean) => `backup:${index}:${isLast ? 'last' : 'more'}`;

/** @param lines without their ends; written as they come */
export async function writeBackup(
  path: string,
  masterKey: KeyObject,
  lines: AsyncIterable<string>,
): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const key = frameKey(masterKey, salt);
  async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.concat([MAGIC, salt]);
    let index = 0;
    const frame = (body: Buffer, isLast: boolean) => {
      const value = seal(key, contextOf(index++, isLast), body);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(value.length);
      return Buffer.concat([length, value]);
    };
    let held = Buffer.alloc(0);
    for await (const chunk of chunks) {
      held = Buffer.concat([held, chunk]);
      for (; held.length > FRAME_BYTES; held = held.subarray(FRAME_BYTES)) {
        yield frame(held.subarray(0, FRAME_BYTES), false);
      }
    }
    yield frame(held, true);
  }
  async function* ended(): AsyncGenerator<string> {
    for await (const line of lines) yield `${line}\n`;
  }
  await pipeline(ended(), createGzip(), sealed, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

/** The lines again. @throws StartError when it is no backup, is of another key, or is damaged */
export async function* readBackup(path: string, masterKey: KeyObject): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const poured = pipeline(opened(path, masterKey), gunzip).catch((error: unknown) =>
    gunzip.destroy(error as Error),
  );
  let rest = '';
  gunzip.setEncoding('utf8');
  for await (const text of gunzip) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await poured;
  if (rest !== '') throw damaged(path);
}

async function* opened(path: string, masterKey: KeyObject): AsyncGenerator<Buffer> {
  const parts = createReadStream(path)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  const take = async (bytes: number): Promise<Buffer> => {
    while (held.length < bytes) {
      const { value, done } = await parts.next();
      if (done) throw damaged(path);
      held = Buffer.concat([held, value]);
    }
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  };
  if (!(await take(MAGIC.length)).equals(MAGIC)) throw new StartError(`${path} is no backup of Juntos.`);
  const key = frameKey(masterKey, Buffer.from(await take(SALT_BYTES)));
  for (let index = 0; ; index++) {
    const length = (await take(LENGTH_BYTES)).readUInt32BE();
    if (length > FRAME_MAX_BYTES) throw damaged(path);
    const value = Buffer.from(await take(length));
    const more = openFrame(key, contextOf(index, false), value);
    const body = more ?? openFrame(key, contextOf(index, true), value);
    if (!body) throw damaged(path);
    yield body;
    if (!more) break;
  }
  if (held.length > 0 || !(await parts.next()).done) throw damaged(path);
}

function openFrame(key: KeyObject, context: string, value: Buffer): Buffer | null {
  try {
    return open(key, context, value);
  } catch {
    return null;
  }
}

function damaged(path: string): StartError {
  return new StartError(`${path} does not open: it is damaged, or it was made under another master key.`);
}
