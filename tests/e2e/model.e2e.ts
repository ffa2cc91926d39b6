import { afterAll, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../support/fake-model.ts';
import { get, type HttpPerson, signUpOver } from '../support/http-person.ts';
import {
  fits,
  look,
  openHouse,
  openPhone,
  saved,
  sendMessage,
  signInBrowser,
  type Theme,
} from '../support/phone.ts';

// A model behind the chat, as a person meets it: who answers, where it goes, and what can be done with a reply.

let model: FakeModel;
const house = openHouse(async () => {
  model = await startFakeModel();
  return {
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'fake',
    OPENAI_PROVIDER: 'Modelo de Prueba, Chile',
    OPENAI_AUDITION: 'off',
  };
});
afterAll(() => model.close());

const MESSAGE = 'Mi jefe me grita todos los días y llevo tres noches sin dormir';

const decided = async (person: HttpPerson) => {
  const me = await (await get(person, '/api/v1/me')).json();
  return 'externalModel' in me.decided ? me.consents.externalModel : null;
};

/** A new person in the chat, where the question stands under the greeting. */
async function openAsked(theme: Theme = 'light') {
  const person = await signUpOver(house.server.url, { country: 'MX' });
  const { context, page } = await openPhone(house, theme);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}/chatbot`);
  const card = page.getByRole('region', { name: '¿Cómo quieres conversar?' });
  await card.waitFor();
  return { person, context, page, card };
}

describe('with the model or guided', () => {
  test.each(['light', 'dark'] as const)(
    'is asked once, says what leaves and what does not, and chooses nothing beforehand, %s',
    async (theme) => {
      const { person, context, page, card } = await openAsked(theme);
      await card.getByText('Es de Modelo de Prueba, Chile.').waitFor();
      await card.getByText('sin tu nombre, tu correo ni tu teléfono').waitFor();
      await card.getByText('Nada sale de Juntos.').waitFor();
      const buttons = ['Con el modelo', 'Guiado'].map((name) =>
        card.getByRole('button', { name, exact: true }),
      );
      const [model, guided] = await Promise.all(
        buttons.map((button) =>
          button.evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            return { width, height, class: element.className, pressed: element.ariaPressed };
          }),
        ),
      );
      expect(model).toEqual(guided);
      expect(await decided(person)).toBeNull();
      await fits(page);
      await look(page, `model-question-${theme}`);

      await saved(page, '/api/v1/consents', () => buttons[0]?.click() ?? Promise.resolve());
      await page.getByText('Desde ahora responde un modelo de Modelo de Prueba, Chile.').waitFor();
      expect(await decided(person)).toBe(true);
      await look(page, `model-chosen-${theme}`);
      const reply = await sendMessage(page, MESSAGE);
      expect(reply).not.toBe('');
      // It stays where it was said, and the talk goes on below it.
      const order = await page.locator('.chat-log').innerText();
      expect(order.indexOf('Desde ahora responde')).toBeLessThan(order.indexOf(MESSAGE));
      await page.reload();
      await page.locator('[data-from="person"]').waitFor();
      expect(await card.count()).toBe(0);
      await context.close();
    },
  );

  test('guided keeps everything here, and the menu changes it at any time', async () => {
    const { person, context, page, card } = await openAsked();
    await saved(page, '/api/v1/consents', () =>
      card.getByRole('button', { name: 'Guiado', exact: true }).click(),
    );
    await page.getByText('Responde el programa guiado y nada sale de Juntos.').waitFor();
    expect(await decided(person)).toBe(false);
    await page.getByRole('button', { name: 'Menú' }).click();
    const row = (name: RegExp) => page.getByRole('radio', { name });
    expect(await row(/El programa guiado/).isChecked()).toBe(true);
    await saved(page, '/api/v1/consents', () => row(/Un modelo de Modelo de Prueba, Chile/).check());
    await page.getByText('Desde ahora responde un modelo de Modelo de Prueba, Chile.').waitFor();
    expect(await decided(person)).toBe(true);
    await look(page, 'model-menu-chosen');
    await saved(page, '/api/v1/consents', () => row(/El programa guiado/).check());
    await page.getByText('Responde el programa guiado y nada sale de Juntos.').waitFor();
    expect(await decided(person)).toBe(false);
    const asked = model.requests.length;
    await page.keyboard.press('Escape');
    await sendMessage(page, MESSAGE);
    expect(model.requests.length).toBe(asked);
    await context.close();
  });

  test('put off, it is not asked again, nothing is stored, and the menu has it', async () => {
    const { person, context, page, card } = await openAsked();
    await card.getByRole('button', { name: 'Decidir después' }).click();
    await page.getByText('Por ahora responde el programa guiado.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('log');
    await page.reload();
    await page.locator('[data-from="therapist"]').first().waitFor();
    await page.getByText('24 preguntas').waitFor();
    expect(await card.count()).toBe(0);
    expect(await decided(person)).toBeNull();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByText('Mientras no elijas, responde el programa guiado.').waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await look(page, 'model-menu');
    await context.close();
  });

  test('a choice that could not be stored is said, and can be made again', async () => {
    const { person, context, page, card } = await openAsked();
    await page.route('**/api/v1/consents', (route) => route.abort());
    await card.getByRole('button', { name: 'Con el modelo' }).click();
    await card.getByRole('alert').waitFor();
    await look(page, 'model-question-failed');
    await page.unroute('**/api/v1/consents');
    await card.getByRole('button', { name: 'Con el modelo' }).click();
    await page.getByText('Desde ahora responde un modelo').waitFor();
    expect(await decided(person)).toBe(true);
    await context.close();
  });
});

describe('a model of the house', () => {
  test('answers without being asked for, says that nothing leaves, and can be turned off in the menu', async () => {
    const person = await signUpOver(house.server.url);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.route('**/api/v1/me', async (route) => {
      const response = await route.fetch();
      const me = await response.json();
      await route.fulfill({ response, json: { ...me, model: null, modelIsLocal: true } });
    });
    await page.goto(`${house.server.url}/chatbot`);
    const line = 'un modelo que corre en los equipos de quien ofrece este Juntos: nada sale de aquí.';
    await page.locator('.chat-notice').getByText(line).waitFor();
    expect(await page.locator('.engine-card').count()).toBe(0);
    await look(page, 'model-local');
    await page.getByRole('button', { name: 'Menú' }).click();
    expect(await page.getByRole('radio', { name: /El modelo de este Juntos/ }).isChecked()).toBe(true);
    await saved(page, '/api/v1/consents', () =>
      page.getByRole('radio', { name: /El programa guiado/ }).check(),
    );
    expect(await decided(person)).toBe(false);
    await page.goto(`${house.server.url}/tu`);
    const own = page.getByRole('checkbox', { name: 'Conversar con el modelo de este Juntos' });
    await own.waitFor();
    expect(await own.isChecked()).toBe(false);
    await saved(page, '/api/v1/consents', () => own.check());
    expect(await decided(person)).toBe(true);
    // What was asked for last may still be on its way through the route above.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

describe('a model that may answer', () => {
  test('is named in Tú and in the menu, answers once it is allowed, and its reply can be asked for again', async () => {
    const person = await signUpOver(house.server.url, { country: 'MX' });
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/tu`);
    await page.getByText('Es de Modelo de Prueba, Chile.').waitFor();
    await saved(page, '/api/v1/consents', () =>
      page.getByRole('checkbox', { name: /Usar un modelo de otra empresa/ }).check(),
    );
    expect((await (await get(person, '/api/v1/consents')).json()).externalModel).toBe(true);

    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('button', { name: 'Menú' }).click();
    const row = page.getByRole('radio', { name: /Un modelo de Modelo de Prueba, Chile/ });
    expect(await row.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    const before = model.requests.filter(({ body }) => body.stream).length;
    await sendMessage(page, MESSAGE);
    await page.locator('[data-from="therapist"]').getByText('Qué semana. Tres noches así pesan.').waitFor();

    await page.getByText('Sobre esta respuesta').click();
    const judged = page.getByRole('button', { name: 'Me hizo daño' });
    await expect
      .poll(() => judged.evaluate((it) => it.getBoundingClientRect().bottom <= window.innerHeight))
      .toBe(true);
    await page.getByRole('button', { name: 'Me hizo daño' }).click();
    await page.locator('.reply-tools').getByText('Queda marcado para que el equipo lo revise').waitFor();
    await look(page, 'model-reply');
    await fits(page);
    await page.getByRole('button', { name: 'Dilo más corto' }).click();
    await page.locator('[data-from="person"]').getByText('Dilo más corto').waitFor();
    await page.locator('[data-from="therapist"]').nth(2).waitFor();
    expect(model.requests.filter(({ body }) => body.stream).length - before).toBe(2);
    await context.close();
  });

  test('is named on the privacy page', async () => {
    const html = await (await fetch(`${house.server.url}/privacidad`)).text();
    expect(html).toContain('Hoy está conectado un modelo de Modelo de Prueba, Chile.');
  });
});
