import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser } from '../support/phone.ts';
import { type StubWebpay, stubWebpay, WEBPAY_TEST } from '../support/stub-webpay.ts';

// A real provider in a real browser: from our form to another site, which our policy has to let through, and back by a link or
// by a form of that site, which comes without a cookie.

let webpay: StubWebpay;
const house = openHouse(async () => {
  webpay = await stubWebpay();
  return {
    // Credentials of tests are refused in production.
    NODE_ENV: 'test',
    WEBPAY_COMMERCE_CODE: WEBPAY_TEST.commerceCode,
    WEBPAY_API_KEY: WEBPAY_TEST.apiKey,
    WEBPAY_BASE_URL: webpay.url,
  };
});
afterAll(() => webpay?.close());

async function atWebpay(root: string, button: string) {
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house);
  await signInBrowser(house, context, person.cookie);
  await page.goto(`${house.server.url}${root}/mediosDePago?plan=anio`);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`${webpay.url}/webpayserver/initTransaction?token_ws=*`);
  const token = new URL(page.url()).searchParams.get('token_ws') ?? '';
  expect(webpay.transactions.get(token)).toMatchObject({ amount: 150_000 });
  return { context, page, token };
}

type How = Parameters<StubWebpay['fill']>[1];

/** As Webpay sends people back: from its own site, by a link or by a form. */
async function comeBack(page: Page, token: string, how: How, by: 'GET' | 'POST'): Promise<void> {
  const url = webpay.transactions.get(token)?.returnUrl ?? '';
  const fields = webpay.fill(token, how);
  if (by === 'GET') return void (await page.goto(`${url}?${new URLSearchParams(fields)}`));
  await page.evaluate(
    ({ url, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: url });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    { url, fields },
  );
}

describe('with Webpay set up', () => {
  test('the page offers it, names the statement, and says nothing of a demonstration', async () => {
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/mediosDePago`);
    await page.getByText('verás “JUNTOS SPA”.').waitFor();
    expect(await page.getByRole('button', { name: 'Ir a Webpay' }).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Ir a Mercado Pago' }).isDisabled()).toBe(true);
    expect(await page.getByText(/demostra|Todavía no se puede pagar/i).count()).toBe(0);
    await look(page, 'prices-webpay');
    await fits(page);
    await context.close();
  });

  test.each([
    ['approve', 'GET', 'Listo, ya tienes tu pase'],
    ['reject', 'GET', 'El pago fue rechazado'],
    ['cancel', 'POST', 'Anulaste el pago'],
    ['cancel', 'GET', 'Anulaste el pago'],
    ['expire', 'POST', 'Se acabó el tiempo para pagar'],
    ['approve', 'POST', 'Listo, ya tienes tu pase'],
  ] as const)('%s, back by %s', async (how, by, title) => {
    const { context, page, token } = await atWebpay('', 'Ir a Webpay');
    await comeBack(page, token, how, by);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByText(/demostra/i).count()).toBe(0);
    if (how === 'approve') {
      await page.getByRole('link', { name: 'Ver tu pase y tu recibo' }).click();
      await page.getByText('$150.000 el').waitFor();
      await page.getByRole('link', { name: /^Ver el recibo/ }).click();
      await page.getByText('6623').waitFor();
      await look(page, `receipt-webpay-${by}`);
    }
    await context.close();
  });

  test('in Portuguese comes back in Portuguese', async () => {
    const { context, page, token } = await atWebpay('/pt', 'Ir para Webpay');
    await comeBack(page, token, 'approve', 'GET');
    await page.getByRole('heading', { level: 1, name: 'Pronto, você já tem seu passe' }).waitFor();
    await context.close();
  });

  test('coming back twice is one pass, and whoever holds none has fifteen messages a day', async () => {
    const { context, page, token } = await atWebpay('', 'Ir a Webpay');
    await page.goto(`${house.server.url}/tu/pase`);
    await page.getByRole('heading', { name: 'Hoy te quedan 15 de 15 mensajes gratis' }).waitFor();
    await comeBack(page, token, 'approve', 'GET');
    await page.getByRole('heading', { level: 1, name: 'Listo, ya tienes tu pase' }).waitFor();
    await comeBack(page, token, 'approve', 'GET');
    await page.getByRole('link', { name: 'Ver tu pase y tu recibo' }).click();
    await page.getByText(/En uso\.$/).waitFor();
    expect(await page.getByRole('link', { name: /^Ver el recibo/ }).count()).toBe(1);
    await context.close();
  });

  test('that does not answer says that nothing was charged', async () => {
    webpay.fault = () => 'fail';
    const person = await signUpOver(house.server.url);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/mediosDePago`);
    await page.getByRole('button', { name: 'Ir a Webpay' }).click();
    await page.getByRole('heading', { name: 'No empezamos el pago' }).waitFor();
    await page.getByText('No se te cobró nada.').waitFor();
    await look(page, 'pay-refused');
    webpay.fault = () => null;
    await page.getByRole('link', { name: 'Volver a los pases' }).click();
    await page.getByRole('button', { name: 'Ir a Webpay' }).click();
    await page.waitForURL(`${webpay.url}/webpayserver/initTransaction?token_ws=*`);
    await context.close();
  });
});
