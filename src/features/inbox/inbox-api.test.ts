import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { dumpTable, send, type TestServer, testServer } from '../../../tests/support/test-server.ts';
import { desk } from '../desk/desk.server.ts';

let server: TestServer;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visitors = 0;
/** Each test writes from an address of its own: the limit counts addresses. */
const visitor = () => `10.1.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;

const letter = () => ({
  name: 'Rosario',
  email: `rosario-${randomUUID()}@correo.test`,
  message: 'Quiero saber cómo borrar mi cuenta.',
});
const post = (form: string, body: unknown, from = visitor()) =>
  send(server.app, { method: 'POST', url: `/api/v1/${form}`, body, from });
const postPlain = (form: string, fields: Record<string, string>, headers = {}, from = visitor()) =>
  send(server.app, {
    method: 'POST',
    url: `/api/v1/${form}`,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    from,
  });
const show = async (caseNumber: string) =>
  (await desk(server.context, ['show', caseNumber])).lines.join('\n');

describe('a letter from the contact page', () => {
  test('is kept, gets a case number, and the desk can read it', async () => {
    const written = letter();
    const { status, json } = await post('contact', written);
    expect(status).toBe(200);
    expect(json).toEqual({
      ok: true,
      code: 'FORM_OK',
      message: 'Formulario enviado exitosamente.',
      caseNumber: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/),
      help: false,
    });
    expect(await show(json.caseNumber)).toContain(written.message);
  });

  test('says in English what the specification says (§5, §8)', async () => {
    const good = await post('contact', { ...letter(), locale: 'en' });
    expect(good.json.message).toBe('Form submitted successfully');
    const bad = await post('contact', { ...letter(), message: '', locale: 'en' });
    expect(bad.json.error.message).toBe('Found error in the form. Please check again.');
  });

  test('stands nowhere in the clear, neither in the database nor in the log', async () => {
    const written = letter();
    await post('contact', written);
    const traces = (await dumpTable('letters')) + server.logLines.join('');
    for (const text of Object.values(written)) expect(traces).not.toContain(text);
    expect(traces).not.toContain(Buffer.from(written.email).toString('hex'));
  });

  test.each([
    ['the name is missing', { name: ' ' }, 'name'],
    ['the e-mail is not one', { email: 'rosario@' }, 'email'],
    ['the message is missing', { message: undefined }, 'message'],
    ['the message is longer than 4,000 characters', { message: 'a'.repeat(4001) }, 'message'],
    ['the message is not text', { message: { $ne: 1 } }, 'message'],
  ])('is refused when %s, naming the field', async (_, change, field) => {
    const { status, json } = await post('contact', { ...letter(), ...change });
    expect(status).toBe(400);
    expect(json.error.code).toBe('FORM_ERROR');
    expect(json.error.message).toBe('Hay un error en el formulario. Por favor, verifica.');
    expect(Object.keys(json.error.fields)).toEqual([field]);
    expect(json.error.requestId).toMatch(/\S/);
  });

  test.each([[null], [[]], ['hola'], [7]])('is refused when the body is %j', async (body) => {
    const { status } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/contact',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      from: visitor(),
    });
    expect(status).toBe(400);
  });

  test('that is sent again after the answer was lost is one letter', async () => {
    const written = { ...letter(), id: randomUUID() };
    const first = await post('contact', written);
    const again = await post('contact', written);
    expect(again.json.caseNumber).toBe(first.json.caseNumber);
  });

  test('that speaks of danger is answered with help, and the desk sees it first', async () => {
    const { json } = await post('contact', {
      ...letter(),
      message: 'No quiero seguir viviendo, quiero morirme',
    });
    expect(json.help).toBe(true);
    const { lines } = await desk(server.context, []);
    expect(lines[0]).toContain('DANGER');
  });

  test('that speaks of danger is met with help also when something in it is missing', async () => {
    const written = { ...letter(), email: 'rosario', message: 'ya no quiero vivir' };
    expect((await post('contact', written)).json.help).toBe(true);
    const { text } = await postPlain('contact', written);
    expect(text.indexOf('/ayuda-ahora', text.indexOf('<main'))).toBeLessThan(text.indexOf('<h1>'));
    expect((await post('contact', { ...letter(), email: 'rosario' })).json.help).toBe(false);
  });

  test.each([
    ['the zone of the clock', { zone: 'America/Santiago' }, {}, 'tel:*4141'],
    ['the country of the account', { country: 'mx', zone: 'America/Santiago' }, {}, 'tel:8009112000'],
    ['the language of the browser', {}, { 'accept-language': 'es-CL,es;q=0.9' }, 'tel:*4141'],
  ])('that speaks of danger is met with numbers to call, by %s', async (_, told, headers, call) => {
    const written = { ...letter(), message: 'ya no quiero vivir', ...told };
    const { json } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/contact',
      body: written,
      headers,
      from: visitor(),
    });
    expect(json.helpHtml).toContain(`href="${call}"`);
    const { text } = await postPlain('contact', written, headers);
    expect(text).toContain(`href="${call}"`);
    // By itself, above the box that says it was sent.
    expect(text.indexOf('</section>', text.indexOf('form-help'))).toBeLessThan(text.indexOf('banner-ok'));
  });

  test('that speaks of danger leads to every country where nothing tells theirs', async () => {
    const written = { ...letter(), message: 'ya no quiero vivir', zone: 'Europe/Oslo' };
    const { helpHtml } = (await post('contact', written)).json;
    expect(helpHtml).not.toContain('tel:');
    expect(helpHtml).toContain('href="/ayuda-ahora"');
    expect((await post('contact', letter())).json.helpHtml).toBeUndefined();
  });

  test('by a robot that fills the hidden field looks kept, and waits apart', async () => {
    const { status, json } = await post('contact', { ...letter(), fax: '555' });
    expect(status).toBe(200);
    const waiting = await desk(server.context, []);
    const trapped = await desk(server.context, ['trap']);
    expect(waiting.lines.join('\n')).not.toContain(json.caseNumber);
    expect(trapped.lines.join('\n')).toContain(json.caseNumber);
  });

  test('is refused from a page of somebody else', async () => {
    const { status } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/contact',
      body: letter(),
      headers: { origin: 'https://otra.test' },
      from: visitor(),
    });
    expect(status).toBe(403);
  });

  test('and many more from one address are asked to wait', async () => {
    const from = visitor();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) statuses.push((await post('contact', {}, from)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses[20]).toBe(429);
    expect((await post('contact', letter())).status).toBe(200);
  });

  test('that has to wait is met with numbers to call where it speaks of danger', async () => {
    const from = visitor();
    for (let index = 0; index < 20; index++) await post('contact', {}, from);
    const written = { ...letter(), message: 'ya no quiero vivir', country: 'mx' };
    const { status, json } = await post('contact', written, from);
    expect(status).toBe(429);
    expect(json.error).toMatchObject({ code: 'too_many_requests' });
    expect(json.helpHtml).toContain('href="tel:8009112000"');
    expect((await post('contact', letter(), from)).json.helpHtml).toBeUndefined();
  });
});

describe('a page without script', () => {
  test('gets a page with the case number and the way back', async () => {
    const answer = await postPlain('contact', letter(), {
      referer: 'http://localhost:80/contacto?x=1',
      host: 'localhost:80',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/text\/html/);
    expect(answer.text).toMatch(/número de caso es <strong>[2-9B-Z]{4}-[2-9B-Z]{4}</);
    expect(answer.text).toContain('href="/contacto"');
  });

  test('never leads back to somebody else', async () => {
    const answer = await postPlain('contact', letter(), { referer: 'https://otra.test/robo' });
    expect(answer.text).toContain('href="/contacto"');
    expect(answer.text).not.toContain('otra.test');
  });

  test('gets its form back with everything in it when something is missing', async () => {
    const written = { ...letter(), email: 'rosario', message: 'Línea uno\n<script>alert(1)</script>' };
    const { status, text } = await postPlain('contact', written);
    expect(status).toBe(400);
    expect(text).toContain('Hay un error en el formulario. Por favor, verifica.');
    expect(text).toContain('value="Rosario"');
    expect(text).toContain('value="rosario"');
    expect(text).toContain('Línea uno');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
    expect(text).toMatch(/id="email"[^>]*aria-invalid="true"/);
  });

  test('gets its form back with everything in it when it has to wait', async () => {
    const from = visitor();
    for (let index = 0; index < 20; index++) await postPlain('contact', {}, {}, from);
    const { status, text } = await postPlain('contact', letter(), {}, from);
    expect(status).toBe(429);
    expect(text).toContain('Quiero saber cómo borrar mi cuenta.');
    expect(text).toContain('Espera unos minutos');
  });

  test('of the English form is answered in English', async () => {
    const { text } = await postPlain('contact', { ...letter(), locale: 'en' });
    expect(text).toContain('lang="en"');
    expect(text).toContain('Form submitted successfully');
  });

  test('only opens the forms: other calls still read JSON alone', async () => {
    const { status } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/userLogin',
      body: 'userEmail=a%40b.test&userPass=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(415);
  });
});

describe('an organisation that wants to be an ally', () => {
  test('has to accept the terms', async () => {
    const refused = await post('quote', letter());
    expect(refused.json.error.fields).toEqual({ isAgreed: 'Falta aceptar los términos.' });
    expect((await post('quote', { ...letter(), isAgreed: false })).status).toBe(400);
    expect((await post('quote', { ...letter(), isAgreed: true })).status).toBe(200);
    expect((await postPlain('quote', { ...letter(), isAgreed: 'on' })).status).toBe(200);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string, more = {}) => post('newsletter', { email, ...more });
  const newEmail = () => `lee-${randomUUID()}@correo.test`;
  const keyIn = (text = '') => /clave=(\S+)/.exec(text)?.[1] ?? '';
  const listed = async () => (await desk(server.context, ['list'])).lines.join('\n');

  test('asks the owner of the address before it counts', async () => {
    const email = newEmail();
    expect((await subscribe(email)).json).toMatchObject({ ok: true, code: 'FORM_OK' });
    expect(await listed()).not.toContain(email);
    const [mail] = await server.mailsTo(email);
    const clave = keyIn(mail?.text);
    const page = await send(server.app, { method: 'GET', url: `/novedades?clave=${clave}` });
    expect(page.text).toContain('Confirmar mi correo');
    expect(await listed()).not.toContain(email);
    expect((await postPlain('newsletter/confirm', { clave })).text).toContain('confirmado');
    expect(await listed()).toContain(`newsletter  es  ${email}`);
  });

  test('answers the same to an address that is on the list, and sends it nothing', async () => {
    const email = newEmail();
    const first = await subscribe(email);
    const [mail] = await server.mailsTo(email);
    await postPlain('newsletter/confirm', { clave: keyIn(mail?.text) });
    const again = await subscribe(email.toUpperCase());
    expect(again.json).toEqual(first.json);
    now = new Date(now.getTime() + 2 * 86_400_000);
    await subscribe(email);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  test('sends one mail a day to an address that somebody types again and again', async () => {
    const email = newEmail();
    for (let index = 0; index < 5; index++) await subscribe(email);
    expect(await server.mailsTo(email)).toHaveLength(1);
    now = new Date(now.getTime() + 86_400_000);
    await subscribe(email);
    expect(await server.mailsTo(email)).toHaveLength(2);
  });

  test('forgets an address that nobody confirms in seven days', async () => {
    const email = newEmail();
    await subscribe(email);
    const [mail] = await server.mailsTo(email);
    now = new Date(now.getTime() + 8 * 86_400_000);
    await subscribe(newEmail());
    const late = await postPlain('newsletter/confirm', { clave: keyIn(mail?.text) });
    expect(late.status).toBe(400);
    expect(late.text).toContain('ya no sirve');
  });

  test('lets go whoever leaves with the same link', async () => {
    const email = newEmail();
    await subscribe(email, { list: 'launch', locale: 'en' });
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain('/en/novedades?clave=');
    const clave = keyIn(mail?.text);
    await postPlain('newsletter/confirm', { clave });
    expect(await listed()).toContain(`launch  en  ${email}`);
    expect((await postPlain('newsletter/leave', { clave, locale: 'en' })).text).toContain(
      'no longer on our list',
    );
    expect(await listed()).not.toContain(email);
  });

  test.each([
    ['empty', ''],
    ['made up', 'algo'],
    ['for another subscription', `${randomUUID()}.${'a'.repeat(43)}`],
  ])('does nothing with a key that is %s', async (_, clave) => {
    expect((await postPlain('newsletter/confirm', { clave })).status).toBe(400);
    expect((await postPlain('newsletter/leave', { clave })).status).toBe(400);
  });

  test('sends nothing for a robot, and refuses what is no address', async () => {
    const email = newEmail();
    await subscribe(email, { fax: '1' });
    expect(await server.mailsTo(email)).toHaveLength(0);
    expect((await subscribe('nada')).json.error.fields).toEqual({ email: 'Revisa el correo.' });
  });
});

describe('the desk', () => {
  test('marks a letter as answered, and then it waits no more', async () => {
    const { json } = await post('contact', letter());
    expect((await desk(server.context, ['answered', json.caseNumber.toLowerCase()])).ok).toBe(true);
    expect((await desk(server.context, [])).lines.join('\n')).not.toContain(json.caseNumber);
  });

  test('says so when there is no such case or no such command', async () => {
    expect(await desk(server.context, ['show', 'XXXX-XXXX'])).toEqual({
      ok: false,
      lines: ['There is no case XXXX-XXXX.'],
    });
    expect((await desk(server.context, ['borra-todo'])).ok).toBe(false);
  });

  test('erases everything that came from an address', async () => {
    const written = letter();
    const { json } = await post('contact', written);
    await post('newsletter', { email: written.email });
    const { lines } = await desk(server.context, ['erase', written.email.toUpperCase()]);
    expect(lines).toEqual(['Erased: 1 letters, 0 comments, 1 subscriptions.']);
    expect((await desk(server.context, ['show', json.caseNumber])).ok).toBe(false);
  });

  test('prints no control character that somebody wrote', async () => {
    const { json } = await post('contact', { ...letter(), message: 'hola\u001b[2Jmundo' });
    expect(await show(json.caseNumber)).toContain('hola [2Jmundo');
  });
});

test('the forms stand in the description of the calls', async () => {
  const { json } = await send(server.app, { method: 'GET', url: '/api/docs' });
  const body = json.paths['/api/v1/contact'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(body.properties)).toEqual(expect.arrayContaining(['name', 'email', 'message']));
});
