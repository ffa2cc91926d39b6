import { expect, test } from 'vitest';
import type { Panel } from '../help/panel-line.ts';
import type { ChatEvent } from './chat-event.ts';
import {
  EMPTY_TRANSCRIPT,
  feltWait,
  type Happening,
  happened,
  joinSentences,
  type MessagePage,
  messageProblem,
  type Transcript,
} from './transcript.ts';

const at = '2026-11-21T12:00:00.000Z';
const full: Panel = { size: 'full', country: 'CL', lines: [] };
const card: Panel = { size: 'card', country: 'CL', lines: [] };

function after(...things: Happening[]): Transcript {
  return things.reduce(happened, EMPTY_TRANSCRIPT);
}

const sent = (turnId: string, text: string): Happening => ({ type: 'sent', turnId, text, at });
const event = (turnId: string, event: ChatEvent): Happening => ({ type: 'event', turnId, event, at });
const done = (turnId: string): ChatEvent => ({
  type: 'done',
  turnId,
  status: 'done',
  level: 'none',
  move: 'ask.open',
});
const page = (change: Partial<MessagePage>): MessagePage => ({
  messages: [],
  more: false,
  cursor: null,
  panel: null,
  running: null,
  intakeRead: true,
  ...change,
});

test('a reply grows sentence by sentence under the message it answers', () => {
  const now = after(
    sent('a', 'No dormí'),
    event('a', { type: 'accepted', turnId: 'a' }),
    event('a', { type: 'text', text: 'Otra noche así.' }),
    event('a', { type: 'text', text: '¿Qué te dio vueltas?' }),
  );
  expect(now.bubbles.map((bubble) => bubble.text)).toEqual([
    'No dormí',
    'Otra noche así. ¿Qué te dio vueltas?',
  ]);
  expect(now.running).toBe('a');
  expect(happened(now, event('a', done('a')))).toMatchObject({ running: null, finished: 'a' });
});

test('trying again after a cut shows one message and one whole reply', () => {
  const now = after(
    sent('a', 'Hola'),
    event('a', { type: 'text', text: 'Te leo.' }),
    { type: 'failed', failure: { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true }, at },
    sent('a', 'Hola'),
    event('a', { type: 'accepted', turnId: 'a' }),
    event('a', { type: 'text', text: 'Te leo. ¿Qué traes hoy?' }),
    event('a', done('a')),
  );
  expect(now.bubbles.map((bubble) => bubble.text)).toEqual(['Hola', 'Te leo. ¿Qué traes hoy?']);
  expect(now.failure).toBeNull();
});

test('a message that never left stays on screen after a reload, with its way to try again', () => {
  const failure = { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true };
  const now = after({ type: 'failed', failure, at }, { type: 'loaded', page: page({}), at });
  expect(now.bubbles).toHaveLength(1);
  expect(now.failure).toEqual(failure);
});

test('a message that was answered while the page was closed asks for nothing', () => {
  const messages = (['person', 'therapist'] as const).map((from) => ({
    id: `a:${from}`,
    turnId: 'a',
    from,
    text: 'Hola',
    at,
    status: 'done' as const,
  }));
  const now = after(
    { type: 'failed', failure: { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true }, at },
    { type: 'loaded', page: page({ messages }), at },
  );
  expect(now.bubbles).toHaveLength(2);
  expect(now.failure).toBeNull();
});

test('a reply that broke off on the server can be asked for again, with the same id', () => {
  const broken = {
    id: 'b:p',
    turnId: 'b',
    from: 'person' as const,
    text: 'Sigo acá',
    at,
    status: 'failed' as const,
  };
  const now = after({ type: 'loaded', page: page({ messages: [broken] }), at });
  expect(now.failure).toMatchObject({ turnId: 'b', text: 'Sigo acá', isRetryable: true });
  expect(now.bubbles).toHaveLength(1);
});

test('a message that is being answered after a reload is not offered again', () => {
  const now = after(
    { type: 'failed', failure: { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true }, at },
    { type: 'loaded', page: page({ running: 'a' }), at },
  );
  expect(now).toMatchObject({ running: 'a', failure: null });
});

test('a person in crisis keeps the whole help panel while the visit lasts', () => {
  const now = after(event('a', { type: 'panel', panel: full }), event('b', { type: 'panel', panel: card }));
  expect(now.panel).toBe(full);
});

test('an error inside the stream keeps the message and says whether trying again helps', () => {
  const now = after(
    sent('a', 'Hola'),
    event('a', { type: 'error', code: 'internal', message: 'Algo falló.', retryable: false }),
  );
  expect(now.failure).toEqual({ turnId: 'a', text: 'Hola', message: 'Algo falló.', isRetryable: false });
  expect(happened(now, { type: 'taken-back', turnId: 'a' }).bubbles).toEqual([]);
});

test('sentences are joined with one space and line breaks are kept', () => {
  expect(joinSentences('', 'Uno.')).toBe('Uno.');
  expect(joinSentences('Uno.', 'Dos.')).toBe('Uno. Dos.');
  expect(joinSentences('Uno. ', 'Dos.')).toBe('Uno. Dos.');
  expect(joinSentences('Uno.', '\nDos.')).toBe('Uno.\nDos.');
});

test('an empty message is ignored and one over 4.000 letters is refused before it is sent', () => {
  expect(messageProblem(' \n ')).toBe('empty');
  expect(messageProblem('a'.repeat(4000))).toBeNull();
  expect(messageProblem('a'.repeat(4001))).toBe('too_long');
});

test('a slow reply says so at 8 and at 25 seconds', () => {
  expect(feltWait(7)).toBeNull();
  expect(feltWait(8)).toBe('waiting');
  expect(feltWait(25)).toBe('slow');
});
