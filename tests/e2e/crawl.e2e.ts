// A walk through every link of the site as it is served: nothing leads nowhere, every page has a way back and help
// one tap away, search engines see what they should, and axe finds nothing, in each language and theme.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuilt } from '../../src/platform/site-files.server.ts';
import { APP_PATHS } from '../../src/routes.ts';
import { violationsOn } from '../support/axe.ts';
import { type HttpPerson, signUpOver } from '../support/http-person.ts';
import { arriveAt, fits, openHouse, openPhone, PHONE, signInBrowser } from '../support/phone.ts';

const house = openHouse();

type Seen = {
  /** Path and query, as linked. */
  address: string;
  path: string;
  status: number;
  robots: string | null;
  html: string;
  isPage: boolean;
};

const ORIGIN = 'http://juntos.test';
const HELP = /href="(?:\/pt)?\/ayuda-ahora"/;
const HOME = /href="\/(?:pt|en)?"/;

/** Addresses that nothing has to link: aliases, and what is shown for a wrong address. */
const UNLINKED = ['/theme1', '/aboutUs', '/404', '/en/404', '/pt/404'];

const seen = new Map<string, Seen>();

/** Where a page leads within the site, the forms that ask with an address included. */
function addressesIn(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|link|form)\b[^>]*?\s(?:href|action)="([^"]+)"[^>]*>/g)];
  return links
    .filter(([tag]) => !/method="post"|rel="(?:preload|stylesheet|icon)"/.test(tag))
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'));
}

const urlOf = (address: string) => new URL(address, ORIGIN);

async function look(address: string): Promise<Seen> {
  const response = await fetch(house.server.url + address);
  const isPage = /text\/html/.test(response.headers.get('content-type') ?? '');
  return {
    address,
    path: new URL(response.url).pathname,
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    html: await response.text(),
    isPage,
  };
}

/** Every address that can be reached, each looked at once. */
async function walk(from: string[]): Promise<void> {
  const waiting = [...from];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 8).filter((address) => !seen.has(address));
    const found = await Promise.all([...new Set(batch)].map(look));
    for (const page of found) {
      seen.set(page.address, page);
      if (!page.isPage) continue;
      for (const href of addressesIn(page.html)) {
        const { pathname, search } = urlOf(href);
        waiting.push(pathname + search);
      }
    }
  }
}

const isApp = ({ path }: Seen) => APP_PATHS.includes(path);
const publicPages = () => [...seen.values()].filter((page) => page.isPage && !isApp(page));

describe('from the home, link by link', () => {
  beforeAll(() => walk(['/']), 120_000);

  test('no link is dead', () => {
    expect(seen.size).toBeGreaterThan(100);
    const dead = [...seen.values()].filter(({ status }) => status !== 200);
    expect(dead.map(({ address, status }) => `${address} ${status}`)).toEqual([]);
  });

  test('no anchor is missing on the page it points into', () => {
    const lost = publicPages().flatMap((page) =>
      [...page.html.matchAll(/<a\b[^>]*\shref="([^"]*#[^"]+)"/g)].flatMap(([, href = '']) => {
        const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), ORIGIN + page.address);
        const target = seen.get(pathname + search) ?? seen.get(pathname);
        if (!href.startsWith('/') && !href.startsWith('#')) return [];
        return target?.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
          ? []
          : [`${page.path} → ${href}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('every page that was built can be reached', () => {
    const reached = new Set([...seen.values()].map(({ path }) => path));
    const lonely = readBuilt().publicPaths.filter((path) => !reached.has(path) && !UNLINKED.includes(path));
    expect(lonely).toEqual([]);
  });

  test('every page has a way back and help one tap away', () => {
    for (const { html, path } of publicPages()) {
      expect(html, path).toMatch(HOME);
      if (!path.endsWith('/ayuda-ahora')) expect(html, path).toMatch(HELP);
    }
  });

  test('every page names its own address, and an alias the address it stands for', async () => {
    for (const { html, path } of publicPages()) {
      if (path === '/blog/buscar') continue;
      expect(canonicalIn(html), path).toBe(path);
    }
    expect(canonicalIn((await look('/theme1')).html)).toBe('/');
    expect(canonicalIn((await look('/aboutUs')).html)).toBe('/quienes-somos');
  });

  test('search engines are kept out of the app area and of nothing else', async () => {
    for (const path of APP_PATHS) {
      const { robots, html } = await look(path);
      expect(robots, path).toBe('noindex, nofollow');
      expect(html, path).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    }
    const hidden = publicPages().filter(({ html }) => /<meta name="robots" content="noindex/.test(html));
    expect(hidden.map(({ path }) => path).filter((path) => !/\/comingSoon$|\/buscar$/.test(path))).toEqual(
      [],
    );
  });

  test('the sitemap lists pages that are there and may be found', async () => {
    const { html } = await look('/sitemap.xml');
    const listed = [...html.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    const findable = publicPages().filter(
      (page) => !/content="noindex/.test(page.html) && page.path !== '/blog/buscar',
    );
    expect(new Set(listed)).toEqual(new Set(findable.map(({ path }) => path)));
  });

  test('a wrong address answers 404 in its language, with the way home and the help line', async () => {
    for (const path of [
      '/404',
      '/no-existe',
      '/blog/no-existe',
      '/temas/no-existe',
      '/en/404',
      '/pt/404',
      '/pt/no-existe',
    ]) {
      const { status, html } = await look(path);
      expect(status, path).toBe(404);
      expect(html, path).toMatch(HOME);
      expect(html, path).toMatch(HELP);
    }
    expect((await look('/api/v1/no-existe')).status).toBe(404);
  });
});

function canonicalIn(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && new URL(href).pathname;
}

const WITH_TABS = [
  '/tu',
  '/tu/plan',
  '/tu/memoria',
  '/tu/guardado',
  '/tu/datos',
  '/tu/acceso',
  '/tu/pase',
  '/preguntas/resumen',
];
const PERSONAL = ['/chatbot', '/preguntas1', '/preguntas12', ...WITH_TABS];
const ENTRY = [
  '/inicio-de-sesion',
  '/signup',
  '/resetPassword',
  '/mediosDePago/resultado',
  '/mediosDePago/prueba',
  '/pagar',
];

/** One address of each kind of page, in every language that has it. */
const KINDS: Record<'es' | 'pt' | 'en', string[]> = {
  es: [
    '/',
    '/ayuda-ahora',
    '/problemas',
    '/problemas/procrastinacion',
    '/soledad',
    '/temas',
    '/temas/ansiedad',
    '/temas/trauma',
    '/tipos-de-terapia',
    '/tipos-de-terapia/gestalt',
    '/terapia-holistica',
    '/quienes-somos',
    '/contacto',
    '/faq',
    '/mediosDePago',
    '/comingSoon',
    '/aliados',
    '/blog',
    '/blog/pagina/2',
    '/blog/categoria/dormir',
    '/blog/la-primera-llamada',
    '/blog/buscar?q=dormir',
    '/blog/buscar?q=xyz',
    '/privacidad',
    '/terminos',
    '/seguridad',
    '/protocolo-de-crisis',
    '/no-existe',
    ...ENTRY,
    ...PERSONAL,
  ],
  pt: [
    '/pt',
    '/pt/ayuda-ahora',
    '/pt/contacto',
    '/pt/faq',
    '/pt/privacidad',
    '/pt/terminos',
    '/pt/404',
    ...[...ENTRY, ...PERSONAL].map((path) => `/pt${path}`),
  ],
  en: [
    '/en/contacto',
    '/en/aliados',
    '/en/comingSoon',
    '/en/404',
    '/en/blog/que-puede-y-que-no-puede-una-ia',
    '/en/signup',
    '/en/resetPassword',
  ],
};
const BROWSER_LANGUAGE = { es: 'es-CL', pt: 'pt-BR', en: 'en-US' };
const NARROW = { width: 320, height: 640 };

/** axe in both themes, the links that scripts draw, the way back, help, the policy, and no sideways scrolling. */
describe.each(['es', 'pt', 'en'] as const)('as it is drawn in %s:', (language) => {
  const refused: string[] = [];
  let visitors: Page;
  let persons: Page;
  beforeAll(async () => {
    const person = await signUpOver(house.server.url, { country: language === 'pt' ? 'BR' : 'CL' });
    [visitors, persons] = await Promise.all([openPage(), openPage(person)]);
  });
  afterAll(async () => {
    await visitors?.context().close();
    await persons?.context().close();
  });

  async function openPage(person?: HttpPerson): Promise<Page> {
    const context = await house.browser.newContext({
      locale: BROWSER_LANGUAGE[language],
      reducedMotion: 'reduce',
    });
    if (person) await signInBrowser(house, context, person.cookie);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
    );
    return page;
  }

  test.each(KINDS[language])('%s', async (path) => {
    const page = PERSONAL.includes(path.replace(/^\/pt/, '')) ? persons : visitors;
    refused.length = 0;
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    // A public page is whole when it has loaded; the app area still asks who is there.
    if (PERSONAL.includes(path.replace(/^\/pt/, ''))) await arriveAt(page, house.server.url + path);
    else {
      const waitUntil = APP_PATHS.includes(path) ? 'networkidle' : 'load';
      await page.goto(house.server.url + path, { waitUntil });
    }
    await page.locator('h1').waitFor();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), colorScheme).toEqual([]);
    }

    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(
      hrefs.some((href) => /^\/(pt|en)?$/.test(href ?? '')) || (await page.locator('a.back').count()) > 0,
    ).toBe(true);
    if (!path.endsWith('/ayuda-ahora'))
      expect(hrefs).toContain(language === 'pt' ? '/pt/ayuda-ahora' : '/ayuda-ahora');
    await walk(hrefs.map((href) => urlOf(href ?? '/')).map(({ pathname, search }) => pathname + search));
    expect([...seen.values()].filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual(
      [],
    );

    await page.setViewportSize(NARROW);
    await fits(page);
    expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(language);
    expect(refused).toEqual([]);
  });
});

describe('with the keyboard', () => {
  test.each(WITH_TABS)('what has the focus is never behind the tabs of %s', async (path) => {
    const person = await signUpOver(house.server.url);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await arriveAt(page, house.server.url + path);
    const stops: string[] = [];
    for (let isOver = false; !isOver && stops.length < 60; ) {
      await page.keyboard.press('Tab');
      isOver = await page.evaluate(() => document.activeElement?.closest('.tabs-foot') !== null);
      if (!isOver) stops.push(await page.evaluate(covered));
    }
    expect(stops.length).toBeGreaterThan(1);
    expect(stops.filter(Boolean)).toEqual([]);
    await context.close();
  });
});

/** In the page: the element with the focus as it begins, where the tabs stand over a part of it; else nothing. */
function covered(): string {
  const [focused, tabs] = [document.activeElement, document.querySelector('.tabs-foot')];
  const isCovered =
    focused && tabs && focused.getBoundingClientRect().bottom > tabs.getBoundingClientRect().top;
  return isCovered ? focused.outerHTML.slice(0, 120) : '';
}
