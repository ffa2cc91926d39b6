// The conversation as the screen holds it, and how each thing that happens changes it. Pure: the hook beside
// it talks to the server. A turn is known by the id its message got in the browser, before and after a reload.
import type { Panel } from '../help/panel-line.ts';
import type { Piece } from '../therapist/move.ts';
import type { ChatEvent, TurnStatus } from './chat-event.ts';
import type { Verdict } from './feedback.ts';
import { MESSAGE_MAX_LENGTH } from './message-length.ts';

export type Bubble = {
  id: string;
  turnId: string;
  from: 'person' | 'therapist';
  text: string;
  /** ISO instant. */
  at: string;
  status: TurnStatus;
  /** A line of the house above it. */
  notice?: string;
  piece?: Piece;
  choices?: string[];
  /** What the person said it did to them. */
  verdict?: Verdict;
};

/** GET chat/messages. */
export type MessagePage = {
  messages: Bubble[];
  more: boolean;
  cursor: string | null;
  panel: Panel | null;
  running: string | null;
  /** Which engine answers this person. */
  engine: 'guided' | 'llm' | 'fake';
  intakeRead: boolean;
  /** Somebody may be looking at the screen. */
  isWatched: boolean;
  /** Questions of the intake with an answer. */
  answered: number;
};

export type Failure = {
  turnId: string;
  text: string;
  /** null: it reached the server and got no reply. */
  message: string | null;
  isRetryable: boolean;
  /** No answer came: it leaves by itself when the server can be reached again. */
  isWaiting?: boolean;
};

export type Transcript = {
  bubbles: Bubble[];
  more: boolean;
  cursor: string | null;
  panel: Panel | null;
  engine: MessagePage['engine'];
  intakeRead: boolean;
  isWatched: boolean;
  answered: number;
  /** The turn being answered. */
  running: string | null;
  /** How many people are served before it, while it waits in line. */
  ahead: number;
  /** A message without its reply; its text is safe in the outbox. */
  failure: Failure | null;
  /** The last finished reply: read aloud once, and the only one whose piece and choices are live. */
  finished: string | null;
  /** The turn the person stopped last: whatever the server still says of it is not waited for. */
  stopped: string | null;
};

export const EMPTY_TRANSCRIPT: Transcript = {
  bubbles: [],
  more: false,
  cursor: null,
  panel: null,
  engine: 'guided',
  intakeRead: true,
  isWatched: false,
  answered: 0,
  running: null,
  ahead: 0,
  failure: null,
  finished: null,
  stopped: null,
};

export type Happening =
  /** `sending`: the turn this tab is following while the page was on its way. */
  | { type: 'loaded'; page: MessagePage; sending: string | null; at: string }
  /** A message of an earlier visit that was found without its reply. */
  | { type: 'left-over'; failure: Failure; at: string }
  | { type: 'older'; page: MessagePage }
  | { type: 'sent'; turnId: string; text: string; at: string }
  | { type: 'event'; turnId: string; event: ChatEvent; at: string }
  | { type: 'failed'; failure: Failure; at: string }
  | { type: 'stopped'; turnId: string; at: string }
  | { type: 'taken-back'; turnId: string };

/** A full panel stays: nothing but a reload from the server makes it smaller within a visit. */
export function strongerPanel(now: Panel | null, next: Panel): Panel {
  return now?.size === 'full' && next.size === 'card' ? now : next;
}

/** Sentences arrive one by one; the space between two of them may or may not come along. */
export function joinSentences(before: string, next: string): string {
  const needsSpace = before !== '' && !/\s$/.test(before) && !/^\s/.test(next);
  return needsSpace ? `${before} ${next}` : before + next;
}

const idHere = (turnId: string, part: 'message' | 'reply') => `${turnId}:${part}`;
const isMadeHere = ({ id, turnId }: Bubble) =>
  id === idHere(turnId, 'message') || id === idHere(turnId, 'reply');

function replyOf(transcript: Transcript, turnId: string): Bubble | undefined {
  return transcript.bubbles.find((bubble) => bubble.turnId === turnId && bubble.from === 'therapist');
}

function withReply(transcript: Transcript, turnId: string, at: string, change: Partial<Bubble>): Transcript {
  const before = replyOf(transcript, turnId) ?? {
    id: idHere(turnId, 'reply'),
    turnId,
    from: 'therapist',
    text: '',
    at,
    status: 'running',
  };
  const others = transcript.bubbles.filter((bubble) => bubble.id !== before.id);
  return { ...transcript, bubbles: [...others, { ...before, ...change }] };
}

function onEvent(transcript: Transcript, turnId: string, event: ChatEvent, at: string): Transcript {
  switch (event.type) {
    case 'accepted': {
      // The same message sent again is answered from the start: what was half shown goes away first.
      const reply = replyOf(transcript, turnId);
      return { ...transcript, bubbles: transcript.bubbles.filter((bubble) => bubble !== reply) };
    }
    case 'waiting':
      return { ...transcript, ahead: event.ahead };
    case 'panel':
      return { ...transcript, panel: strongerPanel(transcript.panel, event.panel) };
    case 'clear':
      return cleared(transcript);
    case 'notice':
      return withReply(transcript, turnId, at, { notice: event.text });
    case 'text': {
      const text = joinSentences(replyOf(transcript, turnId)?.text ?? '', event.text);
      return { ...withReply(transcript, turnId, at, { text }), ahead: 0 };
    }
    case 'piece':
      return withReply(transcript, turnId, at, { piece: event.piece });
    case 'choices':
      return withReply(transcript, turnId, at, { choices: event.choices });
    case 'done':
      return {
        ...withReply(transcript, turnId, at, { status: event.status }),
        running: null,
        finished: turnId,
      };
    case 'error': {
      const text = transcript.bubbles.find((bubble) => bubble.turnId === turnId)?.text ?? '';
      const failure = { turnId, text, message: event.message, isRetryable: event.retryable };
      return { ...transcript, running: null, failure };
    }
    default:
      return event satisfies never;
  }
}

/** Somebody may be looking: no panel, no card and no quick answer is left, of this reply or an earlier one. */
function cleared(transcript: Transcript): Transcript {
  const bubbles = transcript.bubbles.map(({ piece: _, choices: __, ...bubble }) => bubble);
  return { ...transcript, bubbles, panel: null, isWatched: true };
}

export function happened(transcript: Transcript, what: Happening): Transcript {
  switch (what.type) {
    case 'loaded':
      return onLoaded(transcript, what);
    case 'older': {
      const { messages, more, cursor } = what.page;
      return { ...transcript, bubbles: [...messages, ...transcript.bubbles], more, cursor };
    }
    case 'sent':
      return {
        ...transcript,
        bubbles: withMessage(transcript.bubbles, what, what.at),
        running: what.turnId,
        ahead: 0,
        failure: null,
        finished: null,
        stopped: transcript.stopped === what.turnId ? null : transcript.stopped,
      };
    case 'event':
      return onEvent(transcript, what.turnId, what.event, what.at);
    case 'left-over': {
      // Sent again before it was found: this visit knows more of it.
      const isKnown = transcript.bubbles.some(({ turnId }) => turnId === what.failure.turnId);
      return isKnown ? transcript : failed(transcript, what);
    }
    case 'failed':
      return failed(transcript, what);
    case 'stopped':
      return {
        ...withReply(transcript, what.turnId, what.at, { status: 'stopped' }),
        running: null,
        finished: what.turnId,
        stopped: what.turnId,
      };
    case 'taken-back':
      return {
        ...transcript,
        bubbles: transcript.bubbles.filter((bubble) => bubble.turnId !== what.turnId),
        failure: null,
      };
    default:
      return what satisfies never;
  }
}

function failed(transcript: Transcript, { failure, at }: { failure: Failure; at: string }): Transcript {
  // Nothing came of a reply that was stopped before it began.
  const heard = transcript.bubbles.filter(
    ({ turnId, from, text }) => turnId !== failure.turnId || from === 'person' || text !== '',
  );
  return { ...transcript, bubbles: withMessage(heard, failure, at), running: null, failure };
}

/**
 * The page as the server had it when it was asked, and below it what was said here since: on a slow line
 * people write before the conversation has come.
 */
function onLoaded(
  transcript: Transcript,
  { page: { messages, ...page }, sending, at }: Extract<Happening, { type: 'loaded' }>,
): Transcript {
  // The reply that is being followed goes on from the words that came; the page may hold it whole already.
  const known = messages.filter(({ turnId, from }) => turnId !== sending || from === 'person');
  const isKnown = (bubble: Bubble) =>
    known.some(({ turnId, from }) => turnId === bubble.turnId && from === bubble.from);
  const since = transcript.bubbles.filter((bubble) => isMadeHere(bubble) && !isKnown(bubble));
  const failure = sending ? null : unanswered({ messages, ...page }, transcript.failure);
  // What was read further up stays.
  const seen = transcript.bubbles.findIndex(({ turnId }) => turnId === known[0]?.turnId);
  const above = page.more ? transcript.bubbles.slice(0, Math.max(0, seen)) : [];
  const bubbles = [...above, ...known, ...since];
  return {
    ...transcript,
    ...page,
    ...(above.length > 0 ? { more: transcript.more, cursor: transcript.cursor } : {}),
    bubbles: failure ? withMessage(bubbles, failure, messages.at(-1)?.at ?? at) : bubbles,
    running: sending ?? (page.running === transcript.stopped ? null : page.running),
    failure,
    finished: since.some(({ turnId }) => turnId === transcript.finished) ? transcript.finished : null,
  };
}

/** The message of a loaded page that still waits for its reply: ours that never left, or one that broke off. */
function unanswered(
  { messages, running }: Pick<MessagePage, 'messages' | 'running'>,
  ours: Failure | null,
): Failure | null {
  const isSettled = (turnId: string) =>
    running === turnId || messages.some((m) => m.turnId === turnId && m.from === 'therapist');
  if (ours && !isSettled(ours.turnId)) return ours;
  const last = messages.at(-1);
  if (last?.from !== 'person' || last.status !== 'failed') return null;
  return { turnId: last.turnId, text: last.text, message: null, isRetryable: true };
}

function withMessage(bubbles: Bubble[], sent: { turnId: string; text: string }, at: string): Bubble[] {
  if (bubbles.some((bubble) => bubble.turnId === sent.turnId && bubble.from === 'person')) return bubbles;
  return [
    ...bubbles,
    {
      id: idHere(sent.turnId, 'message'),
      turnId: sent.turnId,
      from: 'person',
      text: sent.text,
      at,
      status: 'running',
    },
  ];
}

/** Why a text may not be sent as it is; an empty one is ignored without a word. */
export function messageProblem(text: string): 'empty' | 'too_long' | null {
  if (text.trim() === '') return 'empty';
  return text.trim().length > MESSAGE_MAX_LENGTH ? 'too_long' : null;
}

/** How the wait feels, in seconds since the message left; once words have come nobody is only reading. */
export function feltWait(seconds: number, hasWords: boolean): 'reads' | 'waiting' | 'slow' | null {
  if (seconds >= 25) return 'slow';
  if (seconds >= 8) return 'waiting';
  return hasWords ? null : 'reads';
}
