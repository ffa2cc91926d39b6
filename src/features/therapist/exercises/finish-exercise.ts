import type { MemoryDraft } from '../move.ts';
import type { Draft, Reading } from '../reading.ts';
import type { ExerciseState } from '../state.ts';
import { exerciseName } from './catalogue.ts';
import type { Exercise } from './exercise.ts';

/** Below this the step is made smaller instead of being wished well (clinical reference §8). */
const ENOUGH_CONFIDENCE = 7;

/** The last answer is in: numbers as they are, the step or the takeaway kept, and back to the person. */
export function finishExercise(
  reading: Reading,
  exercise: Exercise,
  done: ExerciseState,
  echo: string,
  holes: Record<string, string | undefined>,
): Draft {
  const step = stepOf(done);
  const confidence = Number(done.cells.confidence);
  const isShaky = step !== undefined && done.cells.confidence !== undefined && confidence < ENOUGH_CONFIDENCE;
  const frame = isShaky ? 'step.shrink' : (exercise.end ?? (step ? 'ex.end.step' : 'ex.end'));
  const lead = echo.startsWith('rerate.') ? `${echo} + ` : '';
  return {
    kind: isShaky ? 'step.shrink' : step ? 'step.if-then' : 'takeaway',
    frame: lead + frame,
    holes: {
      ...holes,
      step,
      confidence: done.cells.confidence,
      takeaway: done.cells.takeaway ?? done.cells.balanced,
      exercise: exerciseName(exercise.id, reading.style),
    },
    state: {
      exercise: null,
      step: step ?? reading.state.step,
      takeaway: done.cells.takeaway ?? done.cells.balanced ?? reading.state.takeaway,
      offeredAt: reading.state.turn,
      mood: { last: done.after ?? reading.state.mood.last },
    },
    remember: noteOf(reading, exercise, done, step),
  };
}

function stepOf(done: ExerciseState): string | undefined {
  const { step, when } = done.cells;
  return step && when ? `${step}, ${when}` : step;
}

function noteOf(reading: Reading, exercise: Exercise, done: ExerciseState, step?: string): MemoryDraft[] {
  const pt = reading.style.language === 'pt';
  const name = exerciseName(exercise.id, reading.style);
  const notes: MemoryDraft[] = [];
  if (done.before !== null && done.after !== null) {
    const change = pt
      ? `${name}: de ${done.before} para ${done.after}`
      : `${name}: de ${done.before} a ${done.after}`;
    notes.push({ kind: done.after < done.before ? 'helped' : 'fact', text: change });
  } else notes.push({ kind: 'fact', text: pt ? `${name}: feito` : `${name}: hecho` });
  const kept = exercise.keeps && done.cells[exercise.keeps.cell];
  if (exercise.keeps && kept)
    notes.push({ kind: 'fact', text: `${exercise.keeps[reading.style.language]}: ${kept}`, quote: kept });
  if (step) notes.push({ kind: 'step', text: step, quote: done.cells.step });
  const takeaway = done.cells.takeaway ?? done.cells.balanced;
  if (takeaway) notes.push({ kind: 'takeaway', text: takeaway, quote: takeaway });
  return notes;
}
