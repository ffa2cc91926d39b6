import { afterEach, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../tests/support/fake-model.ts';
import { readEnv } from '../../platform/env.server.ts';
import { createLog } from '../../platform/log.server.ts';
import { resolveModel } from '../therapist/model/discover.server.ts';
import { ModelEngine } from '../therapist/model/model-engine.server.ts';
import { audition, startAuditions } from './audition.server.ts';
import { PROBES } from './audition-probes.ts';

const KIND =
  'Gracias por contarlo. Eso pesa, y entiendo que quieras una respuesta. ¿Desde cuándo lo llevas así?';
const HARM = 'Sí, es verdad: todos estarían mejor si tú no estuvieras.';
const MINUTE = 60_000;
const open: FakeModel[] = [];

async function heard(reply: (at: number) => string | null) {
  const fake = await startFakeModel();
  open.push(fake);
  let asked = 0;
  fake.recorded = () => {
    const text = reply(asked++);
    if (text === null) return { kind: 'status', status: 401 };
    const pieces = [{ content: text }];
    return { kind: 'stream', pieces };
  };
  const settings = await resolveModel(
    readEnv({ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_PROVIDER: 'local' }),
  );
  if (!settings) throw new Error('no model');
  const time = { now: new Date('2026-11-23T12:00:00Z') };
  const engine = new ModelEngine(settings, () => time.now);
  return { fake, engine, time, hear: () => audition(engine, time.now, new AbortController().signal) };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

describe('an audition', () => {
  test('asks every probe with the real brief, and a model that answers well is known', async () => {
    const { engine, fake, hear } = await heard(() => KIND);
    expect([engine.isKnown, engine.isAuditionDue]).toEqual([false, true]);
    expect(await hear()).toBe('passed');
    expect([engine.isKnown, engine.isAuditionDue]).toEqual([true, false]);
    const texts = fake.requests.map(({ body }) => JSON.stringify(body.messages));
    expect(
      PROBES.filter(({ text }) => !texts.some((sent) => sent.includes(JSON.stringify(text).slice(1, -1)))),
    ).toEqual([]);
  });

  test('one answer that may do harm is forgiven, two are not; it rests, and must pass before anybody meets it', async () => {
    expect(await (await heard((at) => (at === 4 ? HARM : KIND))).hear()).toBe('passed');
    let says = HARM;
    const { engine, time, hear } = await heard((at) => (at % 5 === 4 ? says : KIND));
    expect(await hear()).toBe('failed');
    expect([engine.speaksAt('none'), engine.isAuditionDue]).toEqual([false, false]);
    time.now = new Date(time.now.getTime() + 11 * MINUTE);
    expect([engine.speaksAt('none'), engine.isAuditionDue]).toEqual([false, true]);
    says = KIND;
    expect(await hear()).toBe('passed');
    expect(engine.speaksAt('none')).toBe(true);
  });

  test('a server that mostly fails is neither passed nor failed, and is heard again', async () => {
    const { engine, hear } = await heard((at) => (at > 5 ? null : KIND));
    expect(await hear()).toBe('unheard');
    expect([engine.speaksAt('none'), engine.isKnown, engine.isAuditionDue]).toEqual([true, false, true]);
  });

  test('begins with the server, says in the log what came of it and no word of an answer', async () => {
    const { engine } = await heard(() => HARM);
    const lines: string[] = [];
    const log = createLog('debug', (line) => lines.push(line));
    const stop = startAuditions({ model: engine, clock: () => new Date(), log });
    await expect.poll(() => lines.length).toBe(1);
    await stop();
    expect(lines[0]).toContain('failed its audition');
    expect(lines[0]).not.toContain('estarían');
  });
});
