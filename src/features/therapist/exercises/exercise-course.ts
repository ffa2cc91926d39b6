/**
 * Moves a running exercise along its script: writes the answer into its cell, reads it back unless the next
 * question does, asks what comes next, helps once with "no sé" and ends where the script ends.
 */
import { choiceLabels } from '../choices.ts';
import { plain } from '../cues.ts';
import { mayEcho } from '../may-echo.ts';
import type { Draft, Reading } from '../reading.ts';
import type { ExerciseState } from '../state.ts';
import { finishAcute } from './acute-course.ts';
import { exerciseName } from './catalogue.ts';
import { reasonsNow } from './circumstances.ts';
import { type Exercise, type ExerciseStep, scriptOf } from './exercise.ts';
import { cellHoles, echoHoles, echoOfNumber, filled, nextStep } from './exercise-cells.ts';
import { pieceOf } from './exercise-piece.ts';
import { finishExercise } from './finish-exercise.ts';

type Echo = { echo: string; value: number | null };

export function next(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  { echo, value }: Echo,
): Draft {
  const script = scriptOf(exercise, reading.style);
  const moved = { ...running, step: nextStep(script, running, reasonsNow(reading)), misses: 0 };
  const holes = {
    n: value === null ? undefined : String(value),
    ...cellHoles(running),
    ...echoHoles(running, script[running.step]),
  };
  if (moved.step >= script.length && exercise.isAcute) return finishAcute(reading, moved, holes);
  if (moved.step >= script.length) return finishExercise(reading, exercise, moved, echo, holes);
  const draft = ask(reading, exercise, moved, echo);
  return { ...draft, holes: { ...holes, ...draft.holes } };
}

export function ask(reading: Reading, exercise: Exercise, running: ExerciseState, lead: string): Draft {
  const { language } = reading.style;
  const step = scriptOf(exercise, reading.style)[running.step] as ExerciseStep;
  const isPacer = step.piece?.kind === 'pacer';
  return {
    kind: isPacer ? 'exercise.pacer' : 'exercise.step',
    frame: [lead, step.lead, step.frame].filter(Boolean).join(' + '),
    holes: {
      ...cellHoles(running),
      draft: draftOf(step, running),
      minutes: String(exercise.minutes),
      exercise: exerciseName(exercise.id, reading.style),
    },
    pending: pendingOf(step),
    piece: pieceOf(exercise, step, running),
    choices: step.expects === 'yes-no' ? choiceLabels(['yes', 'no'], language) : undefined,
    state: { exercise: running },
  };
}

/** Beside the next question a longer one has no room; the end shows it whole. */
const DRAFT_WORDS = 32;

/** Their own sentences one after the other, once all of them are there. */
function draftOf({ drafts }: ExerciseStep, { cells }: ExerciseState): string | undefined {
  const parts = drafts?.map((id) => cells[id] ?? '') ?? [];
  const isWhole = parts.length > 0 && parts.every((part) => part !== '' && mayEcho(part));
  const whole = parts.map((part) => part.replace(/[.,;]+$/, '')).join('. ');
  return isWhole && whole.split(' ').length <= DRAFT_WORDS ? whole : undefined;
}

function pendingOf(step: ExerciseStep): Draft['pending'] {
  return { hint: step.expects === 'done' ? 'free' : step.expects, about: 'exercise' };
}

/** Words for the open cell; what they answer of later steps goes there with them. */
export function told(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  text = reading.text,
): Draft {
  const script = scriptOf(exercise, reading.style);
  const step = script[running.step] as ExerciseStep;
  const done = filled(running, step, text, script.slice(running.step + 1));
  const isRated = done.cells.after !== undefined && running.cells.after === undefined;
  const after = isRated ? Number(done.cells.after) : done.after;
  const echo = noticeOf(step, plain(text)) ?? '';
  return next(reading, exercise, { ...done, after }, { echo, value: null });
}

/** What is said of an answer that has something in it worth saying. */
export function noticeOf(step: ExerciseStep, text: string): string | undefined {
  return step.notices?.find(({ cue }) => cue.test(text))?.frame;
}

export function numberGiven(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
  value: number,
): Draft {
  const cells = { ...running.cells, [step.id]: String(value) };
  const state = { ...running, cells, misses: 0 };
  if (step.id === 'before') state.before = value;
  if (step.id === 'after' || step.id === 'later') state.after = value;
  const approximate = reading.understanding.slots.number?.approximate;
  return next(reading, exercise, state, {
    echo: approximate && !isCompared(step) ? 'echo.approx' : echoOfNumber(state, step),
    value,
  });
}

/** Said beside the number of before, and so as it is. */
const isCompared = ({ id }: ExerciseStep) => /^(after|later|rebelief)$/.test(id);

/** First "no sé": one way in. Second: the cell stays empty and we go on. Never the same question twice. */
export function missed(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
  frame = step.help,
): Draft {
  if (running.misses > 0) {
    return next(reading, exercise, { ...running, misses: 0 }, { echo: 'echo.blank', value: null });
  }
  return {
    kind: 'exercise.step',
    frame,
    holes: cellHoles(running),
    pending: pendingOf(step),
    piece: pieceOf(exercise, step, running),
    state: { exercise: { ...running, misses: running.misses + 1 } },
  };
}
