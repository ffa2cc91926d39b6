// Signing in with Google, against an issuer of our own: the button (§2), the call (§3, §7), its states (§4) and errors (§8).
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { googleCalls, standInForGoogle } from '../support/google-page.ts';
import { INTO_THE_APP, signInShows, storedIn } from './account-lines.ts';
import { call, screen } from './checks.ts';
import { differs, kept, type Line, type Visit } from './line.ts';

/** The sign-in page with Google answering; `as` is who is signed in there. */
async function beforeGoogle({ open, google, url }: Visit, as: Record<string, unknown>): Promise<Page> {
  const page = await open('/signup');
  await standInForGoogle(page, google, as);
  await page.goto(`${url}/inicio-de-sesion`);
  await page.getByRole('button', { name: 'Acceder con Google' }).waitFor();
  return page;
}

const atGoogle = () => ({ sub: randomUUID(), email: `rosario.${randomUUID()}@gmail.com` });

const googleButton = screen('/inicio-de-sesion', async (visit) => {
  const page = await beforeGoogle(visit, atGoogle());
  const calls = await googleCalls(page);
  const look = calls.find(([name]) => name === 'renderButton')?.[1];
  assert.deepEqual([look?.theme, look?.size], ['outline', 'large']);
  assert.ok(calls.some(([name]) => name === 'prompt'));
});

const googleSignIn = screen('/inicio-de-sesion', async (visit) => {
  const who = atGoogle();
  const first = await beforeGoogle(visit, who);
  await first.getByRole('button', { name: 'Acceder con Google' }).click();
  await first.getByLabel('Tengo 18 años o más').check();
  await first.getByLabel(/Acepto/).check();
  await first.getByRole('button', { name: 'Crear cuenta' }).click();
  await first.waitForURL('**/preguntas1');
  const page = await beforeGoogle(visit, who);
  await page.route('**/api/v1/authentication/google', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Acceder con Google' }).click();
  await page.locator('.spinner').waitFor();
  await page.waitForURL(`${visit.url}/chatbot`);
  for (const stored of await storedIn(page))
    assert.deepEqual(JSON.parse(stored ?? ''), { email: who.email, name: 'Rosario' });
});

const googleWithoutUser = screen('/inicio-de-sesion', async (visit) => {
  const page = await beforeGoogle(visit, atGoogle());
  await page.route('**/api/v1/authentication/google', (route) => route.fulfill({ json: { status: 'ok' } }));
  await page.getByRole('button', { name: 'Acceder con Google' }).click();
  await page.getByRole('alert').getByText('Error en la respuesta del backend').waitFor();
});

const googleBlocked = screen('/inicio-de-sesion', async ({ open, url }) => {
  const page = await open('/signup');
  await page.route('https://accounts.google.com/gsi/client', (route) => route.abort());
  await page.goto(`${url}/inicio-de-sesion`);
  await page.getByRole('status').getByText('Error cargando el script de Google').waitFor();
});

/** One visit of a Google account; the documented client sends the credential alone. */
const withGoogle = call('POST /api/v1/authentication/google', async ({ ask, google }) => {
  const path = '/api/v1/authentication/google';
  const identity = { sub: `1${Date.now()}`, email: `rosario.${Date.now()}@gmail.com` };
  const visit = async (answers: object) => {
    const opened = await ask('GET', path);
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const token = await google.token({ ...identity, nonce: opened.json.nonce });
    return ask('POST', path, { token, ...answers }, { cookie });
  };
  await visit({ name: 'Rosario', isAdult: true, isAgreed: true });
  const { status, json } = await visit({});
  assert.equal(status, 200);
  assert.deepEqual(json, {
    status: 'ok',
    user: {
      email: identity.email,
      name: 'Rosario',
      google_id: identity.sub,
      givenName: 'Rosario',
      familyName: 'Prueba',
    },
    data: { userEmail: identity.email, userName: 'Rosario' },
  });
});

export const GOOGLE: readonly Line[] = [
  kept(2, 'a Google sign-in button (outline, large, with a one-tap prompt)', googleButton),
  kept(
    2,
    "divider 'O ingresar con tu cuenta registrada'",
    signInShows('O ingresar con tu cuenta registrada'),
  ),
  kept(3, '**Google sign-in request**: token (credential from the identity widget)', withGoogle),
  kept(
    3,
    '**Google sign-in response**: user with email, name, google_id, givenName, familyName; plus status and data',
    withGoogle,
  ),
  differs(
    4,
    "**Google login**: a spinner shows during the request; when the response holds a user, the user is saved and the visitor is redirected to '/'",
    INTO_THE_APP,
    googleSignIn,
  ),
  kept(
    7,
    'POST api/v1/authentication/google | token | user.email, user.name, user.google_id, user.givenName, user.familyName, status, data',
    withGoogle,
  ),
  kept(
    7,
    'The Google sign-in script is loaded from the identity provider',
    screen('/inicio-de-sesion', async ({ open }) => {
      const page = await open('/resetPassword');
      const asked = page.waitForRequest('https://accounts.google.com/gsi/client');
      await page.getByRole('link', { name: 'Volver a ingresar' }).click();
      await asked;
    }),
  ),
  kept(8, "Google response without user | 'Error en la respuesta del backend'", googleWithoutUser),
  kept(8, "Google script fails to load | 'Error cargando el script de Google'", googleBlocked),
];
