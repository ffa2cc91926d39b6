import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { signUpOver } from '../support/http-person.ts';
import { look, openHouse, PHONE, signInBrowser } from '../support/phone.ts';

const house = openHouse();

type Reader = BrowserContextOptions & { account?: string };

async function openAs({ account, ...how }: Reader, path: string) {
  const context = await house.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', ...how });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  if (account !== undefined) {
    const { cookie } = await signUpOver(house.server.url, { country: account });
    await signInBrowser(house, context, cookie);
    await page.goto(`${house.server.url}/chatbot`, { waitUntil: 'networkidle' });
  }
  await page.goto(house.server.url + path, { waitUntil: 'networkidle' });
  return { context, page };
}

const callsIn = (page: Page) => page.locator('a[href^="tel:"]:visible');

async function firstCall(page: Page): Promise<string> {
  const call = callsIn(page).first();
  const box = await call.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  return (await call.innerText()).trim();
}

describe('Ayuda ahora', () => {
  test.each([
    ['of the clock of the phone', { timezoneId: 'America/Santiago' }, '/ayuda-ahora', '*4141'],
    ['of another clock', { timezoneId: 'America/Mexico_City' }, '/ayuda-ahora', '800 911 2000'],
    ['of its language', { timezoneId: 'Asia/Tokyo' }, '/pt/ayuda-ahora', '188'],
    ['of the account', { timezoneId: 'America/Santiago', account: 'AR' }, '/ayuda-ahora', '0800-999-0091'],
    ['of the link', { timezoneId: 'America/Santiago', account: 'AR' }, '/ayuda-ahora#mx', '800 911 2000'],
  ])(
    'opens with the country %s, and its first line to call in the first screen',
    async (_, how, path, number) => {
      const { context, page } = await openAs(how, path);
      expect(await firstCall(page)).toContain(number);
      expect(await page.locator('details[name=pais][open]').count()).toBe(1);
      expect(await violationsOn(page)).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ['the phone does not tell', { timezoneId: 'Asia/Tokyo' }],
    ['there is no script', { javaScriptEnabled: false }],
  ])('where %s, the countries stand to be chosen in the first screen', async (_, how) => {
    const { context, page } = await openAs(how, '/ayuda-ahora');
    expect(await page.locator('details[name=pais][open]').count()).toBe(0);
    const box = await page.locator('details[name=pais] summary').nth(3).boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height - 60);
    await context.close();
  });

  test('has its headings in the type of the house', async () => {
    const { context, page } = await openAs({}, '/ayuda-ahora');
    const isThere = () =>
      page.evaluate(() => document.fonts.check('600 28px "Rosario Ayuda"', 'Ayuda ahora'));
    await page.evaluate(() => document.fonts.load('600 28px "Rosario Ayuda"', 'Ayuda ahora'));
    expect(await isThere()).toBe(true);
    await context.close();
  });
});

describe('Ayuda ahora over the app', () => {
  test('opens over the talk, with the country of the account, and leaves what was written', async () => {
    const { context, page } = await openAs({ account: 'MX' }, '/chatbot');
    const field = page.getByRole('textbox', { name: 'Tu mensaje' });
    await field.fill('Estaba escribiendo esto');
    const link = page.getByRole('link', { name: 'Ayuda ahora' });
    await context.setOffline(true);
    await link.click();
    const sheet = page.getByRole('dialog', { name: 'Ayuda ahora' });
    await sheet.waitFor();
    expect(await firstCall(page)).toContain('800 911 2000');
    await look(page, 'help-sheet');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('Estaba escribiendo esto');
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(page.url()).toBe(`${house.server.url}/chatbot`);
    await context.close();
  });

  test('shows the lines of the country that is chosen, and leads to the whole page at it', async () => {
    const { context, page } = await openAs({ timezoneId: 'Asia/Tokyo' }, '/inicio-de-sesion');
    await page.getByRole('link', { name: 'Ayuda ahora' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ayuda ahora' });
    expect(await callsIn(page).count()).toBe(0);
    await sheet.getByLabel('País').selectOption('CL');
    await sheet.getByText('*4141').first().waitFor();
    await sheet.getByRole('link', { name: 'Ver todas las líneas y países' }).click();
    await page.waitForURL('**/ayuda-ahora#cl');
    expect(await firstCall(page)).toContain('*4141');
    await context.close();
  });
});
