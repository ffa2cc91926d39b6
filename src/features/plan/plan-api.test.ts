import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dumpTable,
  eventsOf,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { PLAN_STEPS } from '../safety/safety-plan.ts';
import type { PlanPage } from './plan.ts';

let server: TestServer;
let hours = 0;
beforeAll(async () => {
  server = await testServer({ clock: () => new Date(Date.UTC(2026, 10, 21, 15) + hours * 3_600_000) });
});

const URL = '/api/v1/safety-plan';
const write = (person: TestPerson, step: string, text: unknown) =>
  person.call('PUT', `${URL}/${step}`, { text });
const page = async (person: TestPerson): Promise<PlanPage> => (await person.call('GET', URL)).json;
const written = async (person: TestPerson) =>
  Object.fromEntries((await page(person)).steps.flatMap(({ step, words }) => (words ? [[step, words]] : [])));

async function say(person: TestPerson, text: string): Promise<string> {
  const { text: body } = await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
  return eventsOf(body)
    .flatMap((event) => (event.type === 'text' ? [event.text] : []))
    .join('');
}

/** The way from the first sentence to the first step of the plan, at level moderate. */
const TO_THE_PLAN = [
  'a veces pienso en matarme',
  'sí',
  'sí',
  'no',
  'no',
  'no',
  'mi hija',
  'sí, mi hermana sabe',
  'dale',
  'nada, puedo hacerlo',
  'no',
];
async function talkToThePlan(person: TestPerson): Promise<string> {
  let last = '';
  for (const line of TO_THE_PLAN) last = await say(person, line);
  return last;
}

describe('the safety plan', () => {
  test('is six empty steps and the lines of the country before anything is written', async () => {
    const person = await signUpPerson(server.app, { country: 'PE' });
    const { steps, country, lines } = await page(person);
    expect(steps).toEqual(PLAN_STEPS.map((step) => ({ step, words: '', at: null })));
    expect(country).toBe('PE');
    expect(lines.map(({ number }) => number)).toEqual(expect.arrayContaining(['113 opción 5', '106']));
  });

  test('is written step by step; writing again replaces, and an empty text clears', async () => {
    const person = await signUpPerson(server.app);
    const first = await write(person, 'alone', '  caminar con el perro \n y una canción ');
    expect(first).toMatchObject({
      status: 200,
      json: { step: { step: 'alone', words: 'caminar con el perro \n y una canción' }, panel: null },
    });
    await write(person, 'people', 'mi hermana');
    await write(person, 'alone', 'ducharme');
    expect(await written(person)).toEqual({ alone: 'ducharme', people: 'mi hermana' });
    expect((await write(person, 'alone', ' ')).json.step).toEqual({ step: 'alone', words: '', at: null });
    expect(await written(person)).toEqual({ people: 'mi hermana' });
    expect((await write(person, 'alone', '')).status).toBe(200);
  });

  test('written from ten tabs at once is one text, one of the ten', async () => {
    const person = await signUpPerson(server.app);
    const texts = Array.from({ length: 10 }, (_, index) => `señal ${index}`);
    const answers = await Promise.all(texts.map((text) => write(person, 'signs', text)));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect(texts).toContain((await written(person)).signs);
  });

  test('is refused without a session, and for a step or a text that cannot be', async () => {
    const person = await signUpPerson(server.app);
    for (const method of ['GET', 'PUT'])
      expect(
        (
          await send(server.app, {
            method,
            url: method === 'GET' ? URL : `${URL}/alone`,
            body: method === 'GET' ? undefined : { text: 'a' },
          })
        ).status,
      ).toBe(401);
    const refused = [
      await write(person, 'alone', 'x'.repeat(601)),
      await write(person, 'alone', 7),
      await write(person, 'secretos', 'a'),
      await person.call('PUT', `${URL}/alone`, { text: 'a', step: 'signs' }),
      await person.call('PUT', `${URL}/alone`, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const { json } of refused) expect(json.error.code).toBe('invalid_input');
    expect(await written(person)).toEqual({});
    expect((await write(person, 'alone', 'x'.repeat(600))).status).toBe(200);
  });

  test('belongs to one person and is sealed: neither its words nor that there is one stand in the table', async () => {
    const [one, other] = [await signUpPerson(server.app), await signUpPerson(server.app)];
    const words = `caminar ${randomUUID()}`;
    await write(one, 'alone', words);
    await write(other, 'alone', 'otra cosa');
    expect(await written(one)).toEqual({ alone: words });
    const dump = await dumpTable('memories');
    expect(dump).not.toContain(words);
    expect(dump).not.toContain(Buffer.from(words).toString('hex'));
    expect(dump).not.toMatch(/plan\.|alone/);
  });

  test('takes anything as it is: quotes, other scripts, HTML, the longest text', async () => {
    const person = await signUpPerson(server.app);
    const odd = '"><script>alert(1)</script> 🙂 \u200b\u202e ção ñ \\ {own}';
    await write(person, 'care', odd);
    expect((await written(person)).care).toBe(odd.trim());
  });

  test('with words of danger now is kept and brings the lines to the screen; a sign that names death does not', async () => {
    const person = await signUpPerson(server.app, { country: 'CL' });
    const now = await write(person, 'signs', 'hoy en la noche me voy a matar, ya decidí');
    expect(now.json.panel).toMatchObject({ size: 'full', country: 'CL' });
    expect(now.json.panel.lines.length).toBeGreaterThan(0);
    const sign = await write(person, 'signs', 'dejo de contestar y duermo todo el día');
    expect(sign.json.panel).toBeNull();
  });
});

describe('the page and the chat keep one plan', () => {
  test('what is written on the page is what the chat says, at the next turn', async () => {
    const person = await signUpPerson(server.app);
    await say(person, 'peleé con mi jefe');
    await write(person, 'alone', 'salir a caminar con el perro');
    expect(await say(person, '¿qué decía mi plan de seguridad?')).toContain('salir a caminar con el perro');
    await write(person, 'alone', 'ducharme con música');
    const again = await say(person, 'muéstrame mi plan de seguridad');
    expect(again).toContain('ducharme con música');
    expect(again).not.toContain('perro');
  });

  test('the chat asks only for the steps that are not written, and its answer stands on the page', async () => {
    hours = 24;
    const person = await signUpPerson(server.app, { country: 'MX' });
    await person.call('PUT', '/api/v1/consents', { memory: true });
    await write(person, 'signs', 'no duermo');
    await write(person, 'alone', 'salir a caminar');
    expect(await talkToThePlan(person)).toMatch(/ya tiene partes escritas.*Tercera/);
    await say(person, 'la plaza');
    await say(person, 'mi hermana Rosa');
    await say(person, 'la psicóloga del consultorio');
    expect(await say(person, 'mi hermano puede guardarlo')).toContain('guardado con tus palabras');
    expect(await written(person)).toEqual({
      signs: 'no duermo',
      alone: 'salir a caminar',
      company: 'la plaza',
      people: 'mi hermana Rosa',
      care: 'la psicóloga del consultorio',
      distance: 'mi hermano',
    });
    await write(person, 'people', 'mi tía Ana');
    expect((await written(person)).people).toBe('mi tía Ana');
    const { panel } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(panel.hasPlan).toBe(true);
  });

  test('a later answer in the chat replaces what the page had cleared', async () => {
    hours = 48;
    const person = await signUpPerson(server.app, { country: 'MX' });
    await person.call('PUT', '/api/v1/consents', { memory: true });
    for (const step of PLAN_STEPS) if (step !== 'alone') await write(person, step, `lo de ${step}`);
    await write(person, 'alone', 'algo viejo');
    await write(person, 'alone', '');
    expect(await talkToThePlan(person)).toContain('Segunda parte');
    await say(person, 'caminar con el perro');
    expect((await written(person)).alone).toBe('caminar con el perro');
  });

  test('without permission to remember the chat keeps nothing and says so; what the page keeps stays', async () => {
    hours = 72;
    const person = await signUpPerson(server.app, { country: 'MX' });
    await write(person, 'signs', 'no duermo');
    await talkToThePlan(person);
    const replies = [];
    for (const line of ['caminar con el perro', 'la plaza', 'mi hermana Rosa', 'la psicóloga', 'mi hermano'])
      replies.push(await say(person, line));
    expect(replies.join(' ')).not.toMatch(/queda en el plan|queda guardado/);
    expect(replies.at(-1)).toContain('la memoria está apagada');
    expect(await written(person)).toEqual({ signs: 'no duermo' });
  });

  test('the lines of the page are those of where they say they are', async () => {
    hours = 96;
    const person = await signUpPerson(server.app, { country: 'CL' });
    await say(person, 'esta noche me mato');
    await say(person, 'estoy en Perú');
    expect((await page(person)).country).toBe('PE');
  });
});
