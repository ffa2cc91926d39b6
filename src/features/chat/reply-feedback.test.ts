import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../tests/support/fake-model.ts';
import {
  dumpTable,
  eventsOf,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { desk } from '../desk/desk.server.ts';

let model: FakeModel;
let server: TestServer;
beforeAll(async () => {
  model = await startFakeModel();
  server = await testServer({
    env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'fake' },
  });
});
afterAll(() => model.close());

async function somebody() {
  const person = await signUpPerson(server.app, { country: 'MX' });
  await person.call('PUT', '/api/v1/consents', { externalModel: true });
  return person;
}

async function say(person: TestPerson, text: string, again?: string) {
  const id = randomUUID();
  const response = await person.call('POST', '/api/v1/chat/turns', { id, text, ...(again ? { again } : {}) });
  const events = eventsOf(response.text);
  const reply = events.flatMap((event) => (event.type === 'text' ? [String(event.text)] : [])).join('');
  return { id, reply, move: events.at(-1)?.move, level: events.at(-1)?.level, status: response.status };
}

const MESSAGE = 'Mi jefe me grita todos los días y llevo tres noches sin dormir';

describe('"Dilo de otra forma"', () => {
  test('asks the model for its last reply, shorter, and is kept as a turn of its own', async () => {
    const person = await somebody();
    const first = await say(person, MESSAGE);
    const again = await say(person, '', 'shorter');
    expect(again.move).toBe(first.move);
    const prompt = model.requests.at(-1)?.body.messages ?? [];
    expect(prompt.at(-1)?.content).toContain('más corta');
    expect(prompt.some(({ role, content }) => role === 'assistant' && content === first.reply)).toBe(true);
    const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
    expect(messages.map(({ text }: { text: string }) => text)).toContain('Dilo más corto');
  });

  test('does not let other words pass unread: the text of such a turn is ours', async () => {
    const person = await somebody();
    await say(person, MESSAGE);
    const again = await say(person, 'Me quiero matar hoy, ya lo decidí', 'direct');
    const { turn } = (await person.call('GET', `/api/v1/chat/turns/${again.id}`)).json;
    expect(turn.text).toBe('Dilo más directo');
  });

  test('with nothing said yet by us in this conversation it is a message like any other', async () => {
    const person = await somebody();
    expect((await say(person, '', 'example')).reply).not.toBe('');
  });

  test('after it the answer to the open question is still read as one', async () => {
    const person = await somebody();
    await say(person, 'Me siento muy triste desde que murió mi abuela en marzo');
    await say(person, '', 'direct');
    expect((await say(person, 'como un 7')).status).toBe(200);
  });
});

describe('feedback', () => {
  test('is kept with its reply, changed, and taken back', async () => {
    const person = await somebody();
    const { id } = await say(person, MESSAGE);
    const shown = async () => {
      const { messages } = (await person.call('GET', '/api/v1/chat/messages')).json;
      return messages.at(-1).verdict ?? null;
    };
    const give = (verdict: string | null) =>
      person.call('PUT', `/api/v1/chat/turns/${id}/feedback`, { verdict });
    expect((await give('helped')).status).toBe(204);
    expect(await shown()).toBe('helped');
    await give('not');
    expect(await shown()).toBe('not');
    await give(null);
    expect(await shown()).toBeNull();
    expect((await give('loved')).status).toBe(400);
  });

  test('that a reply hurt is flagged for the team, with where it came from and not a word', async () => {
    const person = await somebody();
    const { id, move } = await say(person, 'Mi jefe me grita y la jirafa de porcelana se rompió');
    await person.call('PUT', `/api/v1/chat/turns/${id}/feedback`, { verdict: 'hurt' });
    const { lines } = await desk(server.context, ['hurt']);
    const line = lines.find((row) => row.startsWith(id));
    expect(line).toMatch(new RegExp(`  llm  ${move}  none$`));
    // Beside an e-mail, what kind of reply it was and at which level would say how somebody is.
    expect(await dumpTable('feedback')).not.toMatch(new RegExp(`jirafa|jefe|${move}`));
    expect(await dumpTable('feedback')).not.toContain('llm');
    const { data } = (await person.call('GET', '/api/v1/export')).json;
    expect(data.feedback[0].content).toEqual({ engine: 'llm', move, level: 'none' });
    expect((await desk(server.context, ['reviewed', id])).ok).toBe(true);
    expect((await desk(server.context, ['hurt'])).lines.join()).not.toContain(id);
    // Pressed twice: it was looked at.
    await person.call('PUT', `/api/v1/chat/turns/${id}/feedback`, { verdict: 'hurt' });
    expect((await desk(server.context, ['hurt'])).lines.join()).not.toContain(id);
  });

  test('of somebody else, or of nothing, is refused', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { id } = await say(person, MESSAGE);
    const url = `/api/v1/chat/turns/${id}/feedback`;
    expect((await other.call('PUT', url, { verdict: 'helped' })).status).toBe(404);
    expect((await server.app.inject({ method: 'PUT', url, payload: { verdict: 'helped' } })).statusCode).toBe(
      401,
    );
  });
});
