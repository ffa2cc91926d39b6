// Signing in, making an account and choosing another password: the screens (§2), what they keep (§3), their states
// (§4), checks (§5) and errors (§8).
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { call, screen } from './checks.ts';
import { differs, kept, type Line, type Visit } from './line.ts';

const enter = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

export const storedIn = (page: Page) =>
  page.evaluate(() => ['user', 'userLogin'].map((key) => localStorage.getItem(key)));

async function signedIn(visit: Visit) {
  const person = await visit.person();
  const page = await visit.open('/inicio-de-sesion');
  await enter(page, person.email, person.password);
  await page.waitForURL(`${visit.url}/chatbot`);
  return { person, page };
}

export const signInShows = (...words: string[]) =>
  screen('/inicio-de-sesion', async ({ open }) => {
    const page = await open('/inicio-de-sesion');
    for (const word of words) await page.getByText(word).first().waitFor();
  });

const missingFields = screen('/inicio-de-sesion', async ({ open }) => {
  const page = await open('/inicio-de-sesion');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').getByText('Faltan campos. Por favor, verifica.').waitFor();
  assert.deepEqual(posts, []);
});

const serverSays = (status: number, body: object) =>
  async function answered(visit: Visit): Promise<Page> {
    const page = await visit.open('/inicio-de-sesion');
    await page.route('**/api/v1/userLogin', (route) => route.fulfill({ status, json: body }));
    await enter(page, 'rosario@correo.test', 'una clave cualquiera');
    return page;
  };

const unauthorized = screen('/inicio-de-sesion', async ({ open, person }) => {
  const { email } = await person();
  const page = await open('/inicio-de-sesion');
  await enter(page, email, 'no es la clave');
  await page.getByRole('alert').getByText('El correo o la contraseña no coinciden.').waitFor();
  assert.deepEqual(await storedIn(page), [null, null]);
});

const writesBoth = screen('/inicio-de-sesion', async (visit) => {
  const { person, page } = await signedIn(visit);
  for (const stored of await storedIn(page))
    assert.deepEqual(JSON.parse(stored ?? ''), { email: person.email, name: 'Prueba' });
});

const SIGN_UP_BODY = {
  name: 'Rosario',
  email: 'rosario@correo.test',
  password: 'una clave bien larga',
  isAgreed: true,
  isAdult: true,
};

/** Where a person is let in, with the page they came from kept in `volver`. */
export const INTO_THE_APP = {
  instead: 'The person lands where they were going, else in the chat.',
  why: 'Whoever enters wants to go on: the homepage says nothing they came for.',
};

export const ACCOUNT: readonly Line[] = [
  kept(2, "Heading 'Ingresa a tu cuenta'", signInShows('Ingresa a tu cuenta')),
  kept(
    2,
    "Email and Password fields; submit 'Entrar'; link 'Registrar' to signup",
    screen('/inicio-de-sesion', async ({ open }) => {
      const page = await open('/inicio-de-sesion');
      assert.equal(await page.getByLabel('Correo').getAttribute('type'), 'email');
      assert.equal(await page.getByLabel('Contraseña', { exact: true }).getAttribute('type'), 'password');
      assert.equal(await page.getByRole('button', { name: 'Entrar' }).getAttribute('type'), 'submit');
      assert.equal(await page.getByRole('link', { name: 'Registrar' }).getAttribute('href'), '/signup');
    }),
  ),
  kept(2, 'an all-rights-reserved footer', signInShows('Todos los derechos reservados.')),
  differs(
    2,
    "Success redirects to '/'",
    INTO_THE_APP,
    screen('/inicio-de-sesion', async (visit) => void (await signedIn(visit))),
  ),
  kept(
    2,
    "'Create Your Account'; fields Your Name, Email Address, Password; terms checkbox; 'Sign up' button",
    screen('/en/signup', async ({ open }) => {
      const page = await open('/en/signup');
      await page.getByRole('heading', { level: 1, name: 'Create Your Account' }).waitFor();
      for (const label of ['Your Name', 'Email Address', 'Password'])
        assert.ok(await page.getByLabel(label, { exact: true }).isVisible(), label);
      assert.equal(await page.getByLabel(/terms/).getAttribute('type'), 'checkbox');
      assert.ok(await page.getByRole('button', { name: 'Sign up', exact: true }).isVisible());
    }),
    'en',
  ),
  differs(
    2,
    'Facebook, Google and Twitter links that are inert',
    {
      instead: 'There are no such links.',
      why: 'A button that does nothing is worse than none.',
      locale: 'en',
    },
    screen('/en/signup', async ({ open }) => {
      const page = await open('/en/signup');
      await page.getByRole('button', { name: 'Sign up', exact: true }).waitFor();
      assert.equal(await page.getByText(/Facebook|Google|Twitter/).count(), 0);
    }),
  ),
  kept(
    2,
    'link to login',
    screen('/en/signup', async ({ open }) => {
      const page = await open('/en/signup');
      assert.equal(
        await page.getByRole('link', { name: 'Sign in' }).getAttribute('href'),
        '/inicio-de-sesion',
      );
    }),
    'en',
  ),
  kept(
    2,
    "'Reset Your Account'; one Email Address field; 'Reset Password' button",
    screen('/en/resetPassword', async ({ open }) => {
      const page = await open('/en/resetPassword');
      await page.getByRole('heading', { level: 1, name: 'Reset Your Account' }).waitFor();
      assert.equal(await page.locator('form input').count(), 1);
      assert.equal(await page.getByLabel('Email Address').getAttribute('type'), 'email');
      await page.getByRole('button', { name: 'Reset Password', exact: true }).waitFor();
    }),
    'en',
  ),

  kept(
    3,
    "Two storage keys are seen: 'user' (JSON, fields not shown) and 'userLogin' (object with email and name)",
    writesBoth,
  ),
  kept(
    3,
    'It is loaded at start and removed when empty',
    screen('/tu', async (visit) => {
      const { page } = await signedIn(visit);
      await page.goto(`${visit.url}/tu`);
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await page.waitForFunction(
        () => localStorage.getItem('user') === null && localStorage.getItem('userLogin') === null,
      );
    }),
  ),
  differs(
    3,
    'Signed in means a stored user is present',
    {
      instead: 'The session is a cookie that no script can read; what is stored serves for display.',
      why: 'Anyone can write to local storage. Every call asks the server who is there.',
    },
    call('GET /api/v1/me', async ({ ask, person }) => {
      assert.equal((await ask('GET', '/api/v1/me')).status, 401);
      assert.equal((await (await person()).call('GET', '/api/v1/me')).status, 200);
    }),
  ),
  kept(
    3,
    '**Signup form**: name, email, password, isAgreed',
    call('POST /api/v1/signup', async ({ ask }) => {
      for (const field of ['name', 'email', 'password', 'isAgreed']) {
        const { status, json } = await ask('POST', '/api/v1/signup', { ...SIGN_UP_BODY, [field]: undefined });
        assert.equal(status, 400, field);
        assert.ok(field in json.error.fields, field);
      }
    }),
  ),
  kept(
    3,
    '**Reset form**: email',
    call('POST /api/v1/password/forgot', async ({ ask }) => {
      assert.equal(
        (await ask('POST', '/api/v1/password/forgot', { email: 'nadie@correo.test' })).status,
        200,
      );
      assert.equal((await ask('POST', '/api/v1/password/forgot', {})).status, 400);
    }),
  ),

  differs(
    4,
    "if authorized is true the user is saved to local storage and context and redirected to '/'",
    INTO_THE_APP,
    writesBoth,
  ),
  differs(
    4,
    'otherwise nothing visible happens',
    { instead: '"El correo o la contraseña no coinciden."', why: 'Silence looks like a broken page.' },
    unauthorized,
  ),

  kept(5, "If either is missing the banner reads 'Faltan campos. Por favor, verifica.'", missingFields),
  differs(
    5,
    "otherwise 'Formulario enviado exitosamente.'",
    {
      instead: 'It is said once the server has let the person in.',
      why: 'Said before the answer it would be untrue.',
    },
    screen('/inicio-de-sesion', async (visit) => {
      const page = await visit.open('/inicio-de-sesion');
      const { email, password } = await visit.person();
      let isAnswered = false;
      await page.route('**/api/v1/userLogin', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        assert.equal(await page.getByText('Formulario enviado exitosamente.').count(), 0);
        isAnswered = true;
        await route.continue();
      });
      // Shown for less than half a second before the page goes on: looked for at every frame.
      const isSaid = page.waitForFunction(() =>
        document.querySelector('main')?.innerText.includes('Formulario enviado exitosamente.'),
      );
      await enter(page, email, password);
      await isSaid;
      assert.ok(isAnswered);
    }),
  ),
  differs(
    5,
    'The login request is sent in both cases',
    {
      instead:
        'With a field missing nothing is sent; the call itself answers 200 {"authorized":false} to empty fields.',
      why: 'A request that can only fail costs data and an attempt. Documented clients still get their shape.',
    },
    call('POST /api/v1/userLogin', async ({ ask }) => {
      const { status, json } = await ask('POST', '/api/v1/userLogin', { userEmail: '', userPass: '' });
      assert.deepEqual([status, json], [200, { authorized: false }]);
    }),
  ),
  differs(
    5,
    'Contact, quote, signup, reset: every field listed is required (quote and signup include the terms checkbox',
    {
      instead: 'Signing up also asks to confirm being 18 or older.',
      why: 'The service is for adults; younger people get the lines that listen to them.',
    },
    call('POST /api/v1/signup', async ({ ask }) => {
      const { status, json } = await ask('POST', '/api/v1/signup', { ...SIGN_UP_BODY, isAdult: false });
      assert.deepEqual([status, Object.keys(json.error.fields)], [400, ['isAdult']]);
    }),
  ),

  kept(8, "Login missing fields | 'Faltan campos. Por favor, verifica.'", missingFields),
  kept(
    8,
    "Login failure | error message text or fallback 'Error en login'",
    screen('/inicio-de-sesion', async (visit) => {
      const worded = await serverSays(500, {
        error: { code: 'internal', message: 'Hoy no pudimos entrar.' },
      })(visit);
      await worded.getByRole('alert').getByText('Hoy no pudimos entrar.').waitFor();
      const silent = await serverSays(500, { error: { code: 'internal', message: '' } })(visit);
      await silent.getByRole('alert').getByText('Error en login').waitFor();
    }),
  ),
  differs(
    8,
    'Login unauthorized response | no message to the user',
    { instead: '"El correo o la contraseña no coinciden."', why: 'Silence looks like a broken page.' },
    unauthorized,
  ),
];
