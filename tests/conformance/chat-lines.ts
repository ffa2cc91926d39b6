/** The chat: its screen (§2), its states (§4), what it takes (§5) and what it says when it fails (§8). */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { call, screen } from './checks.ts';
import { differs, kept, type Line, type Visit } from './line.ts';

const TURNS = '**/api/v1/chat/turns';

const openChat = async (visit: Visit) => {
  const page = await visit.open('/chatbot', { as: await visit.person() });
  await page.locator('[data-from="therapist"]').first().waitFor();
  return page;
};
const box = (page: Page) => page.getByPlaceholder('Escribe tu mensaje...');
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
const said = (page: Page, from: 'person' | 'therapist') => page.locator(`[data-from="${from}"]`);

const slowly = (page: Page) =>
  page.route(TURNS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });

const fails = screen('/chatbot', async (visit) => {
  const page = await openChat(visit);
  await page.route(TURNS, (route) => route.abort());
  await box(page).fill('Hoy fue un día largo');
  await send(page).click();
  await page.getByText('Error al conectar con el servidor.').waitFor();
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  assert.equal(await box(page).getAttribute('readonly'), null);
});

const contextless = screen('/chatbot', async (visit) => {
  const person = await visit.person();
  const page = await visit.open('/', { as: person });
  await page.route('**/answer/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${visit.url}/chatbot`);
  await box(page).fill('Hola');
  await send(page).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-from="therapist"]').length > 1);
});

const processing = screen('/chatbot', async (visit) => {
  const page = await openChat(visit);
  await slowly(page);
  await box(page).fill('Me peleé con mi papá');
  await send(page).click();
  await said(page, 'person').getByText('Me peleé con mi papá').waitFor();
  assert.equal(await box(page).inputValue(), '');
  assert.ok(await send(page).isDisabled());
  assert.equal(await box(page).getAttribute('aria-disabled'), 'true');
});

const SERVER_KEEPS =
  'The server keeps the conversation and the answers of each person, so a phone that lost them loses nothing, and a message is as long as what was written.';

export const CHAT: readonly Line[] = [
  kept(
    2,
    "Header 'Terapeuta Artificial'",
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      await page.getByRole('heading', { level: 1, name: 'Terapeuta Artificial' }).waitFor();
    }),
  ),
  kept(
    2,
    'scrolling message area that auto-scrolls to the newest message',
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      for (const [index, text] of [
        'Hoy me costó levantarme',
        'Tengo mucho trabajo',
        'Y poca energía',
        'Así todos los días',
      ].entries()) {
        await box(page).fill(text);
        await send(page).click();
        await page.waitForFunction(
          (count) => document.querySelectorAll('[data-from="therapist"]').length > count,
          index + 1,
        );
        await page.waitForFunction(() => document.querySelector('.chat-waiting') === null);
      }
      const log = page.getByRole('log');
      assert.ok(await log.evaluate((area) => area.scrollHeight > area.clientHeight));
      await page.waitForFunction(() => {
        const area = document.querySelector('[role=log]');
        return area !== null && area.scrollHeight - area.scrollTop - area.clientHeight < 80;
      });
    }),
  ),
  kept(
    2,
    "text input with placeholder 'Escribe tu mensaje...'; button 'Enviar'",
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      assert.ok((await box(page).isVisible()) && (await send(page).isVisible()));
    }),
  ),
  kept(
    2,
    "a 'Procesando...' indicator while waiting",
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      await slowly(page);
      await box(page).fill('Hola');
      await send(page).click();
      await page.getByText('Procesando...').waitFor();
      await page.getByText('Procesando...').waitFor({ state: 'hidden' });
    }),
  ),
  kept(
    2,
    'Multi-touch pinch gestures are blocked in the message area',
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      assert.equal(
        await page.getByRole('log').evaluate((area) => getComputedStyle(area).touchAction),
        'pan-y',
      );
    }),
  ),
  differs(
    2,
    'Multi-touch pinch gestures are blocked in the message area',
    {
      instead:
        'Blocked there by default; in Tú the person can give the gesture back and make letters larger.',
      why: 'Who sees little needs to enlarge the text (WCAG 1.4.4).',
    },
    screen('/tu', async (visit) => {
      const page = await visit.open('/tu', { as: await visit.person() });
      await page.getByLabel('Agrandar con dos dedos en la conversación').check();
      await page.goto(`${visit.url}/chatbot`);
      const log = page.getByRole('log');
      await log.waitFor();
      assert.equal(await log.evaluate((area) => getComputedStyle(area).touchAction), 'auto');
    }),
  ),
  kept(
    4,
    '**Chat**: starts with one bot greeting asking what the user would like to treat or talk about',
    call('GET /api/v1/chat/messages', async ({ person }) => {
      const { json } = await (await person()).call('GET', '/api/v1/chat/messages');
      assert.equal(json.messages.length, 1);
      assert.equal(json.messages[0].from, 'therapist');
      assert.match(json.messages[0].text, /\?|cuéntame|cuenta/i);
    }),
  ),
  kept(
    4,
    'Sending appends the user message, clears the input and enters processing (input and button disabled)',
    processing,
  ),
  differs(
    4,
    'enters processing (input and button disabled)',
    {
      instead: 'The button is disabled; the field is read-only and says so, but keeps the focus.',
      why: 'A disabled field closes the keyboard of a phone and drops the focus.',
    },
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      await slowly(page);
      await box(page).fill('Hola');
      await page.keyboard.press('Enter');
      await page.getByText('Procesando...').waitFor();
      assert.equal(await box(page).getAttribute('readonly'), '');
      assert.ok(await box(page).evaluate((field) => field === document.activeElement));
    }),
  ),
  kept(4, 'on failure a fixed error message is appended; processing then ends', fails),
  differs(
    4,
    'The latest response is kept as history',
    { instead: 'It is still in the answer of the call; our own client does not need it.', why: SERVER_KEEPS },
    call('POST /request_open_ai', async ({ person }) => {
      const someone = await person();
      const say = (message: string) =>
        someone.call('POST', '/request_open_ai', {
          userId: someone.email,
          userEmail: someone.email,
          message,
        });
      const first = await say('Hoy fue un día largo');
      const second = await say('Me peleé con mi papá');
      assert.deepEqual(second.json.historicalMessages, {
        question: ['Hoy fue un día largo', 'Me peleé con mi papá'],
        answer: [first.json.response.message, second.json.response.message],
      });
    }),
  ),
  differs(
    4,
    'the questionnaire answers are fetched once and turned into a context sentence',
    {
      instead:
        'The server reads the answers with each message; the review shows the sentence in plain words.',
      why: SERVER_KEEPS,
    },
    call('GET /api/v1/chat/messages', async ({ person }) => {
      const someone = await person();
      const read = async () => (await someone.call('GET', '/api/v1/chat/messages')).json.intakeRead;
      assert.equal(await read(), false);
      await someone.call('POST', '/answer', {
        id: 8,
        userId: someone.email,
        questionId: 8,
        answer: ['Flexible'],
      });
      assert.equal(await read(), true);
    }),
  ),
  kept(
    5,
    'Chat: an empty or whitespace-only message is ignored',
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      for (const text of ['', '   ']) {
        await box(page).fill(text);
        await send(page).click();
      }
      await page.waitForTimeout(300);
      assert.equal(await said(page, 'person').count(), 0);
      assert.deepEqual(posts, []);
    }),
  ),
  kept(
    5,
    'Enter sends',
    screen('/chatbot', async (visit) => {
      const page = await openChat(visit);
      await box(page).fill('Hola');
      await page.keyboard.press('Enter');
      await said(page, 'person').getByText('Hola').waitFor();
    }),
  ),
  kept(5, 'input and send are disabled while processing', processing),
  kept(8, "Chat send failure | bot message 'Error al conectar con el servidor.'", fails),
  kept(
    8,
    'Questionnaire fetch failure or status other than 200 | silently logged; chat continues without context',
    contextless,
  ),
  kept(
    8,
    'No user loaded | questionnaire not fetched',
    screen('/chatbot', async ({ open }) => {
      const page = await open('/faq');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(new URL('/chatbot', page.url()).href);
      await page.getByRole('dialog').waitFor();
      assert.ok(!asked.some((path) => path.startsWith('/answer')));
    }),
  ),
];
