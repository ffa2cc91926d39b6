import { describe, expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { look, openHouse, openPhone } from '../support/phone.ts';

const house = openHouse();

describe('signing in', () => {
  test('writes the two documented keys without a token, and signing out clears both', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await page.goto(`${house.server.url}/login?volver=/chatbot`);
    expect(page.url()).toBe(`${house.server.url}/inicio-de-sesion?volver=/chatbot`);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Faltan campos. Por favor, verifica.').waitFor();
    await page.getByLabel('Correo').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('no es la clave');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('El correo o la contraseña no coinciden.').waitFor();
    await look(page, 'sign-in-refused');
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((at) => at.pathname === '/chatbot');
    const stored = await page.evaluate(() => ({
      user: localStorage.getItem('user'),
      userLogin: localStorage.getItem('userLogin'),
    }));
    expect(JSON.parse(stored.userLogin ?? '{}')).toEqual({ email: person.email, name: 'Prueba' });
    expect(stored.user).toContain(person.email);
    for (const value of Object.values(await page.evaluate(() => ({ ...localStorage })))) {
      expect(person.cookie).not.toContain(value);
      expect(value).not.toMatch(/token/i);
    }
    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('button', { name: /Cerrar sesión|Salir de mi cuenta/ }).click();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('userLogin')]))
      .toEqual([null, null]);
    await context.close();
  });

  test('sends back to the same site only', async () => {
    const { context, page } = await openPhone(house);
    const person = await signUpOver(house.server.url);
    await page.goto(`${house.server.url}/inicio-de-sesion?volver=https://malo.example/`);
    await page.getByLabel('Correo').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(`${house.server.url}/chatbot`);
    await context.close();
  });
});

test('whoever leaves in one tab has left in the other', async () => {
  const { context, page } = await openPhone(house);
  const person = await signUpOver(house.server.url);
  await page.goto(`${house.server.url}/inicio-de-sesion`);
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(`${house.server.url}/chatbot`);
  const second = await context.newPage();
  await second.goto(`${house.server.url}/tu`);
  await second.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog', { name: 'Acceso Restringido' }).waitFor();
  await context.close();
});
