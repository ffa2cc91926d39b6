import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeEngine } from '../../../tests/support/fake-engine.ts';
import { startFakeModel } from '../../../tests/support/fake-model.ts';
import {
  eventsOf,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

// Three a day here. The clock is ours, so that a day can pass.

const FREE = 3;
let now = new Date('2026-03-10T15:00:00Z');
const clock = () => now;
const env = { FREE_MESSAGES_A_DAY: String(FREE) };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env, clock });
});

const say = async (person: TestPerson, text: string, id: string = randomUUID()) =>
  eventsOf((await person.call('POST', '/api/v1/chat/turns', { id, text })).text);
const wordsOf = (events: Record<string, unknown>[], type: 'text' | 'notice') =>
  events
    .filter((event) => event.type === type)
    .map((event) => event.text)
    .join('');
const isAnswered = (events: Record<string, unknown>[]) => wordsOf(events, 'text') !== '';
const isOver = (events: Record<string, unknown>[]) =>
  events.some(({ piece }) => JSON.stringify(piece) === PASS);
const PASS = JSON.stringify({ kind: 'page', page: 'pass' });

const TOPICS = [
  'Peleé con mi hermana por la casa',
  'En el trabajo mi jefe me grita delante de todos',
  'Mi vecino hace ruido toda la noche',
];

async function usedUp(details: { country?: string } = {}): Promise<TestPerson> {
  const person = await signUpPerson(server.app, details);
  for (const text of TOPICS) expect(isAnswered(await say(person, text))).toBe(true);
  return person;
}

describe('the free messages of a day', () => {
  test('are told of before there are none, and with the last', async () => {
    const person = await signUpPerson(server.app);
    const notices: string[] = [];
    for (const text of TOPICS) notices.push(wordsOf(await say(person, text), 'notice'));
    expect(notices[0]).toContain('quedan 2 mensajes gratis');
    expect(notices[1]).toBe('');
    expect(notices[2]).toContain('último mensaje gratis de hoy');
  });

  test('used up, the next message is kept and the house says what is open', async () => {
    const person = await usedUp();
    const text = 'Y mi prima no me contesta';
    const id = randomUUID();
    const events = await say(person, text, id);
    expect(isAnswered(events)).toBe(false);
    expect(isOver(events)).toBe(true);
    expect(wordsOf(events, 'notice')).toMatch(/quedó guardado.*mañana hay 3 mensajes gratis.*ayuda/s);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done', level: 'none' });
    const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(messages.at(-2)).toMatchObject({ from: 'person', text });
    expect(messages.at(-1)).toMatchObject({ from: 'therapist', text: '' });
    // Sent again it says the same.
    expect(wordsOf(await say(person, text, id), 'notice')).toBe(wordsOf(events, 'notice'));
  });

  test('begin anew with the day of the person, and the talk goes on', async () => {
    const person = await usedUp();
    expect(isOver(await say(person, 'Sigo enojado con el ruido'))).toBe(true);
    now = new Date('2026-03-11T02:30:00Z'); // still the tenth in Chile
    expect(isOver(await say(person, 'Sigo enojado con el ruido de al lado'))).toBe(true);
    now = new Date('2026-03-11T03:30:00Z');
    expect(isAnswered(await say(person, 'Sigo enojado con ese ruido'))).toBe(true);
    now = new Date('2026-03-10T15:00:00Z');
  });

  test('are counted exactly, however many come at once', async () => {
    const person = await signUpPerson(server.app);
    const texts = Array.from({ length: 20 }, (_, index) => `Mi vecino hace ruido ${index} veces`);
    const all = await Promise.all(texts.map((text) => say(person, text)));
    expect(all.filter(isAnswered)).toHaveLength(FREE);
    expect(all.filter(isOver)).toHaveLength(texts.length - FREE);
  });

  test('are counted exactly where two processes answer', async () => {
    const other = await testServer({ env, clock, isOneOfSeveral: true });
    const person = await signUpPerson(server.app);
    const at = (app: TestServer['app'], text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/chat/turns',
        headers: { cookie: person.cookie },
        payload: { id: randomUUID(), text },
      });
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        at((index % 2 ? other : server).app, `Ruido ${index} otra vez`),
      ),
    );
    const events = all.map(({ body }) => eventsOf(body));
    expect(events.filter(isAnswered)).toHaveLength(FREE);
    expect(events.filter(isOver)).toHaveLength(20 - FREE);
  });

  test('sent twice, a message is counted once', async () => {
    const person = await signUpPerson(server.app);
    const id = randomUUID();
    for (let times = 0; times < 5; times++) await say(person, 'Mi vecino hace ruido', id);
    expect(isAnswered(await say(person, 'Peleé con mi hermana'))).toBe(true);
    expect(isAnswered(await say(person, 'Mi jefe me grita'))).toBe(true);
    expect(isOver(await say(person, 'Y mi prima también'))).toBe(true);
  });

  test('are said in Portuguese to whoever writes it', async () => {
    const person = await signUpPerson(server.app, { country: 'BR' });
    const texts = [
      'Briguei com minha irmã por causa da casa',
      'Meu chefe grita comigo no trabalho',
      'Meu vizinho faz barulho a noite toda',
    ];
    for (const text of texts) await say(person, text);
    expect(wordsOf(await say(person, 'E minha prima não me responde'), 'notice')).toContain(
      'amanhã há 3 mensagens grátis',
    );
  });
});

describe('what has no limit', () => {
  test('danger, at every level, also with the free messages used up', async () => {
    for (const text of ['Quiero matarme esta noche', 'No quiero seguir viviendo', 'Mi marido me pega']) {
      const events = await say(await usedUp(), text);
      expect(isAnswered(events), text).toBe(true);
      expect(isOver(events), text).toBe(false);
    }
  });

  test('what comes after danger, for as long as it is on file', async () => {
    const person = await usedUp();
    await say(person, 'No quiero seguir viviendo');
    for (const text of ['no sé', 'en mi pieza', 'mi vecino hace ruido', 'peleé con mi hermana']) {
      expect(isOver(await say(person, text)), text).toBe(false);
    }
  });

  test('an exercise, from asking for it to its end', async () => {
    const person = await usedUp();
    const begun = await say(person, 'Quiero hacer un ejercicio de respiración');
    expect(isOver(begun)).toBe(false);
    expect(isAnswered(begun)).toBe(true);
    for (const text of ['sí', 'un 6', 'listo', 'ya'])
      expect(isOver(await say(person, text)), text).toBe(false);
  });

  test('the memory and what it is told to do', async () => {
    const person = await usedUp();
    expect(isAnswered(await say(person, '¿Qué recuerdas de mí?'))).toBe(true);
    expect(isAnswered(await say(person, 'Olvida todo lo que sabes de mí'))).toBe(true);
  });

  test('a tool that is being filled', async () => {
    const person = await usedUp();
    const begun = await say(person, 'Ayúdame a ordenar mi día');
    expect(isOver(begun)).toBe(false);
    expect(isOver(await say(person, 'Lavar la ropa, comprar pan y llamar a mi mamá'))).toBe(false);
  });

  test('a goodbye', async () => {
    expect(isAnswered(await say(await usedUp(), 'Gracias, chao'))).toBe(true);
  });

  test('everything, where no number was set', async () => {
    const open = await testServer();
    const person = await signUpPerson(open.app);
    for (let index = 0; index < 20; index++) {
      expect(isAnswered(await say(person, `Mi vecino hace ruido ${index} veces`))).toBe(true);
    }
  });
});

describe('the documented call', () => {
  const ask = (person: TestPerson, message: string, accept = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/request_open_ai',
      headers: { cookie: person.cookie, accept },
      payload: { userId: person.email, message },
    });

  test('gets a clear message in its own shape, and goes on the next day', async () => {
    const person = await usedUp();
    const answer = await ask(person, 'Y mi prima no me contesta');
    expect(answer.statusCode).toBe(200);
    const { response, message, historicalMessages } = answer.json();
    expect(message).toMatch(/^Este mensaje quedó guardado\./);
    expect(response.message).toBe(message);
    expect(historicalMessages.question.at(-1)).toBe('Y mi prima no me contesta');
    expect(historicalMessages.answer.at(-1)).toBe(message);
  });

  test('and the same as the last event of its stream', async () => {
    const person = await usedUp();
    const events = eventsOf((await ask(person, 'Y mi prima no me contesta', 'text/event-stream')).body);
    expect(events.at(-1)).toMatchObject({ message: expect.stringMatching(/^Este mensaje quedó guardado\./) });
  });
});

describe('with a model', () => {
  test('the same messages count, and what is over does not ask it', async () => {
    const led = await testServer({ env, clock, engine: localEngine() });
    const person = await signUpPerson(led.app);
    for (const text of TOPICS) expect(wordsOf(await say(person, text), 'text')).toContain('Te escucho.');
    expect(isOver(await say(person, 'Y mi prima no me contesta'))).toBe(true);
    expect(isAnswered(await say(person, 'No quiero seguir viviendo'))).toBe(true);
  });

  test('a danger that only the second reader hears is answered', async () => {
    const model = await startFakeModel();
    const led = await testServer({
      env: {
        ...env,
        ...{
          OPENAI_BASE_URL: model.url,
          OPENAI_API_KEY: 'k',
          OPENAI_MODEL: 'fake',
          OPENAI_PROVIDER: 'local',
        },
      },
      clock,
    });
    const person = await signUpPerson(led.app);
    const text = 'Le regalé la colección a mi prima';
    for (const before of TOPICS) await say(person, before);
    expect(isOver(await say(person, text))).toBe(true);
    model.structured = { level: 'moderate', kinds: ['suicide'], quote: 'Le regalé la colección' };
    const events = await say(person, `${text} y a mi tía`);
    await model.close();
    expect(isOver(events)).toBe(false);
    expect(isAnswered(events)).toBe(true);
    expect(events.some(({ type }) => type === 'panel')).toBe(true);
  });
});

const localEngine = () => fakeEngine('normal');
