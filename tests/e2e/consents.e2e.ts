import { describe, expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

const house = openHouse();

describe('what a person allows', () => {
  test('is asked apart, and no box of the sign-up is ticked', async () => {
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/signup`);
    await page.getByLabel('Tengo 18 años o más').waitFor();
    const boxes = await page.getByRole('checkbox').all();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(await box.isChecked()).toBe(false);
    await context.close();
  });

  test.each(['light', 'dark'] as const)(
    'is four switches in Tú, given and taken back with its day, %s',
    async (theme) => {
      const person = await signUpOver(house.server.url);
      const { context, page } = await openPhone(house, theme);
      await signInBrowser(house, context, person.cookie);
      await page.goto(`${house.server.url}/tu`);
      const section = page.getByRole('region', { name: 'Permisos' });
      const boxes = section.getByRole('checkbox');
      await boxes.first().waitFor();
      expect(await boxes.count()).toBe(4);
      for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
      await section.getByLabel('Ayudar a la investigación').check();
      await section
        .getByText(/Lo permitiste el .+ con la página de privacidad del \d+ de \w+ de \d{4}\./)
        .waitFor();
      await look(page, `consents-${theme}`);
      await fits(page);
      await page.reload();
      expect(await section.getByLabel('Ayudar a la investigación').isChecked()).toBe(true);
      await section.getByLabel('Ayudar a la investigación').uncheck();
      await section.getByText(/Lo quitaste el /).waitFor();
      await page.reload();
      await boxes.first().waitFor();
      for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
      await context.close();
    },
  );

  test('is nothing yet under 18: there is no account, there are lines for young people', async () => {
    const { context, page } = await openPhone(house);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(`${house.server.url}/signup`);
    await page.getByLabel('País').selectOption('CL');
    await page.getByText('Tengo menos de 18').click();
    await page.getByText('No te podemos abrir una cuenta.').waitFor();
    await page.locator('.youth a[href^="tel:"]').first().waitFor();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('Marca si tienes 18 años o más.').first().waitFor();
    expect(posts).toEqual([]);
    await context.close();
  });
});
