import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { post, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, signInBrowser, type Theme } from '../support/phone.ts';
import { startServer } from '../support/server-process.ts';

// Buying a pass on a small phone with the payment for trying: every way it can end, in Spanish and in Portuguese, the modal
// for whoever is signed out, the pass, its receipt and the money back.

const house = openHouse(async () => ({ ALLOW_TEST_PAYMENTS: '1', FREE_MESSAGES_A_DAY: '15' }));

const WORDS = {
  es: {
    root: '',
    demo: 'Esto es una demostración',
    month: /^Mes/,
    go: /Ir a Pago de prueba/,
    trial: 'Pago de prueba',
    what: 'Juntos: pase de 30 días: $20.000 CLP',
    ends: {
      approve: ['Aprobar', 'Listo, ya tienes tu pase'],
      reject: ['Rechazar', 'El pago fue rechazado'],
      cancel: ['Anular', 'Anulaste el pago'],
      expire: ['Dejar expirar', 'Se acabó el tiempo para pagar'],
    },
    nothing: 'No se cobró nada.',
    pass: 'Pase de un mes, $20.000 CLP.',
    pending: 'Estamos confirmando tu pago',
    missing: 'No encontramos este pago',
    leave: 'Pagar y no volver',
    away: 'Pagaste y no volviste',
    seePass: 'Ver tu pase y tu recibo',
    until: /^Tienes pase hasta el /,
    again: 'Volver a los pases',
  },
  pt: {
    root: '/pt',
    demo: 'Isto é uma demonstração',
    month: /^Mês/,
    go: /Ir para Pagamento de teste/,
    trial: 'Pagamento de teste',
    what: 'Juntos: passe de 30 dias: $20.000 CLP',
    ends: {
      approve: ['Aprovar', 'Pronto, você já tem seu passe'],
      reject: ['Recusar', 'O pagamento foi recusado'],
      cancel: ['Cancelar', 'Você cancelou o pagamento'],
      expire: ['Deixar expirar', 'O tempo para pagar acabou'],
    },
    nothing: 'Nada foi cobrado.',
    pass: 'Passe de um mês, $20.000 CLP.',
    pending: 'Estamos confirmando seu pagamento',
    missing: 'Não encontramos este pagamento',
    leave: 'Pagar e não voltar',
    away: 'Você pagou e não voltou',
    seePass: 'Ver seu passe e seu recibo',
    until: /^Você tem passe até /,
    again: 'Voltar aos passes',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];
const LOCALES = ['es', 'pt'] as const;

async function somebody(theme: Theme = 'light') {
  const person = await signUpOver(house.server.url);
  const { context, page } = await openPhone(house, theme);
  await signInBrowser(house, context, person.cookie);
  return { person, context, page };
}

/** From the page of prices to the page of the trial provider. */
async function toProvider(page: Page, words: Words): Promise<void> {
  await page.goto(`${house.server.url}${words.root}/mediosDePago?plan=mes#mes`);
  await page.getByRole('heading', { name: words.demo }).waitFor();
  expect(await page.getByRole('radio', { name: words.month }).isChecked()).toBe(true);
  await page.getByRole('button', { name: words.go }).click();
  await page.getByRole('heading', { level: 1, name: words.trial }).waitFor();
  await page.getByText(words.what).waitFor();
}

describe.each(LOCALES)('a pass bought in %s', (locale) => {
  const words = WORDS[locale];

  test.each(['approve', 'reject', 'cancel', 'expire'] as const)('ends with %s', async (outcome) => {
    const { context, page } = await somebody();
    await toProvider(page, words);
    expect(await page.getByText(/demon?stra/i).count()).toBeGreaterThan(0);
    if (outcome === 'approve') await look(page, `pay-trial-${locale}`);
    const [press, title] = words.ends[outcome];
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${words.root}/mediosDePago/resultado`);
    await page.getByText(words.pass).waitFor();
    expect(await page.getByText(/demon?stra/i).count()).toBeGreaterThan(0);
    expect(await page.getByText(words.nothing).count()).toBe(outcome === 'approve' ? 0 : 1);
    await look(page, `pay-${outcome}-${locale}`);
    await fits(page);
    if (outcome === 'approve') {
      await page.getByRole('link', { name: words.seePass }).click();
      await page.getByRole('heading', { level: 2, name: words.until }).waitFor();
      await look(page, `pass-${locale}`);
      await fits(page);
    } else {
      await page.getByRole('link', { name: words.again }).click();
      await page.waitForURL(`**${words.root}/mediosDePago?plan=mes#mes`);
    }
    await context.close();
  });

  test('waits on its page until it is confirmed, and the page changes by itself', async () => {
    const { person, context, page } = await somebody();
    const begun = await post(person, '/api/v1/orders', { plan: 'mes', provider: 'prueba' });
    const { reference, redirect } = (await begun.json()) as { reference: string; redirect: { url: string } };
    await page.goto(`${house.server.url}${words.root}/mediosDePago/resultado?orden=${reference}`);
    await page.getByRole('heading', { level: 1, name: words.pending }).waitFor();
    await look(page, `pay-pending-${locale}`);
    await fits(page);
    const { searchParams } = new URL(redirect.url);
    const decided = { key: searchParams.get('clave'), outcome: 'approve' };
    await post(person, `/api/v1/trial-payments/${searchParams.get('pago')}`, decided);
    await page.getByRole('heading', { level: 1, name: words.ends.approve[1] }).waitFor();
    await context.close();
  });

  test('whose link is broken says so', async () => {
    const { context, page } = await somebody();
    for (const query of ['', '?orden=nada', '?orden=00000000000000000000000000']) {
      await page.goto(`${house.server.url}${words.root}/mediosDePago/resultado${query}`);
      await page.getByRole('heading', { level: 1, name: words.missing }).waitFor();
    }
    await look(page, `pay-missing-${locale}`);
    await context.close();
  });

  test('and not come back from is found all the same', async () => {
    const { context, page } = await somebody();
    await toProvider(page, words);
    await page.getByRole('button', { name: words.leave }).click();
    await page.getByText(words.away).waitFor();
    await look(page, `pay-leave-${locale}`);
    // Nobody came back and nobody was told: the page of the pass has it looked after.
    await page.getByRole('link', { name: words.seePass }).click();
    await page.getByRole('heading', { level: 2, name: words.until }).waitFor();
    await context.close();
  });
});

describe('the page of prices', () => {
  test('asks whoever is signed out to sign in, and comes back to the same pass', async () => {
    const person = await signUpOver(house.server.url);
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/mediosDePago?plan=anio#anio`);
    await page.getByRole('button', { name: WORDS.es.go }).click();
    const dialog = page.getByRole('dialog', { name: 'Acceso Restringido' });
    await dialog.getByText('Debes iniciar sesión para acceder a esta sección.').waitFor();
    await look(page, 'pay-restricted');
    await dialog.getByRole('link', { name: 'Ir a Login' }).click();
    await page.getByLabel('Correo').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/mediosDePago?plan=anio#anio');
    expect(await page.getByRole('radio', { name: /^Año/ }).isChecked()).toBe(true);
    expect(await page.locator('.provider-price').first().innerText()).toBe('$150.000');
    await context.close();
  });

  test.each(['light', 'dark'] as const)('shows the ways and their price, %s', async (theme) => {
    const { context, page } = await somebody(theme);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${house.server.url}/mediosDePago`);
      for (const name of ['Webpay', 'Mercado Pago', 'Tarjeta internacional']) {
        expect(await page.getByRole('button', { name: `Ir a ${name}` }).isDisabled()).toBe(true);
      }
      expect(await page.locator('.provider-price').allInnerTexts()).toEqual(Array(4).fill('$7.000'));
      await look(page, `prices-open-${theme}-${width}`);
      await fits(page);
    }
    await context.close();
  });

  test('can be used with the keyboard alone, and without script', async () => {
    const person = await signUpOver(house.server.url);
    const context = await house.browser.newContext({ javaScriptEnabled: false });
    await signInBrowser(house, context, person.cookie);
    const page = await context.newPage();
    await page.goto(`${house.server.url}/mediosDePago`);
    await page.getByRole('radio', { name: /^Semana/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Mes/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: WORDS.es.go }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mediosDePago/prueba?*');
    await context.close();
  });

  test('pressed twice, the button is one order', async () => {
    const { person, context, page } = await somebody();
    await page.goto(`${house.server.url}/mediosDePago`);
    const press = () =>
      fetch(`${house.server.url}/mediosDePago`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: person.cookie },
        body: 'plan=semana&medio=prueba',
      });
    const to = await Promise.all(
      Array.from({ length: 6 }, async () => (await press()).headers.get('location')),
    );
    expect(new Set(to).size).toBe(1);
    expect(to[0]).toContain('/mediosDePago/prueba?');
    await context.close();
  });

  test('in English is the Spanish one, with its pass', async () => {
    const { context, page } = await openPhone(house);
    await page.goto(`${house.server.url}/en/mediosDePago?plan=mes`);
    expect(page.url()).toBe(`${house.server.url}/mediosDePago?plan=mes`);
    await context.close();
  });

  test('where nobody takes payments says so, and its buttons buy nothing', async () => {
    const closed = await startServer({ env: { NODE_ENV: 'production' } });
    const { context, page } = await openPhone(house);
    for (const [path, title] of [
      ['/mediosDePago', 'Todavía no se puede pagar'],
      ['/pt/mediosDePago', 'Ainda não dá para pagar'],
    ] as const) {
      await page.goto(closed.url + path);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.locator('form#pagar').count()).toBe(0);
      expect(await page.locator('.provider').count()).toBe(3);
      await look(page, `prices-closed${path.replaceAll('/', '-')}`);
    }
    await context.close();
    await closed.stop();
  });
});

describe('a pass', () => {
  async function bought() {
    const who = await somebody();
    await toProvider(who.page, WORDS.es);
    await who.page.getByRole('button', { name: 'Aprobar' }).click();
    await who.page.getByRole('heading', { name: 'Listo, ya tienes tu pase' }).waitFor();
    return who;
  }

  test('is found by its address without a session, which says whose it is to nobody', async () => {
    const { page, person, context } = await bought();
    const stranger = await openPhone(house);
    await stranger.page.goto(page.url());
    await stranger.page.getByRole('heading', { name: 'Listo, ya tienes tu pase' }).waitFor();
    await stranger.page.getByText('Tu sesión no está abierta aquí.').waitFor();
    expect(await stranger.page.locator('body').innerText()).not.toContain(person.email);
    await look(stranger.page, 'pay-approve-signed-out');
    await stranger.context.close();
    await context.close();
  });

  test('stacks with a second one, has a receipt to print, and its money comes back by one button', async () => {
    const { page, context } = await bought();
    await toProvider(page, WORDS.es);
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('link', { name: 'Ver tu pase y tu recibo' }).click();
    await page.getByText('Se usan uno después del otro.').waitFor();
    expect(await page.getByText(/En uso\.$/).count()).toBe(1);
    expect(await page.getByText(/Empieza cuando termine el anterior\.$/).count()).toBe(1);

    await page
      .getByRole('link', { name: /^Ver el recibo/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Recibo' }).waitFor();
    await page.getByText('$20.000 CLP, IVA incluido').waitFor();
    await page.getByText('Demostración. Nadie pagó ni cobró nada.').waitFor();
    await look(page, 'receipt');
    await fits(page);
    expect(await page.locator('main').innerText()).not.toMatch(/terap|ánimo|psic|salud/i);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').allInnerTexts()).toEqual([]);
    await page.screenshot({ path: '.cache/journey/receipt-print.png', fullPage: true });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)?.length).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Volver a Tu pase' }).click();

    const ask = page.getByRole('button', { name: /^Pedir mi dinero/ });
    await ask.first().waitFor();
    expect(await ask.count()).toBe(2);
    await ask.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Pedir que te devolvamos $20.000?' });
    await dialog.waitFor();
    await look(page, 'refund-ask');
    await dialog.getByRole('button', { name: 'No, volver' }).click();
    await ask.first().click();
    await dialog.getByRole('button', { name: 'Sí, pedir mi dinero' }).click();
    await page.getByText(/^Te devolvimos \$20\.000 el /).waitFor();
    expect(await ask.count()).toBe(1);
    await look(page, 'refund-done');
    await fits(page);
    await context.close();
  });

  test('takes the limit of messages away, which is told in Tú', async () => {
    const { page, context } = await somebody();
    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('link', { name: 'Tu pase' }).click();
    await page.getByRole('heading', { name: 'Hoy te quedan 15 de 15 mensajes gratis' }).waitFor();
    await look(page, 'pass-none');
    await toProvider(page, WORDS.es);
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('link', { name: 'Ver tu pase y tu recibo' }).click();
    await page.getByRole('heading', { level: 2, name: WORDS.es.until }).waitFor();
    await context.close();
  });

  test.each(['light', 'dark'] as const)('fits every screen, %s', async (theme) => {
    const { person, page, context } = await somebody(theme);
    await toProvider(page, WORDS.es);
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('heading', { name: 'Listo, ya tienes tu pase' }).waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${house.server.url}/tu/pase`);
      await page.getByRole('heading', { level: 2, name: WORDS.es.until }).waitFor();
      await look(page, `pass-${theme}-${width}`);
      await fits(page);
    }
    expect(person.email).toBeTruthy();
    await context.close();
  });
});
