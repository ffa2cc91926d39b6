// Every route of the server, and who may call it. A route that is not here fails `authorisation.test.ts`.
import { randomUUID } from 'node:crypto';
import type { Owner } from './owner.ts';

export type Call = { url: string; body?: object };

export type PrivateRoute = {
  /** The call as its owner makes it; somebody else makes the very same with a session of their own. */
  call(ana: Owner): Call;
  /** What the owner is answered. */
  owner: number;
  /** What somebody else is answered. A 2xx is about their own things, never about the owner's. */
  another: number;
};

const own = (url: string, body?: object) => ({ call: () => ({ url, body }), owner: 200, another: 200 });
const ofId = (call: (ana: Owner) => Call, owner = 200): PrivateRoute => ({ call, owner, another: 404 });

/** In an order in which the owner can make them all: what ends something stands last. */
export const PRIVATE: Record<string, PrivateRoute> = {
  'GET /api/v1/me': own('/api/v1/me'),
  'GET /api/v1/access': own('/api/v1/access'),
  'GET /api/v1/devices': own('/api/v1/devices'),
  'GET /api/v1/consents': own('/api/v1/consents'),
  'GET /api/v1/privacy': own('/api/v1/privacy'),
  'GET /api/v1/export': own('/api/v1/export'),
  'GET /api/v1/safety-plan': own('/api/v1/safety-plan'),
  'GET /api/v1/chat/messages': {
    call: ({ position }) => ({ url: `/api/v1/chat/messages?before=${position}` }),
    owner: 200,
    another: 200,
  },
  'GET /api/v1/memories': {
    call: ({ memoryId }) => ({ url: `/api/v1/memories?before=${memoryId}` }),
    owner: 200,
    another: 200,
  },
  'GET /answer/:userId': {
    call: ({ person }) => ({ url: `/answer/${encodeURIComponent(person.email)}` }),
    owner: 200,
    another: 403,
  },
  'POST /answer': {
    call: ({ person }) => ({
      url: '/answer',
      body: { userId: person.email, questionId: 7, answer: ['Directo'] },
    }),
    owner: 200,
    another: 403,
  },
  'PUT /api/v1/answers/:questionId/use': {
    ...own('/api/v1/answers/7/use', { isUsed: false }),
    owner: 204,
    another: 204,
  },
  'POST /request_open_ai': {
    call: ({ person }) => ({
      url: '/request_open_ai',
      body: { userId: person.email, message: 'Hola otra vez' },
    }),
    owner: 200,
    another: 403,
  },
  'GET /api/v1/chat/turns/:id': ofId(({ turnId }) => ({ url: `/api/v1/chat/turns/${turnId}` })),
  'PUT /api/v1/chat/turns/:id/feedback': ofId(
    ({ turnId }) => ({ url: `/api/v1/chat/turns/${turnId}/feedback`, body: { verdict: 'helped' } }),
    204,
  ),
  // Says nothing about whether there is such a turn; that it stops nobody else's is a test of its own.
  'POST /api/v1/chat/turns/:id/stop': {
    call: ({ turnId }) => ({ url: `/api/v1/chat/turns/${turnId}/stop` }),
    owner: 202,
    another: 202,
  },
  'GET /api/v1/summaries/:turnId': ofId(({ turnId }) => ({ url: `/api/v1/summaries/${turnId}` })),
  'PUT /api/v1/summaries/:turnId': ofId(
    ({ turnId }) => ({ url: `/api/v1/summaries/${turnId}`, body: { text: 'Caminar un rato' } }),
    204,
  ),
  'DELETE /api/v1/summaries/:turnId': ofId(({ turnId }) => ({ url: `/api/v1/summaries/${turnId}` }), 204),
  'POST /api/v1/memories': {
    call: ({ turnId }) => ({
      url: '/api/v1/memories',
      body: { kind: 'goal', text: 'Dormir mejor', at: '2026-11-01T10:00:00Z', turnId },
    }),
    owner: 201,
    another: 201,
  },
  // Ids of turns are a person's own: the same id is another turn for somebody else.
  'POST /api/v1/chat/turns': {
    call: ({ turnId, words }) => ({ url: '/api/v1/chat/turns', body: { id: turnId, text: words.message } }),
    owner: 200,
    another: 200,
  },
  'PUT /api/v1/memories/:id': ofId(({ memoryId }) => ({
    url: `/api/v1/memories/${memoryId}`,
    body: { text: 'Otra cosa' },
  })),
  'PUT /api/v1/safety-plan/:step': {
    call: ({ planStep }) => ({ url: `/api/v1/safety-plan/${planStep}`, body: { text: 'Salir al patio' } }),
    owner: 200,
    another: 200,
  },
  'GET /api/v1/passes': own('/api/v1/passes'),
  'POST /api/v1/orders': own('/api/v1/orders', { plan: 'mes', provider: 'prueba' }),
  'POST /api/v1/passes/code': {
    call: ({ code }) => ({ url: '/api/v1/passes/code', body: { code } }),
    owner: 204,
    another: 204,
  },
  'POST /api/v1/receipts/:id/refund': ofId(({ receiptId }) => ({
    url: `/api/v1/receipts/${receiptId}/refund`,
    body: {},
  })),
  'PATCH /api/v1/me': own('/api/v1/me', { country: 'PE' }),
  'PUT /api/v1/consents': own('/api/v1/consents', { research: false }),
  'PUT /api/v1/privacy': own('/api/v1/privacy', { keepDays: 365 }),
  'POST /api/v1/email/send': own('/api/v1/email/send'),
  'DELETE /api/v1/authentication/google': {
    ...own('/api/v1/authentication/google'),
    owner: 204,
    another: 204,
  },
  'DELETE /api/v1/memories/:id': ofId(({ memoryId }) => ({ url: `/api/v1/memories/${memoryId}` }), 204),
  'DELETE /api/v1/memories': { ...own('/api/v1/memories'), owner: 204, another: 204 },
  'DELETE /api/v1/devices/:id': ofId(({ deviceId }) => ({ url: `/api/v1/devices/${deviceId}` }), 204),
  'DELETE /api/v1/devices': { ...own('/api/v1/devices'), owner: 204, another: 204 },
  'DELETE /api/v1/conversations': { ...own('/api/v1/conversations'), owner: 204, another: 204 },
  'DELETE /api/v1/account': {
    ...own('/api/v1/account', { confirmation: 'BORRAR' }),
    owner: 202,
    another: 202,
  },
  'POST /api/v1/account/stay': own('/api/v1/account/stay'),
  // Somebody else's password is not theirs. For the owner it ends the session the others above were made with.
  'POST /api/v1/password/change': {
    call: ({ person }) => ({
      url: '/api/v1/password/change',
      body: { current: person.password, password: 'tres garzas en el tejado' },
    }),
    owner: 200,
    another: 400,
  },
};

const anybody = 'anybody may read it, and it is the same for all';
const form = 'a public form: it takes and shows nothing';

/** Open to everyone, and why. */
export const OPEN: Record<string, string> = {
  'POST /api/v1/userLogin': 'how a session begins',
  'POST /api/v1/signup': 'how an account begins',
  'GET /api/v1/authentication/google': 'what the sign-in page needs to offer Google, and a nonce of its own',
  'POST /api/v1/authentication/google': 'how a session begins: the token of Google is what opens it',
  'POST /api/v1/logout': 'ends the session of the cookie, if there is one',
  'POST /api/v1/password/forgot': 'whoever forgot a password has no session',
  'POST /api/v1/password/reset': 'the key of the link is what opens it',
  'POST /api/v1/email/verify':
    'the key of the link and, outside of the account, its password are what opens it',
  'POST /api/v1/email/disown': 'the key of the link is what opens it',
  'GET /api/v1/help-lines': anybody,
  'GET /blog/buscar': anybody,
  'GET /api/docs': anybody,
  'GET /healthz': anybody,
  'GET /readyz': anybody,
  'GET /metrics': 'figures of the server, about nobody, for whoever has the token of the operator',
  'GET /api/v1/plans': anybody,
  'GET /api/v1/orders/:reference':
    'the reference is what opens it, for whoever comes back to pay without a session; it does not say whose it is',
  'POST /mediosDePago': 'whoever is signed out is led to the modal; an order needs a session',
  'POST /pt/mediosDePago': 'the same in Portuguese',
  'GET /mediosDePago/retorno/:provider':
    'a provider sends people here; the provider itself is asked what is true',
  'POST /mediosDePago/retorno/:provider': 'the same, by a form without a cookie',
  'POST /api/v1/payments/:provider':
    'messages of providers, opened by their signature; the provider is asked what is true',
  'GET /api/v1/trial-payments/:id': 'the key of the link is what opens it; no money moves',
  'POST /api/v1/trial-payments/:id': 'the key of the link is what opens it; no money moves',
  'POST /api/v1/contact': form,
  'POST /api/v1/quote': form,
  'POST /api/v1/comments': form,
  'POST /api/v1/newsletter': form,
  'POST /api/v1/newsletter/confirm': 'the key of the mail is what opens it',
  'POST /api/v1/newsletter/leave': 'the key of the mail is what opens it',
  'GET /novedades': anybody,
  'GET /en/novedades': anybody,
  'GET /pt/novedades': anybody,
};

/** Ids that are nobody's, or that somebody would try: beside a real one, counted up, the first, the empty one. */
export function guessesOf(id: string): string[] {
  const last = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  const before = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  const dashed = (hex: string) =>
    [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  const nobodys = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  return [dashed(last), dashed(before), randomUUID(), ...nobodys, '1', '0', '-1', '*', '%25', 'me', 'null'];
}
