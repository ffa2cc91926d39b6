import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ChatEvent } from '../../src/features/chat/chat-event.ts';
import { exerciseCard } from '../../src/features/therapist/exercises/exercise-card.ts';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

// The pieces a model therapist shows under a reply: gone through, copied and answered as a person does.

const house = openHouse();
const replies: ChatEvent[][] = [];

/** A chat whose replies are given: each message takes the next one. `sent`: what the person said. */
async function openTold(theme: 'light' | 'dark', ...told: ChatEvent[][]) {
  replies.splice(0, replies.length, ...told);
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house, theme);
  await signInBrowser(house, context, person.cookie);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  await page.route('**/api/v1/chat/turns', async (route) => {
    const { id, text } = route.request().postDataJSON();
    sent.push(text);
    const events = [
      { type: 'accepted', turnId: id },
      ...(replies.shift() ?? [{ type: 'text', text: 'Te leo.' }]),
      { type: 'done', turnId: id, status: 'done', level: 'none', move: 'model' },
    ];
    await route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    });
  });
  await page.goto(`${house.server.url}/chatbot`);
  await page.locator('[data-from="therapist"]').first().waitFor();
  await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('No sé cómo decírselo');
  await page.keyboard.press('Enter');
  return { context, page, sent };
}

const said = (page: Page) => page.locator('.exercise [role=status]').textContent();

test.each(['light', 'dark'] as const)(
  'an exercise is gone through step by step with the keyboard alone, and sends nothing before the end, %s',
  async (theme) => {
    const card = exerciseCard('assertive', 'es', 'tu');
    if (card?.kind !== 'exercise') throw new Error('no card');
    const { context, page, sent } = await openTold(theme, [
      { type: 'text', text: 'Podemos preparar las primeras frases.' },
      { type: 'piece', piece: card },
    ]);
    const exercise = page.getByRole('region', { name: card.name });
    await exercise.getByRole('button', { name: 'Empezar' }).focus();
    expect(await said(page)).toBe(card.intro);
    await look(page, `exercise-intro-${theme}`);
    await page.keyboard.press('Enter');
    expect(await said(page)).toBe(`Paso 1 de 7. ${card.steps[0]}`);
    await exercise.getByRole('button', { name: 'Anterior' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Empezar');
    const heights: number[] = [];
    for (const step of card.steps) {
      await page.keyboard.press('Enter');
      expect(await said(page)).toContain(step);
      heights.push((await exercise.boundingBox())?.height ?? 0);
      await fits(page);
    }
    expect(new Set(heights).size).toBe(1);
    await look(page, `exercise-last-${theme}`);
    expect(sent).toEqual(['No sé cómo decírselo']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Listo');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.at(-1)).toBe('Terminé el ejercicio');
    await exercise.waitFor({ state: 'detached' });
    await context.close();
  },
);

test('an exercise can be left at any step', async () => {
  const piece = exerciseCard('grounding', 'es', 'tu');
  if (!piece) throw new Error('no card');
  const { context, page, sent } = await openTold('light', [{ type: 'piece', piece }]);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Dejarlo por ahora' }).click();
  await expect.poll(() => sent.at(-1)).toBe('Prefiero dejarlo por ahora');
  await context.close();
});

test('a draft is copied whole with one tap, and where that is not allowed it stands selected', async () => {
  const text = 'Hola, Carla:\n\n¿Lo vemos mañana?';
  const { context, page } = await openTold('light', [{ type: 'piece', piece: { kind: 'draft', text } }]);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.locator('.draft [role=status]').getByText('Copiado', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await look(page, 'draft');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByText('El texto quedó seleccionado.').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'a question of the screener is heard with its reply, answered with one tap, and gone when somebody looks on, %s',
  async (theme) => {
    const question = '¿Has deseado no despertar?';
    const { context, page, sent } = await openTold(
      theme,
      [
        { type: 'panel', panel: { size: 'card', country: 'CL', lines: [] } },
        { type: 'text', text: 'Gracias por decirlo.' },
        { type: 'piece', piece: { kind: 'screener', text: question } },
        { type: 'choices', choices: ['Sí', 'No', 'Prefiero no decir'] },
      ],
      [{ type: 'panel', panel: { size: 'full', country: 'CL', lines: [] } }],
      [{ type: 'clear' }, { type: 'text', text: 'Cambiemos de tema.' }],
    );
    await page.locator('.screener').getByText(question).waitFor();
    await page.getByText('Puedes contestar con tus palabras.').waitFor();
    await page.locator('main > [role=status]').getByText(`Gracias por decirlo. ${question}`).waitFor();
    await look(page, `screener-${theme}`);
    await fits(page);
    await page.getByRole('button', { name: 'Cerrar esta ayuda' }).click();
    await page.locator('.help-card').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('region', { name: 'Ayuda ahora' }).waitFor();
    expect(sent.at(-1)).toBe('No');
    await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('me están mirando');
    await page.keyboard.press('Enter');
    await page.getByText('Cambiemos de tema.', { exact: true }).waitFor();
    expect(await page.locator('.help-panel, .help-card, .screener, .chat-choices:visible').count()).toBe(0);
    await look(page, `cleared-${theme}`);
    await context.close();
  },
);

test('a page of their own is one tap away', async () => {
  const { context, page } = await openTold('light', [
    { type: 'piece', piece: { kind: 'page', page: 'plan' } },
  ]);
  const link = page.getByRole('link', { name: /Tu plan de seguridad/ });
  await link.waitFor();
  await look(page, 'page-piece');
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Tu plan de seguridad' }).waitFor();
  await context.close();
});

/** Whether every corner of the words lies inside the green half disc. */
const wordsInside = (page: Page) =>
  page.locator('.breath-picture').evaluate((picture) => {
    const disc = (picture.querySelector('clipPath path') as SVGPathElement).getBBox();
    const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height];
    return [...picture.querySelectorAll<SVGTextElement>('g[clip-path] text')].every((text) => {
      const box = text.getBBox();
      const corners = [box.x, box.x + box.width].map((corner) =>
        Math.hypot(corner - x, box.y + box.height * 0.2 - y),
      );
      return Math.max(...corners) <= disc.height;
    });
  });

test('the pacer rests with its words inside the disc, and starts when it is told to', async () => {
  const pacer = { kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 } as const;
  const { context, page } = await openTold('light', [
    { type: 'text', text: 'Vamos con el círculo.' },
    { type: 'piece', piece: pacer },
  ]);
  await page.locator('.breath-word').getByText('Cuando quieras').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await wordsInside(page)).toBe(true);
  await look(page, 'pacer-rest');
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'breathing is one tap in the menu, and asks nothing first, %s',
  async (theme) => {
    const { context, page, sent } = await openTold(theme);
    await page.getByText('Te leo.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Respirar ahora' }).click();
    const dialog = page.getByRole('dialog', { name: 'Respirar ahora' });
    await dialog.getByText('Vuelta 1 de 6').waitFor();
    await dialog.locator('.breath-word').getByText('Toma aire').first().waitFor();
    await look(page, `breathing-now-${theme}`);
    await fits(page);
    await dialog.getByRole('button', { name: 'Basta por ahora' }).click();
    await dialog.getByText('¿Cómo quedó tu cuerpo?').waitFor();
    await look(page, `breathing-after-${theme}`);
    await dialog.getByRole('button', { name: 'Volver a la conversación' }).click();
    await dialog.waitFor({ state: 'detached' });
    // A window that closes is out of sight a moment before it says so, and gives the focus back when it does.
    await page.locator('[aria-label="Menú"]:focus').waitFor();
    expect(sent).toEqual(['No sé cómo decírselo']);
    await context.close();
  },
);
