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
import type { ShownMemory } from './memory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function someone(memory = true): Promise<TestPerson> {
  const person = await signUpPerson(server.app, { country: 'MX' });
  await person.call('PUT', '/api/v1/consents', { memory });
  return person;
}
async function say(who: TestPerson, text: string, id: string = randomUUID()) {
  const { text: body } = await who.call('POST', '/api/v1/chat/turns', { id, text });
  const events = eventsOf(body);
  const reply = events.filter(({ type }) => type === 'text').map((event) => event.text);
  const piece = events.find(({ type }) => type === 'piece')?.piece as
    | { kind: string; lines?: string[] }
    | undefined;
  return { id, reply: reply.join(''), piece };
}
const memoriesOf = async (who: TestPerson): Promise<ShownMemory[]> =>
  (await who.call('GET', '/api/v1/memories')).json.memories;
const textsOf = async (who: TestPerson) => (await memoriesOf(who)).map(({ text }) => text);

describe('what is remembered', () => {
  test('is learnt with the message, and shown with its day and the message it came from', async () => {
    const person = await someone();
    const { id } = await say(person, 'trabajo de noche en un hospital');
    const [memory] = await memoriesOf(person);
    expect(memory).toMatchObject({ kind: 'fact', text: 'Trabajo de noche en un hospital', turnId: id });
    expect(Date.now() - Date.parse(memory?.at ?? '')).toBeLessThan(60_000);
    const { turn } = (await person.call('GET', `/api/v1/chat/turns/${memory?.turnId}`)).json;
    expect(turn.text).toBe('trabajo de noche en un hospital');
  });

  test('is nothing until the person allows it', async () => {
    const person = await someone(false);
    await say(person, 'trabajo de noche en un hospital');
    expect(await memoriesOf(person)).toEqual([]);
  });

  test('is learnt once, however often the same message arrives', async () => {
    const person = await someone();
    const id = randomUUID();
    await say(person, 'vivo con mi abuela en Puebla', id);
    await say(person, 'vivo con mi abuela en Puebla', id);
    expect((await textsOf(person)).filter((text) => text.includes('Puebla'))).toHaveLength(1);
  });

  test('can be said in other words, and those are the ones used from then on', async () => {
    const person = await someone();
    await say(person, 'mi perro se llama Toby');
    const memory = (await memoriesOf(person)).find(({ kind }) => kind === 'fact') as ShownMemory;
    const edited = await person.call('PUT', `/api/v1/memories/${memory.id}`, {
      text: ' Mi perro se llama  Tobías ',
    });
    expect(edited.status).toBe(200);
    expect(edited.json).toMatchObject({ id: memory.id, text: 'Mi perro se llama Tobías', at: memory.at });
    expect((await say(person, '¿cómo se llama mi perro?')).reply).toContain('Tobías');
  });

  test('can be erased one by one and put back', async () => {
    const person = await someone();
    await say(person, 'tengo migrañas desde los quince');
    const [memory] = await memoriesOf(person);
    const { id, ...rest } = memory as ShownMemory;
    expect((await person.call('DELETE', `/api/v1/memories/${id}`)).status).toBe(204);
    expect(await memoriesOf(person)).toEqual([]);
    expect((await person.call('DELETE', `/api/v1/memories/${id}`)).status).toBe(404);
    expect((await person.call('POST', '/api/v1/memories', rest)).status).toBe(201);
    expect((await memoriesOf(person))[0]).toMatchObject(rest);
  });

  test('can be erased whole, and is not used any more', async () => {
    const person = await someone();
    await say(person, 'vivo en Puebla');
    await say(person, 'tengo migrañas desde los quince');
    expect((await person.call('DELETE', '/api/v1/memories')).status).toBe(204);
    expect(await memoriesOf(person)).toEqual([]);
    expect((await say(person, '¿te acuerdas dónde vivo?')).reply).not.toContain('Puebla');
  });

  test('shows the safety plan, which neither an erasing nor an order nor a pause takes away', async () => {
    const person = await someone();
    await person.call('PUT', '/api/v1/safety-plan/alone', { text: 'caminar con el perro' });
    await say(person, 'vivo en Puebla');
    const step = (await memoriesOf(person)).find(({ slot }) => slot !== undefined) as ShownMemory;
    expect(step).toMatchObject({ kind: 'safety', slot: 'plan.alone', quote: 'caminar con el perro' });
    const path = `/api/v1/memories/${step.id}`;
    expect((await person.call('PUT', path, { text: 'otra cosa' })).status).toBe(404);
    expect((await person.call('DELETE', path)).status).toBe(404);
    expect((await say(person, 'olvida todo')).reply).toContain('plan de seguridad');
    await say(person, 'vivo en Toluca');
    await person.call('DELETE', '/api/v1/memories');
    expect(await memoriesOf(person)).toEqual([step]);
    await person.call('PUT', '/api/v1/consents', { memory: false });
    expect((await say(person, 'muéstrame mi plan de seguridad')).reply).toContain('caminar con el perro');
  });

  test('comes a page at a time, newest first, nothing twice', async () => {
    const person = await someone();
    for (let at = 0; at < 120; at += 1) {
      const body = { kind: 'fact', text: `Cosa ${at}`, at: '2026-01-01T00:00:00.000Z', turnId: null };
      await person.call('POST', '/api/v1/memories', body);
    }
    const first = (await person.call('GET', '/api/v1/memories')).json;
    const second = (await person.call('GET', `/api/v1/memories?before=${first.cursor}`)).json;
    const texts = [...first.memories, ...second.memories].map((memory: ShownMemory) => memory.text);
    expect(new Set(texts).size).toBe(120);
    expect(texts[0]).toBe('Cosa 119');
    expect(second.cursor).toBeNull();
  });
});

describe('orders given in the chat', () => {
  test('"olvida eso" erases with the message that says it', async () => {
    const person = await someone();
    await say(person, 'vivo en Puebla');
    await say(person, 'tengo migrañas desde los quince');
    const { reply } = await say(person, 'olvida eso');
    expect(await textsOf(person)).toEqual(['Vivo en Puebla']);
    expect(reply.length).toBeLessThan(160);
  });

  test('"no guardes lo de mi hermana" holds for later messages too', async () => {
    const person = await someone();
    await say(person, 'mi hermana Laura vive en Madrid');
    await say(person, 'no guardes lo de mi hermana');
    await say(person, 'mi hermana tiene diabetes');
    const said = (await textsOf(person)).filter((text) => !text.startsWith('No guardar'));
    expect(said).toEqual([]);
  });

  test('"no quiero que recuerdes nada" takes the consent back, "vuelve a recordar" gives it again', async () => {
    const person = await someone();
    await say(person, 'no quiero que recuerdes nada');
    expect((await person.call('GET', '/api/v1/consents')).json.memory).toBe(false);
    await say(person, 'vivo en Puebla');
    expect(await memoriesOf(person)).toEqual([]);
    await say(person, 'vuelve a recordar');
    expect((await person.call('GET', '/api/v1/consents')).json.memory).toBe(true);
    await say(person, 'vivo en Toluca');
    expect(await textsOf(person)).toEqual(['Vivo en Toluca']);
  });
});

describe('the closing card', () => {
  const LINES = [
    'mi hermana no me habla desde enero',
    'todos los domingos la extraño mucho',
    'la casa está muy callada sin ella',
  ];

  async function closed(memory: boolean) {
    const person = await someone(memory);
    for (const line of LINES) await say(person, line);
    const { id, piece } = await say(person, 'me voy, chao');
    const path = `/api/v1/summaries/${id}`;
    return {
      person,
      piece,
      path,
      kept: async () => (await person.call('GET', path)).json.text as string | null,
    };
  }

  test('proposes their own sentences', async () => {
    const { piece } = await closed(true);
    expect(piece?.kind).toBe('summary');
    for (const line of piece?.lines ?? []) {
      expect(LINES.map((said) => said.toLowerCase())).toContain(line.toLowerCase().replace(/\.$/, ''));
    }
  });

  test('is kept as it is where the memory is on, and can be changed and thrown away', async () => {
    const { person, piece, path, kept } = await closed(true);
    expect(await kept()).toBe(piece?.lines?.join('\n'));
    await person.call('PUT', path, { text: 'Me quedo con llamarla el domingo.' });
    expect(await kept()).toBe('Me quedo con llamarla el domingo.');
    expect((await textsOf(person)).filter((text) => text.includes('domingo'))).toHaveLength(1);
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect(await kept()).toBeNull();
    expect((await person.call('DELETE', path)).status).toBe(204);
  });

  test('is kept only when they say so where the memory is paused', async () => {
    const { person, path, kept } = await closed(false);
    expect(await kept()).toBeNull();
    await person.call('PUT', path, { text: 'Esto sí.' });
    expect(await kept()).toBe('Esto sí.');
    expect(await textsOf(person)).toEqual(['Esto sí.']);
  });
});

describe('nobody else', () => {
  test('sees, changes or erases a memory or a summary', async () => {
    const owner = await someone();
    const other = await someone();
    const { id: turnId } = await say(owner, 'vivo en Puebla');
    const [memory] = await memoriesOf(owner);
    expect(await memoriesOf(other)).toEqual([]);
    const statuses = [
      await other.call('PUT', `/api/v1/memories/${memory?.id}`, { text: 'Otra cosa' }),
      await other.call('DELETE', `/api/v1/memories/${memory?.id}`),
      await other.call('GET', `/api/v1/summaries/${turnId}`),
      await other.call('PUT', `/api/v1/summaries/${turnId}`, { text: 'Otra cosa' }),
      await other.call('DELETE', `/api/v1/summaries/${turnId}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    await other.call('DELETE', '/api/v1/memories');
    expect(await textsOf(owner)).toEqual(['Vivo en Puebla']);
  });

  test.each([
    ['GET', '/api/v1/memories'],
    ['DELETE', '/api/v1/memories'],
    ['PUT', `/api/v1/memories/${randomUUID()}`],
    ['DELETE', `/api/v1/memories/${randomUUID()}`],
    ['GET', `/api/v1/summaries/${randomUUID()}`],
    ['PUT', `/api/v1/summaries/${randomUUID()}`],
    ['DELETE', `/api/v1/summaries/${randomUUID()}`],
  ])('gets in without a session: %s %s', async (method, url) => {
    const body = method === 'PUT' ? { text: 'Algo' } : undefined;
    expect((await send(server.app, { method, url, body })).status).toBe(401);
  });
});

describe('what cannot be a memory', () => {
  test.each([
    ['nothing', ''],
    ['only spaces', '  \n '],
    ['more than fits', 'a'.repeat(1_201)],
  ])('%s is refused with 422 and changes nothing', async (_, text) => {
    const person = await someone();
    const { id: turnId } = await say(person, 'vivo en Puebla');
    const [memory] = await memoriesOf(person);
    const refused = await person.call('PUT', `/api/v1/memories/${memory?.id}`, { text });
    expect(refused.status).toBe(422);
    expect(refused.json.error.code).toBe('invalid_memory');
    expect((await person.call('PUT', `/api/v1/summaries/${turnId}`, { text })).status).toBe(422);
    expect(await textsOf(person)).toEqual(['Vivo en Puebla']);
  });

  test.each([[{}], [{ text: 7 }], [{ text: null }]])('%j is not understood: 400', async (body) => {
    const person = await someone();
    expect((await person.call('PUT', `/api/v1/memories/${randomUUID()}`, body)).status).toBe(400);
  });
});

test('nothing of it is readable in the database', async () => {
  const person = await someone();
  await say(person, 'mi perro se llama Zarzaparrilla');
  expect(JSON.stringify(await memoriesOf(person))).toContain('Zarzaparrilla');
  const rows = await dumpTable('memories');
  expect(rows).not.toContain('Zarzaparrilla');
  expect(rows).not.toContain(Buffer.from('Zarzaparrilla').toString('hex'));
});
