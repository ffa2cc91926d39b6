import type { ChatEvent } from './chat-event.ts';

/**
 * A turn while it is being answered, here or by another process: it goes on when everyone leaves, and whoever arrives
 * late (a second tab, a reload, a retry) gets every event from the first. Only `stop` ends it early.
 */
export class LiveTurn implements AsyncIterable<ChatEvent> {
  readonly text: string;
  readonly #farewell: ChatEvent;
  readonly #events: ChatEvent[] = [];
  readonly #abort = new AbortController();
  #readers = 0;
  #ended = false;
  #changed = Promise.withResolvers<void>();

  /** @param farewell what whoever still listens is told when this process ends */
  constructor(text: string, farewell: ChatEvent) {
    this.text = text;
    this.#farewell = farewell;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** How many are listening now. */
  get readers(): number {
    return this.#readers;
  }

  stop(): void {
    this.#abort.abort();
  }

  push(event: ChatEvent): void {
    if (this.#ended) return;
    this.#events.push(event);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** The process ends before the reply does. */
  sayGoodbye(): void {
    this.push(this.#farewell);
    this.end();
  }

  /** Not a generator: one that waits for the next event cannot be told that its reader has left. */
  [Symbol.asyncIterator](): AsyncIterator<ChatEvent> {
    let at = 0;
    let isHere = true;
    this.#readers++;
    const leave = () => {
      if (isHere) this.#readers--;
      isHere = false;
      return { value: undefined, done: true } as const;
    };
    return {
      next: async () => {
        for (;;) {
          const event = isHere ? this.#events[at] : undefined;
          if (event) {
            at++;
            return { value: event, done: false };
          }
          if (this.#ended || !isHere) return leave();
          await this.#changed.promise;
        }
      },
      return: async () => leave(),
    };
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}
