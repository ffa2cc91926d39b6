import { afterAll, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../support/fake-model.ts';
import { get, type HttpPerson, signUpOver } from '../support/http-person.ts';
import { look, openHouse, openPhone, sendMessage, signInBrowser } from '../support/phone.ts';

// A phone whose signal goes and comes, a reply that is stopped, and the same conversation in two tabs.

let model: FakeModel;
const house = openHouse(async () => {
  model = await startFakeModel('trickle');
  return {
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'fake',
    OPENAI_PROVIDER: 'local',
    OPENAI_AUDITION: 'off',
  };
});
afterAll(() => model.close());

async function messagesOf(person: HttpPerson) {
  const { messages } = await (await get(person, '/api/v1/chat/messages')).json();
  return messages as { from: string; text: string; status: string }[];
}

async function openChat() {
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}/chatbot`);
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  await page.locator('[data-from="therapist"]').first().waitFor();
  return { person, context, page, field };
}

const OFFLINE = 'Sin señal. Guardamos lo que escribes.';

describe('without signal', () => {
  test('is said when it happens, and what waits is sent by itself when it returns', async () => {
    model.scenario = 'normal';
    const { person, context, page, field } = await openChat();
    await context.setOffline(true);
    await page.getByText(OFFLINE).waitFor({ timeout: 2_000 });
    await field.fill('Hoy no me alcanzó el día');
    await field.press('Enter');
    await page.getByText('Sale por sí solo cuando vuelva la señal.').waitFor();
    await look(page, 'chat-offline');
    await context.setOffline(false);
    await page.locator('[data-from="therapist"]').nth(1).waitFor();
    expect(await page.getByText(OFFLINE).count()).toBe(0);
    const said = (await messagesOf(person)).filter(({ from }) => from === 'person');
    expect(said.map(({ text }) => text)).toEqual(['Hoy no me alcanzó el día']);
    await context.close();
  });

  test('in mid-reply gives the same reply when it returns', async () => {
    model.scenario = 'trickle';
    const { person, context, page, field } = await openChat();
    await field.fill('Mi hermana se mudó lejos');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Detener' }).waitFor();
    await context.setOffline(true);
    await page.getByText('Sale por sí solo cuando vuelva la señal.').waitFor();
    await context.setOffline(false);
    await expect
      .poll(() => page.getByRole('button', { name: 'Enviar' }).isEnabled(), { timeout: 30_000 })
      .toBe(true);
    const kept = await messagesOf(person);
    expect(kept.map(({ from }) => from)).toEqual(['therapist', 'person', 'therapist']);
    expect(await page.locator('[data-from]').last().textContent()).toBe(kept.at(-1)?.text);
    await context.close();
  });
});

describe('Detener', () => {
  test('stops on the screen at once, and the server is told when it can be', async () => {
    model.scenario = 'never-answers';
    const { person, context, page, field } = await openChat();
    let asked = 0;
    await page.route('**/stop', (route) => {
      asked += 1;
      return route.abort();
    });
    await field.fill('Me cuesta empezar la semana');
    await field.press('Enter');
    await expect.poll(async () => (await messagesOf(person)).length).toBe(2);
    const send = page.getByRole('button', { name: 'Enviar' });
    const colour = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
    const disabled = await colour();
    await page.getByRole('button', { name: 'Detener' }).click();
    expect(await colour()).not.toBe(disabled);
    expect(await send.isEnabled()).toBe(true);
    await page.getByText('Respuesta detenida.').first().waitFor({ timeout: 1_000 });
    await look(page, 'chat-stopped');
    expect(asked).toBe(1);
    await page.unroute('**/stop');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await messagesOf(person)).at(-1)?.status).toBe('stopped');
    await context.close();
  });
});

describe('a second tab', () => {
  test('follows what is said in the first, and none of it twice', async () => {
    model.scenario = 'normal';
    const { person, context, page } = await openChat();
    const second = await context.newPage();
    await second.goto(`${house.server.url}/chatbot`);
    await second.locator('[data-from="therapist"]').first().waitFor();
    await sendMessage(page, 'Hoy hablé con mi mamá');
    await second.locator('[data-from="therapist"]').nth(1).waitFor();
    expect(await second.locator('[data-from]').allTextContents()).toEqual(
      (await messagesOf(person)).map(({ text }) => text),
    );
    await sendMessage(second, 'Y me quedé pensando');
    await page.locator('[data-from="therapist"]').nth(2).waitFor();
    expect(await page.locator('[data-from]').allTextContents()).toEqual(
      (await messagesOf(person)).map(({ text }) => text),
    );
    await context.close();
  });
});
