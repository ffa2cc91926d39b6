import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLAN_STEPS } from '../../src/features/safety/safety-plan.ts';
import { post, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser, type Theme } from '../support/phone.ts';

// The safety plan on a small phone: written, changed, cleared, lost signal, found again, taken along, printed.

const house = openHouse();
const say = (person: Awaited<ReturnType<typeof signUpOver>>, text: string) =>
  post(person, '/api/v1/chat/turns', { id: randomUUID(), text }).then((response) => response.text());

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page(?!s)/g)?.length;

async function somebody(theme: Theme = 'light') {
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house, theme);
  await signInBrowser(house, context, person.cookie);
  return { person, context, page };
}

describe('the safety plan', () => {
  test.each(['light', 'dark'] as const)('is written, changed and cleared part by part, %s', async (theme) => {
    const { page } = await somebody(theme);
    await page.goto(`${house.server.url}/tu/plan`);
    await page.getByRole('heading', { level: 1, name: 'Tu plan de seguridad' }).waitFor();
    await page.getByRole('button', { name: 'Escribir Señales' }).waitFor();
    await look(page, `plan-empty-${theme}`);
    await fits(page);

    // With the keyboard alone: the button opens the field, the field has the focus, Tab leads to Guardar.
    await page.getByRole('button', { name: 'Escribir Lo que ayuda a solas' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Con tus palabras (Lo que ayuda a solas)' });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('caminar con el perro');
    await look(page, `plan-open-${theme}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Guardado: Lo que ayuda a solas.').waitFor();
    const change = page.getByRole('button', { name: 'Cambiar Lo que ayuda a solas' });
    await expect.poll(() => change.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.reload();
    await page.getByText('caminar con el perro').waitFor();
    await change.click();
    await field.fill('ducharme y una canción');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('ducharme y una canción').waitFor();
    await look(page, `plan-written-${theme}`);

    await page.getByRole('button', { name: 'Borrar Lo que ayuda a solas' }).click();
    await page.getByText('Borrado: Lo que ayuda a solas.').waitFor();
    expect(await page.getByText('ducharme y una canción').count()).toBe(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('ducharme y una canción').waitFor();
    expect(await page.getByText(/riesgo|nivel|moderad|imminent/i).count()).toBe(0);
  });

  test('without signal keeps what is written, says so, and saves it when the signal is back', async () => {
    const { page, context } = await somebody();
    await page.goto(`${house.server.url}/tu/plan`);
    await page.getByRole('button', { name: 'Escribir Señales' }).click();
    const field = page.getByRole('textbox', { name: 'Con tus palabras (Señales)' });
    await field.fill('no duermo y no contesto');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('No pudimos guardar esta parte. Lo que escribiste sigue aquí').waitFor();
    expect(await field.inputValue()).toBe('no duermo y no contesto');
    await look(page, 'plan-no-signal');
    await context.setOffline(false);
    await page.reload();
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('no duermo y no contesto');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Guardado: Señales.').waitFor();
    await page.reload();
    await page.getByText('no duermo y no contesto').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  });

  test('is reached from the menu of the chat, from Tú and, once written, from the help panel', async () => {
    const { person, page } = await somebody();
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Plan de seguridad' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tu plan de seguridad' }).waitFor();
    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('link', { name: 'Tu plan de seguridad' }).click();
    await page.getByRole('button', { name: 'Escribir Señales' }).click();
    await page.getByRole('textbox', { name: 'Con tus palabras (Señales)' }).fill('no duermo');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Guardado: Señales.').waitFor();
    await say(person, 'no quiero despertar mañana');
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('link', { name: 'Ver tu plan de seguridad' }).waitFor();
    await look(page, 'chat-plan-card');
    await fits(page);
    await say(person, 'esta noche me mato');
    await page.reload();
    await page.getByRole('heading', { name: 'Habla con una persona ahora' }).waitFor();
    await look(page, 'chat-plan-panel');
    await page.getByRole('link', { name: 'Ver tu plan de seguridad' }).click();
    await page.getByText('no duermo').waitFor();
  });

  test('prints on one page, with the six parts and the numbers and nothing to press', async () => {
    const { page } = await somebody();
    await page.goto(`${house.server.url}/tu/plan`);
    for (const part of ['Señales', 'Lo que ayuda a solas', 'Lugares y compañía', 'A quién pedir ayuda']) {
      await page.getByRole('button', { name: `Escribir ${part}` }).click();
      await page.getByRole('textbox').fill('una cosa que sirve\notra cosa que sirve\ny otra más');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByText(`Guardado: ${part}.`).waitFor();
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page.locator('main').innerText();
    for (const words of [
      'Señales',
      'Distancia de lo que puede dañarte',
      'otra cosa que sirve',
      '*4141',
      '131',
    ])
      expect(shown).toContain(words);
    await page.screenshot({ path: '.cache/journey/plan-print.png', fullPage: true });
    expect(await page.getByRole('button').allInnerTexts()).toEqual([]);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pagesOf(pdf)).toBe(1);
  });

  test('prints on one page with every part as long as it can be', async () => {
    const { person, page } = await somebody();
    for (const step of PLAN_STEPS)
      await fetch(`${house.server.url}/api/v1/safety-plan/${step}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie: person.cookie },
        body: JSON.stringify({ text: 'salir a caminar con el perro hasta la plaza y volver '.repeat(11) }),
      });
    await page.goto(`${house.server.url}/tu/plan`);
    await page.getByText('salir a caminar').first().waitFor();
    expect(pagesOf((await page.pdf({ format: 'A4' })).toString('latin1'))).toBe(1);
  });

  test('is copied as text, and asks for an account from whoever has none', async () => {
    const { page, context } = await somebody();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${house.server.url}/tu/plan`);
    await page.getByRole('button', { name: 'Copiar como texto' }).click();
    await page.getByText('Copiado.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Tu plan de seguridad\n\n5\. Profesionales y líneas\n.*\*4141/);
    const stranger = await openPhone(house);
    await stranger.page.goto(`${house.server.url}/tu/plan`);
    await stranger.page.getByRole('dialog').getByRole('link', { name: 'Ir a Login' }).waitFor();
    await look(stranger.page, 'plan-restricted');
  });

  test('in Portuguese it is all in Portuguese', async () => {
    const { page } = await somebody();
    await page.goto(`${house.server.url}/pt/tu/plan`);
    await page.getByRole('heading', { level: 1, name: 'Seu plano de segurança' }).waitFor();
    await page.getByRole('button', { name: 'Escrever Sinais' }).click();
    await page.getByRole('textbox', { name: 'Com suas palavras (Sinais)' }).fill('não durmo');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Salvo: Sinais.').waitFor();
    await look(page, 'plan-pt');
    await fits(page);
  });
});
