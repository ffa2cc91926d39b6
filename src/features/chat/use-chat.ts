// The conversation with the server behind it. A message goes to the outbox of this browser before it leaves and
// stays there until its reply is whole, so that a reload, a cut or a crash can only ever offer to try again.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { getJson, postJson } from '../../platform/browser/api.ts';
import { postForEvents } from '../../platform/browser/event-stream.ts';
import { keep, readKept } from '../../platform/browser/storage.ts';
import type { ChatEvent, TurnStatus } from './chat-event.ts';
import { EMPTY_TRANSCRIPT, happened, type MessagePage, type Transcript } from './transcript.ts';

const OUTBOX = 'por-enviar';
const POLL_MS = 1_000;
const CANNOT_CONNECT = 'Error al conectar con el servidor.';
const NEVER_LEFT = 'Este mensaje no alcanzó a salir.';

type Outbox = { owner: string; id: string; text: string };
export type LoadState = 'loading' | 'ready' | 'failed';

export type Chat = {
  transcript: Transcript;
  load: LoadState;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Both resolve with whether the reply is whole. */
  send: (text: string) => Promise<boolean>;
  retry: () => Promise<boolean>;
  /** Takes an unsent message off the screen and gives its text back to the composer. */
  takeBack: () => string;
  stop: () => void;
};

const now = () => new Date().toISOString();

function readOutbox(owner: string): Outbox | null {
  const outbox = readKept<Outbox>(OUTBOX);
  return outbox?.owner === owner ? outbox : null;
}

function messagesPath(before: string | null): string {
  return `/api/v1/chat/messages${before ? `?before=${encodeURIComponent(before)}` : ''}`;
}

export function useChat(owner: string): Chat {
  const [transcript, dispatch] = useReducer(happened, EMPTY_TRANSCRIPT);
  const [load, setLoad] = useState<LoadState>('loading');
  const sending = useRef<string | null>(null);

  const reload = useCallback(async () => {
    const outbox = readOutbox(owner);
    if (outbox) {
      const { id: turnId, text } = outbox;
      dispatch({ type: 'failed', failure: { turnId, text, message: NEVER_LEFT, isRetryable: true } });
    }
    const result = await getJson<MessagePage>(messagesPath(null));
    if (!result.ok) {
      setLoad('failed');
      return;
    }
    const isAnswered = (turnId: string) =>
      result.value.messages.some((message) => message.turnId === turnId && message.from === 'therapist');
    if (outbox && isAnswered(outbox.id)) keep(OUTBOX, null);
    dispatch({ type: 'loaded', page: result.value, now: now() });
    setLoad('ready');
  }, [owner]);

  useEffect(() => void reload(), [reload]);
  useFollow(transcript.running, sending, reload);

  async function run(turnId: string, text: string): Promise<boolean> {
    keep(OUTBOX, { owner, id: turnId, text } satisfies Outbox);
    sending.current = turnId;
    dispatch({ type: 'sent', turnId, text, at: now() });
    let over: ChatEvent['type'] | null = null;
    const end = await postForEvents<ChatEvent>('/api/v1/chat/turns', { id: turnId, text }, (event) => {
      if (event.type === 'done' || event.type === 'error') over = event.type;
      if (event.type === 'done') keep(OUTBOX, null);
      dispatch({ type: 'event', turnId, event, at: now() });
    });
    sending.current = null;
    if (over) return over === 'done';
    const { status, message } = end.ok ? { status: 0, message: CANNOT_CONNECT } : end.error;
    const isRetryable = status === 0 || status === 401 || status === 429 || status >= 500;
    dispatch({ type: 'failed', failure: { turnId, text, message, isRetryable } });
    return false;
  }

  const { failure, cursor, running } = transcript;
  return {
    transcript,
    load,
    reload,
    loadOlder: async () => {
      const result = await getJson<MessagePage>(messagesPath(cursor));
      if (result.ok) dispatch({ type: 'older', page: result.value });
    },
    send: (text) => run(crypto.randomUUID(), text.trim()),
    retry: async () => failure !== null && run(failure.turnId, failure.text),
    takeBack: () => {
      keep(OUTBOX, null);
      if (failure) dispatch({ type: 'taken-back', turnId: failure.turnId });
      return failure?.text ?? '';
    },
    stop: () => {
      if (running) void postJson(`/api/v1/chat/turns/${running}/stop`, {});
    },
  };
}

/** A turn that another tab started, or that outlived a reload: wait for it and load what it said. */
function useFollow(running: string | null, sending: { current: string | null }, reload: () => Promise<void>) {
  useEffect(() => {
    if (!running || sending.current === running) return;
    const timer = setInterval(async () => {
      const path = `/api/v1/chat/turns/${running}`;
      const result = await getJson<{ turn: { status: TurnStatus } }>(path);
      if (result.ok && result.value.turn.status !== 'running') await reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [running, sending, reload]);
}
