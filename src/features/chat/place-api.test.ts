import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  cookieOf,
  eventsOf,
  send,
  signUpPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import type { Panel } from '../help/panel-line.ts';

let server: TestServer;
let hours = 0;
beforeAll(async () => {
  server = await testServer({ clock: () => new Date(Date.UTC(2026, 10, 21, 15) + hours * 3_600_000) });
});

/** Somebody who did not say where they live. */
async function signUpFromNowhere(): Promise<string> {
  const body = {
    name: 'Prueba',
    email: `persona-${randomUUID()}@correo.test`,
    password: `clave larga ${randomUUID()}`,
    isAgreed: true,
    isAdult: true,
  };
  const response = await send(server.app, { method: 'POST', url: '/api/v1/signup', body, from: '10.8.0.1' });
  return cookieOf(response.headers['set-cookie']);
}

async function say(cookie: string, text: string) {
  const body = { id: randomUUID(), text };
  const response = await send(server.app, { method: 'POST', url: '/api/v1/chat/turns', body, cookie });
  const events = eventsOf(response.text);
  const panel = events.find(({ type }) => type === 'panel')?.panel as Panel | undefined;
  return {
    reply: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(''),
    numbers: panel?.lines.map(({ number }) => number),
    piece: events.find(({ type }) => type === 'piece')?.piece,
  };
}
const page = async (cookie: string) =>
  (await send(server.app, { method: 'GET', url: '/api/v1/chat/messages', cookie })).json;
const numbersOf = (panel: Panel) => panel.lines.map(({ number }) => number);

test('without a country the panel is empty and the country is asked; its answer fills reply and panel, and is kept', async () => {
  hours = 0;
  const cookie = await signUpFromNowhere();
  const first = await say(cookie, 'Esta noche me mato');
  expect(first).toMatchObject({ numbers: [], piece: { kind: 'country' } });
  const second = await say(cookie, 'Estoy en Perú');
  expect(second.reply).toContain('106');
  expect(second.numbers).toEqual(expect.arrayContaining(['106', '113 opción 5']));
  expect(numbersOf((await page(cookie)).panel)).toEqual(second.numbers);
  hours = 24;
  const { messages, panel } = await page(cookie);
  expect(numbersOf(panel)).toEqual(expect.arrayContaining(['106', '113 opción 5']));
  expect(messages.at(-1).text).toContain('106');
});

test('abroad, reply and panel carry the numbers of there and none of home', async () => {
  const { cookie } = await signUpPerson(server.app, { country: 'CL' });
  expect((await say(cookie, 'Esta noche me mato')).numbers).toContain('*4141');
  const abroad = await say(cookie, 'Ahora estoy en Argentina');
  expect(abroad.reply).toContain('911');
  expect(abroad.numbers).toContain('0800-999-0091');
  expect(abroad.numbers).not.toContain('*4141');
  const later = await say(cookie, 'tengo miedo');
  expect(later.reply).not.toMatch(/131|4141/);
  expect(numbersOf((await page(cookie)).panel)).not.toContain('131');
});
