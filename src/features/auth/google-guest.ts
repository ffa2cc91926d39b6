import type { Guest } from '../../platform/edge.server.ts';
import { SIGN_IN_PATHS } from '../../routes.ts';

const GSI = 'https://accounts.google.com/gsi/';

/** What the sign-in page lets Google do, where signing in with Google is offered: its button, its prompt, its answer. */
export const GOOGLE_GUEST: Guest = {
  paths: new Set(SIGN_IN_PATHS),
  sources: {
    'script-src': `${GSI}client`,
    'style-src': `${GSI}style`,
    'frame-src': GSI,
    'connect-src': GSI,
  },
  headers: {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Google compares the origin with those of the client. It never hears the address of a page.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), interest-cohort=(), identity-credentials-get=(self "https://accounts.google.com")',
  },
};
