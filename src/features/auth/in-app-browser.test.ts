import { expect, test } from 'vitest';
import { chromeIntent, inAppBrowser } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A245M';

test.each([
  [
    `${ANDROID}; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 350.0.0`,
    'Instagram',
    true,
  ],
  [`${ANDROID}; wv) AppleWebKit/537.36 Chrome/130.0 [FB_IAB/FB4A;FBAV/480.0;]`, 'Facebook', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 [FBAN/FBIOS;FBAV/480]',
    'Facebook',
    false,
  ],
  [`${ANDROID}) AppleWebKit/537.36 Chrome/130.0 Mobile BytedanceWebview/d8a21c6`, 'TikTok', true],
  [`${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`, null, true],
])('%s is a browser inside an app', (agent, app, isAndroid) => {
  expect(inAppBrowser(agent)).toEqual({ app, isAndroid });
});

test.each([
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
])('%s is a browser of its own', (agent) => {
  expect(inAppBrowser(agent)).toBeNull();
});

test('Android is asked to open the same page in Chrome, with the address to fall back on', () => {
  expect(chromeIntent('https://juntos.example/inicio-de-sesion?volver=%2Fchatbot')).toBe(
    'intent://juntos.example/inicio-de-sesion?volver=%2Fchatbot#Intent;scheme=https;package=com.android.chrome;' +
      'S.browser_fallback_url=https%3A%2F%2Fjuntos.example%2Finicio-de-sesion%3Fvolver%3D%252Fchatbot;end',
  );
});
