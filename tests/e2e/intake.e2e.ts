import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isBlank } from '../../src/features/intake/questions.ts';
import { get, type HttpPerson, post, signUpOver } from '../support/http-person.ts';
import { fillSignUp, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

const house = openHouse();

describe('the intake', () => {
  test('keeps an answer in the browser until the server has it, and retries', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/preguntas1`);
    await page.getByRole('radio', { name: 'Mujer' }).check();
    await page.route('**/answer', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('No pudimos guardar esta respuesta. Sigue guardada en tu teléfono.').waitFor();
    await look(page, 'question-failed');
    await page.reload();
    await page.getByRole('radio', { name: 'Mujer' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Mujer' }).isChecked()).toBe(true);
    await page.unroute('**/answer');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL('**/preguntas2');
    const { data } = (await (await get(person, `/answer/${encodeURIComponent(person.email)}`)).json()) as {
      data: unknown;
    };
    expect(data).toEqual([{ questionId: 1, answer: ['Mujer'] }]);
    await context.close();
  });

  test('keeps what a visitor answered and sends it after signing up', async () => {
    const { context, page } = await openPhone(house);
    const posts: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname),
    );
    await page.goto(`${house.server.url}/preguntas1`);
    await page.getByRole('radio', { name: 'Otro' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page
      .getByText('Tu respuesta quedó en este teléfono. Para seguir, ingresa o crea una cuenta.')
      .waitFor();
    expect(posts).not.toContain('/answer');
    await look(page, 'question-signed-out');
    await page.getByRole('link', { name: 'Crear cuenta' }).click();
    await fillSignUp(page, `visitor-${randomUUID()}@correo.test`, 'una clave bien larga');
    await expect.poll(() => posts, { timeout: 10_000 }).toContain('/answer');
    await page.waitForURL('**/preguntas2');
    await context.close();
  });

  test('takes "Prefiero no responder" on 2 to 24, goes back to what was answered, and shows help at 17', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url, { country: 'CL' });
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/preguntas1`);
    expect(await page.getByRole('button', { name: 'Prefiero no responder' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Hombre' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL('**/preguntas2');
    await page.getByRole('button', { name: 'Prefiero no responder' }).click();
    await page.waitForURL('**/preguntas3');
    await page
      .getByRole('link', { name: 'Volver' })
      .or(page.getByRole('button', { name: 'Volver' }))
      .first()
      .click();
    await page.waitForURL('**/preguntas2');
    const { data } = (await (await get(person, `/answer/${encodeURIComponent(person.email)}`)).json()) as {
      data: { questionId: number; answer: string[] }[];
    };
    expect(isBlank(data.find(({ questionId }) => questionId === 2)?.answer)).toBe(true);

    await page.goto(`${house.server.url}/preguntas17`);
    await page.getByText('Esta pregunta es difícil. La hacemos para cuidarte.', { exact: false }).waitFor();
    await page.getByRole('radio', { name: 'Algunos días' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('*4141').first().waitFor();
    expect(page.url()).toContain('/preguntas17');
    await look(page, 'question-17-help');
    await page
      .getByRole('link', { name: 'Seguir' })
      .or(page.getByRole('button', { name: 'Seguir' }))
      .first()
      .click();
    await page.waitForURL('**/preguntas18');
    await context.close();
  });

  test('can be answered with the keyboard alone', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/preguntas1`);
    await page.getByRole('radio', { name: 'Hombre' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    for (let tabs = 0; tabs < 10; tabs++) {
      await page.keyboard.press('Tab');
      if (
        await page.getByRole('radio', { name: 'Hombre' }).evaluate((node) => node === document.activeElement)
      )
        break;
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Mujer' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/preguntas2');
    await context.close();
  });

  test('counts what was answered, and says of each answer what comes of it, with a switch', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await signInBrowser(house, context, person.cookie);
    const answers: [number, string[]][] = [
      [1, ['Mujer']],
      [2, ['']],
      [9, ['Formal']],
    ];
    for (const [questionId, answer] of answers)
      await post(person, '/answer', { userId: person.email, questionId, answer });
    await page.goto(`${house.server.url}/preguntas/resumen`);
    await page.getByText('2 de 24 respondidas').first().waitFor();
    await page.getByText('Así lo usará la IA').click();
    const formal = page.getByRole('checkbox', { name: 'Te trata de usted.' });
    expect(await page.getByRole('checkbox').count()).toBe(2);
    await look(page, 'review-uses');
    await formal.uncheck();
    await page.getByText('No la usa.').waitFor();
    await expect.poll(async () => (await me(person)).unused).toEqual([9]);
    await page.reload();
    await page.getByText('Así lo usará la IA').click();
    expect(await formal.isChecked()).toBe(false);
    await context.close();
  });

  test.each([320, 360])('the way past question 17 is on the first screen, %i px wide', async (width) => {
    const { context, page } = await openPhone(house);
    await page.setViewportSize({ width, height: 568 });
    await page.goto(`${house.server.url}/preguntas17`);
    for (const name of ['Prefiero no responder', 'Guardar y salir', 'Continuar']) {
      const way = page.getByRole('button', { name });
      await way.waitFor();
      const box = await way.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 999), name).toBeLessThanOrEqual(568);
      expect((box?.x ?? 999) + (box?.width ?? 999), name).toBeLessThanOrEqual(width);
    }
    await look(page, `question-17-${width}`);
    await context.close();
  });
});

async function me(person: HttpPerson): Promise<{ unused: number[] }> {
  return (await (await get(person, '/api/v1/me')).json()) as { unused: number[] };
}
test('Guardar y salir says that it saved, and the chat says where to go on', async () => {
  const { context, page } = await openPhone(house);
  const person = await signUpOver(house.server.url);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}/preguntas1`);
  await page.locator('main input').first().check();
  await page.getByRole('button', { name: 'Guardar y salir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tus respuestas quedaron guardadas' }).waitFor();
  await page.getByText('sigues en la pregunta 2 de 24').waitFor();
  await look(page, 'intake-left');
  await page.getByRole('link', { name: 'Ir a conversar' }).click();
  await page.getByText('Llevas 1 de 24 preguntas.').waitFor();
  await look(page, 'chat-go-on');
  await page.getByRole('link', { name: 'Sigue donde quedaste' }).click();
  await page.waitForURL('**/preguntas2');
  await context.close();
});

test('an answer that met no signal is sent by itself when it returns', async () => {
  const { context, page } = await openPhone(house);
  const person = await signUpOver(house.server.url);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}/preguntas1`);
  await page.locator('main input').first().check();
  await context.setOffline(true);
  await page.getByText('Sin señal. Guardamos lo que escribes.').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('No pudimos guardar esta respuesta.').waitFor();
  await context.setOffline(false);
  await page.waitForURL('**/preguntas2');
  await context.close();
});
