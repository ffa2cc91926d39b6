import { expect, test } from 'vitest';
import { moveSchema } from './move.ts';
import { newState, therapistStateSchema } from './state.ts';

test('what was saved with kinds and fields that were given up is read without them', () => {
  const saved = {
    ...newState(),
    mode: 'listen',
    facts: ['no duermes'],
    story: { what: null, who: null, span: null },
    recent: [{ kind: 'reflect.fact', frame: 'reflect.fact' }],
    pending: { hint: 'choice', about: 'offer', options: ['exercise', 'talk', 'worry'] },
  };
  const read = therapistStateSchema.parse(saved);
  expect(read.recent).toEqual([{ kind: 'guide', frame: 'reflect.fact' }]);
  expect(read.pending).toEqual({ hint: 'choice', about: 'offer' });
  expect(read).not.toHaveProperty('facts');
  const move = { kind: 'offer.two', frame: 'offer.two', holes: {}, level: 'none', openPanel: false };
  expect(moveSchema.parse(move).kind).toBe('guide');
});
