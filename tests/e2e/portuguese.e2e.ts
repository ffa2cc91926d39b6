import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PORTUGUESE_INTAKE } from '../../src/features/intake/questions-pt.ts';
import { get, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

const house = openHouse();
const pathOf = (url: string) => new URL(url).pathname;

describe('in Portuguese', () => {
  test('a person makes an account, answers three questions and is answered in her language', async () => {
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/pt/chatbot`);
    const dialog = page.getByRole('dialog', { name: 'Acesso restrito' });
    await dialog.getByText('Entre na sua conta para abrir esta parte.').waitFor();
    await look(page, 'pt-restricted');
    await dialog.getByRole('link', { name: 'Criar conta' }).click();

    await page.getByRole('heading', { name: 'Crie sua conta' }).waitFor();
    expect(pathOf(page.url())).toBe('/pt/signup');
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await look(page, 'pt-sign-up');
    await fits(page);
    await page.getByLabel('E-mail').fill('cami');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByText('Falta a @ no e-mail.').first().waitFor();
    await page.getByLabel('Como você quer que eu te chame?').fill('Cami');
    await page.getByLabel('E-mail').fill(`pt-${randomUUID()}@correo.test`);
    await page.getByLabel('Senha', { exact: true }).fill('uma senha bem longa');
    await page.getByLabel('Tenho 18 anos ou mais').check();
    await page.getByLabel(/Aceito/).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.waitForURL('**/pt/chatbot');

    await page.goto(`${house.server.url}/pt/preguntas1`);
    for (const { id, title, topic, options, kind } of PORTUGUESE_INTAKE.questions.slice(0, 3)) {
      await page.waitForURL(`**/pt/preguntas${id}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toBe(`Pergunta ${id} de 24 - ${topic} - Juntos`);
      expect(kind).toBe('single');
      await page.getByRole('radio', { name: options[0]?.label ?? '', exact: true }).check();
      await look(page, `pt-question-${id}`);
      await fits(page);
      await page.getByRole('button', { name: 'Continuar' }).click();
    }
    await page.waitForURL('**/pt/preguntas4');

    await page.goto(`${house.server.url}/pt/preguntas/resumen`);
    await page.getByText('3 de 24 respondidas').first().waitFor();
    await page.getByText('Solteira/o', { exact: true }).waitFor();
    await look(page, 'pt-review');
    await page.getByRole('link', { name: 'Ir conversar' }).click();
    await page.waitForURL('**/pt/chatbot');
    await page.getByText('Programa de inteligência artificial. Não é uma pessoa nem um psicólogo.').waitFor();
    const replies = page.locator('[data-from="therapist"]');
    await replies.first().waitFor();
    expect(await replies.count()).toBe(1);
    await page
      .getByRole('textbox', { name: 'Sua mensagem' })
      .fill('Briguei com meu pai e estou mal desde ontem');
    await page.keyboard.press('Enter');
    await replies.nth(1).waitFor();
    expect(await replies.count()).toBe(2);
    await page.getByRole('button', { name: 'Enviar' }).waitFor();
    for (const said of await replies.allTextContents()) {
      expect(said).toMatch(
        /(?<!\p{L})(você|seu|sua|não|isso|disso|uma|mais|hoje|dá|destas?|com o|seu pai|\p{L}*[ãõç]\p{L}*)(?!\p{L})/iu,
      );
      expect(said).not.toMatch(/[¿ñ]/);
    }
    await look(page, 'pt-chat');
    await fits(page);
    await context.close();
  });

  test('question 17 shows who to call, and goes on in Portuguese', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url, { country: 'BR' });
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/pt/preguntas17`);
    await page.getByRole('radio', { name: 'Alguns dias' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('link', { name: 'Ligar para 188' }).waitFor();
    await page.getByText('CVV. Grátis · vinte e quatro horas').waitFor();
    await look(page, 'pt-question-17');
    const { data } = (await (await get(person, `/answer/${encodeURIComponent(person.email)}`)).json()) as {
      data: unknown;
    };
    expect(data).toEqual([{ questionId: 17, answer: ['Algunos días'] }]);
    await page.getByRole('link', { name: 'Seguir', exact: true }).click();
    await page.waitForURL('**/pt/preguntas18');
    await page.goto(`${house.server.url}/pt/chatbot`);
    await page
      .getByRole('region', { name: 'Ajuda agora' })
      .or(page.getByRole('complementary', { name: 'Ajuda' }))
      .first()
      .waitFor();
    await look(page, 'pt-chat-panel');
    await page.goto(`${house.server.url}/pt/tu`);
    await page.getByRole('heading', { level: 1, name: 'Você' }).waitFor();
    await look(page, 'pt-you');
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await page.waitForURL((url) => url.pathname === '/pt' || url.pathname === '/');
    await context.close();
  });
});

test('a visit loads the words of its own language and no other', async () => {
  const { context, page } = await openPhone(house);
  for (const [path, own] of [
    ['/signup', /app-(?!pt-|en-)/],
    ['/pt/signup', /app-pt-/],
    ['/en/signup', /app-en-/],
  ] as const) {
    const scripts: string[] = [];
    const listen = (request: import('playwright-core').Request) =>
      request.resourceType() === 'script' && scripts.push(request.url().split('/').at(-1) ?? '');
    page.on('request', listen);
    await page.goto(house.server.url + path, { waitUntil: 'networkidle' });
    page.off('request', listen);
    expect(
      scripts.filter((name) => name.startsWith('app-')),
      path,
    ).toHaveLength(1);
    expect(scripts.join(' '), path).toMatch(own);
    // Words, what all screens share, what the ways in share, the page.
    expect(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(4);
  }
  await context.close();
});

test('the English that the specification fixes is on the screen', async () => {
  const { context, page } = await openPhone(house);
  await page.goto(`${house.server.url}/en/signup`);
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Found error in the form. Please check again.').waitFor();
  await look(page, 'en-sign-up');
  await page.getByLabel('Your Name').fill('Cami');
  await page.getByLabel('Email Address').fill(`en-${randomUUID()}@correo.test`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('I am 18 or older').check();
  await page.getByLabel(/I accept/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/preguntas1');

  await page.goto(`${house.server.url}/en/resetPassword`);
  await page.getByRole('heading', { name: 'Reset Your Account' }).waitFor();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Found error in the form. Please check again.').waitFor();
  await page.getByLabel('Email Address').fill(`nadie-${randomUUID()}@correo.test`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Form submitted successfully').waitFor();
  await look(page, 'en-reset');
  await context.close();
});
