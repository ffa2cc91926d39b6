import { describe, expect, test } from 'vitest';
import { freedomOf } from './freedom.ts';
import type { Move } from './move.ts';

const of = (kind: Move['kind'], frame: string = kind, level: Move['level'] = 'none') =>
  freedomOf({ kind, frame, level });

describe('how much of a move a model may word', () => {
  test('nothing at all in imminent danger, whatever the move', () => {
    expect(of('smalltalk', 'smalltalk', 'imminent')).toBe('ours');
  });

  test.each(['psychosis', 'refuse.method', 'medical', 'minor', 'screen', 'memory.wish'] as const)(
    'nothing of %s',
    (kind) => {
      expect(of(kind)).toBe('ours');
    },
  );

  test.each([
    'answer.diagnosis',
    'answer.medication.again',
    'answer.privacy',
    'answer.ai.short',
    'reflect.fact + answer.price',
  ])('nothing of what we say about ourselves, illness and medicines: %s', (frame) => {
    expect(of('answer', frame)).toBe('ours');
  });

  test('one sentence before a step, a line or a question of safety', () => {
    expect(of('exercise.step', 'ex.breathing.pacer')).toBe('lead');
    expect(of('risk.direct', 'risk.direct', 'low')).toBe('lead');
    expect(of('reflect.fact', 'reflect.fact', 'moderate')).toBe('lead');
  });

  test('the whole reply in ordinary talk', () => {
    expect(of('reflect.fact')).toBe('whole');
    expect(of('answer', 'answer.opinion')).toBe('whole');
    expect(of('ask.open', 'reflect.fact + ask.open', 'low')).toBe('whole');
  });
});
