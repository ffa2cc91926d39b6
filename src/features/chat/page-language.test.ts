import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  eventsOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import type { Panel } from '../help/panel-line.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

type Call = { method: 'GET' | 'POST'; url: string; body?: unknown };

/** A call as a page in `locale` makes it. */
const from = (locale: string, { cookie }: TestPerson, call: Call) =>
  send(server.app, { ...call, cookie, headers: { 'x-locale': locale } });

const greeting = async (locale: string, person: TestPerson) =>
  (await from(locale, person, { method: 'GET', url: '/api/v1/chat/messages' })).json.messages[0].text;

async function say(locale: string, person: TestPerson, text: string) {
  const body = { id: randomUUID(), text };
  const events = eventsOf(
    (await from(locale, person, { method: 'POST', url: '/api/v1/chat/turns', body })).text,
  );
  const reply = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
  const panel = events.find((event) => event.type === 'panel')?.panel as Panel | undefined;
  return { reply, panel };
}

const PORTUGUESE = /(?<!\p{L})(você|não|seu|sua|uma|isso|sem|qualquer|algo assim|dá para|mais)(?!\p{L})/iu;

describe('the language of the page is the language of the therapist', () => {
  test.each(['BR', 'CL'])('in Portuguese for somebody in %s', async (country) => {
    const person = await signUpPerson(server.app, { country });
    expect(await greeting('pt', person)).toMatch(PORTUGUESE);
    expect((await say('pt', person, 'Briguei com meu pai e não consigo dormir')).reply).toMatch(PORTUGUESE);
  });

  test('in Spanish on a Spanish page, and where the page does not say', async () => {
    const person = await signUpPerson(server.app, { country: 'CL' });
    for (const locale of ['es', 'en', 'xx', ''])
      expect(await greeting(locale, person)).not.toMatch(PORTUGUESE);
  });

  test('a greeting that nobody answered is given again in the language of the new page', async () => {
    const person = await signUpPerson(server.app, { country: 'PE' });
    expect(await greeting('es', person)).not.toMatch(PORTUGUESE);
    expect(await greeting('pt', person)).toMatch(PORTUGUESE);
  });

  test('in danger the lines of the country are explained in it, and the numbers are the same', async () => {
    const person = await signUpPerson(server.app, { country: 'BR' });
    const { panel, reply } = await say('pt', person, 'Vou me matar hoje à noite, já decidi');
    expect(panel?.size).toBe('full');
    expect(panel?.lines.map(({ number }) => number)).toEqual(expect.arrayContaining(['192', '188']));
    expect(panel?.lines.map(({ note }) => note).join(' ')).toContain('Grátis');
    expect(reply).toMatch(/192|188/);
  });
});

describe('what the server refuses is said in the language of the page', () => {
  test.each([
    ['pt', 'Sua sessão terminou.'],
    ['en', 'Your session ended.'],
    ['es', 'Tu sesión terminó.'],
    ['xx', 'Tu sesión terminó.'],
  ])('%s', async (locale, words) => {
    const response = await send(server.app, {
      method: 'GET',
      url: '/api/v1/me',
      headers: { 'x-locale': locale, 'accept-language': 'de' },
    });
    expect(response.json.error.message).toContain(words);
  });
});

test('help lines come in the language of the page', async () => {
  const lines = async (locale: string) =>
    (
      await send(server.app, {
        method: 'GET',
        url: '/api/v1/help-lines?country=BR',
        headers: { 'x-locale': locale },
      })
    ).json.lines.find((line: { id: string }) => line.id === 'br-cvv').note;
  expect(await lines('pt')).toBe('Grátis · vinte e quatro horas · Chat em cvv.org.br');
  expect(await lines('es')).toBe('Gratis · las 24 horas · Chat en cvv.org.br');
});
