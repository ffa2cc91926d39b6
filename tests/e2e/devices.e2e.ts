import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { get, type HttpPerson, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';

const house = openHouse();

async function elsewhere({ url, email, password }: HttpPerson): Promise<HttpPerson> {
  const response = await fetch(`${url}/api/v1/userLogin`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0',
    },
    body: JSON.stringify({ userEmail: email, userPass: password }),
  });
  return { url, email, password, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('the sessions of a person', () => {
  test('are seen at /tu/acceso and ended one by one or all at once', async () => {
    const person = await signUpOver(house.server.url);
    const others = [await elsewhere(person), await elsewhere(person), await elsewhere(person)];
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/tu/acceso`);
    const list = page.getByRole('region', { name: 'Tus sesiones abiertas' });
    await list.getByText('Firefox en Windows').first().waitFor();
    await list.scrollIntoViewIfNeeded();
    await look(page, 'devices');
    await fits(page);
    await list
      .getByRole('button', { name: /^Cerrar.*Firefox/ })
      .first()
      .press('Enter');
    await list.getByText('Sesión cerrada.').waitFor();
    const statuses = async () =>
      (await Promise.all(others.map((other) => get(other, '/api/v1/me'))))
        .map(({ status }) => status)
        .toSorted();
    expect(await statuses()).toEqual([200, 200, 401]);
    await list.getByRole('button', { name: 'Cerrar todas menos esta' }).click();
    await list.getByText('Cerramos las demás sesiones.').waitFor();
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await get(person, '/api/v1/me')).status).toBe(200);
    await context.close();
  });
});

describe('a password', () => {
  test('is changed with the one there is; this device stays in, the others are out', async () => {
    const person = await signUpOver(house.server.url);
    const other = await elsewhere(person);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('link', { name: 'Cómo entras' }).click();
    const form = page.getByRole('region', { name: 'Cambia tu contraseña' });
    await form.getByRole('button', { name: 'Guardar contraseña' }).press('Enter');
    await form.getByRole('link', { name: 'Falta la contraseña que tienes ahora.' }).waitFor();
    await look(page, 'password-missing');
    const [current, next] = [form.getByLabel('Contraseña de ahora'), form.getByLabel('Contraseña nueva')];
    await current.fill('no es la clave');
    await next.fill('tres garzas en el tejado');
    await form.getByRole('button', { name: 'Mostrar' }).last().click();
    expect(await next.getAttribute('type')).toBe('text');
    await next.press('Enter');
    await form.getByText('Esa no es la contraseña que tienes ahora.').waitFor();
    // What was typed is still there.
    expect(await next.inputValue()).toBe('tres garzas en el tejado');
    await current.fill(person.password);
    await next.press('Enter');
    await form.getByText('Tu contraseña cambió. Aquí sigues dentro.').waitFor();
    await look(page, 'password-changed');
    await fits(page);
    expect([await current.inputValue(), await next.inputValue()]).toEqual(['', '']);
    for (const gone of [person, other]) expect((await get(gone, '/api/v1/me')).status).toBe(401);
    await page.reload();
    await page.getByText('Esta, donde estás ahora').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Firefox' }).count()).toBe(0);
    const again = await elsewhere({ ...person, password: 'tres garzas en el tejado' });
    expect((await get(again, '/api/v1/me')).status).toBe(200);
    await context.close();
  });
});

describe('an e-mail', () => {
  test('is confirmed with the link of the mail', async () => {
    const person = await signUpOver(house.server.url);
    const folder = join(house.server.dataDir, 'outbox');
    const link = () => {
      const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      const mail = mails.find((text) => text.includes(person.email)) ?? '';
      return /\/confirmar-correo#clave=(?:3D)?([\w-]+)/.exec(
        mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
      )?.[1];
    };
    await expect.poll(link, { timeout: 10_000 }).toBeTruthy();
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/confirmar-correo#clave=${link()}`);
    const confirm = page.getByRole('button', { name: 'Confirmar mi correo' });
    await confirm.waitFor();
    await look(page, 'confirm');
    await confirm.press('Enter');
    // Outside of the account the link alone does not do.
    const password = page.getByLabel('Contraseña de la cuenta');
    await password.waitFor();
    // The next step, and no mistake.
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await password.fill('otras palabras que no son');
    await page.keyboard.press('Enter');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await look(page, 'confirm-wrong');
    await password.fill(person.password);
    await look(page, 'confirm-password');
    await page.getByRole('button', { name: 'Confirmar con mi contraseña' }).press('Enter');
    await page.getByText('Tu correo quedó confirmado.').waitFor();
    expect((await (await get(person, '/api/v1/privacy')).json()).account.emailVerified).toBe(true);
    await context.close();
  });
});
