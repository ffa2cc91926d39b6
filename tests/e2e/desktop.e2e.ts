import { expect, test } from 'vitest';
import { post, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser, type Theme } from '../support/phone.ts';

// The screens behind an account, and the way in, on a wide window.

const house = openHouse();
const WIDE = { width: 1280, height: 800 };

async function openWide(theme: Theme, memory = false) {
  const person = await signUpOver(house.server.url, { country: 'CL' });
  if (memory) await post(person, '/api/v1/consents', { memory: true }, 'PUT');
  const { context, page } = await openPhone(house, theme);
  await page.setViewportSize(WIDE);
  return { person, context, page };
}

test.each(['light', 'dark'] as const)('every screen stands beside the sections, %s', async (theme) => {
  const { person, context, page } = await openWide(theme);
  await signInBrowser(house, context, person.cookie);
  for (const path of [
    '/tu',
    '/tu/plan',
    '/tu/memoria',
    '/tu/guardado',
    '/tu/datos',
    '/tu/acceso',
    '/tu/pase',
    '/preguntas/resumen',
    '/chatbot',
  ]) {
    await page.goto(`${house.server.url}${path}`, { waitUntil: 'networkidle' });
    const sections = page.getByRole('navigation', { name: 'Secciones' });
    await sections.waitFor();
    expect(await sections.count(), path).toBe(1);
    expect((await sections.boundingBox())?.x, path).toBeLessThan(100);
    await page.locator('.house-scene svg').first().waitFor();
    await look(page, `wide${path.replaceAll('/', '-')}-${theme}`);
    await fits(page);
  }
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'who comes in sees beside the form what holds here, %s',
  async (theme) => {
    const { context, page } = await openWide(theme);
    for (const path of ['/inicio-de-sesion', '/signup', '/resetPassword']) {
      await page.goto(`${house.server.url}${path}`, { waitUntil: 'networkidle' });
      await page.getByText('No es una persona ni un psicólogo.').waitFor();
      await page.locator('.house-scene svg').waitFor();
      await look(page, `wide${path.replaceAll('/', '-')}-${theme}`);
      await fits(page);
    }
    await context.close();
  },
);

test('beside the talk stands what is remembered, or nothing at all', async () => {
  const { person, context, page } = await openWide('light', true);
  await signInBrowser(house, context, person.cookie);
  const column = page.getByRole('complementary', { name: 'Lo que recuerda la IA' });
  await page.goto(`${house.server.url}/chatbot`, { waitUntil: 'networkidle' });
  await expect.poll(() => column.count()).toBe(0);
  await post(person, '/api/v1/memories', {
    kind: 'step',
    text: 'caminar hasta la feria',
    at: new Date().toISOString(),
    turnId: null,
  });
  await post(person, '/api/v1/memories', {
    kind: 'fact',
    text: 'Mi turno empieza a las seis',
    at: new Date().toISOString(),
    turnId: null,
  });
  await page.reload();
  await column.getByRole('heading', { name: 'Quedó abierto' }).waitFor();
  await column.getByText('Mi turno empieza a las seis').waitFor();
  await column.getByRole('link', { name: 'Ver, cambiar o borrar' }).waitFor();
  await look(page, 'wide-chat-beside');
  await context.close();
});
