import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadMasterKey, newKey, open, seal } from './crypto.server.ts';
import { StartError } from './env.server.ts';

describe('a sealed value', () => {
  const key = newKey();
  const sealed = seal(key, 'turns.text:ana:1', 'Hoy lloré en el bus');

  test('opens with its key in its place', () => {
    expect(open(key, 'turns.text:ana:1', sealed).toString()).toBe('Hoy lloré en el bus');
  });

  test('does not open with another key, in another row, or with one bit changed', () => {
    expect(() => open(newKey(), 'turns.text:ana:1', sealed)).toThrow();
    expect(() => open(key, 'turns.text:ana:2', sealed)).toThrow();
    for (const index of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => open(key, 'turns.text:ana:1', changed)).toThrow();
    }
  });

  test('is never the same twice', () => {
    expect(seal(key, 'c', 'igual')).not.toEqual(seal(key, 'c', 'igual'));
  });
});

describe('the master key', () => {
  test('is made once, for the owner of the folder only', () => {
    const dir = mkdtempSync(join(tmpdir(), 'juntos-key-'));
    const first = loadMasterKey(dir, undefined);
    expect(loadMasterKey(dir, undefined)).toEqual(first);
    expect(statSync(join(dir, 'master.key')).mode & 0o777).toBe(0o600);
  });

  test('that is damaged stops the start instead of being replaced', () => {
    const dir = mkdtempSync(join(tmpdir(), 'juntos-key-'));
    writeFileSync(join(dir, 'master.key'), 'abc');
    expect(() => loadMasterKey(dir, undefined)).toThrow(StartError);
  });
});
