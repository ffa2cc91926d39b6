// Who was erased, kept outside the database so that a restored backup can be told. Only a keyed hash of an id that
// exists nowhere else any more: it finds a person in a backup that holds them, and says nothing to anybody else.
import type { KeyObject } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveKey, keyedMark } from '../../platform/crypto.server.ts';

export type ErasureLog = {
  add(userId: string): void;
  marks(): Set<string>;
};

export function erasureMark(masterKey: KeyObject, userId: string): string {
  return keyedMark(deriveKey(masterKey, 'juntos erasures'), userId);
}

export function erasureLog(dataDir: string, masterKey: KeyObject): ErasureLog {
  const path = join(dataDir, 'erased.log');
  return {
    add: (userId) => {
      mkdirSync(dataDir, { recursive: true });
      appendFileSync(path, `${erasureMark(masterKey, userId)}\n`, { mode: 0o600 });
    },
    marks: () => new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []),
  };
}
