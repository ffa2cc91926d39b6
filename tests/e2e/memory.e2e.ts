import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { get, type HttpPerson, post, signUpOver } from '../support/http-person.ts';
import { fits, look, openHouse, openPhone, saved, sendMessage, signInBrowser } from '../support/phone.ts';

const house = openHouse();

async function someone(memory: boolean, lines: readonly string[]): Promise<HttpPerson> {
  const person = await signUpOver(house.server.url, { country: 'MX' });
  await fetch(`${person.url}/api/v1/consents`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify({ memory }),
  });
  await (await get(person, '/api/v1/chat/messages')).text();
  for (const text of lines)
    await (await post(person, '/api/v1/chat/turns', { id: randomUUID(), text })).text();
  return person;
}
const textsOf = async (person: HttpPerson): Promise<string[]> => {
  const { memories } = await (await get(person, '/api/v1/memories')).json();
  return memories.map((memory: { text: string }) => memory.text);
};

describe('/tu/memoria', () => {
  test('shows each memory with its day and message, and lets it be changed, erased and put back by keyboard', async () => {
    const person = await someone(true, [
      'mi hermana Laura vive en Madrid',
      'trabajo de noche en un hospital',
    ]);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/tu`);
    await page.getByRole('link', { name: 'Lo que recuerda la IA' }).click();
    const work = page.getByRole('listitem').filter({ hasText: 'Trabajo de noche' });
    await work.getByText(/\d{1,2} de \p{L}+ de \d{4}/u).waitFor();
    await look(page, 'memory');
    await fits(page);

    await work.getByRole('button', { name: /^De dónde salió/ }).press('Enter');
    await work.getByText('trabajo de noche en un hospital', { exact: true }).waitFor();

    await work.getByRole('button', { name: /^Editar/ }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Trabajo de día en una clínica');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const changed = page.getByRole('listitem').filter({ hasText: 'Trabajo de día en una clínica' });
    await changed.getByRole('button', { name: /^Borrar/ }).press('Enter');
    await page.getByText('Borrado.').waitFor();
    expect(await textsOf(person)).not.toContain('Trabajo de día en una clínica');
    await look(page, 'memory-erased');
    await page.keyboard.press('Enter'); // the focus is on "Deshacer"
    // What was erased is named in the button that puts it back: only what is there again can be changed.
    await changed.getByRole('button', { name: /^Editar/ }).waitFor();
    expect(await textsOf(person)).toContain('Trabajo de día en una clínica');

    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await look(page, 'memory-erase-all');
    await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
    await page.getByText('Todavía no recuerdo nada de ti.').waitFor();
    expect(await textsOf(person)).toEqual([]);
    await context.close();
  });

  test('pauses the memory, and asks whoever is signed out to come in', async () => {
    const person = await someone(true, ['trabajo de noche en un hospital']);
    const { context, page } = await openPhone(house, 'dark');
    await page.goto(`${house.server.url}/tu/memoria`);
    await page.getByText('Acceso Restringido').waitFor();
    await signInBrowser(house, context, person.cookie);
    await page.reload();
    await saved(page, '/api/v1/consents', () => page.getByLabel('Recordar lo que cuento').uncheck());
    await page
      .getByText('En pausa: no se guarda nada ni se usa lo guardado, salvo tu plan de seguridad.')
      .waitFor();
    expect((await (await get(person, '/api/v1/consents')).json()).memory).toBe(false);
    await look(page, 'memory-paused');
    await context.close();
  });
});

describe('the closing card', () => {
  const LINES = ['mi hermana no me habla desde enero', 'la extraño todos los domingos'];

  test('is kept as it is, changed or thrown away', async () => {
    const person = await someone(true, LINES);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await sendMessage(page, 'me voy, chao');
    const card = page.getByRole('region', { name: 'Lo que nos llevamos hoy' });
    await card.getByText('Quedó guardado').waitFor();
    await look(page, 'summary');
    await card.getByRole('button', { name: 'Editar' }).click();
    await card.getByLabel('Cámbialo como quieras').fill('La llamo el domingo.');
    await card.getByRole('button', { name: 'Guardar' }).click();
    // Not the field, which holds the words before they are kept.
    await card.getByRole('listitem').filter({ hasText: 'La llamo el domingo.' }).waitFor();
    expect(await textsOf(person)).toContain('La llamo el domingo.');
    await card.getByRole('button', { name: 'Descartar' }).click();
    await card.getByText('Descartado: no queda guardado.').waitFor();
    expect(await textsOf(person)).not.toContain('La llamo el domingo.');
    await context.close();
  });

  test('is only offered while the memory is paused', async () => {
    const person = await someone(false, LINES);
    const { context, page } = await openPhone(house);
    await signInBrowser(house, context, person.cookie);
    await page.goto(`${house.server.url}/chatbot`);
    await sendMessage(page, 'me voy, chao');
    await page.getByText('No está guardado. Tú decides.').waitFor();
    expect(await textsOf(person)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Quedó guardado').waitFor();
    expect(await textsOf(person)).toHaveLength(1);
    await context.close();
  });
});
