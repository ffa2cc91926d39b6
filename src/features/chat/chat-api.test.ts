import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeEngine } from '../../../tests/support/fake-engine.ts';
import {
  dumpTable,
  eventsOf,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const say = (who: TestPerson, text: string, id: string = randomUUID()) =>
  who.call('POST', '/api/v1/chat/turns', { id, text });
const replyOf = (body: string) =>
  eventsOf(body)
    .filter((event) => event.type === 'text')
    .map((event) => event.text)
    .join('');

describe('a turn of the chat', () => {
  test('is saved, answered and closed, in that order', async () => {
    const person = await signUpPerson(server.app);
    const response = await say(person, 'Mañana tengo una prueba y no puedo dormir');
    expect(response.headers['content-type']).toContain('text/event-stream');
    const types = eventsOf(response.text).map((event) => event.type);
    expect(types[0]).toBe('accepted');
    expect(types).toContain('text');
    expect(types.at(-1)).toBe('done');
  });

  test('is still there after a reload, under the opening greeting', async () => {
    const person = await signUpPerson(server.app);
    await person.call('GET', '/api/v1/chat/messages');
    const reply = replyOf((await say(person, 'Peleé con mi hermana por la casa')).text);
    const page = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(page.messages.map((message: { from: string }) => message.from)).toEqual([
      'therapist',
      'person',
      'therapist',
    ]);
    expect(page.messages[1].text).toBe('Peleé con mi hermana por la casa');
    expect(page.messages[2].text).toBe(reply);
    expect(page).toMatchObject({ more: false, running: null, engine: 'guided' });
  });

  test('sent twice with the same id gives the same reply and is kept once', async () => {
    const person = await signUpPerson(server.app);
    const id = randomUUID();
    const first = await say(person, 'Hoy no quise ver a nadie', id);
    const second = await say(person, 'Hoy no quise ver a nadie', id);
    expect(replyOf(second.text)).toBe(replyOf(first.text));
    const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(messages.filter((message: { from: string }) => message.from === 'person')).toHaveLength(1);
  });

  test('whose id was used for another text is refused with 409 and changes nothing', async () => {
    const person = await signUpPerson(server.app);
    const id = randomUUID();
    await say(person, 'Primero', id);
    const clash = await say(person, 'Segundo', id);
    expect(clash.status).toBe(409);
    expect((await person.call('GET', `/api/v1/chat/turns/${id}`)).json.turn.text).toBe('Primero');
  });

  test('comes through 40 tabs at once, each with its own reply', async () => {
    const person = await signUpPerson(server.app);
    const texts = Array.from({ length: 40 }, (_, index) => `Mensaje número ${index} de hoy`);
    const responses = await Promise.all(texts.map((text) => say(person, text)));
    expect(responses.every((response) => response.status === 200 && replyOf(response.text) !== '')).toBe(
      true,
    );
    let page = (await person.call('GET', '/api/v1/chat/messages')).json;
    const seen: string[] = [];
    for (;;) {
      seen.push(
        ...page.messages
          .filter((m: { from: string }) => m.from === 'person')
          .map((m: { text: string }) => m.text),
      );
      if (!page.more) break;
      page = (await person.call('GET', `/api/v1/chat/messages?before=${page.cursor}`)).json;
    }
    expect(seen.sort()).toEqual([...texts].sort());
  });

  test('sent from 40 tabs with one id is answered once', async () => {
    const person = await signUpPerson(server.app);
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 40 }, () => say(person, 'Estoy en el bus', id)));
    expect(new Set(responses.map((response) => replyOf(response.text))).size).toBe(1);
  });

  test.each([
    ['an empty message', '   ', 400, 'invalid_input'],
    ['more than 4,000 characters', 'a'.repeat(4001), 413, 'message_too_long'],
    ['100 kB of text', 'hola '.repeat(20_000), 413, 'message_too_long'],
  ])('is refused when it is %s', async (_, text, status, code) => {
    const person = await signUpPerson(server.app);
    const response = await say(person, text);
    expect(response.status).toBe(status);
    expect(response.json.error.code).toBe(code);
  });

  test('takes exactly 4,000 characters', async () => {
    const person = await signUpPerson(server.app);
    expect((await say(person, 'no sé '.repeat(666).padEnd(4000, 'x'))).status).toBe(200);
  });

  test('needs an id that is a UUID', async () => {
    const person = await signUpPerson(server.app);
    expect((await say(person, 'hola', '1')).status).toBe(400);
  });

  test('of someone else cannot be seen or stopped', async () => {
    const person = await signUpPerson(server.app);
    const other = await signUpPerson(server.app);
    const id = randomUUID();
    await say(person, 'Esto es mío', id);
    expect((await other.call('GET', `/api/v1/chat/turns/${id}`)).status).toBe(404);
  });

  test('may use an id that another person used too', async () => {
    const id = randomUUID();
    const replies = [];
    for (const person of [await signUpPerson(server.app), await signUpPerson(server.app)]) {
      replies.push((await say(person, `Soy ${person.email.slice(0, 12)}`, id)).status);
    }
    expect(replies).toEqual([200, 200]);
  });
});

describe('danger', () => {
  test('a person in crisis sees the line of her country before a word of reply', async () => {
    const person = await signUpPerson(server.app, { country: 'MX' });
    const events = eventsOf((await say(person, 'Me quiero matar hoy, ya lo decidí')).text);
    const panel = events.findIndex((event) => event.type === 'panel');
    expect(panel).toBeGreaterThan(0);
    expect(panel).toBeLessThan(events.findIndex((event) => event.type === 'text'));
    expect(JSON.stringify(events[panel])).toContain('800 911 2000');
    expect(['high', 'imminent']).toContain(events.at(-1)?.level);
    expect((await person.call('GET', '/api/v1/chat/messages')).json.panel.size).toBe('full');
  });

  test('said in question 17 opens the first conversation with the panel', async () => {
    const person = await signUpPerson(server.app, { country: 'AR' });
    await person.call('POST', '/answer', {
      id: 17,
      userId: person.email,
      questionId: 17,
      answer: ['Muchos días'],
    });
    const page = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(page.panel).not.toBeNull();
    expect(JSON.stringify(page.panel)).toContain('0800-999-0091');
  });
});

describe('an engine that fails', () => {
  test('in the middle of a reply hands over to the guided words, and the row closes', async () => {
    const broken = await testServer({ engine: fakeEngine('dies-mid-stream') });
    const person = await signUpPerson(broken.app);
    const id = randomUUID();
    const events = eventsOf((await say(person, 'Estoy cansada de todo el trabajo', id)).text);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
    expect(replyOf((await say(person, 'Estoy cansada de todo el trabajo', id)).text).length).toBeGreaterThan(
      20,
    );
    expect(broken.logLines.join('')).toContain('engine failed');
    expect(broken.logLines.join('')).not.toContain('cansada');
  });

  test('with a sentence the guard refuses never shows that sentence', async () => {
    const wrong = await testServer({ engine: fakeEngine('wrong-number') });
    const person = await signUpPerson(wrong.app);
    const { text } = await say(person, 'No sé a quién llamar');
    expect(text).not.toContain('900 123 456');
    expect(replyOf(text)).not.toBe('');
  });

  test('is not asked at all when the danger is imminent', async () => {
    const spied = await testServer({ engine: fakeEngine('never-call') });
    const person = await signUpPerson(spied.app);
    const events = eventsOf((await say(person, 'Ya tomé todo para morirme, ahora mismo')).text);
    expect(events.at(-1)).toMatchObject({ type: 'done', level: 'imminent' });
    expect(spied.logLines.join('')).not.toContain('engine failed');
  });
});

describe('stopping', () => {
  test('freezes the reply: it does not grow back after a reload', async () => {
    const slow = await testServer({ engine: fakeEngine('slow') });
    const person = await signUpPerson(slow.app);
    const id = randomUUID();
    const pending = say(person, 'Cuéntame algo largo', id);
    await expect.poll(async () => (await person.call('GET', `/api/v1/chat/turns/${id}`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect((await person.call('POST', `/api/v1/chat/turns/${id}/stop`)).status).toBe(202);
    const shown = replyOf((await pending).text);
    const { turn } = (await person.call('GET', `/api/v1/chat/turns/${id}`)).json;
    expect(turn).toMatchObject({ status: 'stopped', reply: shown });
  });
});

describe('request_open_ai (spec §7)', () => {
  const ask = (who: TestPerson, message: string, userId = who.email) =>
    who.call('POST', '/request_open_ai', { userId, userName: 'Prueba', userEmail: who.email, message });

  test('answers response.message with the history as parallel lists', async () => {
    const person = await signUpPerson(server.app);
    await ask(person, 'Me cuesta dormir');
    const { json, status } = await ask(person, 'Por el trabajo');
    expect(status).toBe(200);
    expect(json.response.message).toBe(json.message);
    expect(json.historicalMessages.question).toEqual(['Me cuesta dormir', 'Por el trabajo']);
    expect(json.historicalMessages.answer).toHaveLength(2);
    expect(json.historicalMessages.answer[1]).toBe(json.message);
  });

  test('streams, and the last event equals that JSON', async () => {
    const person = await signUpPerson(server.app);
    const { app } = server;
    const response = await app.inject({
      method: 'POST',
      url: '/request_open_ai',
      headers: { cookie: person.cookie, accept: 'text/event-stream' },
      payload: { userId: person.email, userName: 'Prueba', userEmail: person.email, message: 'Hola' },
    });
    const events = eventsOf(response.body);
    // Where nothing can be tapped, what may be answered is written out under the reply.
    const choices = events.find((event) => event.type === 'choices')?.choices as string[];
    const written = `${replyOf(response.body)}\n\n${choices.map((choice) => `– ${choice}`).join('\n')}`;
    expect(events.at(-1)).toMatchObject({ response: { message: written } });
  });

  test('keeps only what is new of a message composed by the documented client', async () => {
    const person = await signUpPerson(server.app);
    const first = await ask(
      person,
      'Considerando las respuestas del cuestionario: Sexo Mujer.\nDiscutí con mi jefe',
    );
    const composed = `Considerando las respuestas del cuestionario: Sexo Mujer.\nDiscutí con mi jefe\n${first.json.message}\nY después lloré`;
    const second = await ask(person, composed);
    expect(second.json.historicalMessages.question).toEqual(['Discutí con mi jefe', 'Y después lloré']);
  });

  test('is refused for another person with 403 and without a session with 401', async () => {
    const person = await signUpPerson(server.app);
    const other = await signUpPerson(server.app);
    expect((await ask(person, 'hola', other.email)).status).toBe(403);
    const response = await server.app.inject({
      method: 'POST',
      url: '/request_open_ai',
      payload: { userId: person.email, message: 'hola' },
    });
    expect(response.statusCode).toBe(401);
  });
});

test('nothing a person wrote is readable in the database, nor in the log', async () => {
  const person = await signUpPerson(server.app);
  await person.call('PUT', '/api/v1/consents', { memory: true });
  await say(person, 'Mi secreto es la jirafa de porcelana');
  for (const table of ['turns', 'conversations', 'memories', 'answers']) {
    const dump = await dumpTable(table);
    // bytea prints as hexadecimal, so look for the word both ways.
    expect(dump).not.toContain('jirafa');
    expect(dump).not.toContain(Buffer.from('jirafa').toString('hex'));
  }
  expect(server.logLines.join('')).not.toContain('jirafa');
});
