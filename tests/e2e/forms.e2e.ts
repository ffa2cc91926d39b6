import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { emptyDataDir } from '../support/empty-database.ts';
import { signUpOver } from '../support/http-person.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

// Public forms as a person meets them: with the script, without it, and when the network fails.

const PHONE = { viewport: { width: 360, height: 640 }, locale: 'es-CL', timezoneId: 'America/Santiago' };

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ dataDir: emptyDataDir() }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function open(path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return page;
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Rosario');
  await page.getByLabel('Correo').fill('rosario@correo.test');
  await page.getByLabel('Mensaje').fill('Quiero saber cómo borrar mi cuenta.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });

test('the button says what happens, the case number comes with the answer, and the form is empty at 3 s', async () => {
  const page = await open('/contacto');
  await fillContact(page);
  const start = Date.now();
  await send(page).click();
  const busy = page.getByRole('button', { name: 'Enviando...' });
  expect(await busy.isDisabled()).toBe(true);
  const banner = page.getByRole('status');
  await banner.getByText('Formulario enviado exitosamente.').waitFor();
  expect(Date.now() - start).toBeGreaterThanOrEqual(390);
  expect(await banner.textContent()).toMatch(/Tu número de caso es [2-9B-Z]{4}-[2-9B-Z]{4}\./);
  await send(page).waitFor();
  expect(Date.now() - start).toBeGreaterThanOrEqual(2990);
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('');
  expect(await banner.isVisible()).toBe(true);
});

test('with something missing nothing is sent, the button stays, and each field says what it lacks', async () => {
  const page = await open('/contacto');
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await page.getByLabel('Nombre').fill('Rosario');
  await page.getByLabel('Correo').fill('rosario');
  await send(page).click();
  await page.getByRole('alert').getByText('Hay un error en el formulario. Por favor, verifica.').waitFor();
  expect(await send(page).isEnabled()).toBe(true);
  expect(await page.getByLabel('Correo').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.field-error').allTextContents()).toEqual([
    'Revisa el correo.',
    'Falta completar esto.',
  ]);
  const summary = page.getByRole('alert');
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Correo: Revisa el correo.',
    'Mensaje: Falta completar esto.',
  ]);
  expect(requests).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Correo' }).click();
  expect(await page.getByLabel('Correo').evaluate((field) => field === document.activeElement)).toBe(true);
});

test('without network nothing is lost: not now, not after a reload, and it arrives once', async () => {
  const page = await open('/contacto');
  await fillContact(page);
  await page.context().setOffline(true);
  await send(page).click();
  await page.getByRole('alert').getByText('Lo que escribiste sigue aquí.').waitFor();
  expect(await send(page).isEnabled()).toBe(true);
  await page.context().setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('Quiero saber cómo borrar mi cuenta.');
  // The server keeps the letter, its answer is lost, and the person sends again.
  const ids: string[] = [];
  let isFirst = true;
  await page.route('**/api/v1/contact', async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await page.getByRole('alert').waitFor();
  await send(page).click();
  await page.getByRole('status').getByText('Tu número de caso es').waitFor();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('');
});

test('without script the form posts by itself, and a page in the style of the house answers', async () => {
  const page = await open('/contacto', { javaScriptEnabled: false });
  await fillContact(page);
  await send(page).click();
  await page.getByText('Tu número de caso es').waitFor();
  expect(await page.getByRole('link', { name: 'Ayuda ahora' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  await page.getByRole('link', { name: 'Volver a la página' }).click();
  expect(new URL(page.url()).pathname).toBe('/contacto');
});

test('the answer of a plain post that was refused holds everything, and can be sent from there', async () => {
  const page = await open('/404');
  await page.setContent(
    `<form method="post" action="${server.url}/api/v1/contact"><input name="name" value="Rosario"><input name="email" value="rosario"><textarea name="message">Hola</textarea><button>Ir</button></form>`,
  );
  const answered = page.waitForNavigation();
  await page.getByRole('button', { name: 'Ir' }).click();
  expect((await answered)?.status()).toBe(400);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Rosario');
  await page.getByLabel('Correo').fill('rosario@correo.test');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Tu número de caso es').waitFor();
});

test.each([true, false])(
  'a letter that speaks of danger is met with numbers to call, by themselves (script: %s)',
  async (javaScriptEnabled) => {
    const page = await open('/contacto', { javaScriptEnabled });
    await fillContact(page);
    await page.getByLabel('Mensaje').fill('Ya no quiero vivir.');
    await send(page).click();
    const panel = page.getByRole('region', { name: 'Habla con una persona ahora' });
    await panel.getByRole('link', { name: 'Llamar al *4141' }).waitFor();
    expect(await page.getByRole('status').getByRole('link').count()).toBe(0);
    if (!javaScriptEnabled) return;
    expect(await panel.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  },
);

test('a comment that speaks of danger is met with help, and shown only after somebody read it', async () => {
  const path = '/blog/la-primera-llamada';
  const page = await open(path);
  const form = page.locator('form[data-form=comment]');
  await form.getByLabel('Nombre').fill('Rosario');
  await form.getByLabel('Correo').fill('rosario@correo.test');
  await form.getByLabel('Comentario').fill('Me hizo llorar. Ya no quiero vivir.');
  await form.getByRole('button').click();
  await form.getByRole('link', { name: 'Llamar al *4141' }).waitFor();
  const caseNumber = /[2-9B-Z]{4}-[2-9B-Z]{4}/.exec((await form.textContent()) ?? '')?.[0] ?? '';
  expect(await (await fetch(server.url + path)).text()).not.toContain('Me hizo llorar');
  if (process.env.DATABASE_URL) return;
  await server.stop();
  expect(deskSays('comments')).toContain(`${caseNumber}  `);
  expect(deskSays('approve', caseNumber)).toBe(`${caseNumber} is approved.\n`);
  server = await startServer({ dataDir: server.dataDir });
  await page.goto(server.url + path);
  await page.getByRole('heading', { name: '1 comentario' }).waitFor();
  expect(await page.getByText('Me hizo llorar.').isVisible()).toBe(true);
});

function deskSays(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  return spawnSync(process.execPath, ['scripts/desk.ts', ...args], { encoding: 'utf8', env }).stdout;
}

test('a forgotten password: the mail, the link, another password, and in', async () => {
  const { email } = await signUpOver(server.url);
  const page = await open('/resetPassword');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('te llegará un enlace en unos minutos').waitFor();
  const outbox = join(server.dataDir, 'outbox');
  const links = () =>
    mailsIn(outbox)
      .filter((text) => text.includes(email))
      .flatMap((text) => /http:\S+\/resetPassword#clave=[\w-]+/.exec(text)?.[0] ?? []);
  await expect.poll(() => links().length).toBe(1);
  const [link = ''] = links();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Crea otra contraseña' }).waitFor();
  await page.getByLabel('Contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByRole('alert').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Contraseña nueva').fill('una clave que ahora recuerdo');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByText('Tu contraseña nueva quedó guardada.').waitFor();
  expect(page.url()).not.toContain('clave');
  await page.getByRole('link', { name: 'Volver a ingresar' }).click();
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill('una clave que ahora recuerdo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(`${server.url}/chatbot`);

  const again = await open('/resetPassword');
  await again.goto(link);
  await again.getByLabel('Contraseña nueva').fill('otra clave que no servirá');
  await again.getByRole('button', { name: 'Guardar contraseña' }).click();
  await again.getByRole('alert').getByText('Este enlace ya no sirve.').waitFor();
  await again.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await again.getByRole('heading', { name: 'Recupera tu contraseña' }).waitFor();
});

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
  } catch {
    return [];
  }
}

test('the script of the forms is two kilobytes at most, and comes alone', async () => {
  const html = await (await fetch(`${server.url}/contacto`)).text();
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toHaveLength(1);
  const response = await fetch(server.url + sources[0], { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(2048);
  expect(await response.text()).not.toMatch(/\bimport\b/);
  const home = await (await fetch(`${server.url}/`)).text();
  expect(home).not.toMatch(/<script\b[^>]*\bsrc=/);
});
