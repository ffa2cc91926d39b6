import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type FakeGoogle, fakeGoogle, GOOGLE_CLIENT } from '../support/fake-google.ts';
import { googleCalls, standInForGoogle } from '../support/google-page.ts';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, type Theme } from '../support/phone.ts';

let google: FakeGoogle;
const house = openHouse(async () => {
  google = await fakeGoogle();
  return google.env;
});
afterAll(() => google?.close());

const somebody = () => ({ sub: randomUUID(), email: `rosario.${randomUUID()}@gmail.com` });
const button = (page: Page) => page.getByRole('button', { name: 'Acceder con Google' });

async function atSignIn(
  claims: Record<string, unknown>,
  { theme, path = '' }: { theme?: Theme; path?: string } = {},
) {
  const { context, page } = await openPhone(house, theme);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(house.server.url)) outside.push(request.url());
  });
  await standInForGoogle(page, google, claims);
  await page.goto(`${house.server.url}/inicio-de-sesion${path}`);
  return { context, page, outside };
}

describe('signing in with Google', () => {
  test.each(['light', 'dark'] as const)(
    'makes an account once its questions are answered, %s',
    async (theme) => {
      const claims = somebody();
      const { context, page } = await atSignIn(claims, { theme });
      await button(page).waitFor();
      await page.getByText('O ingresar con tu cuenta registrada').waitFor();
      await look(page, `google-${theme}`);
      await fits(page);
      expect((await googleCalls(page)).map(([name]) => name)).toEqual([
        'initialize',
        'renderButton',
        'prompt',
      ]);
      const [, asked] = (await googleCalls(page))[0] ?? [];
      expect(asked).toMatchObject({ client_id: GOOGLE_CLIENT, nonce: expect.stringMatching(/^[\w-]{32}$/) });
      await button(page).click();
      await page.getByRole('heading', { name: 'Crea tu cuenta con Google' }).waitFor();
      expect(await page.getByLabel('¿Cómo quieres que te llame?').inputValue()).toBe('Rosario');
      for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false);
      await look(page, `google-agreement-${theme}`);
      await fits(page);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByText('Marca si tienes 18 años o más.').first().waitFor();
      await page.getByText('Tengo menos de 18').click();
      await page.getByText('Estas líneas sí te escuchan').waitFor();
      await page.getByLabel('Tengo 18 años o más').check();
      await page.getByLabel(/Acepto/).check();
      await page.getByLabel('Quiero que la IA recuerde').check();
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.waitForURL(`${house.server.url}/preguntas1`);
      const { person, consents } = await (await page.request.get(`${house.server.url}/api/v1/me`)).json();
      expect(person).toMatchObject({ email: claims.email, name: 'Rosario' });
      expect(consents.memory).toBe(true);
      await context.close();
    },
  );

  test('shows that it is on its way and leads on; the script stays behind', async () => {
    const claims = somebody();
    const first = await atSignIn(claims);
    await button(first.page).click();
    await first.page.getByLabel('Tengo 18 años o más').check();
    await first.page.getByLabel(/Acepto/).check();
    await first.page.getByRole('button', { name: 'Crear cuenta' }).click();
    await first.page.waitForURL('**/preguntas1');
    await first.context.close();

    const { context, page, outside } = await atSignIn(claims, { path: '?volver=/chatbot' });
    await page.route('**/api/v1/authentication/google', async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await button(page).click();
    await page.getByRole('status').getByText('Entrando con Google...').waitFor();
    await page.waitForURL(`${house.server.url}/chatbot`);
    await page.getByRole('heading', { name: 'Terapeuta Artificial' }).first().waitFor();
    expect(await page.evaluate(() => 'google' in window)).toBe(false);
    expect(new Set(outside.map((url) => url.split('?')[0]))).toEqual(
      new Set(['https://accounts.google.com/gsi/client', 'https://accounts.google.com/gsi/token']),
    );
    expect(await page.evaluate(() => localStorage.getItem('userLogin'))).toContain(claims.email);
    await context.close();
  });

  test('asks for the password of an account that has the e-mail, and then knows the person', async () => {
    const person = await signUpOver(house.server.url);
    const claims = { sub: randomUUID(), email: person.email };
    const { context, page } = await atSignIn(claims);
    await button(page).click();
    await page.getByRole('heading', { name: 'Ese correo ya tiene una cuenta' }).waitFor();
    await look(page, 'google-password');
    await page.getByRole('button', { name: 'Unir y entrar' }).click();
    await page.getByText('Faltan campos. Por favor, verifica.').waitFor();
    await page.getByLabel('Contraseña', { exact: true }).fill('no es la clave');
    await page.getByRole('button', { name: 'Unir y entrar' }).click();
    await page.getByText('El correo o la contraseña no coinciden.').waitFor();
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Unir y entrar' }).click();
    await page.waitForURL(`${house.server.url}/chatbot`);
    await page.goto(`${house.server.url}/tu/acceso`);
    await page.getByText('Con Google.', { exact: true }).waitFor();
    await look(page, 'google-ways');
    await page.getByRole('button', { name: 'Dejar de entrar con Google' }).click();
    await page.getByText('Ya no entras con Google.').waitFor();
    await context.close();
  });

  test('lets an address go to whoever proved it, without opening the account of whoever wrote it', async () => {
    const claims = somebody();
    const made = await fetch(`${house.server.url}/api/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Otra',
        email: claims.email,
        password: 'una clave bien larga',
        isAgreed: true,
        isAdult: true,
      }),
    });
    expect(made.ok).toBe(true);
    const { context, page } = await atSignIn(claims);
    await button(page).click();
    await page.getByRole('button', { name: 'Empezar con otra cuenta' }).click();
    await page.getByLabel('Tengo 18 años o más').check();
    await page.getByLabel(/Acepto/).check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.waitForURL(`${house.server.url}/preguntas1`);
    const { person } = await (await page.request.get(`${house.server.url}/api/v1/me`)).json();
    expect(person).toMatchObject({ email: claims.email, name: 'Rosario' });
    await context.close();
  });

  test('is not asked on a phone of somebody else', async () => {
    const { context, page } = await atSignIn(somebody());
    await button(page).waitFor();
    await page.getByLabel('Este teléfono es solo mío').uncheck();
    expect((await googleCalls(page)).map(([name]) => name)).toEqual([
      'initialize',
      'renderButton',
      'prompt',
      'cancel',
    ]);
    await context.close();
  });
});

describe('when Google does not come', () => {
  const failed = (page: Page) => page.getByRole('status').getByText('Error cargando el script de Google');

  test.each([
    ['is cut', async (page: Page) => page.route('**/gsi/client', (route) => route.abort())],
    [
      'is empty',
      async (page: Page) =>
        page.route('**/gsi/client', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    ],
    [
      'says nothing for eight seconds',
      async (page: Page) => {
        await page.clock.install();
        await page.route('**/gsi/client', () => {});
      },
    ],
  ])('because its script %s, the page says so and the e-mail goes on', async (how, block) => {
    const { context, page } = await openPhone(house);
    await block(page);
    await page.goto(`${house.server.url}/inicio-de-sesion`);
    if (how.startsWith('says')) {
      await page.getByText('El botón viene de Google').waitFor();
      await page.clock.runFor(8_001);
    }
    await failed(page).waitFor();
    await page.getByText('Puedes reintentar o entrar con tu correo.').waitFor();
    expect(await page.getByRole('button', { name: 'Entrar' }).isEnabled()).toBe(true);
    await context.close();
  });

  test('one more try may bring it; after a second failure there is nothing left to press', async () => {
    const { context, page } = await openPhone(house);
    await page.route('**/gsi/client', (route) => route.abort());
    await page.goto(`${house.server.url}/inicio-de-sesion`);
    await failed(page).waitFor();
    await look(page, 'google-failed');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Puedes entrar con tu correo.').waitFor();
    expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
    await page.unroute('**/gsi/client');
    await standInForGoogle(page, google, somebody());
    await page.reload();
    await button(page).waitFor();
    await context.close();
  });

  test.each([
    [
      'without a user',
      { status: 200, json: { status: 'ok', data: null } },
      'Error en la respuesta del backend',
    ],
    [
      'with words',
      { status: 500, json: { error: { code: 'internal', message: 'Hoy no pudimos entrar.' } } },
      'Hoy no pudimos entrar.',
    ],
    ['without words', { status: 500, json: { error: { code: 'internal', message: '' } } }, 'Error en login'],
  ])('an answer %s is said', async (_, answer, words) => {
    const { context, page } = await atSignIn(somebody());
    await page.route('**/api/v1/authentication/google', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    );
    await button(page).click();
    await page.getByRole('alert').getByText(words).waitFor();
    await button(page).waitFor();
    await context.close();
  });

  test('a refused token brings another nonce, and the next try works', async () => {
    const claims = { ...somebody(), email_verified: false };
    const { context, page } = await atSignIn(claims);
    await button(page).click();
    await page.getByRole('alert').getByText('Google no pudo confirmar tu cuenta esta vez.').waitFor();
    claims.email_verified = true;
    await expect.poll(async () => (await googleCalls(page)).length).toBeGreaterThan(3);
    const nonces = (await googleCalls(page)).flatMap(([name, given]) =>
      name === 'initialize' ? [given?.nonce] : [],
    );
    expect(new Set(nonces).size).toBe(2);
    await page.unroute('https://accounts.google.com/gsi/token?**');
    await standInForGoogle(page, google, claims);
    await button(page).click();
    await page.getByRole('heading', { name: 'Crea tu cuenta con Google' }).waitFor();
    await context.close();
  });
});

describe('inside another app', () => {
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 14; SM-A245M; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

  test('Google is not asked; Chrome is offered, and the address to copy', async () => {
    const context = await house.browser.newContext({
      viewport: { width: 360, height: 640 },
      userAgent: `${ANDROID} Instagram 350.0.0`,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => request.url().includes('google') && outside.push(request.url()));
    await page.goto(`${house.server.url}/inicio-de-sesion?volver=/chatbot`);
    await page.getByText('Google no deja entrar desde Instagram.').waitFor();
    await look(page, 'google-instagram');
    const href = await page.getByRole('link', { name: 'Abre en Chrome' }).getAttribute('href');
    expect(href).toMatch(/^intent:\/\/localhost:\d+\/inicio-de-sesion\?volver=\/chatbot#Intent;/);
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText('Copiado. Pégalo en tu navegador.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await page.getByLabel('Correo').isVisible()).toBe(true);
    expect(outside.filter((url) => !url.startsWith(house.server.url))).toEqual([]);
    await context.close();
  });
});

describe('the policy of the pages', () => {
  const headersAt = async (path: string) => (await fetch(house.server.url + path)).headers;

  test('lets Google in on the sign-in page, and nothing else of it anywhere', async () => {
    for (const path of ['/inicio-de-sesion', '/pt/inicio-de-sesion?volver=/pt/chatbot']) {
      const headers = await headersAt(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(
        /script-src 'self' ('sha256-[^']+' ?)+https:\/\/accounts\.google\.com\/gsi\/client;/,
      );
      expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
      expect(policy).toContain('frame-src https://accounts.google.com/gsi/');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
    for (const path of ['/', '/signup', '/chatbot', '/tu', '/preguntas1', '/ayuda-ahora', '/resetPassword']) {
      const headers = await headersAt(path);
      expect([...headers.values()].join(' '), path).not.toContain('google');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    }
  });

  test('holds when the person comes to the page and leaves it by a link', async () => {
    const { context, page } = await openPhone(house);
    await standInForGoogle(page, google, somebody());
    await page.goto(`${house.server.url}/signup`);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await button(page).waitFor();
    await page.getByRole('link', { name: 'Registrar' }).click();
    await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor();
    expect(await page.evaluate(() => 'google' in window)).toBe(false);
    await context.close();
  });
});
