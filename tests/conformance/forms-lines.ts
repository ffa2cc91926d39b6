// What happens when a form is sent (§4, §5, §8): the button, the banner, the three seconds, in English where the
// specification fixes the words.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { call, page, screen } from './checks.ts';
import { differs, kept, type Line, type Visit } from './line.ts';

const ERROR = 'Found error in the form. Please check again.';
const DONE = 'Form submitted successfully';
const RESET_MS = 3000;

const EMAIL = 'rosario@correo.test';
const LETTER = { 'Your Name': 'Rosario', 'Email Address': EMAIL, Message: 'How do I delete my account?' };

type Sent = {
  path: string;
  fields: Record<string, string>;
  tick?: RegExp;
  rest: string;
  busy: string;
  done: string;
};

async function fill(page: Page, { fields, tick }: Pick<Sent, 'fields' | 'tick'>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  if (tick) await page.getByLabel(tick).check();
}

/** At rest → busy and disabled → banner → after three seconds at rest, empty, and the banner still there. */
function sequence(sent: Sent) {
  return screen(sent.path, async ({ open }) => {
    const opened = await open(sent.path);
    await fill(opened, sent);
    const start = Date.now();
    await opened.getByRole('button', { name: sent.rest, exact: true }).click();
    assert.ok(await opened.getByRole('button', { name: sent.busy, exact: true }).isDisabled());
    await opened.getByRole('status').getByText(sent.done).waitFor();
    const button = opened.getByRole('button', { name: sent.rest, exact: true });
    await button.waitFor();
    assert.ok(Date.now() - start >= RESET_MS - 10, `back after ${Date.now() - start} ms`);
    assert.ok(await button.isEnabled());
    for (const label of Object.keys(sent.fields))
      assert.equal(await opened.getByLabel(label, { exact: true }).inputValue(), '');
    assert.ok(await opened.getByRole('status').getByText(sent.done).isVisible());
  });
}

/** Sent as it is: an error, nothing leaves, and the button can be pressed again. */
function refused(path: string, rest: string, error: string) {
  return screen(path, async ({ open }) => {
    const opened = await open(path);
    const posts: string[] = [];
    opened.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await opened.getByRole('button', { name: rest, exact: true }).last().click();
    await opened.getByRole('alert').getByText(error).waitFor();
    assert.ok(await opened.getByRole('button', { name: rest, exact: true }).last().isEnabled());
    assert.deepEqual(posts, []);
  });
}

const hold = (visit: Visit, path: string, call: string): Promise<Page> =>
  visit.open(path).then(async (page) => {
    await page.route(`**${call}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    return page;
  });

const contact = {
  path: '/en/contacto',
  fields: LETTER,
  rest: 'Send Message',
  busy: 'Sending...',
  done: DONE,
};
const quote = { ...contact, path: '/en/aliados', tick: /I agree/ };
const subscribe = {
  path: '/en/comingSoon',
  fields: { 'Email Address': EMAIL },
  rest: 'Subscribe',
  busy: 'Subscribing...',
  done: DONE,
};
const comment = {
  path: '/en/blog/que-puede-y-que-no-puede-una-ia',
  fields: { 'Your Name': 'Rosario', 'Email Address': EMAIL, Comment: 'Thank you for writing it.' },
  rest: 'Post Comment',
  busy: 'Posting...',
  done: DONE,
};
/** The same, in the words of the Spanish pages. */
const letter = {
  path: '/contacto',
  fields: { Nombre: 'Rosario', Correo: EMAIL, Mensaje: '¿Cómo borro mi cuenta?' },
  rest: 'Enviar mensaje',
  busy: 'Enviando...',
  done: 'Formulario enviado exitosamente.',
};
const weekly = {
  ...letter,
  path: '/blog',
  fields: { Correo: EMAIL },
  rest: 'Suscribirme',
  busy: 'Suscribiendo...',
};

const contactSent = sequence(contact);

const signUpFields = { 'Your Name': 'Rosario', Password: 'a sentence that is long' };

const WHY_REPLY =
  'A timer that says "sent" before the answer came would be untrue; on a failure the text must stay where it is.';

export const FORMS: readonly Line[] = [
  kept(
    4,
    "on valid submit the button is disabled and its text changes ('Send Message' to 'Sending...'",
    contactSent,
    'en',
  ),
  kept(4, '**Form submit pattern** (contact, quote', sequence(quote), 'en'),
  kept(4, "'Subscribing...'", sequence(subscribe), 'en'),
  kept(
    4,
    'After 3 seconds the button is re-enabled, text restored, fields cleared, and a success banner shown',
    sequence(letter),
  ),
  kept(4, 'The newsletter button is disabled for 3 seconds, then the email is cleared', sequence(weekly)),
  kept(9, 'Form reset delay 3000 ms', contactSent, 'en'),
  kept(
    4,
    "'Signing up...'",
    screen('/en/signup', async (visit) => {
      const opened = await hold(visit, '/en/signup', '/api/v1/signup');
      await fill(opened, {
        fields: { ...signUpFields, 'Email Address': `rosario-${Date.now()}@correo.test` },
      });
      await opened.getByLabel(/18 or older/).check();
      await opened.getByLabel(/I accept/).check();
      await opened.getByRole('button', { name: 'Sign up', exact: true }).click();
      assert.ok(await opened.getByRole('button', { name: 'Signing up...', exact: true }).isDisabled());
      await opened.waitForURL((url) => !url.pathname.endsWith('/signup'));
    }),
    'en',
  ),
  kept(
    4,
    "'Resetting...'",
    screen('/en/resetPassword', async (visit) => {
      const opened = await hold(visit, '/en/resetPassword', '/api/v1/password/forgot');
      await opened.getByLabel('Email Address').fill(EMAIL);
      await opened.getByRole('button', { name: 'Reset Password', exact: true }).click();
      assert.ok(await opened.getByRole('button', { name: 'Resetting...', exact: true }).isDisabled());
      await opened.getByText(DONE).waitFor();
      await opened.getByRole('button', { name: 'Reset Password', exact: true }).waitFor();
      assert.equal(await opened.getByLabel('Email Address').inputValue(), '');
    }),
    'en',
  ),
  differs(
    4,
    '**Form submit pattern** (contact, quote, signup',
    {
      instead: 'After signing up the next screen opens at once.',
      why: 'There is nothing left to send, so there is no form to give back after three seconds.',
      locale: 'en',
    },
    screen('/en/signup', async ({ open }) => {
      const opened = await open('/en/signup');
      await fill(opened, {
        fields: { ...signUpFields, 'Email Address': `rosario-${Date.now()}@correo.test` },
      });
      await opened.getByLabel(/18 or older/).check();
      await opened.getByLabel(/I accept/).check();
      await opened.getByRole('button', { name: 'Sign up', exact: true }).click();
      await opened.waitForURL('**/preguntas1');
    }),
  ),
  kept(
    4,
    'After 3 seconds the button is re-enabled',
    sequence({
      path: '/resetPassword',
      fields: { Correo: EMAIL },
      rest: 'Enviar enlace',
      busy: 'Enviando...',
      done: 'te llegará un enlace en unos minutos',
    }),
  ),
  kept(4, "'Post Comment' to 'Posting...'", sequence(comment), 'en'),
  differs(
    4,
    'fields cleared, and a success banner shown',
    {
      instead: 'Without an answer of the server there is no success: the text stays and an error says so.',
      why: WHY_REPLY,
    },
    screen('/contacto', async ({ open }) => {
      const opened = await open('/contacto');
      await fill(opened, { fields: { Nombre: 'Rosario', Correo: EMAIL, Mensaje: 'Una duda.' } });
      await opened.context().setOffline(true);
      await opened.getByRole('button', { name: 'Enviar mensaje' }).click();
      await opened.getByRole('alert').getByText('Lo que escribiste sigue aquí.').waitFor();
      assert.equal(await opened.getByLabel('Mensaje').inputValue(), 'Una duda.');
    }),
  ),
  ...(
    [
      ['/en/contacto', 'Send Message'],
      ['/en/aliados', 'Send Message'],
      ['/en/signup', 'Sign up'],
      ['/en/resetPassword', 'Reset Password'],
    ] as const
  ).map(([path, rest]) =>
    kept(
      4,
      'On a missing required field an error banner shows, nothing is sent, and the button stays enabled',
      refused(path, rest, ERROR),
      'en',
    ),
  ),
  kept(
    5,
    'Contact, quote, signup, reset: every field listed is required',
    refused('/en/aliados', 'Send Message', ERROR),
    'en',
  ),
  kept(
    5,
    "Banner on failure 'Found error in the form. Please check again.'",
    refused('/en/contacto', 'Send Message', ERROR),
    'en',
  ),
  ...(
    [
      ['/en/contacto', 'en'],
      ['/en/aliados', 'en'],
    ] as const
  ).map(([path, locale]) =>
    kept(
      5,
      'Email inputs use the browser email type',
      page(path, ({ html }) =>
        assert.match(
          html,
          /<input\b[^>]*type="email"[^>]*name="email"|<input\b[^>]*name="email"[^>]*type="email"/,
        ),
      ),
      locale,
    ),
  ),
  kept(
    5,
    'Comment form: name, email and comment required; website optional',
    call('POST /api/v1/comments', async ({ ask }) => {
      const sent = (body: object) => ask('POST', '/api/v1/comments', { slug: 'la-primera-llamada', ...body });
      const whole = { name: 'Rosario', email: EMAIL, comment: 'Gracias.' };
      assert.equal((await sent(whole)).status, 200);
      for (const field of Object.keys(whole))
        assert.equal((await sent({ ...whole, [field]: '' })).status, 400, field);
    }),
  ),
  differs(
    5,
    "On a validation failure the button text is wrongly set to 'Reset Password'",
    {
      instead: 'The button keeps its own words.',
      why: 'The specification calls it wrong itself.',
      locale: 'en',
    },
    refused(comment.path, comment.rest, ERROR),
  ),
  differs(
    5,
    'Subscribe: no validation; the newsletter email field is plain text',
    {
      instead: 'The field is of type email, and a mail asks the owner of the address to confirm.',
      why: 'Nobody should be put on a list by somebody else.',
    },
    call('POST /api/v1/newsletter', async ({ server, ask }) => {
      assert.equal((await ask('POST', '/api/v1/newsletter', { email: 'rosario' })).status, 400);
      const email = `rosario-${Date.now()}@correo.test`;
      assert.equal((await ask('POST', '/api/v1/newsletter', { email })).status, 200);
      assert.equal((await server.mailsTo(email)).length, 1);
    }),
  ),
  kept(
    8,
    "Form validation (contact, quote, signup, reset, comment) | 'Found error in the form. Please check again.' (red)",
    screen('/en/contacto', async ({ open }) => {
      const opened = await open('/en/contacto');
      await opened.getByRole('button', { name: 'Send Message' }).click();
      const banner = opened.getByRole('alert');
      await banner.getByText(ERROR).waitFor();
      assert.match((await banner.getAttribute('class')) ?? '', /banner-error/);
    }),
    'en',
  ),
  kept(8, "Form success | 'Form submitted successfully' (green)", contactSent, 'en'),
];
