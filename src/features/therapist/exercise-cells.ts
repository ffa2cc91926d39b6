/**
 * The cells of a running exercise: how an answer is written into one, how it is read back, which comes next.
 */
import type { ExerciseStep } from './exercises/exercise.ts';
import { isHarshOnSelf, plain } from './plan-cues.ts';
import type { Reading } from './plan-draft.ts';
import type { ExerciseState } from './state.ts';

export function filled(running: ExerciseState, step: ExerciseStep, text: string): ExerciseState {
  // "A las 7, confianza 8" answers two steps at once.
  const confidence =
    step.id === 'step'
      ? /[.,;]?\s*(?:con )?(?:confianza|confiança)\s*(?:de |un |um )?(10|\d)\b/i.exec(text)
      : null;
  const told = confidence
    ? text.replace(confidence[0], '')
    : (step.id === 'thought' && checkable(text)) || text;
  const cells = { ...running.cells, [step.id]: tidy(told) };
  return { ...running, misses: 0, cells: confidence?.[1] ? { ...cells, confidence: confidence[1] } : cells };
}

/** "Que soy X y que ella ya lo sabe": two ideas. The one about the world can be checked with facts; it is taken. */
export function checkable(text: string): string | null {
  const halves = /^\s*(?:que|q)\s+(.+?)\s+y\s+(?:que|q)\s+(.+)$/i.exec(text);
  if (!halves) return null;
  return (
    halves
      .slice(1, 3)
      .find((half) => !isHarshOnSelf(plain(half)) && !/^(no )?(soy|estoy|valgo|sirvo)\b/i.test(half)) ?? null
  );
}

/** Their words as they will be read back: without a trailing stop, at most fifteen words. */
export function tidy(text: string): string {
  const words = text
    .trim()
    .replace(/[.!¡\s]+$/, '')
    .replace(/"/g, '')
    .split(/\s+/);
  return words.length > 15 ? `${words.slice(0, 15).join(' ')}…` : words.join(' ');
}

export function echoFrame(reading: Reading, step: ExerciseStep): string {
  if (step.expects === 'done') return '';
  if (step.id === 'thought' && checkable(reading.text)) return 'echo.two-ideas';
  if (isHarshOnSelf(reading.plain)) return 'echo.harsh';
  return reading.understanding.wordCount > 15 ? 'echo.long' : 'echo.cell';
}

export function echoOfNumber(state: ExerciseState, step: ExerciseStep): string {
  const first = step.id === 'rebelief' ? Number(state.cells.belief) : state.before;
  if (step.id !== 'after' && step.id !== 'rebelief') return step.id === 'confidence' ? '' : 'echo.number';
  if (first === null || Number.isNaN(first)) return 'echo.number';
  const last = Number(state.cells[step.id]);
  if (last === first) return 'rerate.same';
  return last < first ? 'rerate.down' : 'rerate.up';
}

/** Steps whose cell is already filled (a rating given a moment ago) are passed over. */
export function nextStep(script: ExerciseStep[], running: ExerciseState): number {
  const rest = script.findIndex((step, index) => index > running.step && !(step.id in running.cells));
  return rest < 0 ? script.length : rest;
}

export function cellHoles(
  running: ExerciseState,
  step: ExerciseStep | undefined,
): Record<string, string | undefined> {
  const first = step?.id === 'rebelief' ? running.cells.belief : running.before?.toString();
  return { cell: step ? running.cells[step.id] : undefined, before: first };
}
