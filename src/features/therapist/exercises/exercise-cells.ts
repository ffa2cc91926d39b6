/**
 * The cells of a running exercise: how an answer is written into one, how it is read back, which comes next.
 */
import { isHarshOnSelf, plain } from '../cues.ts';
import { mayEcho } from '../may-echo.ts';
import type { ExerciseState } from '../state.ts';
import type { ExerciseStep, ReasonAgainst } from './exercise.ts';
import { given } from './exercise-answers.ts';

/** The open cell filled, and with it what the same message answered of the steps still to come. */
export function filled(
  running: ExerciseState,
  step: ExerciseStep,
  text: string,
  later: readonly ExerciseStep[] = [],
): ExerciseState {
  const { text: told, more } = given(text, step, later);
  const own = (step.id === 'thought' && checkable(told)) || told;
  // One single thing in place of a list is already the choice.
  const isOne =
    step.id === 'list' && !/,| y | e /.test(own) && /^\S+(ar|er|ir)\S* /i.test(own) && !('step' in more);
  const cells = {
    ...running.cells,
    [step.id]: tidy(own),
    ...(isOne ? { step: tidy(own) } : {}),
    ...more,
  };
  return { ...running, misses: 0, cells };
}

/** "Que soy X y que ella ya lo sabe": two ideas. The one about the world can be checked with facts; it is taken. */
function checkable(text: string): string | null {
  const halves = /^\s*(?:que|q)\s+(.+?)\s+y\s+(?:que|q)\s+(.+)$/i.exec(text);
  if (!halves) return null;
  return (
    halves
      .slice(1, 3)
      .find((half) => !isHarshOnSelf(plain(half)) && !/^(no )?(soy|estoy|valgo|sirvo)\b/i.test(half)) ?? null
  );
}

const WORDS_KEPT = 30;

/** Their words as they will be read back: without a trailing stop, whole unless it is a long telling. */
export function tidy(text: string): string {
  const words = text
    .trim()
    .replace(/[.!¡\s]+$/, '')
    .replace(/"/g, '')
    .split(/\s+/);
  return words.length > WORDS_KEPT ? `${words.slice(0, WORDS_KEPT).join(' ')}…` : words.join(' ');
}

export function echoOfNumber(state: ExerciseState, step: ExerciseStep): string {
  const first = step.id === 'rebelief' ? Number(state.cells.belief) : state.before;
  if (step.id !== 'after' && step.id !== 'later' && step.id !== 'rebelief')
    return step.id === 'confidence' ? '' : 'echo.number';
  if (first === null || Number.isNaN(first)) return 'echo.number';
  const last = Number(state.cells[step.id]);
  if (last === first) return 'rerate.same';
  return last < first ? 'rerate.down' : 'rerate.up';
}

/** Steps whose cell is already filled (a rating given a moment ago) are passed over, and those not meant for them. */
export function nextStep(
  script: ExerciseStep[],
  running: ExerciseState,
  reasons: readonly ReasonAgainst[] = [],
): number {
  const rest = script.findIndex(
    (step, index) => index > running.step && !(step.id in running.cells) && isDue(step, running, reasons),
  );
  return rest < 0 ? script.length : rest;
}

/** How many are still to be asked, the open one among them. */
export const stepsLeft = (
  script: readonly ExerciseStep[],
  running: ExerciseState,
  reasons: readonly ReasonAgainst[],
): number =>
  script.filter(
    (step, index) => index >= running.step && !(step.id in running.cells) && isDue(step, running, reasons),
  ).length;

/** A part for when it is still high is passed over when it is not; without a number it is done. */
export function isDue(
  { onlyAbove, onlyIf, needs, unfit, part }: ExerciseStep,
  { cells }: ExerciseState,
  reasons: readonly ReasonAgainst[],
): boolean {
  if (onlyAbove && Number(cells[onlyAbove.cell] ?? Number.POSITIVE_INFINITY) < onlyAbove.atLeast)
    return false;
  if (onlyIf && !onlyIf.is.includes(cells[onlyIf.cell] ?? '')) return false;
  if (needs && !cells[needs]) return false;
  if (part?.test(cells.sore ?? '')) return false;
  return !unfit?.some((reason) => reasons.includes(reason));
}

const SAYABLE_WORDS = 9;

/** Their cells as holes of our sentences: what is too long, too hard on them or better not said again is left out. */
export function cellHoles({ cells }: ExerciseState): Record<string, string> {
  const said = Object.entries(cells).filter(([, text]) => isSayable(text));
  return Object.fromEntries(said.map(([id, text]) => [`cell_${id}`, text]));
}

/** What was just answered, and the number it is compared with. */
export function echoHoles(
  running: ExerciseState,
  step: ExerciseStep | undefined,
): Record<string, string | undefined> {
  const first = step?.id === 'rebelief' ? running.cells.belief : running.before?.toString();
  return { cell: step ? running.cells[step.id] : undefined, before: first };
}

export const isSayable = (text: string) =>
  text !== '' && text.split(' ').length <= SAYABLE_WORDS && !isHarshOnSelf(plain(text)) && mayEcho(text);
