// The conversation with the server behind it. A message goes to the outbox of this browser before it leaves and
// stays there until its reply is whole, so that a reload, a cut or a crash can only ever offer to try again.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { getJson, postJson } from '../../platform/browser/api.ts';
import { postForEvents } from '../../platform/browser/event-stream.ts';
import { appWords, entryWords } from '../../platform/browser/language.ts';
import { newId } from '../../platform/browser/new-id.ts';
import { keep, readKept } from '../../platform/browser/storage.ts';
import { useComingBack } from '../../platform/browser/use-coming-back.ts';
import type { SayAgain } from '../therapist/say-again.ts';
import type { ChatEvent, TurnStatus } from './chat-event.ts';
import {
  EMPTY_TRANSCRIPT,
  type Happening,
  happened,
  type MessagePage,
  type Transcript,
} from './transcript.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const OUTBOX = 'por-enviar';
/** The turn the person stopped, until the server knows. */
const TO_STOP = 'por-detener';
const POLL_MS = 1_000;

type Outbox = { owner: string; id: string; text: string; again?: SayAgain };
export type LoadState = 'loading' | 'ready' | 'failed';

export type Chat = {
  transcript: Transcript;
  load: LoadState;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  send: (text: string) => Promise<boolean>;
  /** The last reply in another way. */
  sayAgain: (again: SayAgain, words: string) => Promise<boolean>;
  /** Sends what is still without its reply; resolves with whether nothing is left waiting. */
  settle: () => Promise<boolean>;
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

type Dispatch = (what: Happening) => void;
/** The turn whose reply this tab is following, and what ends the line it comes on. */
type Sending = { current: { id: string; line: AbortController } | null };

/** Shows the newest page, and over it whatever of ours is still unanswered. */
async function loadNewest(owner: string, sending: Sending, dispatch: Dispatch): Promise<LoadState> {
  const result = await getJson<MessagePage>(messagesPath(null));
  const outbox = readOutbox(owner);
  // A message that another tab is sending is not left over.
  if (outbox && !(result.ok && result.value.running === outbox.id)) {
    const failure = {
      turnId: outbox.id,
      text: outbox.text,
      message: appWords().chat.neverLeft,
      isRetryable: true,
      isWaiting: !result.ok && result.error.status === 0,
    };
    dispatch({ type: 'left-over', failure, at: now() });
  }
  if (!result.ok) return 'failed';
  const { messages } = result.value;
  const isAnswered = messages.some(({ turnId, from }) => turnId === outbox?.id && from === 'therapist');
  if (isAnswered) keep(OUTBOX, null);
  dispatch({ type: 'loaded', page: result.value, sending: sending.current?.id ?? null, at: now() });
  return 'ready';
}

/** Sends one message and follows its reply; resolves with whether the reply is whole. */
async function sendTurn(
  { owner, id, text, again }: Outbox,
  { line, dispatch, onKnown }: { line: AbortController; dispatch: Dispatch; onKnown: () => void },
): Promise<boolean> {
  const sent = { id, text, ...(again ? { again } : {}) };
  keep(OUTBOX, { owner, ...sent } satisfies Outbox);
  dispatch({ type: 'sent', turnId: id, text, at: now() });
  let last: ChatEvent['type'] | null = null;
  const take = (event: ChatEvent) => {
    if (line.signal.aborted) return;
    last = event.type;
    if (event.type === 'done') keep(OUTBOX, null);
    dispatch({ type: 'event', turnId: id, event, at: now() });
    if (event.type === 'accepted' || event.type === 'done') onKnown();
  };
  const end = await postForEvents<ChatEvent>('/api/v1/chat/turns', sent, take, line);
  if (last === 'done' || last === 'error') return last === 'done';
  if (line.signal.reason === STOPPED && last !== null) {
    keep(OUTBOX, null);
    return true;
  }
  const { status, message } = end.ok ? { status: 0, message: entryWords().frame.unreachable } : end.error;
  const isRetryable = status === 0 || status === 401 || status === 429 || status >= 500;
  const isWaiting = status === 0 && line.signal.reason !== STOPPED;
  const failure = { turnId: id, text, message, isRetryable, isWaiting };
  dispatch({
    type: 'failed',
    failure: isWaiting || status > 0 ? failure : { ...failure, message: appWords().chat.neverLeft },
    at: now(),
  });
  return false;
}

const STOPPED = 'stopped';

/** Tells the server what the person stopped; what it did not hear is told again when it can be reached. */
async function tellStopped(): Promise<void> {
  const id = readKept<string>(TO_STOP);
  if (!id) return;
  const told = await postJson(`/api/v1/chat/turns/${id}/stop`, {});
  const isHeard = told.ok || (told.error.status >= 400 && told.error.status < 500);
  if (isHeard && readKept<string>(TO_STOP) === id) keep(TO_STOP, null);
}

export function useChat(owner: string): Chat {
  const [transcript, dispatch] = useReducer(happened, EMPTY_TRANSCRIPT);
  const [load, setLoad] = useState<LoadState>('loading');
  const sending: Sending = useRef(null);
  const { failure, cursor, running } = transcript;

  const reload = useCallback(async () => {
    void tellStopped();
    setLoad(await loadNewest(owner, sending, dispatch));
  }, [owner]);
  useEffect(() => void reload(), [reload]);
  useFollow(running, sending, reload);
  const tellTabs = useOtherTabs(owner, reload);
  useComingBack(load === 'failed' || failure?.isWaiting === true, () => {
    if (load === 'failed') void reload();
    if (failure?.isWaiting) void settle();
  });
  useEffect(() => {
    // Without signal the line is dead long before it breaks.
    const cut = () => sending.current?.line.abort();
    window.addEventListener('offline', cut);
    window.addEventListener('online', tellStopped);
    return () => {
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', tellStopped);
    };
  }, []);

  async function run(id: string, text: string, again?: SayAgain): Promise<boolean> {
    const line = new AbortController();
    sending.current = { id, line };
    const outbox = { owner, id, text, ...(again ? { again } : {}) };
    const isWhole = await sendTurn(outbox, { line, dispatch, onKnown: tellTabs });
    // The line of a reply may close after the next message has left.
    if (sending.current?.id === id) sending.current = null;
    return isWhole;
  }

  async function settle(): Promise<boolean> {
    const kept = readOutbox(owner);
    const again = kept?.id === failure?.turnId ? kept?.again : undefined;
    if (failure) return !failure.isRetryable || run(failure.turnId, failure.text, again);
    // Until the conversation has come, a message of an earlier visit may wait unseen.
    const left = load === 'loading' ? readOutbox(owner) : null;
    return !left || run(left.id, left.text, left.again);
  }

  return {
    transcript,
    load,
    reload,
    loadOlder: async () => {
      const result = await getJson<MessagePage>(messagesPath(cursor));
      if (result.ok) dispatch({ type: 'older', page: result.value });
    },
    send: (text) => run(newId(), text.trim()),
    sayAgain: (again, words) => run(newId(), words, again),
    settle,
    takeBack: () => {
      keep(OUTBOX, null);
      if (failure) dispatch({ type: 'taken-back', turnId: failure.turnId });
      return failure?.text ?? '';
    },
    stop: () => {
      if (!running) return;
      keep(TO_STOP, running);
      const ours = sending.current?.id === running ? sending.current : null;
      ours?.line.abort(STOPPED);
      dispatch({ type: 'stopped', turnId: running, at: now() });
      void tellStopped().then(tellTabs);
    },
  };
}

/** A turn that another tab started, or that outlived a reload: wait for it and load what it said. */
function useFollow(running: string | null, sending: Sending, reload: () => Promise<void>) {
  useEffect(() => {
    if (!running || sending.current?.id === running) return;
    const timer = setInterval(async () => {
      const path = `/api/v1/chat/turns/${running}`;
      const result = await getJson<{ turn: { status: TurnStatus } }>(path);
      if (result.ok && result.value.turn.status !== 'running') await reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [running, sending, reload]);
}
