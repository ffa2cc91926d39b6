import { describe, expect, test } from 'vitest';
import { get, type HttpPerson, signUpOver } from '../support/http-person.ts';
import { look, openHouse, openPhone, sendMessage, signInBrowser } from '../support/phone.ts';

const house = openHouse();

/** What the server has of a person. */
async function wordsOf(person: HttpPerson): Promise<string[]> {
  const response = await get(person, '/api/v1/chat/messages');
  const { messages } = (await response.json()) as { messages: { from: string; text: string }[] };
  return messages.filter(({ from }) => from === 'person').map(({ text }) => text);
}

describe('the chat', () => {
  test('keeps a message that could not be sent, and sends it once on retry', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hoy fue un día largo');
    await page.route('**/chat/turns', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByText('Error al conectar con el servidor.').waitFor();
    await look(page, 'chat-failed');
    await page.unroute('**/chat/turns');
    await page.reload();
    await page.getByText('Hoy fue un día largo').first().waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.locator('[data-from="therapist"]').nth(1).waitFor();
    expect(await wordsOf(person)).toEqual(['Hoy fue un día largo']);
    await context.close();
  });

  test('on a slow line sends what is written before the conversation has come, and loses none of it', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    const line = Promise.withResolvers<void>();
    await page.route('**/chat/messages', async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto(`${house.server.url}/chatbot`);
    const field = page.getByRole('textbox', { name: 'Tu mensaje' });
    const replies = page.locator('[data-from="therapist"]');

    await page.route('**/chat/turns', (route) => route.abort());
    await field.fill('Hoy fue un día largo');
    await page.keyboard.press('Enter');
    await page.getByText('Error al conectar con el servidor.').waitFor();
    line.resolve();
    await replies.first().waitFor();
    await page.getByText('Error al conectar con el servidor.').waitFor();

    await page.reload();
    await page.getByText('Este mensaje no alcanzó a salir.').waitFor();
    await page.unroute('**/chat/messages');
    await page.unroute('**/chat/turns');
    const slow = Promise.withResolvers<void>();
    await page.route('**/chat/messages', async (route) => {
      const response = await route.fetch();
      await slow.promise;
      await route.fulfill({ response });
    });
    await page.reload();
    await field.fill('Y no sé qué hacer');
    await page.keyboard.press('Enter');
    await replies.nth(1).waitFor();
    expect(await replies.count()).toBe(2);
    const shown = await page.locator('[data-from]').allTextContents();
    slow.resolve();
    await replies.nth(2).waitFor();
    expect(await replies.count()).toBe(3);
    expect(await page.locator('[data-from]').allTextContents()).toEqual([expect.any(String), ...shown]);
    expect(await wordsOf(person)).toEqual(['Hoy fue un día largo', 'Y no sé qué hacer']);
    await context.close();
  });

  test('in danger shows the help panel with one call button, and no tabs', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url, { country: 'MX' });
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await sendMessage(page, 'Me voy a matar esta noche, ya lo decidí');
    await page
      .getByRole('link', { name: /800 911 2000|911/ })
      .first()
      .waitFor();
    await look(page, 'chat-high');
    await context.close();
  });

  test('says every reply once to a screen reader', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await page.getByRole('textbox', { name: 'Tu mensaje' }).waitFor();
    expect(await page.locator('[role=log]').getAttribute('aria-live')).toBe('off');
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const region of document.querySelectorAll('[role=status], [aria-live=polite]')) {
        new MutationObserver(
          () => region.textContent?.trim() && said.push(region.textContent.trim()),
        ).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    const reply = await sendMessage(page, 'Me peleé con mi papá');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
      .toContainEqual(expect.stringContaining(reply.slice(0, 20)));
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((line) => line.includes(reply.slice(0, 20)))).toHaveLength(1);
    await context.close();
  });
});
