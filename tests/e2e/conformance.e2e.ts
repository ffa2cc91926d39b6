import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, test } from 'vitest';
import { checkedBy } from '../conformance/lines.ts';
import { type FakeGoogle, fakeGoogle } from '../support/fake-google.ts';
import { type HttpPerson, signUpOver } from '../support/http-person.ts';
import { openHouse, PHONE, signInBrowser } from '../support/phone.ts';

// Lines of the specification that only a browser can show: states, timings, measures, what is stored.

let google: FakeGoogle;
const house = openHouse(async () => {
  google = await fakeGoogle();
  return google.env;
});
afterAll(() => google?.close());
const contexts: BrowserContext[] = [];

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Signing up is limited by the minute, and all of these come from one address. */
async function newPerson(): Promise<HttpPerson> {
  for (;;) {
    try {
      return await signUpOver(house.server.url);
    } catch (cause) {
      if (!String(cause).includes('429')) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }
}

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
