import { describe, expect, test } from 'vitest';
import { CALM } from '../safety/risk-state.ts';
import { NEW_GUIDED } from '../therapist/guided/guided-state.ts';
import { SAFETY_MOVES } from '../therapist/move.ts';
import { NEW_LED, newState, type TherapistState } from '../therapist/state.ts';
import { isCounted } from './counted-message.ts';

const calm = newState();
const answer = { kind: 'guide', level: 'none', openPanel: false } as const;
const exercise = { id: 'breathing', step: 1, cells: {}, before: null, after: null, misses: 0 } as const;
const counts = (state: Partial<TherapistState>, at: 0 | 1) => {
  const changed = { ...calm, ...state };
  return isCounted({ states: at === 0 ? [changed, calm] : [calm, changed], move: answer, isOrder: false });
};

test('a message that is only talk counts, with either therapist', () => {
  expect(isCounted({ states: [calm, calm], move: answer, isOrder: false })).toBe(true);
  expect(isCounted({ states: [calm], move: { ...answer, kind: 'model' }, isOrder: false })).toBe(true);
});

const NEVER: Record<string, Partial<TherapistState>> = {
  'a level above none': { risk: { ...CALM, level: 'low', kinds: ['suicide'] } },
  'a hint that the model therapist keeps': {
    risk: { ...CALM, marks: { suicide: { level: 'low', words: '', turn: 1, by: 'hinted' } } },
  },
  'a danger of somebody else': {
    risk: { ...CALM, marks: { third_party: { level: 'moderate', words: '', turn: 1, by: 'said' } } },
  },
  'a question of the protocol that is open': { risk: { ...CALM, step: 'screen.Q3' } },
  'somebody who may be looking': { risk: { ...CALM, watched: 'screen' } },
  'an exercise that is running': { exercise: { ...exercise, status: 'running' } },
  'an exercise whose card is open': { led: { ...NEW_LED, exercise: 'breathing' } },
  'a tool that is being filled': {
    guided: { ...NEW_GUIDED, tool: { id: 'day-plan', at: 0, values: {}, isMissed: false, waited: null } },
  },
  'a danger that the guide sees through': {
    guided: { ...NEW_GUIDED, danger: { of: ['violence'], age: 1 } },
  },
};

describe.each(Object.entries(NEVER))('never with %s', (_, state) => {
  test('before the message', () => expect(counts(state, 0)).toBe(false));
  test('after it', () => expect(counts(state, 1)).toBe(false));
});

test.each([...SAFETY_MOVES, 'exercise.step', 'memory.wish', 'mood.compare', 'close.listen'] as const)(
  'never where the move is %s',
  (kind) => {
    expect(isCounted({ states: [calm], move: { ...answer, kind }, isOrder: false })).toBe(false);
  },
);

test('never where the help panel opens, nor for an order to the memory', () => {
  expect(isCounted({ states: [calm], move: { ...answer, openPanel: true }, isOrder: false })).toBe(false);
  expect(isCounted({ states: [calm], move: answer, isOrder: true })).toBe(false);
});

test('an exercise that was put aside counts again', () => {
  expect(counts({ exercise: { ...exercise, status: 'paused' } }, 0)).toBe(true);
});
