/**
 * Who may be answered now. A fixed number of replies is written at once; the others wait, and people take turns: forty
 * tabs of one person stand behind the first message of everybody else. Whoever waits brings the signal. A place that
 * comes free wakes the next alone; the others hear of their new place from time to time.
 */
type Ticket = { asker: string; admitted: boolean; ahead: number; changed: PromiseWithResolvers<void> };

const TELL_MS = 500;

export class Gate {
  readonly #limit: number;
  #inside = 0;
  /** By asker, in the order in which they are next. */
  readonly #waiting = new Map<string, Ticket[]>();
  #telling: NodeJS.Timeout | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#inside >= this.#limit;
  }

  /**
   * Yields how many are served before this one, and again when that has changed, and ends once it is their turn; then
   * `leave` is owed. When the signal ends the wait, the place is given up and the signal's reason is thrown.
   */
  async *enter(asker: string, signal: AbortSignal): AsyncGenerator<number> {
    if (!this.isFull && this.#waiting.size === 0) {
      this.#inside += 1;
      return;
    }
    const ticket: Ticket = { asker, admitted: false, ahead: 0, changed: Promise.withResolvers() };
    this.#waiting.set(asker, [...(this.#waiting.get(asker) ?? []), ticket]);
    ticket.ahead = this.#inOrder().indexOf(ticket);
    const wake = () => ticket.changed.resolve();
    signal.addEventListener('abort', wake);
    let isIn = false;
    try {
      while (!ticket.admitted) {
        if (signal.aborted) throw signal.reason;
        yield ticket.ahead;
        await ticket.changed.promise;
        ticket.changed = Promise.withResolvers();
      }
      isIn = true;
    } finally {
      signal.removeEventListener('abort', wake);
      if (!ticket.admitted) this.#remove(ticket);
      // Called in the moment they walked away: the place goes to the next.
      else if (!isIn) this.leave();
    }
  }

  leave(): void {
    this.#inside -= 1;
    while (!this.isFull) {
      const [next] = this.#waiting.values();
      const ticket = next?.[0];
      if (!ticket) break;
      this.#remove(ticket);
      // Whoever was served goes behind the others with what else they wait for.
      const rest = this.#waiting.get(ticket.asker);
      if (rest) {
        this.#waiting.delete(ticket.asker);
        this.#waiting.set(ticket.asker, rest);
      }
      this.#inside += 1;
      ticket.admitted = true;
      ticket.changed.resolve();
    }
    if (this.#waiting.size > 0) this.#telling ??= setTimeout(() => this.#tell(), TELL_MS).unref();
  }

  #tell(): void {
    this.#telling = undefined;
    for (const [ahead, ticket] of this.#inOrder().entries()) {
      if (ahead === ticket.ahead) continue;
      ticket.ahead = ahead;
      ticket.changed.resolve();
    }
  }

  /** Everyone who waits, round by round: the first message of each, the second of each … */
  #inOrder(): Ticket[] {
    const byAsker = [...this.#waiting.values()];
    const rounds = Math.max(...byAsker.map(({ length }) => length), 0);
    return Array.from({ length: rounds }, (_, round) => byAsker.flatMap((of) => of[round] ?? [])).flat();
  }

  #remove(ticket: Ticket): void {
    const left = (this.#waiting.get(ticket.asker) ?? []).filter((other) => other !== ticket);
    if (left.length > 0) this.#waiting.set(ticket.asker, left);
    else this.#waiting.delete(ticket.asker);
  }
}
