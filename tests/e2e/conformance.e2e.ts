import type { BrowserContext } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { checkedBy } from '../conformance/lines.ts';
import { signUpOver } from '../support/http-person.ts';
import { openHouse, PHONE, signInBrowser } from '../support/phone.ts';

// Lines of the specification that only a browser can show: states, timings, measures, what is stored.

const house = openHouse(async () => ({ TRUST_PROXY: '1' }));
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
