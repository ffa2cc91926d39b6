/** The modal that a visitor meets where an account is needed (§2, §4, §6, §8, §9). */
import assert from 'node:assert/strict';
import { screen } from './checks.ts';
import { kept, type Line, type Visit } from './line.ts';

const openModal = async ({ open }: Visit) => {
  const page = await open('/chatbot');
  const dialog = page.getByRole('dialog', { name: 'Acceso Restringido' });
  await dialog.waitFor();
  return { page, dialog };
};

const atMost500 = screen('/chatbot', async (visit) => {
  const wide = await openModal({
    ...visit,
    open: (path) => visit.open(path, { viewport: { width: 1280, height: 800 } }),
  });
  assert.equal(await wide.dialog.evaluate((node) => getComputedStyle(node).maxWidth), '500px');
  assert.ok(((await wide.dialog.boundingBox())?.width ?? 0) <= 500);
});

const saysSo = screen('/chatbot', async (visit) => {
  const { dialog } = await openModal(visit);
  await dialog.getByText('Debes iniciar sesión para acceder a esta sección.').waitFor();
});

export const MODAL: readonly Line[] = [
  kept(
    2,
    "A modal titled 'Acceso Restringido' reads 'Debes iniciar sesión para acceder a esta sección.'",
    saysSo,
  ),
  kept(
    2,
    "a button 'Ir a Login' (goes to /login) and a close button",
    screen('/chatbot', async (visit) => {
      const { page, dialog } = await openModal(visit);
      const href = await dialog.getByRole('link', { name: 'Ir a Login' }).getAttribute('href');
      assert.match(href ?? '', /^\/login(\?|$)/);
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await dialog.waitFor({ state: 'hidden' });
      assert.equal(new URL(page.url()).pathname, '/chatbot');
    }),
  ),
  kept(2, 'Its maximum width is 500px', atMost500),
  kept(
    4,
    '**Restricted modal**: shown or hidden',
    screen('/chatbot', async (visit) => {
      const { page, dialog } = await openModal(visit);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }),
  ),
  kept(8, "Restricted access | 'Debes iniciar sesión para acceder a esta sección.'", saysSo),
  kept(9, 'Restricted modal max width 500px', atMost500),
];
