import type { IncomingMessage } from 'node:http';
import { EngineError } from './engine-error.ts';

/** A reply of ours is a few hundred bytes of text in some kilobytes of frames. */
const BODY_MAX = 1024 * 1024;
/** What a reply cost comes right behind its end, where it comes at all. */
const AFTERWORD_MS = 500;

/** A server that answers whole although asked for a stream. @throws EngineError where it is neither */
export function isWhole({ headers }: IncomingMessage): boolean {
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/json') && !type.startsWith('text/event-stream'))
    throw new EngineError('garbage');
  return type.startsWith('application/json');
}

export async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const piece of response) {
    text += piece;
    if (text.length > BODY_MAX) throw new EngineError('shapeless');
  }
  return text;
}

/** At most so much of a text that may break off. */
export async function beginningOf(response: IncomingMessage, max: number): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  try {
    for await (const piece of response) {
      text += piece;
      if (text.length >= max) break;
    }
  } catch {
    // What came is enough to go by.
  }
  return text.slice(0, max);
}

/** `isOver`: all is said; `isDone`: and nothing more will come. */
type Reading = { hear: (piece: string) => string[]; isOver: () => boolean; isDone: () => boolean };

/**
 * What is made of each piece in the moment it comes. Whoever waits is woken only when something was made of it: most pieces
 * bring a word, and a waking each would cost more than all else that a word costs.
 */
export async function* heardIn(
  response: IncomingMessage,
  { hear, isOver, isDone }: Reading,
): AsyncGenerator<string> {
  const made: string[] = [];
  let over: { fault?: unknown } | undefined;
  let news = Promise.withResolvers<void>();
  let afterword: NodeJS.Timeout | undefined;
  const end = (fault?: unknown) => {
    over ??= { fault };
    news.resolve();
  };
  const onPiece = (piece: string) => {
    if (over) return;
    try {
      made.push(...hear(piece));
    } catch (error) {
      end(error);
    }
    if (isDone()) end();
    else if (isOver()) afterword ??= setTimeout(end, AFTERWORD_MS);
    if (made.length > 0) news.resolve();
  };
  response.setEncoding('utf8').on('data', onPiece);
  // A line that breaks once all is said has broken nothing.
  response.once('error', (fault) => end(isOver() ? undefined : fault));
  for (const event of ['end', 'close']) response.once(event, () => end());
  try {
    for (;;) {
      yield* made.splice(0);
      if (made.length > 0) continue;
      if (over?.fault) throw over.fault;
      if (over) return;
      await news.promise;
      news = Promise.withResolvers();
    }
  } finally {
    clearTimeout(afterword);
    response.off('data', onPiece);
  }
}
