import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { emptyDataDir } from './empty-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// The smallest common phone, and what a person does with it, by role and Spanish label.

export const PHONE = { width: 360, height: 640 };
export type Theme = 'light' | 'dark';
const SHOTS = '.cache/journey';

type House = { server: ServerProcess; browser: Browser };

/** A server and a browser for the tests of one file. `env`: read once the other preparations are done. */
export function openHouse(env: () => Promise<Record<string, string>> = async () => ({})): House {
  const house = {} as House;
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    const settings = { env: await env(), dataDir: emptyDataDir() };
    [house.server, house.browser] = await Promise.all([startServer(settings), launchBrowser()]);
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.server?.stop();
  });
  return house;
}

export async function openPhone(
  { browser }: House,
  theme: Theme = 'light',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: PHONE,
    colorScheme: theme,
    locale: 'es-CL',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return { context, page };
}

/** axe on the screen as it stands, and a picture to look at. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
  expect((await violationsOn(page)).map((found) => `${name}: ${found}`)).toEqual([]);
}

/**
 * Goes to a page of the app and waits until what it shows has come: on a busy machine the network may be idle for a
 * moment between the session and what is asked for with it.
 */
export async function arriveAt(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  const places = page.locator('main').locator('a[href], button, input, select, textarea');
  await expect.poll(() => places.count(), { timeout: 10_000 }).toBeGreaterThan(PLACES_OF_FRAME);
}

/** The way back above the heading is there before anything else. */
const PLACES_OF_FRAME = 2;

/** Nothing wider than the screen: no sideways scrolling. */
export async function fits(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

/** Fills the sign-up form that is on the screen and sends it. */
export async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('¿Cómo quieres que te llame?').fill('Cami');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Tengo 18 años o más').check();
  await page.getByLabel(/Acepto/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

/** Sends with Enter and waits for the whole reply. */
export async function sendMessage(page: Page, text: string): Promise<string> {
  const replies = page.locator('[data-from="therapist"]');
  await replies.first().waitFor(); // the greeting, which may still be on its way
  const before = await replies.count();
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill(text);
  await field.press('Enter');
  try {
    await expect.poll(() => replies.count(), { timeout: 10_000 }).toBeGreaterThan(before);
  } catch (cause) {
    const left = await field.inputValue();
    const shown = (await page.locator('main').innerText()).slice(-400);
    throw new Error(`no reply to "${text}"; in the field: "${left}"; on the screen: ${shown}`, { cause });
  }
  // The button stands there all along; it can be pressed again once the reply is whole.
  await expect
    .poll(() => page.getByRole('button', { name: 'Enviar' }).isEnabled(), { timeout: 10_000 })
    .toBe(true);
  return ((await replies.last().textContent()) ?? '').trim();
}

/** Does something on the screen that saves, and waits until the server has answered that call. */
export async function saved(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === path && response.request().method() !== 'GET',
  );
  await Promise.all([answer, act()]);
}

/** Opens the session of a person who signed up over HTTP. */
export async function signInBrowser(
  { server }: House,
  context: BrowserContext,
  cookie: string,
): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
    }),
  );
}
