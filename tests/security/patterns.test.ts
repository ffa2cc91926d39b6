import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUpPerson, type TestServer, testServer } from '../support/test-server.ts';
import { composedDuring, literalsIn, type Pattern, pumpsFor, slowOn, unique } from './patterns.ts';

// No text of a person's length makes a pattern of ours think for long.

/** Of the browser, of the build, and the start of the server itself. */
const NOT_LOADED =
  /\.test\.|\/(?:main|app|app-[a-z]+)\.tsx?$|prerender\/|dev-pages|-script\.ts$|use-[a-z-]+\.ts$/;
const LONGEST_MESSAGE = 4_000;

let patterns: Pattern[];
beforeAll(async () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const literals = files.flatMap(literalsIn);
  const modules = import.meta.glob(['../../src/**/*.ts', '!../../src/**/*.test.ts']);
  const composed = await composedDuring(async () => {
    for (const [path, load] of Object.entries(modules)) if (!NOT_LOADED.test(path)) await load();
  });
  patterns = unique([...literals, ...composed]);
}, 120_000);

const nameOf = ({ source, flags, where }: Pattern) => `${where}: /${source.slice(0, 160)}/${flags}`;

test('all of them are looked at', () => {
  expect(patterns.length).toBeGreaterThan(500);
  expect(patterns.filter(({ where }) => where === 'composed').length).toBeGreaterThan(50);
});

test('a pattern that thinks for ever is noticed', () => {
  expect(slowOn(/^(a+)+$/, 'a', '!')).not.toBeNull();
  expect(slowOn(/(?:\w+\s?)*;/, 'a', '!')).not.toBeNull();
  expect(slowOn(/a*a*a*a*;/, 'a', '!')).not.toBeNull();
  expect(slowOn(/^a+$/, 'a', '!')).toBeNull();
});

test('whatever is repeated, up to the length of the longest message', () => {
  const slow = patterns.flatMap((pattern) => {
    const regex = new RegExp(pattern.source, pattern.flags);
    const found = pumpsFor(pattern)
      .map((pump) => slowOn(regex, pump, '\u0001!'))
      .find((it) => it !== null);
    return found ? [{ pattern: nameOf(pattern), ...found }] : [];
  });
  expect(slow).toEqual([]);
}, 300_000);

describe('a whole turn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
    // The first turn of a process unpacks what the readers have learnt.
    const person = await signUpPerson(server.app, { from: '10.70.0.2' });
    await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text: 'hola, me cuesta dormir' });
  });
  const repeated = ['a', ' ', 'me quiero ', 'ayer, ', 'si, pero ', 'que ', '1 ', '🙂'];

  test.each(repeated)(
    'of %j again and again is answered soon, and others are not kept waiting',
    async (pump) => {
      const person = await signUpPerson(server.app, { from: '10.70.0.1' });
      const text = `x${pump.repeat(LONGEST_MESSAGE)}`
        .slice(0, LONGEST_MESSAGE - 1)
        .trim()
        .padEnd(LONGEST_MESSAGE - 1, '.');
      const used = process.cpuUsage();
      const answer = await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
      expect(answer.status).toBe(200);
      const { user } = process.cpuUsage(used);
      expect(user / 1000).toBeLessThan(1_500);
    },
  );
});
