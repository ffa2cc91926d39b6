import { expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { openHouse, PHONE, signInBrowser } from '../support/phone.ts';

const house = openHouse();

/** What the menu of a page says to whoever stands before it. */
async function waysIn(script: boolean, isIn: boolean): Promise<string[]> {
  const context = await house.browser.newContext({ viewport: PHONE, javaScriptEnabled: script });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  if (isIn) {
    await signInBrowser(house, context, (await signUpOver(house.server.url)).cookie);
    await page.goto(`${house.server.url}/chatbot`, { waitUntil: 'networkidle' });
  }
  await page.goto(`${house.server.url}/faq`);
  await page.locator('.menu > summary').click();
  const shown = page.locator('.menu-panel .button:visible');
  const ways = await Promise.all((await shown.all()).map((link) => link.getAttribute('href')));
  await context.close();
  return ways.map(String);
}

test('the header leads in, and whoever is in to their account, with script or without', async () => {
  expect(await waysIn(true, false)).toEqual(['/inicio-de-sesion']);
  expect(await waysIn(true, true)).toEqual(['/tu']);
  expect(await waysIn(false, true)).toEqual(['/tu']);
  expect(await waysIn(false, false)).toEqual(['/tu']);
});
