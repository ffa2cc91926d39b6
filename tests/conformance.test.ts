import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPages } from '../src/prerender/entry.tsx';
import { wordsOf } from './conformance/checks.ts';
import type { Calls, MadePage } from './conformance/line.ts';
import { checkedBy, LINES } from './conformance/lines.ts';
import { conformanceReport } from './conformance/report.ts';
import { type FakeGoogle, fakeGoogle } from './support/fake-google.ts';
import { send, signUpPerson, testServer } from './support/test-server.ts';

// The specification, line by line: the lines stand in tests/conformance/, those that need a browser run in
// tests/e2e/conformance.e2e.ts. A line that differs proves what stands there instead.

describe('on the public pages', () => {
  let pages: MadePage[];
  beforeAll(async () => {
    const assets = { sheets: { site: [], reading: [], help: [] }, formScript: '/form.js' };
    const made = await renderPages('https://juntos.test', assets);
    pages = made.map(({ path, html }) => ({ path, html, text: wordsOf(html) }));
  });

  test.each(checkedBy('page'))('$title', ({ check }) => {
    const page = pages.find(({ path }) => path === check.where);
    if (!page) throw new Error(`there is no page ${check.where}`);
    check.holds(page);
  });

  test.each(checkedBy('pages'))('$title', ({ check }) => check.holds(pages));
});

describe('in the calls', () => {
  let calls: Calls;
  let google: FakeGoogle;
  let visitors = 0;
  /** The limits count addresses, so each visitor has one of their own. */
  const from = () => `10.9.${visitors >> 8}.${visitors++ & 255}`;
  beforeAll(async () => {
    google = await fakeGoogle();
    const server = await testServer({ env: google.env });
    calls = {
      server,
      google,
      ask: (method, url, body, headers) => send(server.app, { method, url, body, headers, from: from() }),
      person: (details) => signUpPerson(server.app, { ...details, from: from() }),
    };
  });

  afterAll(() => google.close());

  test.each(checkedBy('call'))('$title', ({ check }) => check.holds(calls));
});

test.each(checkedBy('value'))('$title', ({ check }) => check.holds());

test('the page about it says the same (npm run docs:conformance)', () => {
  expect(readFileSync('docs/spec-conformance.md', 'utf8')).toBe(conformanceReport(LINES));
});
