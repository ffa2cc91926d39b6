import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../tests/support/fake-model.ts';
import { eventsOf, signUpPerson, type TestPerson, testServer } from '../../../tests/support/test-server.ts';
import { levelOf, shownDanger } from '../safety/marks.ts';
import type { RiskKind, RiskLevel } from '../safety/risk.ts';
import { CALM } from '../safety/risk-state.ts';
import { raisedBy } from './read-risk-again.server.ts';

// What the model is asked besides words: which sentences to keep after a session, and which danger a message tells.

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.requests.length = 0;
  model.structured = {};
});

const modelServer = (env: Record<string, string> = {}) =>
  testServer({
    env: {
      ...{ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'fake', RISK_SECOND_READER: 'off' },
      ...env,
    },
  });

async function say(person: TestPerson, text: string) {
  const { text: body } = await person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
  return eventsOf(body);
}
const asked = () => model.requests.filter(({ body }) => body.stream === false);

describe('memory by the model', () => {
  const TOLD = 'Vivo lejos, en Temuco, cuidando a mi abuela Elvira los fines de semana';
  const PROPOSED = {
    memories: [
      { kind: 'fact', quote: 'cuidando a mi abuela Elvira los fines de semana' },
      { kind: 'fact', quote: 'tiene un diagnóstico que contó el martes' },
    ],
    summary: [],
  };

  async function session(consents: Record<string, boolean>, extra: string[] = []) {
    const server = await modelServer();
    const person = await signUpPerson(server.app, { country: 'CL' });
    await person.call('PUT', '/api/v1/consents', consents);
    model.structured = PROPOSED;
    for (const text of [TOLD, ...extra]) await say(person, text);
    const events = await say(person, 'gracias, eso es todo por hoy, chao');
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
    return { server, person };
  }
  const remembered = async (person: TestPerson): Promise<{ text: string; quote?: string }[]> =>
    (await person.call('GET', '/api/v1/memories')).json.memories;

  test('after a goodbye the sentences it points at are kept, if they were really said', async () => {
    const { person } = await session({ memory: true, externalModel: true });
    await expect.poll(() => asked().length).toBe(1);
    await expect
      .poll(async () => (await remembered(person)).map(({ text }) => text).join('|'))
      .toContain('cuidando a mi abuela Elvira los fines de semana');
    const all = await remembered(person);
    expect(all.every(({ text }) => !text.includes('diagnóstico'))).toBe(true);
    expect(JSON.stringify(asked()[0]?.body)).toContain('"store":false');
  });

  test.each([
    ['the memory is off', { memory: false, externalModel: true }],
    ['nothing may leave', { memory: true, externalModel: false }],
  ])('is not asked when %s', async (_, consents) => {
    await session(consents);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(asked()).toEqual([]);
  });

  test('is not asked about a session in which something was to be forgotten', async () => {
    await session({ memory: true, externalModel: true }, ['olvida lo de mi abuela por favor']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(asked()).toEqual([]);
  });
});

describe('the second reader', () => {
  const MESSAGE = 'Hoy ordené los papeles de la casa y dejé las llaves con mi vecina';

  async function somebody(env: Record<string, string>) {
    const server = await modelServer(env);
    const person = await signUpPerson(server.app, { country: 'MX' });
    await person.call('PUT', '/api/v1/consents', { externalModel: true });
    return { server, person };
  }

  test('is on unless it is turned off', async () => {
    const off = await somebody({ RISK_SECOND_READER: 'off' });
    await say(off.person, MESSAGE);
    expect(asked()).toEqual([]);
    const usual = await somebody({ RISK_SECOND_READER: '' });
    await say(usual.person, MESSAGE);
    expect(asked()).toHaveLength(1);
  });

  test('that fails again and again does not stop the talk', async () => {
    const { person } = await somebody({ RISK_SECOND_READER: 'on' });
    model.structured = 'no sé decirlo';
    for (let at = 0; at < 7; at++) await say(person, `${MESSAGE} ${at}`);
    const events = await say(person, MESSAGE);
    expect(events.map(({ text }) => text).join('')).toContain('Qué semana.');
  });

  test('raises: the panel comes with this reply and the level stays on file', async () => {
    const { person, server } = await somebody({ RISK_SECOND_READER: 'on' });
    model.structured = { level: 'high', kinds: ['suicide'], quote: 'dejé las llaves con mi vecina' };
    const events = await say(person, MESSAGE);
    expect(events.map(({ type }) => type)).toContain('panel');
    expect(JSON.stringify(events)).toContain('800 911 2000');
    const page = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(page.panel.size).toBe('full');
    expect(server.logLines.join('')).not.toMatch(/papeles|vecina/);
    const next = await say(person, 'Nada, eso, estoy cansado');
    expect(next.at(-1)?.level).toBe('high');
  });

  test('never lowers, and a wrong answer changes nothing', async () => {
    const { person, server } = await somebody({ RISK_SECOND_READER: 'on' });
    model.structured = { level: 'none', kinds: [], quote: '' };
    await say(person, 'Me quiero matar, ya no puedo más');
    const { panel } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(panel).not.toBeNull();
    model.structured = 'no sé decirlo';
    const events = await say(person, 'Mi hermano está conmigo ahora');
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
    expect(server.logLines.join('')).toMatch(/second reader failed|"level":"/);
  });

  test('goes no further than high without words of theirs, and only upwards', () => {
    const now = new Date('2026-11-21T15:00:00Z');
    const text = 'ya lo tengo decidido, es hoy';
    const raised = (level: RiskLevel, quote: string, kind: RiskKind = 'suicide', before = CALM) =>
      raisedBy({ level, kinds: [kind], quote }, before, { text, turn: 2, now });
    expect(levelOf(raised('imminent', ''))).toBe('high');
    expect(levelOf(raised('imminent', 'nadie escribió esto'))).toBe('high');
    expect(levelOf(raised('imminent', 'ya lo tengo decidido'))).toBe('imminent');
    const high = raised('high', 'ya lo tengo decidido');
    expect(raised('low', 'es hoy', 'suicide', high)).toBe(high);
    // Somebody else's danger is not the writer's own ladder.
    expect(raised('high', 'es hoy', 'third_party')).toMatchObject({ level: 'none' });
    expect(shownDanger(raised('high', 'es hoy', 'third_party'))).toMatchObject({ level: 'high' });
  });
});
