import { afterEach, expect, test, vi } from 'vitest';
import es from '../../../content/es/app.ts';
import { onSignedOut } from './api.ts';
import { postForEvents, wholeEvents } from './event-stream.ts';
import { setLanguage } from './language.ts';

setLanguage('es', es);

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response): void {
  vi.stubGlobal('fetch', async () => response);
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

function streamOf(chunks: string[], breaksAtEnd = false): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk !== undefined) controller.enqueue(encoder.encode(chunk));
      else if (breaksAtEnd) controller.error(new Error('the line broke'));
      else controller.close();
    },
  });
  return new Response(body);
}

async function listen(): Promise<{ events: unknown[]; end: Awaited<ReturnType<typeof postForEvents>> }> {
  const events: unknown[] = [];
  const end = await postForEvents('/api/v1/chat/turns', {}, (event) => events.push(event));
  return { events, end };
}

test('events come whole however the network cuts them', async () => {
  answerWith(streamOf(['data: {"type":"te', 'xt","text":"Te leo."}\n', '\ndata: {"type":"done"}\n\n']));
  const { events, end } = await listen();
  expect(events).toEqual([{ type: 'text', text: 'Te leo.' }, { type: 'done' }]);
  expect(end).toEqual({ ok: true });
});

test('a line that breaks keeps what arrived and says so', async () => {
  answerWith(streamOf(['data: {"type":"accepted"}\n\n'], true));
  const { events, end } = await listen();
  expect(events).toEqual([{ type: 'accepted' }]);
  expect(end).toMatchObject({
    ok: false,
    error: { status: 0, message: 'Error al conectar con el servidor.' },
  });
});

test('a refusal brings the words of the server, and an ended session is told to the screens', async () => {
  const heard = vi.fn();
  const stop = onSignedOut(heard);
  const error = { code: 'signed_out', message: 'Tu sesión terminó.', requestId: '1' };
  answerWith(Response.json({ error }, { status: 401 }));
  const { end } = await listen();
  expect(end).toMatchObject({ ok: false, error: { status: 401, message: 'Tu sesión terminó.' } });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('an answer that is not ours, such as a proxy page, still ends in plain words', async () => {
  answerWith(new Response('<html>', { status: 502 }));
  const { end } = await listen();
  expect(end).toMatchObject({
    ok: false,
    error: { status: 502, message: 'Error al conectar con el servidor.' },
  });
});

test('an event is read once it is whole, wherever the line was cut', () => {
  const line = 'data: {"type":"text","text":"Sí\\n\\nno"}\n\ndata: {"type":"done"}\n\n';
  for (let cut = 0; cut <= line.length; cut += 1) {
    const first = wholeEvents(line.slice(0, cut));
    const second = wholeEvents(first.rest + line.slice(cut));
    const read = [...first.events, ...second.events].map((event) => JSON.parse(event));
    expect(read).toEqual([{ type: 'text', text: 'Sí\n\nno' }, { type: 'done' }]);
    expect(second.rest).toBe('');
  }
});

test('what is no event is passed over', () => {
  expect(wholeEvents(': nada\n\ndata: 1\n\nda')).toEqual({ events: [' 1'], rest: 'da' });
});
