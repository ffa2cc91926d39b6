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
  test('are seen at /tu and ended one by one or all at once', async () => {
    const person = await signUpOver(house.server.url);
    const others = [await elsewhere(person), await elsewhere(person), await elsewhere(person)];
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/tu`);
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
    await look(page, 'confirm');
    await page.getByRole('button', { name: 'Confirmar mi correo' }).press('Enter');
    await page.getByText('Tu correo quedó confirmado.').waitFor();
    expect((await (await get(person, '/api/v1/privacy')).json()).account.emailVerified).toBe(true);
    await context.close();
  });
});
