import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../tests/support/fake-model.ts';
import { FAKE_REPLY, type ModelScenario } from '../../../tests/support/fake-model-scenarios.ts';
import { eventsOf, signUpPerson, type TestPerson, testServer } from '../../../tests/support/test-server.ts';
import { readEnv } from '../../platform/env.server.ts';

// The whole chat with a model behind it: what reaches the person, whatever the model does.

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.requests.length = 0;
});

/** A server of its own: what one test broke must not be resting in the next. */
const modelServer = (env: Record<string, string> = {}) =>
  testServer({
    env: {
      ...{ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'llave-de-prueba', OPENAI_MODEL: 'fake' },
      ...{
        OPENAI_TIMEOUT_FIRST_MS: '1500',
        OPENAI_TIMEOUT_DANGER_MS: '1500',
        OPENAI_TIMEOUT_IDLE_MS: '1000',
      },
      RISK_SECOND_READER: 'off',
      ...env,
    },
  });

async function somebody(scenario: ModelScenario, env: Record<string, string> = {}) {
  model.scenario = scenario;
  const server = await modelServer(env);
  const person = await signUpPerson(server.app, { name: 'Itzel', country: 'MX' });
  await person.call('PUT', '/api/v1/consents', { externalModel: true });
  return { server, person };
}

const MESSAGE = 'Mi jefe me grita todos los días y llevo tres noches sin dormir';

async function ask(person: TestPerson, text = MESSAGE, id: string = randomUUID()) {
  const began = Date.now();
  const response = await person.call('POST', '/api/v1/chat/turns', { id, text });
  const events = eventsOf(response.text);
  const reply = events.flatMap((event) => (event.type === 'text' ? [String(event.text)] : [])).join('');
  const stored = (await person.call('GET', `/api/v1/chat/turns/${id}`)).json.turn;
  return { events, reply, stored, ms: Date.now() - began, id };
}

const isGoodSpanish = (reply: string) => /\p{L}{2}.*[.?]/u.test(reply) && !/\b(?:the|and|you)\b/i.test(reply);

describe('with a model', () => {
  test('the person reads its words, and the row closes as done', async () => {
    const { person } = await somebody('normal');
    const { reply, stored, events } = await ask(person);
    expect(reply).toContain('Qué semana. Tres noches así pesan.');
    expect(stored).toMatchObject({ status: 'done', reply });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
  });

  test('of a model that is known the first sentence is there before it has finished', async () => {
    const { server, person } = await somebody('trickle');
    for (let at = 0; at < 60; at++) server.context.engine?.weighed('others', { rule: null, sum: -10 });
    const { events } = await ask(person);
    expect(events.filter((event) => event.type === 'text').length).toBeGreaterThan(2);
  });

  test('nothing is sent before the person allows it: the guided engine answers', async () => {
    model.scenario = 'normal';
    const { app } = await modelServer();
    const person = await signUpPerson(app);
    const { reply } = await ask(person);
    expect(reply).not.toBe('');
    expect(reply).not.toContain('Qué semana');
    expect(model.requests).toEqual([]);
  });

  test('a consent that is taken back counts from the next message on', async () => {
    const { person } = await somebody('normal');
    await ask(person);
    await person.call('PUT', '/api/v1/consents', { externalModel: false });
    await ask(person, 'Y hoy otra vez lo mismo en la oficina');
    expect(model.requests).toHaveLength(1);
  });

  test('a request says to keep nothing and says nothing of who is asking', async () => {
    const { person } = await somebody('normal');
    await ask(person, `Soy Itzel, mi correo es ${person.email} y mi fono +52 55 1234 5678`);
    await ask(person, 'Mi jefe me grita todos los días, Itzel no duerme');
    const [first, second] = model.requests;
    expect(second?.body).toMatchObject({ store: false, stream: true, model: 'fake' });
    for (const request of [first, second]) {
      const sent = JSON.stringify(request);
      expect(sent).not.toContain(person.email);
      expect(sent).not.toContain('1234 5678');
      expect(sent).not.toMatch(/itzel/i);
      expect(Object.keys(request?.body ?? {}).sort()).toEqual(
        [
          'max_tokens',
          'messages',
          'model',
          'store',
          'stream',
          'stream_options',
          'temperature',
          'tools',
        ].sort(),
      );
      expect(Object.keys(request?.headers ?? {}).sort()).toEqual(
        ['accept', 'api-key', 'authorization', 'connection', 'content-length', 'content-type', 'host'].sort(),
      );
    }
  });

  test('the name is hidden on the way out and said on the way back', async () => {
    const { person } = await somebody('says-the-name');
    expect((await ask(person)).reply).toContain('Qué semana, Itzel. Tres noches');
  });

  test('a person of Brazil is answered in Portuguese, and Spanish words do not pass for it', async () => {
    model.scenario = 'portuguese';
    const server = await modelServer();
    const person = await signUpPerson(server.app, { country: 'BR' });
    await person.call('PUT', '/api/v1/consents', { externalModel: true });
    const text = 'Meu chefe grita comigo todos os dias';
    expect((await ask(person, text)).reply).toContain('Que semana você teve.');
    expect(model.requests[0]?.body.messages[0]?.content).toContain('português do Brasil');
    model.scenario = 'normal';
    const { reply } = await ask(person, 'Estou cansada do trabalho e da faculdade');
    expect(reply).not.toContain('Tres noches');
    expect(server.logLines.join('')).toContain('"rule":"language"');
  });

  test('gateways with a query in their address, and servers that want the newer fields, are served too', async () => {
    const { person } = await somebody('wants-newer-fields', {
      OPENAI_BASE_URL: `${model.url}/?api-version=2026-01-01`,
    });
    expect((await ask(person)).reply).toContain('Qué semana.');
    expect(model.requests.map(({ path }) => path)).toEqual(
      Array(2).fill('/v1/chat/completions?api-version=2026-01-01'),
    );
    expect(model.requests[1]?.body).toMatchObject({
      max_completion_tokens: expect.any(Number),
      store: false,
    });
    await ask(person, 'Y hoy otra vez lo mismo en la oficina');
    expect(model.requests).toHaveLength(3);
  });

  test.each([
    [
      'one reply after another',
      ['Eso cansa a cualquiera.', 'Lo de la oficina sigue igual.', 'Tu hermana lo ve así.'],
    ],
    // What only says the same again is not heard to its end; that end comes right after.
    ['a reply after one that was enough', ['Qué semana. Tres noches así pesan. Sigue por donde quieras.']],
  ])('one line serves %s', async (_, replies) => {
    const { person } = await somebody('as-told');
    const said = [MESSAGE, 'Y hoy otra vez lo mismo en la oficina', 'Mi hermana dice que no le haga caso'];
    const lines: number[] = [];
    for (const [at, message] of said.entries()) {
      model.told = replies[at] ?? replies[0] ?? '';
      const before = model.requests.length;
      await ask(person, message);
      expect(model.requests.length).toBe(before + 1);
      await expect.poll(() => model.requests.at(-1)?.isOver).toBe(true);
      lines.push(model.connections);
    }
    expect(new Set(lines).size).toBe(1);
  });

  test('at imminent a reply without what it owes is never shown: our own step answers', async () => {
    const { person } = await somebody('normal');
    const { events, reply } = await ask(person, 'Ya tomé todo para morirme, ahora mismo');
    expect(events.at(-1)).toMatchObject({ type: 'done', level: 'imminent' });
    expect(reply).not.toContain('Qué semana');
    expect(events.some(({ type }) => type === 'panel')).toBe(true);
    // Asked once, and once more with what was missing named.
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(model.requests[1]?.body.messages.at(-1))).toContain('le falta');
  });

  test('at imminent a reply that holds all of it is the model’s, whole', async () => {
    const { person } = await somebody('as-told');
    model.told =
      'Aléjate ahora de lo que tienes cerca y abre la puerta de la casa. Llama a tu hermana y dile: «necesito que vengas ya». Marca a emergencias, está en la pantalla.';
    const { reply, events } = await ask(person, 'Ya tomé todo para morirme, ahora mismo');
    expect(reply).toBe(model.told);
    expect(events.at(-1)).toMatchObject({ level: 'imminent', move: 'model' });
  });

  test('the operator may keep the model out of emergencies', async () => {
    const { person } = await somebody('normal', { OPENAI_IN_EMERGENCY: 'off' });
    await ask(person, 'Ya tomé todo para morirme, ahora mismo');
    expect(model.requests).toEqual([]);
  });
});

describe('a model that goes wrong leaves nobody alone', () => {
  const cause = (logLines: string[]) =>
    logLines.filter((line) => /engine failed|sentence kept back/.test(line)).join('');

  test.each<[ModelScenario, RegExp]>([
    ['401', /http_401/],
    ['429', /http_429/],
    ['500', /http_500/],
    ['empty', /empty/],
    ['garbage', /garbage/],
    ['invalid-sse', /garbage/],
    ['web-page', /garbage/],
    ['error-in-stream', /error_in_stream/],
    ['dies-before-first-token', /cut/],
    ['refusal', /refusal/],
    ['filtered', /filtered/],
    ['english', /language/],
    ['role-markers', /role_marker/],
    ['prompt-leak', /prompt_leak/],
    ['no-stops', /shapeless|repeats|language/],
  ])('%s: a good guided reply within two seconds, closed, its cause in the log', async (scenario, rule) => {
    const { server, person } = await somebody(scenario);
    const { reply, stored, ms, events } = await ask(person);
    expect(ms).toBeLessThan(2_000);
    expect(isGoodSpanish(reply)).toBe(true);
    expect(reply).not.toContain('Qué semana');
    expect(stored).toMatchObject({ status: 'done', reply });
    expect(events.at(-1)).toMatchObject({ type: 'done' });
    expect(cause(server.logLines)).toMatch(rule);
    expect(server.logLines.join('')).not.toMatch(/jefe|noches|semana|Te leo/);
  });

  test.each<[ModelScenario, RegExp]>([
    ['dies-mid-stream', /cut/],
    ['diagnosis', /diagnosis/],
    ['dose', /medication/],
    ['wrong-number', /unknown_number/],
    ['method-answered', /method/],
    ['secrecy', /secrecy/],
    ['goes-on-as-person', /role_marker/],
    ['english-later', /language|reads_as_harm/],
  ])('%s: what was good is asked for again or left, and never mixed with ours', async (scenario, rule) => {
    const { server, person } = await somebody(scenario);
    const { reply, stored, ms } = await ask(person);
    expect(ms).toBeLessThan(2_000);
    expect(isGoodSpanish(reply)).toBe(true);
    expect(reply).not.toMatch(/depresi|20 mg|900 123|rápida|nadie\.|Persona:|sounds/);
    // Two words are no reply that ends well: all of it is ours then, or all of it the model's.
    expect(reply).not.toMatch(/^(?:Qué semana|Te leo)\.$/);
    if (reply.startsWith('Qué semana.')) expect(FAKE_REPLY.startsWith(reply)).toBe(true);
    expect(stored).toMatchObject({ status: 'done', reply });
    expect(cause(server.logLines)).toMatch(rule);
  });

  test('a line that stalls in mid-sentence is not waited for', async () => {
    const { server, person } = await somebody('stalls-mid-stream');
    const { reply, stored } = await ask(person);
    expect(reply).not.toContain('Qué semana');
    expect(isGoodSpanish(reply)).toBe(true);
    expect(stored.status).toBe('done');
    expect(cause(server.logLines)).toContain('idle_timeout');
  });

  test.each<[ModelScenario, string]>([
    ['stalls-after-first-word', 'first_sentence_timeout'],
    ['first-sentence-too-slow', 'first_sentence_timeout'],
  ])('%s: whoever has read nothing yet waits no longer than for a first word', async (scenario, fault) => {
    const { server, person } = await somebody(scenario);
    const { reply, stored, ms } = await ask(person);
    expect(ms).toBeLessThan(2_000);
    expect(isGoodSpanish(reply)).toBe(true);
    expect(stored).toMatchObject({ status: 'done', reply });
    expect(cause(server.logLines)).toContain(fault);
  });

  test('a server that never answers is given up, and the person reads guided words', async () => {
    const { server, person } = await somebody('never-answers');
    const { reply, ms } = await ask(person);
    expect(isGoodSpanish(reply)).toBe(true);
    expect(ms).toBeLessThan(2_000);
    expect(cause(server.logLines)).toContain('first_token_timeout');
  });

  test('a slow server of one’s own may be given more time', async () => {
    const { person } = await somebody('slow-first-token', { OPENAI_TIMEOUT_FIRST_MS: '5000' });
    expect((await ask(person)).reply).toContain('Qué semana.');
    const hasty = await somebody('slow-first-token', { OPENAI_TIMEOUT_FIRST_MS: '300' });
    const { reply } = await ask(hasty.person);
    expect(reply).not.toContain('Qué semana.');
    expect(isGoodSpanish(reply)).toBe(true);
    expect(cause(hasty.server.logLines)).toContain('first_token_timeout');
  });

  test('nobody at the address: guided at once', async () => {
    const { server, person } = await somebody('normal', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    const { reply, ms } = await ask(person);
    expect(isGoodSpanish(reply)).toBe(true);
    expect(ms).toBeLessThan(2_000);
    expect(cause(server.logLines)).toContain('unreachable');
  });

  test.each<ModelScenario>(['429-then-fine', '500-then-fine'])('%s is asked once more', async (scenario) => {
    const { person } = await somebody(scenario);
    const { reply, ms } = await ask(person);
    expect(reply).toContain('Qué semana.');
    expect(model.requests).toHaveLength(2);
    expect(ms).toBeLessThan(2_000);
  });

  test.each<ModelScenario>(['ten-thousand-words', 'endless'])(
    '%s is cut to the length of a reply',
    async (scenario) => {
      const { person } = await somebody(scenario);
      const { reply, stored, ms } = await ask(person);
      expect(reply.split(/\s+/).length).toBeLessThan(270);
      expect(stored.status).toBe('done');
      expect(ms).toBeLessThan(3_000);
      await expect.poll(() => model.requests.at(-1)?.cutAt ?? scenario === 'ten-thousand-words').toBeTruthy();
    },
  );

  test('thoughts aloud and formatting stay inside', async () => {
    const thinking = await ask((await somebody('thinks-aloud')).person);
    expect(thinking.reply).toContain('Qué semana.');
    expect(thinking.reply).not.toMatch(/think|person wants/);
    const marked = await ask((await somebody('markdown')).person);
    expect(marked.reply).not.toMatch(/[*#]/);
  });

  test('after five failures in a row it is left to rest, and nobody waits for it', async () => {
    const { server, person } = await somebody('500');
    for (let turn = 1; turn <= 4; turn++) await ask(person, `Vuelta ${turn} de lo mismo en la oficina hoy`);
    const before = model.requests.length;
    await ask(person, 'Y todavía me quedan dos informes del trabajo');
    expect(model.requests).toHaveLength(before);
    expect(cause(server.logLines)).toContain('resting');
  });

  test('a day that has cost enough goes on in guided words', async () => {
    const { server, person } = await somebody('normal', { OPENAI_DAILY_TOKENS: '10' });
    expect(isGoodSpanish((await ask(person)).reply)).toBe(true);
    expect(model.requests).toEqual([]);
    expect(cause(server.logLines)).toContain('budget_spent');
  });

  test('the documented call answers in time as well', async () => {
    const { person } = await somebody('dies-mid-stream');
    const body = { userId: person.email, userName: 'Itzel', userEmail: person.email, message: MESSAGE };
    const { status, json } = await person.call('POST', '/request_open_ai', body);
    expect(status).toBe(200);
    expect(isGoodSpanish(json.response.message)).toBe(true);
  });
});

describe('waiting for the model', () => {
  test('whoever waits sees how many are before them, and is served in turn', async () => {
    const { server, person } = await somebody('slow-first-token', { OPENAI_CONCURRENCY: '1' });
    const others = [await signUpPerson(server.app), await signUpPerson(server.app)];
    for (const other of others) await other.call('PUT', '/api/v1/consents', { externalModel: true });
    const all = await Promise.all([person, ...others].map((who) => ask(who)));
    expect(all.every(({ reply }) => reply.includes('Qué semana.'))).toBe(true);
    const seen = all.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'waiting').map(({ ahead }) => ahead),
    );
    expect(seen).toContain(0);
    expect(seen).toContain(1);
  });
});

describe('stopping', () => {
  test('reaches the model within 300 ms, and what was shown stays', async () => {
    const { person } = await somebody('trickle');
    const id = randomUUID();
    const pending = ask(person, MESSAGE, id);
    await expect.poll(() => model.requests.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const stoppedAt = Date.now();
    await person.call('POST', `/api/v1/chat/turns/${id}/stop`);
    const { stored, reply } = await pending;
    await expect.poll(() => model.requests[0]?.cutAt ?? null).not.toBeNull();
    expect((model.requests[0]?.cutAt ?? 0) - stoppedAt).toBeLessThan(300);
    expect(stored).toMatchObject({ status: 'stopped', reply });
  });
});

test('line and first word together end before a client of the documented call gives up', () => {
  const { OPENAI_QUEUE_MS, OPENAI_TIMEOUT_FIRST_MS } = readEnv({});
  expect(OPENAI_QUEUE_MS + OPENAI_TIMEOUT_FIRST_MS).toBeLessThan(60_000);
});

test('the fake reply is what the scenarios say', () => {
  expect(FAKE_REPLY).toContain('Qué semana.');
});
