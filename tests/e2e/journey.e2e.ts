import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../src/features/intake/questions.ts';
import {
  fillSignUp,
  fits,
  look,
  openHouse,
  openPhone,
  PHONE,
  sendMessage,
  type Theme,
} from '../support/phone.ts';

const house = openHouse();

describe.each<Theme>(['light', 'dark'])('in %s', (theme) => {
  test('a person makes an account, answers 24 questions, talks, and finds it all after a reload', async () => {
    const { context, page } = await openPhone(house, theme);
    const email = `journey-${randomUUID()}@correo.test`;

    await page.goto(house.server.url);
    await look(page, `${theme}-home`);
    await fits(page);
    const start = page.getByRole('link', { name: 'Empieza Ahora' }).first();
    expect((await start.boundingBox())?.y).toBeLessThan(PHONE.height - 48);
    await start.click();

    const dialog = page.getByRole('dialog', { name: 'Acceso Restringido' });
    await dialog.getByText('Debes iniciar sesión para acceder a esta sección.').waitFor();
    await look(page, `${theme}-restricted`);
    await dialog.getByRole('link', { name: 'Crear cuenta' }).click();

    await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor();
    await look(page, `${theme}-sign-up`);
    await fits(page);
    await fillSignUp(page, email, 'una clave bien larga');
    await page.waitForURL('**/chatbot');

    await page.goto(`${house.server.url}/preguntas1`);
    for (const question of QUESTIONS) {
      await page.waitForURL(`**/preguntas${question.id}`);
      await page.getByRole('heading', { level: 1, name: question.title }).waitFor();
      await expect
        .poll(() => page.title())
        .toBe(`Pregunta ${question.id} de 24 - ${question.topic} - Juntos`);
      const send = page.getByRole('button', { name: 'Continuar' });
      if (question.id === 1) expect(await send.isDisabled()).toBe(true);
      const role = question.kind === 'multi' ? 'checkbox' : 'radio';
      await page.getByRole(role, { name: question.options[0]?.label ?? '', exact: true }).check();
      if ([1, 5, 12, 17].includes(question.id)) await look(page, `${theme}-question-${question.id}`);
      await fits(page);
      await send.click();
    }

    await page.waitForURL('**/chatbot');
    await page.getByRole('heading', { level: 1, name: 'Terapeuta Artificial' }).waitFor();
    await page.getByText('Programa de inteligencia artificial. No es una persona ni un psicólogo.').waitFor();
    await page.getByPlaceholder('Escribe tu mensaje...').waitFor();
    await look(page, `${theme}-chat-opening`);
    const replies = [
      await sendMessage(page, 'Mañana tengo una entrevista y no puedo dormir'),
      await sendMessage(page, 'Pienso que me voy a quedar en blanco'),
      await sendMessage(page, 'como un 7'),
    ];
    expect(new Set(replies).size).toBe(3);
    await look(page, `${theme}-chat`);
    await fits(page);

    await page.reload();
    for (const text of [
      'Mañana tengo una entrevista y no puedo dormir',
      'Pienso que me voy a quedar en blanco',
      'como un 7',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    for (const reply of replies)
      await page
        .getByText(reply.split('\n')[0] ?? '')
        .first()
        .waitFor();

    await page.goto(`${house.server.url}/preguntas/resumen`);
    await page.getByRole('heading', { level: 1, name: 'Tus respuestas' }).waitFor();
    expect(await page.getByRole('link', { name: /^Cambiar/ }).count()).toBe(24);
    await look(page, `${theme}-review`);
    await context.close();
  });
});
