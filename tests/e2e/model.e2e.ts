import { afterAll, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../support/fake-model.ts';
import { get, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, saved, sendMessage, signInBrowser } from '../support/phone.ts';

// A model behind the chat, as a person meets it: who answers, where it goes, and what can be done with a reply.

let model: FakeModel;
const house = openHouse(async () => {
  model = await startFakeModel();
  return {
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'fake',
    OPENAI_PROVIDER: 'Modelo de Prueba, Chile',
  };
});
afterAll(() => model.close());

const MESSAGE = 'Mi jefe me grita todos los días y llevo tres noches sin dormir';

describe('a model that may answer', () => {
  test('is named in the menu and in Tú, answers once it is allowed, and its reply can be asked for again', async () => {
    const person = await signUpOver(house.server.url, { country: 'MX' });
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByText('Responde el programa guiado, dentro de Juntos.').waitFor();
    await page.getByText('responde un modelo de Modelo de Prueba, Chile').waitFor();
    await look(page, 'model-menu');

    await page.goto(`${house.server.url}/tu`);
    await page.getByText('Es de Modelo de Prueba, Chile.').waitFor();
    await saved(page, '/api/v1/consents', () =>
      page.getByRole('checkbox', { name: /Usar un modelo de otra empresa/ }).check(),
    );
    expect((await (await get(person, '/api/v1/consents')).json()).externalModel).toBe(true);

    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByText('Responde un modelo de Modelo de Prueba, Chile.').waitFor();
    await page.keyboard.press('Escape');
    await sendMessage(page, MESSAGE);
    await page.locator('[data-from="therapist"]').getByText('Qué semana. Tres noches así pesan.').waitFor();

    await page.getByText('Sobre esta respuesta').click();
    await page.getByRole('button', { name: 'Me hizo daño' }).click();
    await page.locator('.reply-tools').getByText('Queda marcado para que el equipo lo revise').waitFor();
    await look(page, 'model-reply');
    await fits(page);
    await page.getByRole('button', { name: 'Dilo más corto' }).click();
    await page.locator('[data-from="person"]').getByText('Dilo más corto').waitFor();
    await page.locator('[data-from="therapist"]').nth(2).waitFor();
    expect(model.requests.filter(({ body }) => body.stream)).toHaveLength(2);
    await context.close();
  });

  test('is named on the privacy page', async () => {
    const html = await (await fetch(`${house.server.url}/privacidad`)).text();
    expect(html).toContain('Hoy está conectado un modelo de Modelo de Prueba, Chile.');
  });
});
