import { describe, expect, test } from 'vitest';
import { signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, sendMessage, signInBrowser } from '../support/phone.ts';

const house = openHouse();

describe('a tool in the talk', () => {
  test('asks one thing a reply, lets a question through, ends in a plan to copy, and is kept', async () => {
    const person = await signUpOver(house.server.url, { country: 'MX' });
    await fetch(`${person.url}/api/v1/consents`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ memory: true }),
    });
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    const talk = page.getByRole('log');
    await sendMessage(page, 'hazme un plan de estudio por días');
    await talk.getByText(/Son seis preguntas/).waitFor();
    await sendMessage(page, 'unidad 3, unidad 4');
    await page.getByRole('button', { name: 'Sí, así está bien' }).click();
    await page.getByRole('button', { name: 'En 3 días' }).click();
    await talk.getByText(/Cuántas horas por día/).waitFor();
    await sendMessage(page, '¿quién lee esto?');
    await talk.getByText(/El programa, para poder contestar/).waitFor();
    await page.getByRole('button', { name: '2 horas' }).click();
    await talk.getByText(/A qué hora es mejor empezar/).waitFor();
    await look(page, 'tool-field');
    await sendMessage(page, 'a las 7 de la tarde');
    await talk.getByText(/Hay días de la semana/).waitFor();
    await page.getByRole('button', { name: 'Puedo todos los días' }).click();
    await talk.getByText(/19:00–19:50 unidad 3/).waitFor();
    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    await look(page, 'tool-done');
    await fits(page);

    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('link', { name: /^Lo que guardé/ }).click();
    const kept = page.getByRole('listitem').filter({ hasText: '19:00–19:50 unidad 3' });
    await kept.waitFor();
    await page.getByRole('button', { name: 'Imprimir' }).waitFor();
    await look(page, 'kept');
    await fits(page);
    await kept.getByRole('button', { name: /^Borrar/ }).click();
    await page.getByText('Borrado.').waitFor();
    const { memories } = await (
      await fetch(`${person.url}/api/v1/memories`, { headers: { cookie: person.cookie } })
    ).json();
    expect(memories.filter(({ kind }: { kind: string }) => kind === 'kept')).toEqual([]);
    await context.close();
  });

  test('with nothing kept the page says how to begin', async () => {
    const person = await signUpOver(house.server.url, { country: 'BR' });
    const { context, page } = await openPhone(house, 'dark');
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/pt/tu/guardado`);
    await page.getByRole('heading', { name: 'O que guardei' }).waitFor();
    await look(page, 'kept-none');
    await context.close();
  });
});
