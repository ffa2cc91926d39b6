import { expect, test } from 'vitest';
import { openHouse, PHONE } from '../support/phone.ts';

const house = openHouse();

test('Ayuda ahora works without script and without an account', async () => {
  const context = await house.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${house.server.url}/ayuda-ahora`);
  await page.getByText('Chile', { exact: true }).first().click();
  await page
    .getByRole('link', { name: /\*4141/ })
    .first()
    .waitFor();
  await page.screenshot({ path: '.cache/journey/help.png', fullPage: true });
  await context.close();
});

test('an unknown address answers 404 with a way back and a help line', async () => {
  const response = await fetch(`${house.server.url}/no-existe`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('href="/"');
  expect(html).toContain('/ayuda-ahora');
});

test('a wrong address under /pt is answered in Portuguese', async () => {
  const response = await fetch(`${house.server.url}/pt/nao-existe`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<html lang="pt-BR"');
  expect(html).toContain('href="/pt/ayuda-ahora"');
});

test('a letter sent from /pt without script is answered in Portuguese, in the frame of its pages', async () => {
  const response = await fetch(`${house.server.url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ locale: 'pt', name: 'Bia', email: 'bia@exemplo.test', message: 'Oi' }),
  });
  const html = await response.text();
  expect(html).toContain('<html lang="pt-BR"');
  expect(html).toContain('Formulário enviado com sucesso.');
  expect(html).toContain('href="/pt/contacto"');
});
