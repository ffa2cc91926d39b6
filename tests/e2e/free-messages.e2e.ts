import { describe, expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, sendMessage, signInBrowser } from '../support/phone.ts';

// The free messages of a day on a small phone: said before they end, kept when they are over, never counted in danger.

const house = openHouse(async () => ({ ALLOW_TEST_PAYMENTS: '1', FREE_MESSAGES_A_DAY: '2' }));

const WORDS = {
  es: {
    root: '',
    texts: ['Peleé con mi hermana por la casa', 'Mi jefe me grita', 'Y mi prima no me contesta'],
    soon: /hoy queda un mensaje gratis/,
    last: /último mensaje gratis de hoy/,
    over: /^Este mensaje quedó guardado/,
    field: 'Tu mensaje',
    pass: 'Tu pase',
    none: 'Hoy ya usaste tus 2 mensajes gratis',
    danger: 'No quiero seguir viviendo',
  },
  pt: {
    root: '/pt',
    texts: [
      'Briguei com minha irmã por causa da casa',
      'Meu chefe grita comigo',
      'E minha prima não me responde',
    ],
    soon: /hoje resta uma mensagem grátis/,
    last: /última mensagem grátis de hoje/,
    over: /^Esta mensagem ficou guardada/,
    field: 'Sua mensagem',
    pass: 'Seu passe',
    none: 'Hoje você já usou suas 2 mensagens grátis',
    danger: 'Penso em me matar',
  },
} as const;

describe.each(['es', 'pt'] as const)('the free messages of a day in %s', (locale) => {
  const words = WORDS[locale];

  test('are told of before they end, and over they leave a way on', async () => {
    const person = await signUpOver(house.server.url, { country: locale === 'pt' ? 'BR' : 'CL' });
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}${words.root}/chatbot`);
    await page.locator('[data-from="therapist"]').first().waitFor();
    const field = page.getByRole('textbox', { name: words.field });
    const notice = (hasText: RegExp) => page.locator('.chat-notice', { hasText });
    const say = async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    };
    await say(words.texts[0]);
    await notice(words.soon).waitFor();
    await expect.poll(() => field.isEditable()).toBe(true);
    await say(words.texts[1]);
    await notice(words.last).waitFor();
    await expect.poll(() => field.isEditable()).toBe(true);
    await say(words.texts[2]);
    await notice(words.over).waitFor();
    await page.locator('[data-from="person"]', { hasText: words.texts[2] }).waitFor();
    await look(page, `free-over-${locale}`);
    await fits(page);

    await page.reload();
    await page.locator('[data-from="person"]', { hasText: words.texts[2] }).waitFor();
    await notice(words.over).waitFor();
    await page.locator('.page-piece', { hasText: words.pass }).click();
    await page.getByRole('heading', { name: words.none }).waitFor();
    await look(page, `free-pass-${locale}`);

    await page.goto(`${house.server.url}${words.root}/chatbot`);
    await notice(words.over).waitFor();
    const replies = page.locator('[data-from="therapist"]');
    const before = await replies.count();
    await say(words.danger);
    await expect.poll(() => replies.count()).toBeGreaterThan(before);
    await page.locator('.help-panel, .help-card').waitFor();
    await look(page, `free-danger-${locale}`);
    await context.close();
  });
});

test('with the keyboard alone the way to the pass is reached', async () => {
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}/chatbot`);
  for (const text of WORDS.es.texts.slice(0, 2)) await sendMessage(page, text);
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill(WORDS.es.texts[2]);
  await field.press('Enter');
  const piece = page.locator('.page-piece', { hasText: 'Tu pase' });
  await piece.waitFor();
  await piece.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: WORDS.es.none }).waitFor();
  await context.close();
});
