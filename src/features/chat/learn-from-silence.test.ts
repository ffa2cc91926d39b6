/** A conversation that ends without a goodbye is read for the memory once it is over, once, and only if it may be. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../tests/support/fake-model.ts';
import { signUpPerson, type TestPerson, testServer } from '../../../tests/support/test-server.ts';
import { learnFromSilence } from './learn-from-silence.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const BOTH = { memory: true, externalModel: true };

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.structured = {};
});

/** Somebody who said one thing worth keeping so many hours ago and then left. Rounds read other people's as well. */
async function leftAlone(hoursAgo: number, consents: Record<string, boolean> = BOTH) {
  let ago = hoursAgo;
  const { app, context } = await testServer({
    clock: () => new Date(Date.now() - ago * HOUR_MS),
    env: {
      ...{ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'fake' },
      RISK_SECOND_READER: 'off',
    },
  });
  const person = await signUpPerson(app, { country: 'CL' });
  const allow = (changes: Record<string, boolean>) => person.call('PUT', '/api/v1/consents', changes);
  await allow(consents);
  // The rules learn the name and no more: what is kept of the sentence, the model pointed at.
  const aunt = `Elvira${randomUUID().replace(/[^a-f]/g, '')}`;
  const told = `Con ${aunt} arreglamos bicicletas viejas en el garaje los domingos`;
  model.structured = {
    memories: [{ kind: 'fact', quote: `Con ${aunt} arreglamos bicicletas viejas` }],
    summary: [{ quote: told }],
  };
  const say = (text: string) => person.call('POST', '/api/v1/chat/turns', { id: randomUUID(), text });
  await say(told);
  return {
    ...{ person, aunt, allow, say },
    /** Rounds until nothing waits any more, so many hours after what was said. */
    rounds: async (hoursLater: number) => {
      ago = hoursAgo - hoursLater;
      const { signal } = new AbortController();
      while ((await learnFromSilence(context, signal)) > 0);
    },
    /** What the model was asked about this person, besides replies. */
    asked: () =>
      model.requests
        .filter(({ body }) => body.stream === false)
        .map(({ body }) => JSON.stringify(body))
        .filter((body) => body.includes(aunt)),
    kept: async () => (await remembered(person)).filter(({ text }) => text.includes('bicicletas')),
  };
}
const remembered = async (person: TestPerson): Promise<{ id: string; kind: string; text: string }[]> =>
  (await person.call('GET', '/api/v1/memories')).json.memories;

describe('a conversation that ends without a goodbye', () => {
  test('is read once it is over, and what it says is there when the person comes back', async () => {
    const { rounds, asked, kept } = await leftAlone(14);
    await Promise.all([rounds(13), rounds(13)]);
    expect(asked()).toHaveLength(1);
    expect((await kept()).map(({ kind }) => kind).sort()).toEqual(['fact', 'summary']);
    await rounds(14);
    expect(asked()).toHaveLength(1);
  });

  test('is not read while the person may still go on', async () => {
    const { rounds, asked } = await leftAlone(14);
    await rounds(11);
    expect(asked()).toEqual([]);
  });

  test('is read when it goes on for longer, and no message twice', async () => {
    const { say, rounds, asked, aunt } = await leftAlone(28);
    await say('gracias, eso es todo por hoy, chao');
    await expect.poll(() => asked().length).toBe(1);
    await say(`Ah, y mañana le llevo flores amarillas a ${aunt}`);
    await rounds(13);
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toContain('flores');
    expect(asked()[1]).not.toContain('bicicletas');
  });

  test('waits for a model that is away, but not for days', async () => {
    const { rounds, asked, kept } = await leftAlone(60);
    const { structured } = model;
    model.structured = 'no sé decirlo';
    await rounds(13);
    expect(await kept()).toEqual([]);
    model.structured = structured;
    await rounds(13.5);
    expect(await kept()).toEqual([]);
    await rounds(15);
    expect(await kept()).toHaveLength(2);
    expect(asked().length).toBeGreaterThan(1);
    const other = await leftAlone(80);
    await other.rounds(79);
    expect(other.asked()).toEqual([]);
  });
});

describe('what may not be read never is, also not when it may again', () => {
  test.each([
    ['the memory is off', { memory: false }],
    ['nothing may leave', { externalModel: false }],
  ])('when %s at the end', async (_, off) => {
    const { allow, rounds, asked } = await leftAlone(20);
    await allow(off);
    await rounds(13);
    await allow(BOTH);
    await rounds(16);
    expect(asked()).toEqual([]);
  });

  test.each([
    ['the memory was off', { memory: false, externalModel: true }],
    ['nothing was to leave', { memory: true, externalModel: false }],
  ])('when %s as it was said', async (_, consents) => {
    const { allow, say, rounds, asked } = await leftAlone(20, consents);
    await allow(BOTH);
    await say('Hoy el día estuvo tranquilo y salí a caminar por el parque');
    await rounds(13);
    expect(asked()).toEqual([]);
  });

  test('when the person erased something from the memory meanwhile', async () => {
    const { person, rounds, asked, kept } = await leftAlone(20);
    const entry = { kind: 'fact', text: 'Cuido a mi tía', at: new Date().toISOString(), turnId: null };
    const { id } = (await person.call('POST', '/api/v1/memories', entry)).json;
    expect((await person.call('DELETE', `/api/v1/memories/${id}`)).status).toBe(204);
    await rounds(13);
    expect(asked()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('while their data is blocked', async () => {
    const { person, rounds, asked } = await leftAlone(20);
    expect((await person.call('PUT', '/api/v1/privacy', { isBlocked: true })).status).toBeLessThan(300);
    await rounds(13);
    expect(asked()).toEqual([]);
  });
});
