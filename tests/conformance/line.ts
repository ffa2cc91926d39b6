// One statement of the specification: its section, its words, where and how it is checked and, where we do
// something else on purpose, what and why. The tests run every line; docs/spec-conformance.md is made of them.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Locale } from '../../src/platform/locale.ts';
import type { FakeGoogle } from '../support/fake-google.ts';
import type { HttpPerson } from '../support/http-person.ts';
import type { send, TestPerson, TestServer } from '../support/test-server.ts';

/** A public page as the build makes it, and its words without the tags. */
export type MadePage = { path: string; html: string; text: string };

export type Calls = {
  server: TestServer;
  /** Whose tokens the server believes. */
  google: FakeGoogle;
  ask(method: string, url: string, body?: unknown, headers?: Record<string, string>): ReturnType<typeof send>;
  person(details?: { name?: string; country?: string }): Promise<TestPerson>;
};

/** A phone before the running server; `visit.person` has an account. */
export type Visit = {
  browser: Browser;
  google: FakeGoogle;
  url: string;
  person(): Promise<HttpPerson>;
  open(path: string, how?: { as?: HttpPerson } & BrowserContextOptions): Promise<Page>;
};

export type Check = { where: string } & (
  | { how: 'page'; holds(page: MadePage): void }
  | { how: 'pages'; holds(pages: readonly MadePage[]): void }
  | { how: 'call'; holds(calls: Calls): Promise<void> }
  | { how: 'value'; holds(): void }
  | { how: 'browser'; holds(visit: Visit): Promise<void> }
);

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type Line = {
  section: Section;
  /** The specification's own words; `…` where some are left out. */
  says: string;
  /** Where the words hold; Spanish unless it says so. */
  locale: Locale;
  check: Check;
} & (
  | { kind: 'kept' }
  /** On purpose: the check proves what stands there instead. */
  | { kind: 'differs'; instead: string; why: string }
);

export function kept(section: Section, says: string, check: Check, locale: Locale = 'es'): Line {
  return { kind: 'kept', section, says, locale, check };
}

type Difference = { instead: string; why: string; locale?: Locale };

export function differs(
  section: Section,
  says: string,
  { instead, why, locale = 'es' }: Difference,
  check: Check,
): Line {
  return { kind: 'differs', section, says, locale, instead, why, check };
}
