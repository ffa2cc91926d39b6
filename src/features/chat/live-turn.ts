import type { ChatEvent } from './chat-event.ts';

/**
 * A turn while it is being answered: it goes on when everyone leaves, and whoever arrives late (a second
 * tab, a reload, a retry) gets every event from the first. Only `stop` ends it early.
 */
export class LiveTurn implements AsyncIterable<ChatEvent> {
  readonly text: string;
  readonly #events: ChatEvent[] = [];
  readonly #abort = new AbortController();
  #ended = false;
  #changed = Promise.withResolvers<void>();

  constructor(text: string) {
    this.text = text;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(): void {
    this.#abort.abort();
  }

  push(event: ChatEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ChatEvent> {
    for (let next = 0; ; ) {
      const event = this.#events[next];
      if (event) {
        next++;
        yield event;
      } else if (this.#ended) return;
      else await this.#changed.promise;
    }
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}
