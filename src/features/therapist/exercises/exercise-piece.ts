import { type Piece, recordCellSchema } from '../move.ts';
import type { ExerciseState } from '../state.ts';
import type { Exercise, ExerciseStep } from './exercise.ts';

/** The small interactive piece under a step: its own, the sheet it belongs to, or the buttons of a scale. */
export function pieceOf(
  { isSheet, steps }: Exercise,
  step: ExerciseStep,
  { cells }: ExerciseState,
): Piece | undefined {
  if (step.piece) return step.piece;
  const open = isSheet ? recordCellSchema.safeParse(step.id).data : undefined;
  if (open) {
    const lines = steps.flatMap(({ id }) => recordCellSchema.safeParse(id).data ?? []);
    const written = lines.flatMap((id) => (cells[id] ? [{ id, text: cells[id] }] : []));
    return { kind: 'record', cells: written, open, step: lines.indexOf(open) + 1, of: lines.length };
  }
  return step.expects === 'scale10' ? { kind: 'scale', max: 10 } : undefined;
}
