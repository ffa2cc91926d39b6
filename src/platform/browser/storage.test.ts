import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson, isSharedPhone, keep, readKept, readRaw, setSharedPhone, writeRaw } from './storage.ts';

/** The part of Storage in use, with keys that can be listed as a browser lists them. */
function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('on a borrowed phone nothing of the person outlives the tab, and nothing written before is lost', () => {
  writeRaw('user', '{"email":"antes@example.com"}');
  keep('respuestas', { owner: null });
  setSharedPhone(true);
  expect(Object.keys(localStorage)).toEqual(['juntos.prestado']);
  expect(readKept('respuestas')).toEqual({ owner: null });
  writeRaw('user', '{"email":"cami@example.com"}');
  expect(localStorage.getItem('user')).toBeNull();
  expect(isSharedPhone()).toBe(true);
});

test('signing out erases the person and leaves how they like to read', () => {
  localStorage.setItem('theme', 'dark');
  writeRaw('user', '{}');
  writeRaw('userLogin', '{}');
  keep('borrador', { text: 'a medias' });
  forgetPerson();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a browser that forbids storage still works', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keep('borrador', 'a')).not.toThrow();
  expect(() => forgetPerson()).not.toThrow();
  expect(readRaw('user')).toBeNull();
});
