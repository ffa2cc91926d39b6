import { describe, expect, it } from 'vitest';
import type { Memory } from '../move.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { guideOf } from './guide.ts';
import { NEW_GUIDED } from './guided-state.ts';
import { keptIn, openSituations } from './kept-situations.ts';

const guide = guideOf('es', readAuthoredContent('es'));
const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const held = (id: string, days: number, more: Partial<Memory> = {}): Memory => ({
  id: `${id}-${days}`,
  at: daysAgo(days),
  kind: 'situation',
  text: id,
  about: `situation:${id}`,
  ...more,
});

describe('what somebody is going through', () => {
  const [id = '', situation] = [...guide.situations][0] ?? [];
  const there = { ...NEW_GUIDED, situation: id };

  it('is put down once a talk, when it held for two replies', () => {
    expect(keptIn(guide, NEW_GUIDED, { says: '', state: there }).remember).toEqual([]);
    const { remember, kept } = keptIn(guide, there, { says: '', state: there });
    expect(remember).toEqual([{ kind: 'situation', text: situation?.name, about: `situation:${id}` }]);
    expect(keptIn(guide, there, { says: '', state: { ...there, kept } }).remember).toEqual([]);
  });

  it('is put down as over when they say so', () => {
    const [draft] = keptIn(guide, there, { says: '', state: NEW_GUIDED, isOver: id }).remember;
    expect(draft).toMatchObject({ kind: 'situation', outcome: 'done' });
  });

  it('comes back while it is open and not too old, the latest first, two at most', () => {
    const memories = [
      held('familia/a', 90),
      held('familia/b', 20),
      held('familia/c', 9, { outcome: 'done' }),
      held('lo-vivido/d', 8),
      held('familia/e', 7),
      held('familia/f', 6),
    ];
    expect(openSituations(memories, now).map(({ to }) => to)).toEqual(['back:familia/f', 'back:familia/e']);
  });
});
