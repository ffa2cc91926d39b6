import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CANARY, SCRIPTS } from '../security/hostile.ts';
import { type HttpPerson, post, signUpOver } from '../support/http-person.ts';
import { openHouse, openPhone, signInBrowser } from '../support/phone.ts';

// What is written as a script is shown as words, in the browser people have; and files outside the site stay there.

const house = openHouse();

/** What ran, and what the policy had to stop: both have to be nothing. */
async function watched(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => seen.push('dialog')));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) seen.push(message.text());
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(house.server.url) && frame.url() !== 'about:blank') seen.push(frame.url());
  });
  return seen;
}

const hasRun = (page: Page) => page.evaluate((name) => name in window, CANARY);

async function personWith(script: string): Promise<HttpPerson> {
  const person = await signUpOver(house.server.url);
  const headers = { 'content-type': 'application/json', cookie: person.cookie };
  const change = (method: string, path: string, body: object) =>
    fetch(house.server.url + path, { method, headers, body: JSON.stringify(body) });
  await change('PATCH', '/api/v1/me', { name: script.slice(0, 80) });
  await post(person, '/api/v1/chat/turns', { id: randomUUID(), text: script }).then((it) => it.text());
  await change('PUT', '/api/v1/safety-plan/alone', { text: script });
  await post(person, '/api/v1/memories', {
    kind: 'fact',
    text: script,
    at: new Date().toISOString(),
    turnId: null,
  });
  return person;
}

test('a script in a name, a message, a memory or a plan is shown as words', async () => {
  const { context, page } = await openPhone(house);
  const seen = await watched(page);
  const script = SCRIPTS.join(' ').slice(0, 500);
  const person = await personWith(script);
  await signInBrowser(house, context, person.cookie);
  for (const path of ['/chatbot', '/tu', '/tu/memoria', '/tu/plan', '/tu/datos']) {
    await page.goto(house.server.url + path, { waitUntil: 'networkidle' });
    expect([path, await hasRun(page)]).toEqual([path, false]);
  }
  await page.goto(`${house.server.url}/chatbot`, { waitUntil: 'networkidle' });
  await page.locator('main').getByText(`<script>window.${CANARY}=1</script>`).first().waitFor();
  const answer = await fetch(`${house.server.url}/api/v1/export?format=html`, {
    headers: { cookie: person.cookie },
  });
  // As a file on the disk of the person, where no policy of ours stands.
  const file = await context.newPage();
  await file.setContent(await answer.text());
  expect(await hasRun(file)).toBe(false);
  expect(seen).toEqual([]);
  await context.close();
});

test('a script in a search, a form or a link is shown as words', async () => {
  const { context, page } = await openPhone(house);
  const seen = await watched(page);
  for (const script of SCRIPTS) {
    for (const path of ['/blog/buscar?q=', '/novedades?clave=', '/inicio-de-sesion?volver=', '/nada/']) {
      await page.goto(house.server.url + path + encodeURIComponent(script));
      expect([path, script, await hasRun(page)]).toEqual([path, script, false]);
    }
  }
  expect(seen).toEqual([]);
  await context.close();
});

test('every inline script of a page is one the policy names by its hash, and no style is inline', async () => {
  for (const path of ['/', '/blog', '/ayuda-ahora', '/contacto', '/chatbot', '/pt', '/nada']) {
    const response = await fetch(house.server.url + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    for (const [, attributes = '', code = ''] of inline) {
      if (attributes.includes('application/ld+json')) continue;
      const hash = createHash('sha256').update(code).digest('base64');
      expect([path, policy.includes(`'sha256-${hash}'`)]).toEqual([path, true]);
    }
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
  }
});

test.each([
  '/assets/..%2fbuilt.json',
  '/assets/..%2fmanifest.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2fetc%2fpasswd',
  '/assets/....//....//etc/passwd',
  '/assets/%00',
  '/assets/',
  '/compartir/..%2fapp%2fes.html',
  '/compartir/..%2f..%2fdata%2fmaster.key',
  '/fonts/..%2f..%2fpackage.json',
  '/..%2f..%2fetc%2fpasswd',
  '/blog/..%2f..%2fpackage.json',
])('%s is no file of the site', async (path) => {
  const response = await fetch(house.server.url + path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  expect(text).not.toMatch(/root:|scriptHashes|"dependencies"|isEntry|at .*\.js/);
});
