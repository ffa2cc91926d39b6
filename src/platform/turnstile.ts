/**
 * Lets so many through at once; the others wait in the order they came, each no longer than `patienceMs`.
 */
export class Turnstile {
  #free: number;
  readonly #patienceMs: number;
  readonly #waiting = new Set<() => void>();

  constructor(limit: number, patienceMs: number) {
    this.#free = limit;
    this.#patienceMs = patienceMs;
  }

  /** @throws Error when the wait was too long; then `work` was never begun */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new Error(`nobody left within ${this.#patienceMs} ms`));
      }, this.#patienceMs);
      this.#waiting.add(enter);
    });
  }

  /** Whoever is next takes the place over: nobody who comes in this moment slips in between. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
