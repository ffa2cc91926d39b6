import { expect, test } from 'vitest';
import { look, openHouse, PHONE } from '../support/phone.ts';

const house = openHouse();

test.each(['/chatbot', '/preguntas1', '/inicio-de-sesion', '/pt/tu', '/en/signup'])(
  'without script %s says so and where help is, in the first screen',
  async (path) => {
    const context = await house.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    await page.goto(house.server.url + path);
    const help = page.locator('a[href$="/ayuda-ahora"]');
    expect(await help.count()).toBe(1);
    for (const part of [page.locator('noscript p').first(), help]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height / 2);
      expect(box?.height).toBeGreaterThan(0);
    }
    await context.close();
  },
);

test('with script nothing of it is there', async () => {
  const context = await house.browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${house.server.url}/chatbot`);
  await page.getByRole('dialog').waitFor();
  await look(page, 'with-script');
  expect(await page.locator('noscript p').count()).toBe(0);
  await context.close();
});
