/**
 * What a day may cost in tokens, for all together and for each person, so that a flood of messages ends in guided words and
 * not in a bill. Days are those of UTC. Only who asked today is known here, and only until the day is over. Pure.
 */
export type Reserved = {
  /** What it did cost; until then, and where nobody counted, what was set aside is spent. */
  settle(tokens: number): void;
};

export class DayBudget {
  readonly #all: number | null;
  readonly #each: number | null;
  #day = '';
  #spent = 0;
  #spentBy = new Map<string, number>();

  /** null: no limit. */
  constructor(all: number | null, each: number | null) {
    this.#all = all;
    this.#each = each;
  }

  /** Whose day has no room for so much; null: there is room. `asker`: null where nobody waits for it. */
  reached(asker: string | null, tokens: number, now: Date): 'all' | 'person' | null {
    this.#turnPage(now);
    if (this.#each !== null && asker !== null && this.#by(asker) + tokens > this.#each) return 'person';
    return this.#all !== null && this.#spent + tokens > this.#all ? 'all' : null;
  }

  /** Sets aside what a request may cost, before it is asked. */
  reserve(asker: string | null, tokens: number, now: Date): Reserved {
    this.#turnPage(now);
    this.#spend(asker, tokens);
    const day = this.#day;
    let held = tokens;
    return {
      settle: (cost) => {
        // What was asked before midnight is not given back to the new day.
        if (day === this.#day) this.#spend(asker, cost - held);
        held = cost;
      },
    };
  }

  #by(asker: string): number {
    return this.#spentBy.get(asker) ?? 0;
  }

  #spend(asker: string | null, tokens: number): void {
    this.#spent += tokens;
    if (this.#each !== null && asker !== null) this.#spentBy.set(asker, this.#by(asker) + tokens);
  }

  #turnPage(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#spent = 0;
    this.#spentBy = new Map();
  }
}
