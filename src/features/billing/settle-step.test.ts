import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATES, PAY_STATES } from './money.ts';
import type { Snapshot } from './payment-provider.ts';
import { type Booked, hasMoney, nextAsk, nextStep, type OrderNow } from './settle-step.ts';

const REFERENCE = 'A'.repeat(26);
const order = (more: Partial<OrderNow> = {}): OrderNow => ({
  reference: REFERENCE,
  amount: 7_000,
  state: 'pending',
  booked: { received: 0, refunded: 0, disputed: 0 },
  ...more,
});
const paid = (more: Partial<Snapshot> = {}): Snapshot => ({
  state: 'paid',
  reference: REFERENCE,
  money: { amount: 7_000, currency: 'CLP' },
  ...more,
});

const RECEIVED: Booked = { received: 7_000, refunded: 0, disputed: 0 };

describe('a step of an order', () => {
  test.each(['created', 'pending', 'failed', 'aborted', 'expired', 'mismatch'] as const)(
    'from %s to paid books the payment',
    (state) => {
      expect(nextStep(order({ state }), paid(), false)).toEqual({
        state: 'paid',
        entries: [{ kind: 'payment', amount: 7_000 }],
        isMismatch: false,
      });
    },
  );

  test.each([
    ['another amount', paid({ money: { amount: 700, currency: 'CLP' } })],
    ['another currency', paid({ money: { amount: 7_000, currency: 'USD' } })],
    ['another order', paid({ reference: 'B'.repeat(26) })],
  ])('%s is a mismatch, and takes nothing from an order that is paid', (_, snapshot) => {
    expect(nextStep(order(), snapshot, true)).toMatchObject({ state: 'mismatch', isMismatch: true });
    const step = nextStep(order({ state: 'paid', booked: RECEIVED }), snapshot, true);
    expect(step).toEqual({ state: 'paid', entries: [], isMismatch: true });
  });

  test('a refund nobody heard the payment of is booked whole', () => {
    expect(nextStep(order(), paid({ state: 'refunded' }), true)).toEqual({
      state: 'refunded',
      entries: [
        { kind: 'payment', amount: 7_000 },
        { kind: 'refund', amount: -7_000 },
      ],
      isMismatch: false,
    });
  });

  test('an old answer opens no dispute again and undoes no refund', () => {
    const won = order({ state: 'paid', booked: RECEIVED });
    expect(nextStep(won, paid({ state: 'disputed' }), false)).toMatchObject({ state: 'paid', entries: [] });
    const back = order({ state: 'refunded', booked: { ...RECEIVED, refunded: 7_000 } });
    expect(nextStep(back, paid(), false)).toMatchObject({ state: 'refunded', entries: [] });
    expect(nextStep(back, paid(), true)).toMatchObject({ state: 'refunded', entries: [] });
  });

  test('whatever a provider says, in any order: what is paid stays paid, and nothing is booked twice', () => {
    const snapshots = fc.record(
      {
        state: fc.constantFrom(...PAY_STATES),
        reference: fc.constantFrom(REFERENCE, REFERENCE, 'B'.repeat(26)),
        money: fc.constantFrom({ amount: 7_000, currency: 'CLP' }, { amount: 700, currency: 'CLP' }),
        refunded: fc.constantFrom(0, 0, 3_000, 7_000),
        isBegun: fc.boolean(),
      },
      { requiredKeys: ['state'] },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(snapshots, fc.boolean()), { maxLength: 12 }), (said) => {
        let now = order();
        for (const [snapshot, isFresh] of said) {
          const { state, entries } = nextStep(now, snapshot, isFresh);
          expect(ORDER_STATES).toContain(state);
          const booked = entries.reduce<Booked>(
            (sum, { kind, amount }) => ({
              received: sum.received + (kind === 'payment' ? amount : 0),
              refunded: sum.refunded - (kind === 'refund' ? amount : 0),
              disputed: sum.disputed - (kind === 'dispute' || kind === 'dispute_won' ? amount : 0),
            }),
            now.booked,
          );
          const held = booked.received - booked.refunded - booked.disputed;
          expect(held).toBeGreaterThanOrEqual(0);
          expect(held).toBeLessThanOrEqual(7_000);
          if (now.state === 'refunded') expect(state).toBe('refunded');
          if (hasMoney(now.state)) expect(hasMoney(state)).toBe(true);
          if (state === 'paid') expect(booked).toEqual(RECEIVED);
          if (state === 'refunded' || state === 'disputed') expect(held).toBe(0);
          now = { ...now, state, booked };
          // The same answer again changes nothing.
          if (isFresh) expect(nextStep(now, snapshot, true).entries).toEqual([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('when a provider is asked again', () => {
  const createdAt = new Date('2026-11-24T12:00:00Z');
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const at = (asks: number, hours: number, state: 'pending' | 'paid' | 'refunded' = 'pending') =>
    nextAsk({ state, asks, createdAt, paidAt: createdAt }, 10, after(hours))?.toISOString() ?? null;

  test('later each time, and after seven days no more', () => {
    expect(at(0, 0)).toBe('2026-11-24T12:10:00.000Z');
    expect(at(1, 1)).toBe('2026-11-24T13:20:00.000Z');
    expect(at(20, 24)).toBe('2026-11-26T00:00:00.000Z');
    expect(at(20, 7 * 24)).toBeNull();
  });

  test('of what is paid once a day, as long as the provider tells; of what went back never', () => {
    expect(at(0, 1, 'paid')).toBe('2026-11-25T13:00:00.000Z');
    expect(at(0, 9.5 * 24, 'paid')).toBeNull();
    expect(at(0, 1, 'refunded')).toBeNull();
  });
});
