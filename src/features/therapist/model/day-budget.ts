/**
 * What a day may cost in tokens, for all together and for each person, so that a flood of messages ends in guided words and
 * not in a bill. Days are those of UTC. What was spent is counted where every process of the house counts (`Tally`).
 */
export type Amount = { mark: string; amount: number; endsAt: Date };

/** Adds to each and tells what it came to; many at one moment are added one after another. */
export type Tally = { add(amounts: readonly Amount[]): Promise<number[]> };

export type Reserved = {
  /** What it did cost; until then, and where nobody counted, what was set aside is spent. */
  settle(tokens: number): Promise<void>;
};

export class DayBudget {
  readonly #all: number | null;
  readonly #each: number | null;
  readonly #tally: Tally;

  /** null: no limit. */
  constructor(all: number | null, each: number | null, tally: Tally = tallyHere()) {
    this.#all = all;
    this.#each = each;
    this.#tally = tally;
  }

  /**
   * Sets aside what a request may cost, before it is asked.
   * @param asker null where nobody waits for it
   * @returns whose day has no room for so much, where it has none
   */
  async reserve(asker: string | null, tokens: number, now: Date): Promise<Reserved | 'all' | 'person'> {
    const counted = this.#counted(asker, now);
    if (counted.length === 0) return { settle: async () => {} };
    const spend = (amount: number) =>
      this.#tally.add(counted.map(({ mark, endsAt }) => ({ mark, endsAt, amount })));
    const came = await spend(tokens);
    const full = counted.find(({ limit }, at) => (came[at] ?? 0) > limit);
    if (full) {
      await spend(-tokens);
      return full.whose;
    }
    let held = tokens;
    return {
      settle: async (cost) => {
        const more = cost - held;
        held = cost;
        await spend(more);
      },
    };
  }

  /** What is asked before midnight stays with its own day. */
  #counted(asker: string | null, now: Date) {
    const day = now.toISOString().slice(0, 10);
    const endsAt = new Date(Date.parse(day) + DAY_MS);
    return [
      ...(this.#each !== null && asker !== null
        ? [{ whose: 'person' as const, mark: `tokens ${day} of ${asker}`, limit: this.#each, endsAt }]
        : []),
      ...(this.#all !== null
        ? [{ whose: 'all' as const, mark: `tokens ${day}`, limit: this.#all, endsAt }]
        : []),
    ];
  }
}

const DAY_MS = 86_400_000;

/** Of one process alone, and of the latest day: for a terminal and for tests. */
export function tallyHere(): Tally {
  const spent = new Map<string, { sum: number; endsAt: number }>();
  return {
    async add(amounts) {
      const latest = Math.max(0, ...amounts.map(({ endsAt }) => endsAt.getTime()));
      for (const [mark, { endsAt }] of spent) if (endsAt < latest - DAY_MS) spent.delete(mark);
      return amounts.map(({ mark, amount, endsAt }) => {
        const sum = (spent.get(mark)?.sum ?? 0) + amount;
        spent.set(mark, { sum, endsAt: endsAt.getTime() });
        return sum;
      });
    },
  };
}
