/**
 * Who may be answered now. A fixed number of replies is written at once; the others wait, and people take turns: forty
 * tabs of one person stand behind the first message of everybody else. Pure: whoever waits brings the signal.
 */
type Ticket = { asker: string; admitted: boolean; changed: PromiseWithResolvers<void> };

export class Gate {
  readonly #limit: number;
  #inside = 0;
  /** By asker, in the order in which they are next. */
  readonly #waiting = new Map<string, Ticket[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#inside >= this.#limit;
  }

  /**
   * Yields how many are served before this one, whenever that changes, and ends once it is their turn; then `leave` is
   * owed. When the signal ends the wait, the place is given up and the signal's reason is thrown.
   */
  async *enter(asker: string, signal: AbortSignal): AsyncGenerator<number> {
    if (!this.isFull && this.#waiting.size === 0) {
      this.#inside += 1;
      return;
    }
    const ticket: Ticket = { asker, admitted: false, changed: Promise.withResolvers() };
    this.#waiting.set(asker, [...(this.#waiting.get(asker) ?? []), ticket]);
    const wake = () => ticket.changed.resolve();
    signal.addEventListener('abort', wake);
    let isIn = false;
    try {
      let shown = -1;
      while (!ticket.admitted) {
        if (signal.aborted) throw signal.reason;
        const ahead = this.#aheadOf(ticket);
        if (ahead !== shown) yield ahead;
        shown = ahead;
        if (ticket.admitted) break;
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
    for (const tickets of this.#waiting.values()) for (const ticket of tickets) ticket.changed.resolve();
  }

  /** Everyone in the rounds before this ticket's, and those of its own round who stand before its asker. */
  #aheadOf(ticket: Ticket): number {
    const round = this.#waiting.get(ticket.asker)?.indexOf(ticket) ?? 0;
    let ahead = 0;
    let isBefore = true;
    for (const [asker, tickets] of this.#waiting) {
      if (asker === ticket.asker) isBefore = false;
      ahead += Math.min(tickets.length, isBefore ? round + 1 : round);
    }
    return ahead;
  }

  #remove(ticket: Ticket): void {
    const left = (this.#waiting.get(ticket.asker) ?? []).filter((other) => other !== ticket);
    if (left.length > 0) this.#waiting.set(ticket.asker, left);
    else this.#waiting.delete(ticket.asker);
  }
}
