import { expect, test } from 'vitest';
import { pieceSchema } from '../move.ts';
import { pieceOf } from './exercise-piece.ts';
import { grounding } from './grounding.ts';
import { record } from './record.ts';

const running = (id: string, cells: Record<string, string>) => ({
  id,
  step: 1,
  cells,
  before: null,
  after: null,
  misses: 0,
  status: 'running' as const,
});
const stepOf = (exercise: typeof record, id: string) => {
  const step = exercise.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};

test('the record shows what is written so far, in its order, and the open line', () => {
  const state = running('record', { before: '7', thought: 'ya se dio cuenta', situation: 'el domingo' });
  const piece = pieceOf(record, stepOf(record, 'belief'), state);
  expect(pieceSchema.parse(piece)).toEqual({
    kind: 'record',
    cells: [
      { id: 'situation', text: 'el domingo' },
      { id: 'thought', text: 'ya se dio cuenta' },
    ],
    open: 'belief',
    step: 3,
    of: 8,
  });
});

test('its first and last numbers keep the buttons of the scale', () => {
  expect(pieceOf(record, stepOf(record, 'before'), running('record', {}))).toEqual({
    kind: 'scale',
    max: 10,
  });
});

test('the senses go down from five to one, and day and place are only asked', () => {
  const counts = ['see', 'touch', 'hear', 'smell', 'taste'].map((id) => {
    const piece = pieceOf(grounding, stepOf(grounding, id), running('grounding', {}));
    return piece?.kind === 'senses' ? piece.count : null;
  });
  expect(counts).toEqual([5, 4, 3, 2, 1]);
  expect(pieceOf(grounding, stepOf(grounding, 'orient'), running('grounding', {}))).toBeUndefined();
});
