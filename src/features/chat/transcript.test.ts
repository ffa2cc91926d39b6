import { describe, expect, test } from 'vitest';
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

function told(...things: Happening[]): Transcript {
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
  engine: 'guided',
  intakeRead: true,
  isWatched: false,
  answered: 24,
  ...change,
});
const loaded = (change: Partial<MessagePage>, sending: string | null = null): Happening => ({
  type: 'loaded',
  page: page(change),
  sending,
  at,
});
const saved = (
  turnId: string,
  from: 'person' | 'therapist',
  text: string,
): MessagePage['messages'][number] => ({
  id: `${turnId}:${from[0]}`,
  turnId,
  from,
  text,
  at,
  status: 'done',
});
const textsOf = ({ bubbles }: Transcript) => bubbles.map((bubble) => bubble.text);

test('a reply grows sentence by sentence under the message it answers', () => {
  const now = told(
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

test('whoever waits in line sees how many are before them, until the first word comes', () => {
  const waiting = told(sent('a', 'Hola'), event('a', { type: 'waiting', ahead: 3 }));
  expect(waiting.ahead).toBe(3);
  expect(happened(waiting, event('a', { type: 'text', text: 'Te leo.' })).ahead).toBe(0);
});

test('trying again after a cut shows one message and one whole reply', () => {
  const now = told(
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
  const now = told({ type: 'failed', failure, at }, loaded({}));
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
  const now = told(
    { type: 'failed', failure: { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true }, at },
    loaded({ messages }),
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
  const now = told(loaded({ messages: [broken] }));
  expect(now.failure).toMatchObject({ turnId: 'b', text: 'Sigo acá', isRetryable: true });
  expect(now.bubbles).toHaveLength(1);
});

test('a message that is being answered after a reload is not offered again', () => {
  const now = told(
    { type: 'failed', failure: { turnId: 'a', text: 'Hola', message: 'Error', isRetryable: true }, at },
    loaded({ running: 'a' }),
  );
  expect(now).toMatchObject({ running: 'a', failure: null });
});

describe('a message written before the conversation has come', () => {
  const greeting = saved('g', 'therapist', 'Hola, te escucho.');
  const words = (text: string) => event('a', { type: 'text', text });

  test('goes on being answered below it', () => {
    const now = told(sent('a', 'No dormí'), words('Otra noche así.'), loaded({ messages: [greeting] }, 'a'));
    expect(now).toMatchObject({ running: 'a', failure: null });
    const whole = [words('¿Qué pasó?'), event('a', done('a'))].reduce(happened, now);
    expect(textsOf(whole)).toEqual(['Hola, te escucho.', 'No dormí', 'Otra noche así. ¿Qué pasó?']);
    expect(whole).toMatchObject({ running: null, finished: 'a' });
  });

  test('stays with its reply when that was faster', () => {
    const now = told(
      sent('a', 'No dormí'),
      words('Otra noche así.'),
      event('a', done('a')),
      loaded({ messages: [greeting] }),
    );
    expect(textsOf(now)).toEqual(['Hola, te escucho.', 'No dormí', 'Otra noche así.']);
    expect(now.finished).toBe('a');
  });

  test('is shown once when the conversation holds it already', () => {
    const messages = [greeting, saved('a', 'person', 'No dormí'), saved('a', 'therapist', 'Otra noche así.')];
    const following = told(sent('a', 'No dormí'), loaded({ messages }, 'a'), words('Otra noche así.'));
    expect(textsOf(following)).toEqual(textsOf(told(loaded({ messages }))));
    const finished = [event('a', done('a')), loaded({ messages })].reduce(happened, following);
    expect(finished.bubbles).toEqual(messages);
  });

  test('says why it did not leave, not that it was found', () => {
    const failure = { turnId: 'a', text: 'No dormí', message: 'Sin señal.', isRetryable: true };
    const now = told(
      sent('a', 'No dormí'),
      { type: 'failed', failure, at },
      { type: 'left-over', failure: { ...failure, message: 'No salió.' }, at },
      loaded({ messages: [greeting] }),
    );
    expect(now.failure).toEqual(failure);
    expect(textsOf(now)).toEqual(['Hola, te escucho.', 'No dormí']);
  });

  test('is not taken for one that failed while it is on its way', () => {
    const failure = { turnId: 'a', text: 'No dormí', message: 'No salió.', isRetryable: true };
    const now = told(sent('a', 'No dormí'), { type: 'left-over', failure, at }, loaded({}, 'a'));
    expect(now).toMatchObject({ running: 'a', failure: null });
  });
});

test('a person in crisis keeps the whole help panel while the visit lasts', () => {
  const now = told(event('a', { type: 'panel', panel: full }), event('b', { type: 'panel', panel: card }));
  expect(now.panel).toBe(full);
});

test('an error inside the stream keeps the message and says whether trying again helps', () => {
  const now = told(
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
  expect([0, 7].map((seconds) => feltWait(seconds, false))).toEqual(['reads', 'reads']);
  expect(feltWait(7, true)).toBeNull();
  expect([8, 24].map((seconds) => feltWait(seconds, true))).toEqual(['waiting', 'waiting']);
  expect(feltWait(25, false)).toBe('slow');
});

describe('when somebody may be looking', () => {
  const screener: ChatEvent = {
    type: 'piece',
    piece: { kind: 'screener', text: '¿Has deseado no despertar?' },
  };
  const clear: ChatEvent = { type: 'clear' };
  const asked = told(
    sent('a', 'no quiero seguir'),
    event('a', { type: 'panel', panel: full }),
    event('a', { type: 'text', text: 'Gracias por decirlo.' }),
    event('a', screener),
    event('a', { type: 'choices', choices: ['Sí', 'No'] }),
    event('a', done('a')),
    sent('b', 'espera, me están mirando'),
  );

  test('panel, card and quick answers go, of this reply and of the one before', () => {
    const now = [event('b', { type: 'text', text: 'Cambio de tema.' }), event('b', clear)].reduce(
      happened,
      asked,
    );
    expect(now).toMatchObject({ panel: null, isWatched: true });
    expect(now.bubbles.some((bubble) => bubble.piece ?? bubble.choices)).toBe(false);
    expect(textsOf(now)).toEqual([
      'no quiero seguir',
      'Gracias por decirlo.',
      'espera, me están mirando',
      'Cambio de tema.',
    ]);
    const takenBack = [event('b', clear), { type: 'taken-back' as const, turnId: 'b' }].reduce(
      happened,
      asked,
    );
    expect(takenBack.bubbles.at(-1)).not.toHaveProperty('piece');
  });

  test('a later panel stands again, in its own size', () => {
    const now = [event('b', clear), event('b', { type: 'panel', panel: card })].reduce(happened, asked);
    expect(now.panel).toEqual(card);
    expect(happened(now, event('b', { type: 'panel', panel: full })).panel).toEqual(full);
  });
});

describe('a reply the person stops', () => {
  const begun = [sent('t', 'Hola'), event('t', { type: 'accepted', turnId: 't' })];

  test('ends on the screen at once, with the words that had come', () => {
    const now = told(...begun, event('t', { type: 'text', text: 'Hola.' }), {
      type: 'stopped',
      turnId: 't',
      at,
    });
    expect(now.running).toBeNull();
    expect(now.bubbles.at(-1)).toMatchObject({ from: 'therapist', text: 'Hola.', status: 'stopped' });
  });

  test('before its first word says that it was stopped', () => {
    const now = told(...begun, { type: 'stopped', turnId: 't', at });
    expect(now.bubbles.at(-1)).toMatchObject({ from: 'therapist', text: '', status: 'stopped' });
  });

  test('is not waited for again while the server still writes it', () => {
    const stopped: Happening[] = [...begun, { type: 'stopped', turnId: 't', at }];
    const messages = [saved('t', 'person', 'Hola')];
    expect(told(...stopped, loaded({ messages, running: 't' })).running).toBeNull();
    expect(told(...stopped, sent('u', 'Sigo'), loaded({ messages, running: 't' })).running).toBeNull();
    expect(told(...stopped, loaded({ messages, running: 'other' })).running).toBe('other');
  });

  test('whose message never left stays with its text, and no empty reply under it', () => {
    const failure = { turnId: 't', text: 'Hola', message: 'no salió', isRetryable: true };
    const now = told(
      sent('t', 'Hola'),
      { type: 'stopped', turnId: 't', at },
      { type: 'failed', failure, at },
    );
    expect(textsOf(now)).toEqual(['Hola']);
    expect(now.failure).toEqual(failure);
  });
});

test('what was read further up stays when another tab said something', () => {
  const old = [saved('a', 'person', 'Uno'), saved('a', 'therapist', 'Dos')];
  const newer = [saved('b', 'person', 'Tres'), saved('b', 'therapist', 'Cuatro')];
  const first = loaded({ messages: newer, more: true, cursor: 'b' });
  const older: Happening = { type: 'older', page: page({ messages: old, more: false, cursor: null }) };
  const again = loaded({ messages: [...newer, saved('c', 'person', 'Cinco')], more: true, cursor: 'b' });
  const now = told(first, older, again);
  expect(textsOf(now)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']);
  expect(now.more).toBe(false);
});
