import type { Page } from 'playwright-core';
import type { FakeGoogle } from './fake-google.ts';

/** A stand-in for the script of Google: it draws a button, and pressing it asks for a token with the page's nonce. */
const SCRIPT = `
  let options;
  const answer = async () => {
    const reply = await fetch('https://accounts.google.com/gsi/token?nonce=' + options.nonce);
    options.callback({ credential: await reply.text() });
  };
  window.googleCalls = [];
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; window.googleCalls.push(['initialize', { ...given, callback: undefined }]); },
    renderButton: (place, look) => {
      window.googleCalls.push(['renderButton', look]);
      const button = document.createElement('button');
      button.textContent = 'Acceder con Google';
      button.addEventListener('click', answer);
      place.replaceChildren(button);
    },
    prompt: () => window.googleCalls.push(['prompt']),
    cancel: () => window.googleCalls.push(['cancel']),
  } } };
`;

export type GoogleCall = [name: string, given?: Record<string, unknown>];

/** Whoever is signed in at Google, as the page would find them. */
export async function standInForGoogle(
  page: Page,
  google: FakeGoogle,
  claims: Record<string, unknown>,
): Promise<void> {
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://accounts.google.com/gsi/token?**', async (route) => {
    const nonce = new URL(route.request().url()).searchParams.get('nonce') ?? '';
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, body: await google.token({ ...claims, nonce }) });
  });
}

export const googleCalls = (page: Page): Promise<GoogleCall[]> =>
  page.evaluate(() => (window as unknown as { googleCalls?: GoogleCall[] }).googleCalls ?? []);
