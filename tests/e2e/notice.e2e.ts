import { expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

// "Soy una IA" above a reply: seen as a quiet line, heard once. When it is due: features/chat/ai-notice.test.ts.

const house = openHouse();
const NOTICE = 'Un aviso: soy una IA, no una persona.';

test.each(['light', 'dark'] as const)(
  'the notice stands above its reply and is heard once with it, %s',
  async (theme) => {
    const person = await signUpOver(house.server.url);
    const { context, page } = await openPhone(house, theme);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await page.locator('[data-from="therapist"]').first().waitFor();
    await page.route('**/api/v1/chat/turns', async (route) => {
      const { id } = route.request().postDataJSON();
      const events = [
        { type: 'accepted', turnId: id },
        { type: 'notice', text: NOTICE },
        { type: 'text', text: 'Te leo.' },
        { type: 'done', turnId: id, status: 'done', level: 'none', move: 'reflect.fact' },
      ];
      await route.fulfill({
        headers: { 'content-type': 'text/event-stream' },
        body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
      });
    });
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const region of document.querySelectorAll('[role=status]'))
        new MutationObserver(
          () => region.textContent?.trim() && said.push(region.textContent.trim()),
        ).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('Sigo acá');
    await page.keyboard.press('Enter');
    await page.locator('.chat-notice').getByText(NOTICE).waitFor();
    await page.getByText('Te leo.', { exact: true }).waitFor();
    const tops = await page.evaluate(() =>
      ['.chat-notice', '[data-from="therapist"]'].map(
        (selector) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().top ?? 0,
      ),
    );
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    const heard = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(heard.filter((words) => words.includes(NOTICE))).toHaveLength(1);
    await look(page, `chat-notice-${theme}`);
    await context.close();
  },
);
