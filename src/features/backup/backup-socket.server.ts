// The embedded database belongs to the process that serves it, so that process makes the backup: whoever may open the
// socket in the data folder gets the sealed file. PostgreSQL needs none of this, a second process simply connects.
import { createHash, type KeyObject } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/db.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import type { Log } from '../../platform/log.server.ts';
import { makeBackup } from './make-backup.server.ts';

/** Longer paths cannot be bound on Linux and macOS. */
const SOCKET_PATH_MAX = 100;

export function socketPath(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (platform() === 'win32') return `\\\\.\\pipe\\juntos-${short}`;
  const path = join(dataDir, 'backup.sock');
  return path.length <= SOCKET_PATH_MAX ? path : join('/tmp', `juntos-${short}.sock`);
}

type Parts = { dataDir: string; database: Database; masterKey: KeyObject; clock: Clock; log: Log };

/** Answers every connection with one sealed backup. @returns how to stop */
export function serveBackups({ dataDir, database, masterKey, clock, log }: Parts): () => Promise<void> {
  const path = socketPath(dataDir);
  let made = 0;
  const server = createServer(async (socket) => {
    const file = join(dataDir, `backup-${++made}.tmp`);
    try {
      await rm(file, { force: true });
      await makeBackup(database, { path: file, masterKey, clock });
      await pipeline(createReadStream(file), socket);
      log.info('backup made');
    } catch (cause) {
      log.error('backup failed', { cause });
      socket.destroy();
    } finally {
      await rm(file, { force: true });
    }
  });
  server.on('error', (cause) => log.error('backups cannot be served', { cause }));
  if (platform() !== 'win32') rmSync(path, { force: true }); // left by a process that was killed
  server.listen(path, () => {
    if (platform() !== 'win32') chmodSync(path, 0o600);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** @returns false when nobody serves this folder now */
export async function fetchBackup(dataDir: string, path: string): Promise<boolean> {
  const socket = connect(socketPath(dataDir));
  const isServed = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isServed) return false;
  await pipeline(socket, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return true;
}
