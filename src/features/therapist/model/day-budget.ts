/** What a day may cost in tokens, so that a flood of messages ends in guided words and not in a bill. Pure. */
export class DayBudget {
  readonly #limit: number | null;
  #day = '';
  #spent = 0;

  constructor(limit: number | null) {
    this.#limit = limit;
  }

  has(tokens: number, now: Date): boolean {
    this.#turnPage(now);
    return this.#limit === null || this.#spent + tokens <= this.#limit;
  }

  spend(tokens: number, now: Date): void {
    this.#turnPage(now);
    this.#spent += tokens;
  }

  #turnPage(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#spent = 0;
  }
}
