import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { get, post, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, saved, signInBrowser, type Theme } from '../support/phone.ts';

const house = openHouse();

async function somebody(theme: Theme = 'light') {
  const person = await signUpOver(house.server.url);
  await (await get(person, '/api/v1/chat/messages')).text();
  await (await post(person, '/api/v1/chat/turns', { id: randomUUID(), text: 'hoy lloré en el bus' })).text();
  const { context, page } = await openPhone(house, theme);
  await signInBrowser(house, context, person.cookie);
  return { person, context, page };
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync((await file.path()) ?? '', 'utf8') };
}

const whole = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/journey/${name}.png`, fullPage: true });

describe('/tu/datos', () => {
  test.each(['light', 'dark'] as const)(
    'shows what is kept, corrects it and gives it away, %s',
    async (theme) => {
      const { person, context, page } = await somebody(theme);
      await page.goto(`${house.server.url}/tu`);
      await page.getByRole('link', { name: 'Tus datos' }).click();
      await page.getByRole('link', { name: 'Mensajes tuyos 1' }).waitFor();
      await look(page, `data-${theme}`);
      await whole(page, `data-whole-${theme}`);
      await fits(page);

      await page.getByLabel('¿Cómo quieres que te llame?').fill('Camila');
      await page.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
      await page.getByText('Quedó guardado.').waitFor();
      expect((await (await get(person, '/api/v1/me')).json()).person.name).toBe('Camila');

      const toRead = await download(page, 'Descargar para leer');
      expect(toRead.name).toMatch(/^juntos-[\d-]+\.html$/);
      expect(toRead.text).toContain('hoy lloré en el bus');
      await page.getByText('Tu copia quedó en este teléfono.').waitFor();
      const json = await download(page, 'Descargar en JSON');
      expect(JSON.parse(json.text).account.name).toBe('Camila');
      await page.goto('about:blank'); // away from our policy, as a file on the phone is
      await page.setContent(toRead.text);
      await look(page, `data-file-${theme}`);
      await fits(page);
      await context.close();
    },
  );

  test('keeps conversations as long as is chosen, and stops using them', async () => {
    const { person, context, page } = await somebody();
    await page.goto(`${house.server.url}/tu/datos`);
    await page.getByLabel('Tres meses').check();
    await saved(page, '/api/v1/privacy', () =>
      page.getByRole('button', { name: 'Guardar este tiempo' }).click(),
    );
    expect((await (await get(person, '/api/v1/privacy')).json()).keepDays).toBe(90);
    await saved(page, '/api/v1/privacy', () => page.getByLabel('No usen mis datos por ahora').check());
    expect((await (await get(person, '/api/v1/privacy')).json()).isBlocked).toBe(true);
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByText('hoy lloré en el bus').waitFor();
    await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('hola');
    await page.keyboard.press('Enter');
    await page.getByText(/Pediste que no usemos tus datos/).waitFor();
    await look(page, 'data-blocked-chat');
    await context.close();
  });

  test('erases the account after a typed word, by keyboard, and undoes it', async () => {
    const { person, context, page } = await somebody();
    await page.goto(`${house.server.url}/tu/datos`);
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).press('Enter');
    // What is asked has the focus, and what cannot be taken back has a colour of its own.
    const asked = page.getByRole('dialog').getByRole('heading');
    expect(await asked.evaluate((title) => title === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').locator('.button-danger').count()).toBe(1);
    const field = page.getByLabel('Escribe BORRAR para confirmar');
    await field.fill('no sé');
    await page.keyboard.press('Enter');
    await page.getByText('Escribe BORRAR, tal como aparece.').waitFor();
    await look(page, 'data-erase');
    await fits(page);
    await field.fill('borrar');
    await page.keyboard.press('Enter');
    await page.getByText('Tu cuenta se va a borrar').waitFor();
    const { leaving } = await (await get(person, '/api/v1/privacy')).json();
    await page.getByText(leaving.receipt).waitFor();
    await look(page, 'data-leaving');
    await page.reload();
    await page.getByRole('button', { name: 'Deshacer y quedarme' }).press('Enter');
    await page.getByText('Deshecho. Todo sigue como estaba.').waitFor();
    expect((await (await get(person, '/api/v1/privacy')).json()).leaving).toBeNull();
    await context.close();
  });

  test('speaks Portuguese under /pt', async () => {
    const { context, page } = await somebody();
    await page.goto(`${house.server.url}/pt/tu/datos`);
    await page.getByRole('heading', { level: 1, name: 'Seus dados' }).waitFor();
    await page.getByRole('button', { name: 'Apagar minha conta' }).click();
    await page.getByLabel('Escreva APAGAR para confirmar').waitFor();
    await look(page, 'data-pt');
    await fits(page);
    await context.close();
  });
});
