import { beforeAll, describe, expect, test } from 'vitest';
import {
  dumpTable,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { QUESTIONS } from './questions.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await testServer();
  person = await signUpPerson(server.app);
});

const answer = (who: TestPerson, questionId: unknown, values: unknown, userId: unknown = who.email) =>
  who.call('POST', '/answer', { id: questionId, userId, questionId, answer: values });
const answersOf = async (who: TestPerson) =>
  (await who.call('GET', `/answer/${encodeURIComponent(who.email)}`)).json;

describe('the documented answer calls (spec §7)', () => {
  test('keep every option of the 24 questions and give them back', async () => {
    for (const question of QUESTIONS) {
      const all = question.options.map((option) => option.value);
      const values = question.kind === 'multi' ? all : all.slice(0, 1);
      expect((await answer(person, question.id, values)).status).toBe(200);
    }
    const { status_code, data } = await answersOf(person);
    expect(status_code).toBe(200);
    expect(data).toHaveLength(24);
    expect(data[4]).toEqual({ questionId: 5, answer: QUESTIONS[4]?.options.map((option) => option.value) });
  });

  test('replace the answer when a question is answered again', async () => {
    await answer(person, 3, ['Soltero']);
    await answer(person, 3, ['En una relacion']);
    const { data } = await answersOf(person);
    expect(data.filter((entry: { questionId: number }) => entry.questionId === 3)).toEqual([
      { questionId: 3, answer: ['En una relacion'] },
    ]);
  });

  test.each(
    QUESTIONS.filter(({ id }) => id !== 1).map(({ id, kind }) => [id, kind === 'multi' ? [] : ['']] as const),
  )('take "Prefiero no responder" on question %i', async (questionId, values) => {
    expect((await answer(person, questionId, values)).status).toBe(200);
  });

  test.each([
    ['a question that does not exist', 25, ['Sí'], 'unknown_question'],
    ['question zero', 0, ['Sí'], 'unknown_question'],
    ['an option that is not in the list', 1, ['Quizás'], 'unknown_option'],
    ['a label instead of the value', 4, ['Sí'], 'unknown_option'],
    ['two options where one is asked', 1, ['Hombre', 'Mujer'], 'too_many_options'],
    ['an empty first question', 1, [''], 'answer_required'],
    ['an answer that is not a list', 1, 'Mujer', 'invalid_input'],
    ['a list of numbers', 1, [1], 'invalid_input'],
    ['a question id that is no number', 'uno', ['Mujer'], 'invalid_input'],
  ])('refuse %s with one clear sentence', async (_, questionId, values, code) => {
    const response = await answer(person, questionId, values);
    expect(response.status).toBe(400);
    expect(response.json.error.code).toBe(code);
    expect(response.json.error.message).toMatch(/^\S.*\.$/);
  });

  test('are refused for somebody else with 403, and nothing of theirs is shown or changed', async () => {
    const other = await signUpPerson(server.app);
    await answer(other, 1, ['Mujer']);
    expect((await answer(person, 1, ['Hombre'], other.email)).status).toBe(403);
    const read = await person.call('GET', `/answer/${encodeURIComponent(other.email)}`);
    expect(read.status).toBe(403);
    expect(read.text).not.toContain('Mujer');
    expect((await answersOf(other)).data).toEqual([{ questionId: 1, answer: ['Mujer'] }]);
  });

  test('are refused without a session with 401', async () => {
    const body = { id: 1, userId: person.email, questionId: 1, answer: ['Mujer'] };
    expect((await send(server.app, { method: 'POST', url: '/answer', body })).status).toBe(401);
  });

  test('leave no answer readable in the database', async () => {
    await answer(person, 17, ['Muchos días']);
    const dump = await dumpTable('answers');
    for (const word of ['Muchos', 'días']) {
      expect(dump).not.toContain(word);
      expect(dump).not.toContain(Buffer.from(word).toString('hex'));
    }
  });
});

describe('an answer kept from the talk', () => {
  test('stays with the person and is not read when they talk, until it is given back', async () => {
    const someone = await signUpPerson(server.app);
    await answer(someone, 5, ['grieving']);
    await answer(someone, 9, ['Formal']);
    const use = (questionId: number, isUsed: boolean) =>
      someone.call('PUT', `/api/v1/answers/${questionId}/use`, { isUsed });
    const isRead = async () => (await someone.call('GET', '/api/v1/chat/messages')).json.intakeRead;
    expect((await use(5, false)).status).toBe(204);
    expect(await isRead()).toBe(true);
    await use(9, false);
    expect(await isRead()).toBe(false);
    expect((await someone.call('GET', '/api/v1/me')).json).toMatchObject({
      answered: [5, 9],
      unused: [5, 9],
    });
    expect((await answersOf(someone)).data).toHaveLength(2);

    await answer(someone, 5, ['feeling anxious']);
    expect(await isRead()).toBe(false);
    await use(5, true);
    expect(await isRead()).toBe(true);
    expect((await use(25, false)).status).toBe(400);
  });
});
