/** The documented calls (§7), the shapes they carry (§3), who may make them (§6), and the constants left (§9). */
import assert from 'node:assert/strict';
import { PLANS, pesos } from '../../src/features/billing/plans.ts';
import { FORM_COPY } from '../../src/features/inbox/form-copy.ts';
import { CONTEXT_PREFIX, contextSentence } from '../../src/features/intake/context-sentence.ts';
import { styleProfile } from '../../src/features/intake/style-profile.ts';
import { messagesFor } from '../../src/features/therapist/model/talk-messages.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/platform/browser/api.ts';
import type { TestPerson } from '../support/test-server.ts';
import { call, everyPage, screen, shows, value } from './checks.ts';
import { type Calls, differs, kept, type Line } from './line.ts';

const FORMS_KEPT: [says: string, path: string, body: object][] = [
  [
    '**Contact form**: name, email, message',
    '/api/v1/contact',
    { name: 'Rosario', email: 'r@correo.test', message: 'Una duda.' },
  ],
  [
    '**Quote form**: name, email, message, isAgreed',
    '/api/v1/quote',
    { name: 'Rosario', email: 'r@correo.test', message: 'Somos una ONG.', isAgreed: true },
  ],
  ['**Subscribe form**: email', '/api/v1/newsletter', { email: 'r@correo.test' }],
  [
    '**Comment form**: name, email, url, comment; plus a search keyword',
    '/api/v1/comments',
    {
      slug: 'la-primera-llamada',
      name: 'Rosario',
      email: 'r@correo.test',
      url: 'https://ejemplo.test',
      comment: 'Gracias.',
    },
  ],
];

/** Taken whole, refused when any one field is left out (the website may be). */
const keeps = (path: string, body: object) =>
  call(`POST ${path}`, async ({ ask }) => {
    const { status, json } = await ask('POST', path, body);
    assert.deepEqual([status, json.code], [200, 'FORM_OK']);
    for (const field of Object.keys(body).filter((name) => name !== 'url'))
      assert.equal((await ask('POST', path, { ...body, [field]: undefined })).status, 400, field);
  });

const login = call('POST /api/v1/userLogin', async ({ ask, person }) => {
  const { email, password } = await person({ name: 'Cami' });
  const { json } = await ask('POST', '/api/v1/userLogin', { userEmail: email, userPass: password });
  assert.deepEqual(json, { authorized: true, data: { userEmail: email, userName: 'Cami' } });
  const wrong = await ask('POST', '/api/v1/userLogin', { userEmail: email, userPass: 'otra clave' });
  assert.deepEqual([wrong.status, wrong.json], [200, { authorized: false }]);
});

const answer = call('POST /answer', async ({ person }) => {
  const someone = await person();
  const body = { id: 8, userId: someone.email, questionId: 8, answer: ['Punto Medio'] };
  assert.equal((await someone.call('POST', '/answer', body)).status, 200);
});

const answers = call('GET /answer/{userId}', async ({ person }) => {
  const someone = await person();
  const body = { id: 8, userId: someone.email, questionId: 8, answer: ['Punto Medio'] };
  await someone.call('POST', '/answer', body);
  const { json } = await someone.call('GET', `/answer/${encodeURIComponent(someone.email)}`);
  assert.deepEqual(json, { status_code: 200, data: [{ questionId: 8, answer: ['Punto Medio'] }] });
});

const chat = call('POST /request_open_ai', async ({ person }) => {
  const someone = await person({ name: 'Cami' });
  const body = { userId: someone.email, userName: 'Cami', userEmail: someone.email, message: 'Hola' };
  const { json } = await someone.call('POST', '/request_open_ai', body);
  assert.match(json.response.message, /\S/);
  assert.deepEqual(json.historicalMessages, { question: ['Hola'], answer: [json.response.message] });
});

const composed = call('POST /request_open_ai', async ({ person }) => {
  const someone = await person();
  const say = (message: string) =>
    someone.call('POST', '/request_open_ai', { userId: someone.email, userEmail: someone.email, message });
  const first = await say('Hoy fue un día largo');
  const reply = first.json.response.message;
  const context = `${CONTEXT_PREFIX} ¿Cómo quieres que te hable? Casual.`;
  const { json } = await say(`${context}\nHoy fue un día largo ${reply}\nMe peleé con mi papá`);
  assert.deepEqual(json.historicalMessages.question, ['Hoy fue un día largo', 'Me peleé con mi papá']);
});

const PRIVATE: [method: string, url: string, body?: object][] = [
  ['POST', '/answer', { id: 1, userId: 'a@b.test', questionId: 1, answer: ['Mujer'] }],
  ['GET', '/answer/a%40b.test'],
  ['POST', '/request_open_ai', { userId: 'a@b.test', message: 'Hola' }],
  ['POST', '/api/v1/chat/turns', { id: '0197b1f0-0000-7000-8000-000000000000', text: 'Hola' }],
  ['GET', '/api/v1/chat/messages'],
  ['GET', '/api/v1/me'],
  ['POST', '/api/v1/orders', { plan: 'mes', provider: 'prueba' }],
];
const eachPrivate = async ({ ask }: Calls) => {
  for (const [method, url, body] of PRIVATE)
    assert.equal((await ask(method, url, body)).status, 401, `${method} ${url}`);
};

/** The clock of the page is moved on while a request stays unanswered. */
const sixtySeconds = screen('/inicio-de-sesion', async ({ open }) => {
  const page = await open('/inicio-de-sesion');
  await page.clock.install();
  await page.route('**/api/v1/userLogin', () => new Promise(() => {}));
  await page.getByLabel('Correo').fill('rosario@correo.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('una clave cualquiera');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Enviando...' }).waitFor();
  await page.clock.runFor(59_000);
  assert.equal(await page.getByText('Error al conectar con el servidor.').count(), 0);
  await page.clock.runFor(2_000);
  await page.getByText('Error al conectar con el servidor.').waitFor();
});

const plan = (id: string, name: string, days: number, price: number, words: string) =>
  value('src/features/billing/plans.ts', () => {
    const found = PLANS.find((one) => one.id === id);
    assert.deepEqual(found, { id, name, days, price });
    assert.equal(pesos(price), words);
  });

/** What a pass bought with the payment for trying gives, in days. */
async function daysBought(someone: TestPerson, plan: string): Promise<number[]> {
  const { redirect } = (await someone.call('POST', '/api/v1/orders', { plan, provider: 'prueba' })).json;
  const { searchParams } = new URL(redirect.url);
  const decide = { key: searchParams.get('clave'), outcome: 'approve' };
  const trial = `/api/v1/trial-payments/${searchParams.get('pago')}`;
  const { to } = (await someone.call('POST', trial, decide)).json;
  await someone.call('GET', new URL(to).pathname + new URL(to).search);
  const { passes } = (await someone.call('GET', '/api/v1/passes')).json;
  return passes.map((pass: { startsAt: string; endsAt: string }) =>
    Math.round((Date.parse(pass.endsAt) - Date.parse(pass.startsAt)) / 86_400_000),
  );
}

const PERSISTED = 'What a person sends must arrive: it is kept by the server, sealed, and the team reads it.';

export const CALLS: readonly Line[] = [
  kept(3, '**Login request**: userEmail, userPass', login),
  kept(3, '**Login response**: authorized (boolean), data with userEmail and userName', login),
  ...FORMS_KEPT.map(([says, path, body]) => kept(3, says, keeps(path, body))),
  kept(
    3,
    '**Plan**: name, duration, price (fixed list)',
    call('GET /api/v1/plans', async ({ ask }) => {
      const { json } = await ask('GET', '/api/v1/plans');
      assert.deepEqual(json.plans, [
        { id: 'semana', name: 'Semana', days: 7, price: 7_000 },
        { id: 'mes', name: 'Mes', days: 30, price: 20_000 },
        { id: 'anio', name: 'Año', days: 365, price: 150_000 },
      ]);
    }),
  ),
  kept(
    3,
    "**Answer record** (one per question): id (equals the question number), userId (signed-in user's email), questionId (equals question number), answer (list of strings)",
    answer,
  ),
  kept(
    3,
    '**Answers fetched per user**: list of entries with questionId and answer (list of strings)',
    answers,
  ),
  differs(
    3,
    '**Chat message**: sender (bot or user) and text',
    {
      instead: 'Our own call names the sender therapist or person; the documented calls carry no sender.',
      why: 'Names of the field instead of names of the machine.',
    },
    call('GET /api/v1/chat/messages', async ({ person }) => {
      const someone = await person();
      await someone.call('POST', '/request_open_ai', { userId: someone.email, message: 'Hola' });
      const { json } = await someone.call('GET', '/api/v1/chat/messages');
      assert.deepEqual(
        new Set(json.messages.map(({ from }: { from: string }) => from)),
        new Set(['therapist', 'person']),
      );
    }),
  ),
  kept(3, '**Chat request**: userId (email), userName, userEmail, message', chat),
  kept(
    3,
    '**Chat response**: response.message (bot text) and historicalMessages with parallel lists question and answer',
    chat,
  ),
  differs(
    3,
    'forms dispatch to that local state',
    { instead: 'Every form is kept by the server.', why: PERSISTED },
    keeps('/api/v1/contact', { name: 'Rosario', email: 'r@correo.test', message: 'Una duda.' }),
  ),

  kept(
    4,
    'Chatbot access and plan purchase require signed in; otherwise a redirect to sign-in or the restricted modal',
    call('POST /request_open_ai, POST /api/v1/orders, …', eachPrivate),
  ),
  kept(
    6,
    'A visitor trying to buy a plan or open the chat unsigned is blocked with the modal or a redirect to sign-in',
    screen('/mediosDePago', async ({ open }) => {
      const prices = await open('/mediosDePago?plan=mes');
      await prices.getByRole('button', { name: 'Ir a Pago de prueba' }).click();
      for (const page of [prices, await open('/chatbot')]) {
        const modal = page.getByRole('dialog', { name: 'Acceso Restringido' });
        await modal.getByText('Debes iniciar sesión para acceder a esta sección.').waitFor();
        await modal.getByRole('link', { name: 'Ir a Login' }).waitFor();
      }
    }),
  ),
  kept(
    3,
    'The email serves as the user identifier',
    call('GET /answer/{userId}', async ({ person }) => {
      const someone = await person();
      const { status } = await someone.call('GET', `/answer/${encodeURIComponent(someone.email)}`);
      assert.equal(status, 200);
    }),
  ),
  kept(6, 'A visitor not signed in may browse public pages', shows('/terapia-holistica', 'Qué es')),
  kept(
    6,
    'A signed-in user (identified by email) may open the chat and submit questionnaire answers',
    call('POST /answer, POST /request_open_ai', async (calls) => {
      if (answer.how === 'call') await answer.holds(calls);
      if (chat.how === 'call') await chat.holds(calls);
    }),
  ),
  differs(
    6,
    'Whether routes are guarded on the server: not shown',
    {
      instead: 'They are: 401 without a session, 403 for the e-mail of somebody else.',
      why: 'What people write here is the most private there is.',
    },
    call('every private call', async (calls) => {
      await eachPrivate(calls);
      const [mine, theirs] = [await calls.person(), await calls.person()];
      const read = await mine.call('GET', `/answer/${encodeURIComponent(theirs.email)}`);
      const sent = await mine.call('POST', '/request_open_ai', { userId: theirs.email, message: 'Hola' });
      assert.deepEqual([read.status, sent.status], [403, 403]);
    }),
  ),

  kept(
    7,
    '60-second timeout, JSON content type',
    value('src/platform/browser/api.ts', () => assert.equal(REQUEST_TIMEOUT_MS, 60_000)),
  ),
  kept(7, '60-second timeout, JSON content type', sixtySeconds),
  differs(
    7,
    'Responses are reduced to their body; errors are logged and re-thrown',
    {
      instead: 'Errors are logged and given to the screen as a value.',
      why: 'A screen that is handed an error has to say something; a thrown one can be forgotten.',
    },
    screen('/inicio-de-sesion', async ({ open }) => {
      const page = await open('/inicio-de-sesion');
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.route('**/api/v1/userLogin', (route) => route.abort());
      await page.getByLabel('Correo').fill('rosario@correo.test');
      await page.getByLabel('Contraseña', { exact: true }).fill('una clave cualquiera');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('alert').getByText('Error al conectar con el servidor.').waitFor();
      assert.ok(logged.length > 0);
    }),
  ),
  kept(7, 'POST api/v1/userLogin | userEmail, userPass | authorized, data.userEmail, data.userName', login),
  kept(7, 'id, userId, questionId, answer (list of strings) | not read; awaited', answer),
  kept(
    7,
    'POST request_open_ai | userId (email), userName, userEmail, message | response.message; whole response kept as history',
    chat,
  ),
  kept(
    7,
    'GET answer/{userId} (userId is the email) | none | status_code (200 means success) and data (list of questionId and answer list)',
    answers,
  ),
  kept(
    7,
    'The chat message is built as: the questionnaire context, then prior history as question-answer lines, then the new user text',
    composed,
  ),
  kept(
    7,
    "The context is prefixed with 'Considerando las respuestas del cuestionario:'; multiple answers for one question are joined with a comma",
    value('src/features/intake/context-sentence.ts', () => {
      assert.equal(CONTEXT_PREFIX, 'Considerando las respuestas del cuestionario:');
      assert.match(
        contextSentence({ 6: ['listens', 'assigns me tasks'] }),
        /^Considerando las respuestas del cuestionario: .*Que me escuche, Que me deje tareas\.$/,
      );
      const profile = styleProfile({ 6: ['listens', 'assigns me tasks'] }, { name: null, country: null });
      const talk = { brief: '', facts: '', memories: [], history: [], beginning: null, summary: null };
      const [known] = messagesFor({ ...talk, profile, heard: 'Hola', state: '' });
      assert.match(
        known?.content ?? '',
        /Considerando las respuestas del cuestionario: .*Que me deje tareas\./,
      );
    }),
  ),
  differs(
    7,
    'An embedded video from a video service loads in the home hero',
    { instead: 'Nothing is asked of another site.', why: 'A video service learns who came here.' },
    screen('/', async ({ open, url }) => {
      const page = await open('/comingSoon');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).origin));
      await page.goto(url, { waitUntil: 'networkidle' });
      assert.deepEqual(new Set(asked), new Set([url]));
    }),
  ),
  differs(
    7,
    'Contact, quote, signup, reset, subscribe, comment and search submissions only dispatch to local state',
    { instead: 'Each has a call of its own.', why: PERSISTED },
    keeps('/api/v1/quote', {
      name: 'Rosario',
      email: 'r@correo.test',
      message: 'Somos una ONG.',
      isAgreed: true,
    }),
  ),
  differs(
    7,
    'The blog newsletter form posts to a placeholder action that is not wired',
    { instead: 'It posts to /api/v1/newsletter, and a mail asks to confirm.', why: PERSISTED },
    keeps('/api/v1/newsletter', { email: 'r@correo.test' }),
  ),
  differs(
    8,
    'HTTP errors | logged and re-thrown',
    { instead: 'Logged and shown.', why: 'See §7: errors are values here.' },
    call('POST /api/v1/userLogin', async ({ ask }) => {
      const { status, json } = await ask('POST', '/api/v1/userLogin', { userEmail: 5 });
      assert.deepEqual([status, typeof json.error.message], [400, 'string']);
    }),
  ),

  kept(9, 'one week $7.000 (7 days)', plan('semana', 'Semana', 7, 7_000, '$7.000')),
  kept(9, 'one month $20.000 (30 days)', plan('mes', 'Mes', 30, 20_000, '$20.000')),
  kept(9, 'one year $150.000 (365 days)', plan('anio', 'Año', 365, 150_000, '$150.000')),
  kept(
    9,
    'All unlimited use with 24/7 platform access',
    shows('/', '7 días sin tope', '30 días sin tope', '365 días sin tope'),
  ),
  kept(
    9,
    'one week $7.000 (7 days), one month $20.000 (30 days), one year $150.000 (365 days). All unlimited use',
    call('POST /api/v1/orders', async ({ person }) => {
      for (const { id, days } of PLANS) assert.deepEqual(await daysBought(await person(), id), [days]);
    }),
  ),
  differs(
    9,
    'currency not stated; local thousands separator',
    { instead: 'Chilean pesos, taxes included.', why: 'A price without a currency is not a price.' },
    shows('/mediosDePago', 'Pesos chilenos (CLP), IVA incluido.', '$150.000'),
  ),
  kept(
    9,
    'HTTP timeout 60000 ms',
    value('src/platform/browser/api.ts', () => assert.equal(REQUEST_TIMEOUT_MS, 60_000)),
  ),
  differs(
    9,
    'Discount banner 20%',
    { instead: 'None.', why: 'There is no discount.' },
    everyPage(({ path, text }) => assert.doesNotMatch(text, /descuento|discount|desconto/i, path)),
  ),
  kept(9, 'availability 24/7', shows('/contacto', 'Chat, las 24 horas')),
  kept(
    5,
    "on success 'Form submitted successfully'",
    value('src/features/inbox/form-copy.ts', () =>
      assert.equal(FORM_COPY.en.FORM_OK, 'Form submitted successfully'),
    ),
    'en',
  ),
];
