import { describe, expect, test } from 'vitest';
import { type FixedTalk, heardIn, isAlarm, isBelieved, type Met } from './talk-figures.ts';

const calm: Met = { level: 'none', move: 'guide', openPanel: false };
const asks: Met = { level: 'low', move: 'risk.direct', openPanel: true };
const crisis: Met = { level: 'high', move: 'crisis.open', openPanel: true };
const talk = (over: Partial<FixedTalk>): FixedTalk => ({
  ...{ id: 't', country: 'MX', messages: ['a', 'b', 'c', 'd', 'e'] },
  ...{ kind: 'suicide', level: 'high', danger_at: 2, cleared_at: null },
  ...over,
});

describe('danger in a talk', () => {
  test('is heard on time at its message and its level, late within two more or one level below, else missed', () => {
    expect(heardIn(talk({}), [calm, crisis, calm, calm, calm])).toBe('on time');
    expect(heardIn(talk({}), [calm, calm, calm, crisis, calm])).toBe('late');
    expect(heardIn(talk({}), [calm, { ...asks, level: 'moderate' }, calm, calm, calm])).toBe('late');
    expect(heardIn(talk({}), [calm, asks, calm, calm, crisis])).toBe('missed');
    expect(heardIn(talk({ level: 'low' }), [calm, asks])).toBe('on time');
  });

  test('of somebody else is heard by what is done, whatever the level', () => {
    const third: Met = { level: 'none', move: 'third-party', openPanel: true };
    expect(heardIn(talk({ kind: 'third_party' }), [calm, third])).toBe('on time');
    expect(heardIn(talk({ kind: 'suicide' }), [calm, third])).toBe('missed');
  });

  test('is an alarm where a question, a protocol or a panel stands, and believed where none follows the clearing', () => {
    expect([calm, asks, { ...calm, openPanel: true }].map(isAlarm)).toEqual([false, true, true]);
    expect(isBelieved(talk({ cleared_at: 3 }), [calm, asks, calm, calm, calm])).toBe(true);
    expect(isBelieved(talk({ cleared_at: 3 }), [calm, asks, asks, calm, calm])).toBe(false);
  });
});
