import { describe, expect, test, vi } from 'vitest';
import { Breaker } from './breaker.ts';
import { Gate } from './gate.ts';

const open = new AbortController().signal;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Someone in the line: the places they were told, and whether they are in. */
function waiter(gate: Gate, asker: string, signal = open) {
  const seen: number[] = [];
  const state = { seen, isIn: false, isGone: false };
  void (async () => {
    for await (const ahead of gate.enter(asker, signal)) seen.push(ahead);
    state.isIn = true;
  })().catch(() => {
    state.isGone = true;
  });
  return state;
}

describe('the line', () => {
  test('lets in as many as may write at once, and tells the others how many are before them', async () => {
    const gate = new Gate(2);
    const all = ['a', 'b', 'c', 'd'].map((asker) => waiter(gate, asker));
    await settle();
    expect(all.map(({ isIn }) => isIn)).toEqual([true, true, false, false]);
    expect(all.map(({ seen }) => seen.at(-1))).toEqual([undefined, undefined, 0, 1]);
    gate.leave();
    await settle();
    expect(all.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
    await vi.waitFor(() => expect(all[3]?.seen).toEqual([1, 0]));
  });

  test('is fair: one person with many tabs does not stand before everybody else', async () => {
    const gate = new Gate(1);
    waiter(gate, 'first');
    const tabs = Array.from({ length: 10 }, () => waiter(gate, 'many tabs'));
    const other = waiter(gate, 'other');
    await settle();
    expect(other.seen).toEqual([1]);
    gate.leave();
    gate.leave();
    await settle();
    expect(other.isIn).toBe(true);
    expect(tabs.filter(({ isIn }) => isIn)).toHaveLength(1);
  });

  test('a place that comes free wakes the next alone; the others hear their new places together', async () => {
    vi.useFakeTimers();
    try {
      const gate = new Gate(1);
      const line = Array.from({ length: 6 }, (_, at) => waiter(gate, `person ${at}`));
      const toldNow = async () => {
        await vi.advanceTimersByTimeAsync(0);
        return line.map(({ seen }) => seen.length);
      };
      const before = await toldNow();
      expect(before).toEqual([0, 1, 1, 1, 1, 1]);
      gate.leave();
      gate.leave();
      expect(await toldNow()).toEqual(before);
      expect(line.map(({ isIn }) => isIn)).toEqual([true, true, true, false, false, false]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(line.map(({ seen }) => seen)).toEqual([[], [0], [1], [2, 0], [3, 1], [4, 2]]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('whoever leaves it makes room, and nobody is lost', async () => {
    const gate = new Gate(1);
    waiter(gate, 'a');
    const leaving = new AbortController();
    const gone = waiter(gate, 'b', leaving.signal);
    const next = waiter(gate, 'c');
    await settle();
    leaving.abort(new Error('stopped'));
    await settle();
    expect(gone.isGone).toBe(true);
    gate.leave();
    await settle();
    expect(next.isIn).toBe(true);
    gate.leave();
    expect(gate.isFull).toBe(false);
  });
});

describe('the breaker', () => {
  test('rests after five failures in a row, and then lets one try', () => {
    const breaker = new Breaker();
    for (let at = 0; at < 4; at++) breaker.failed(at);
    expect(breaker.mayAsk(5)).toBe(true);
    breaker.failed(5);
    expect(breaker.mayAsk(6)).toBe(false);
    expect(breaker.mayAsk(20_006)).toBe(true);
    expect(breaker.mayAsk(20_006)).toBe(false);
    breaker.worked();
    expect(breaker.mayAsk(20_007)).toBe(true);
  });

  test('rests at once when the key is refused, and a success in between starts the count anew', () => {
    const breaker = new Breaker();
    breaker.failed(0, true);
    expect(breaker.mayAsk(1)).toBe(false);
    const other = new Breaker();
    for (let at = 0; at < 20; at++) at % 4 === 3 ? other.worked() : other.failed(at);
    expect(other.mayAsk(21)).toBe(true);
  });
});
