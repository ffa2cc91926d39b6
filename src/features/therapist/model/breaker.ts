/** Lets a server that keeps failing rest, so that nobody waits for it in vain. Pure: the time is an argument. */

const FAILURES_IN_A_ROW = 5;
const REST_MS = 20_000;

export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  #isTrying = false;

  /** Whether it may be asked now; after the rest one request tries, and the others wait for what becomes of it. */
  mayAsk(now: number): boolean {
    if (this.#failures < FAILURES_IN_A_ROW) return true;
    if (now < this.#restsUntil || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }

  worked(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  /** `isLasting`: a wrong key is no better in a second. */
  failed(now: number, isLasting = false): void {
    this.#failures = isLasting ? FAILURES_IN_A_ROW : this.#failures + 1;
    this.#isTrying = false;
    if (this.#failures >= FAILURES_IN_A_ROW) this.#restsUntil = now + REST_MS;
  }

  /** It was asked, and neither worked nor failed: the person stopped it. */
  leftOpen(): void {
    this.#isTrying = false;
  }
}
