import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, test } from 'vitest';
import { checkedBy } from '../conformance/lines.ts';
import { type FakeGoogle, fakeGoogle } from '../support/fake-google.ts';
import { signUpOver } from '../support/http-person.ts';
import { openHouse, PHONE, signInBrowser } from '../support/phone.ts';

// Lines of the specification that only a browser can show: states, timings, measures, what is stored.

let google: FakeGoogle;
const house = openHouse(async () => {
  google = await fakeGoogle();
  return { ...google.env, TRUST_PROXY: '1', ALLOW_TEST_PAYMENTS: '1' };
});
afterAll(() => google?.close());
const contexts: BrowserContext[] = [];

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Signing up is limited by address and minute: everybody here comes from an address of their own. */
let people = 0;
const newPerson = () => signUpOver(house.server.url, { from: `10.0.0.${++people}` });

test.each(checkedBy('browser'))('$title', async ({ check }) => {
  await check.holds({
    browser: house.browser,
    google,
    url: house.server.url,
    person: newPerson,
    open: async (path, { as, ...options } = {}) => {
      const context = await house.browser.newContext({ viewport: PHONE, locale: 'es-CL', ...options });
      contexts.push(context);
      if (as) await signInBrowser(house, context, as.cookie);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.goto(house.server.url + path, { waitUntil: 'load' });
      return page;
    },
  });
});
