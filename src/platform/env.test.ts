import { expect, test } from 'vitest';
import { readEnv, StartError } from './env.server.ts';

test('an empty environment serves on localhost with the embedded database', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
});

test('an empty value means not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'juntos'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['MASTER_KEY', '1234'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
])('a bad %s stops the start with one sentence that names it', (name, value) => {
  const start = () => readEnv({ [name]: value });
  expect(start).toThrow(StartError);
  expect(start).toThrow(new RegExp(`^${name} expects .+\\.$`));
});
