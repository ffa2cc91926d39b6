import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, type TestServer, testServer } from '../../../tests/support/test-server.ts';
import { desk } from '../desk/desk.server.ts';
import { tidyUp } from '../privacy/caretaker.server.ts';
import { WAITING_MAX } from './keeping.ts';

let server: TestServer;
/** Long before what other tests write, which shall stay. */
const LONG_AGO = new Date('2024-01-10T12:00:00Z');
let now = LONG_AGO;
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visitors = 0;
const visitor = () => `10.11.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;
const newEmail = () => `rosario-${randomUUID()}@correo.test`;
const daysOn = (days: number) => new Date(LONG_AGO.getTime() + days * 86_400_000);

type Fields = { email: string } & Record<string, string>;
const POST = 'que-puede-y-que-no-puede-una-ia';
const FORMS = {
  contact: ({ email, ...more }: Fields) => ({ name: 'Rosario', email, message: 'Una pregunta.', ...more }),
  comments: ({ email, message = 'Me sirvió.', ...more }: Fields) => ({
    name: 'Rosario',
    email,
    slug: POST,
    comment: message,
    ...more,
  }),
};
type Form = keyof typeof FORMS;
const write = (form: Form, fields: Fields) =>
  send(server.app, { method: 'POST', url: `/api/v1/${form}`, body: FORMS[form](fields), from: visitor() });
async function fill(form: Form, email: string): Promise<string[]> {
  const cases: string[] = [];
  for (let index = 0; index < WAITING_MAX; index++)
    cases.push((await write(form, { email })).json.caseNumber);
  return cases;
}

describe.each(['contact', 'comments'] as const)('what waits to be read (%s)', (form) => {
  const decide = form === 'contact' ? 'answered' : 'approve';

  test('has a limit for each address, and a refusal loses nothing', async () => {
    const email = newEmail();
    const [first = ''] = await fill(form, email);
    const full = await write(form, { email, locale: 'pt' });
    expect([full.status, full.json.error.code]).toEqual([409, 'FORM_ERROR']);
    expect(full.json.error.message).toMatch(/^Já temos muitas mensagens suas/);
    const plain = await send(server.app, {
      method: 'POST',
      url: `/api/v1/${form}`,
      body: new URLSearchParams(FORMS[form]({ email, message: 'Me quedó una duda más.' })).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from: visitor(),
    });
    expect(plain.status).toBe(409);
    expect(plain.text).toContain('Me quedó una duda más.');
    expect(plain.text).toContain('Ya tenemos muchos mensajes tuyos por leer.');
    // Another address is not kept out, and what was read makes place.
    expect((await write(form, { email: newEmail() })).status).toBe(200);
    await desk(server.context, [decide, first]);
    expect((await write(form, { email })).status).toBe(200);
  });

  test('never refuses words that speak of danger', async () => {
    const email = newEmail();
    await fill(form, email);
    const { status, json } = await write(form, { email, message: 'Ya no quiero vivir, me quiero morir.' });
    expect([status, json.help]).toEqual([200, true]);
  });

  test('takes what is sent again after the answer was lost, also when it was the last that fitted', async () => {
    const email = newEmail();
    const cases = await fill(form, email);
    await desk(server.context, [decide, cases[0] ?? '']);
    const id = randomUUID();
    const sent = await write(form, { email, id });
    const again = await write(form, { email, id });
    expect([again.status, again.json.caseNumber]).toEqual([200, sent.json.caseNumber]);
  });
});

describe('what was written to us', () => {
  const shows = async (caseNumber: string) => (await desk(server.context, ['show', caseNumber])).ok;

  test('ends: a year after the answer, three months for what was refused, and never what is shown', async () => {
    now = LONG_AGO;
    const written = async (form: Form, more: object = {}) =>
      (await write(form, { email: newEmail(), ...more })).json.caseNumber as string;
    const late = await written('contact');
    const unanswered = await written('contact');
    const trapped = await written('contact', { fax: 'robot' });
    const [shown, refused] = [await written('comments'), await written('comments')];
    await desk(server.context, ['approve', shown]);
    await desk(server.context, ['reject', refused]);
    now = daysOn(300);
    await desk(server.context, ['answered', late]);
    const left = async (day: number) => {
      now = daysOn(day);
      await tidyUp(server.context);
      const cases = { late, unanswered, trapped, shown, refused };
      const found = await Promise.all(
        Object.entries(cases).map(async ([name, one]) => ((await shows(one)) ? name : '')),
      );
      return found.filter(Boolean);
    };
    expect(await left(89)).toEqual(['late', 'unanswered', 'trapped', 'shown', 'refused']);
    expect(await left(91)).toEqual(['late', 'unanswered', 'shown']);
    expect(await left(366)).toEqual(['late', 'shown']);
    expect(await left(666)).toEqual(['shown']);
  });
});
