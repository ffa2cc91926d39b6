export class WaitedTooLong extends Error {}

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
        reject(new WaitedTooLong(`nobody left within ${this.#patienceMs} ms`));
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

/** A turnstile for each of many, such as people: what one of them brings waits behind their own, and nobody else's does. */
export class Turnstiles {
  readonly #limit: number;
  readonly #patienceMs: number;
  readonly #inUse = new Map<string, { turnstile: Turnstile; users: number }>();

  constructor(limit: number, patienceMs: number) {
    this.#limit = limit;
    this.#patienceMs = patienceMs;
  }

  /** @throws Error as a turnstile does */
  async pass<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const own = this.#inUse.get(whose) ?? {
      turnstile: new Turnstile(this.#limit, this.#patienceMs),
      users: 0,
    };
    this.#inUse.set(whose, own);
    own.users++;
    try {
      return await own.turnstile.pass(async () => {
        // One after the other without a breath they would not even let the others' requests be read.
        await new Promise((resolve) => setImmediate(resolve));
        const begun = performance.now();
        try {
          return await work();
        } finally {
          // Whoever brings more at once leaves the others at least as much time as each of theirs took.
          const pauseMs = own.users > 1 ? this.#limit * (performance.now() - begun) : 0;
          if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      });
    } finally {
      if (--own.users === 0) this.#inUse.delete(whose);
    }
  }
}
