import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../platform/env.server.ts';
import { holdDataDir } from './data-lock.server.ts';

test('a data folder is held by one process, and free again when that one lets go', () => {
  const dir = mkdtempSync(join(tmpdir(), 'juntos-lock-'));
  const lock = holdDataDir(dir);
  expect(() => holdDataDir(dir)).toThrow(StartError);
  lock.release();
  holdDataDir(dir).release();
});
