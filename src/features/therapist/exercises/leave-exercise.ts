/**
 * Leaving an exercise and coming back to it: the stop word, a goodbye half-way, one that is not for this body or
 * made things worse, and "¿seguimos donde quedamos?", in the same conversation or in a later one.
 */

import { choiceLabels, picked } from '../choices.ts';
import { saysNo, saysYes } from '../cues.ts';
import { spoken } from '../draft.ts';
import type { MemoryDraft } from '../move.ts';
import type { Draft, Reading } from '../reading.ts';
import { type ExerciseState, keepLast, LIMITS } from '../state.ts';
import { otherDoor } from './acute-course.ts';
import { startExercise } from './begin-exercise.ts';
import { exerciseFor, exerciseName, findExercise, isSafeFor } from './catalogue.ts';
import { reasonsNow } from './circumstances.ts';
import { type Exercise, type ExerciseStep, type Leave, scriptOf } from './exercise.ts';
import { cellHoles, tidy } from './exercise-cells.ts';
import { ask } from './exercise-course.ts';

/** The stop word is a no to going on; a goodbye is not, and next time it may be taken up again. */
export function stopped(reading: Reading, running: ExerciseState, frame = 'ex.stop'): Draft {
  const { state } = reading;
  const useless = frame === 'ex.stop.useless';
  const name = exerciseName(running.id, reading.style);
  const remember: MemoryDraft[] = useless ? [{ kind: 'avoid', text: name, quote: tidy(reading.text) }] : [];
  const isBye = reading.understanding.act === 'bye';
  const refused = isBye ? state.refused : keepLast([...state.refused, running.id], LIMITS.refused);
  return {
    kind: isBye ? 'close.summary' : 'exercise.stop',
    frame: isBye ? 'close.mid-exercise' : frame,
    holes: { exercise: name },
    state: { exercise: { ...running, status: 'paused' }, refused },
    remember,
  };
}

/** Not for this body, or it made things worse: the one named as its replacement is offered. */
export function swapped(
  reading: Reading,
  exercise: Exercise,
  heard: Reading['reasonsAgainst'],
  lead = 'ex.swap',
): Draft {
  const open = reading.state.exercise && otherDoor(exercise, reading.state.exercise, reading);
  if (open) {
    const draft = ask(reading, exercise, open, lead);
    return { ...draft, state: { ...draft.state, heard: [...new Set([...reading.state.heard, ...heard])] } };
  }
  const reasons = [...reasonsNow(reading), ...heard];
  const refusedNow = [...reading.state.refused, exercise.id];
  const instead = exercise.instead ? exerciseFor(exercise.instead, reasons, refusedNow) : null;
  const state = {
    heard: [...new Set([...reading.state.heard, ...heard])],
    refused: keepLast(refusedNow, LIMITS.refused),
  };
  if (!instead) return { kind: 'exercise.stop', frame: 'ex.stop', state: { ...state, exercise: null } };
  const draft = startExercise({ ...reading, topic: null, plain: '' }, instead, lead);
  return { ...draft, state: { ...draft.state, ...state } };
}

/** An answer showed that it is not for now: it ends with a word of why, and another is offered where one fits. */
export function left(reading: Reading, exercise: Exercise, running: ExerciseState, leave: Leave): Draft {
  const refusedNow = keepLast([...reading.state.refused, exercise.id], LIMITS.refused);
  const instead = leave.to ? exerciseFor(leave.to, reasonsNow(reading), refusedNow) : null;
  if (instead && instead.id === leave.to) {
    const draft = startExercise({ ...reading, topic: null, plain: '' }, instead, leave.frame);
    return { ...draft, state: { ...draft.state, refused: refusedNow } };
  }
  return {
    kind: 'exercise.stop',
    frame: leave.frame,
    holes: cellHoles(running),
    state: { exercise: null, refused: refusedNow },
  };
}

const WANTS_BACK =
  /\b(sigamos|retom\w*|volvamos|seguimos|continuemos|terminemos|vamos continuar|bora (?:terminar|continuar|voltar)|podemos (?:seguir|continuar)|lo que estabamos haciendo|o que (?:a gente )?(?:tava|estava) fazendo|donde quedamos|donde ibamos|onde paramos)\b|\b(el|al|lo del|do|ao|o|pro) (ejercicio|exercicio)\b/;

/** An exercise that waits is taken up again: asked whether to go on they said yes, or they ask for it themselves. */
export function resumed(reading: Reading): Draft | null {
  const { exercise, pending } = reading.state;
  if (exercise?.status !== 'paused') return null;
  const answer = pending?.about === 'resume' ? resumeAnswered(reading, exercise) : null;
  return answer ?? (WANTS_BACK.test(reading.plain) ? resumeExercise(reading, exercise) : null);
}

/** Asked once; a no, or going on with something else, lets it go for good. */
function resumeAnswered(reading: Reading, paused: ExerciseState): Draft | null {
  const { plain: text, state, understanding } = reading;
  const isShort = understanding.wordCount <= 6;
  const choice = picked(text, ['resume', 'talk']);
  if (
    isShort &&
    choice !== 'talk' &&
    !saysNo(text) &&
    (saysYes(text) || choice === 'resume' || WANTS_BACK.test(text))
  )
    return resumeExercise(reading, paused);
  if (!isShort || (!saysNo(text) && choice !== 'talk')) return null;
  return {
    kind: 'exercise.stop',
    frame: 'ex.resume.no',
    state: { exercise: null, refused: keepLast([...state.refused, paused.id], LIMITS.refused) },
  };
}

export function resumeExercise(reading: Reading, paused: ExerciseState): Draft | null {
  const exercise = findExercise(paused.id);
  const script = exercise ? scriptOf(exercise, reading.style) : [];
  // What was told in between may speak against it now.
  if (!exercise || !script[paused.step] || !isSafeFor(exercise, reasonsNow(reading))) return null;
  const draft = ask(reading, exercise, { ...paused, status: 'running', misses: 0 }, 'ex.resume');
  const step = script[paused.step] as ExerciseStep;
  // What was asked already is asked from its easier side: nobody reads the same sentence twice.
  const refused = reading.state.refused.filter((id) => id !== exercise.id);
  return {
    ...draft,
    kind: 'topic.resume',
    frame: step.expects === 'free' ? `ex.resume + ${step.help}` : draft.frame,
    state: { ...draft.state, refused },
  };
}

/** Something was left half-way, not because they said stop, and they were not yet asked about it. */
function mayResume(reading: Reading): boolean {
  const { state } = reading;
  const { exercise } = state;
  const found = findExercise(exercise?.id ?? '');
  return (
    exercise?.status === 'paused' &&
    found !== undefined &&
    isSafeFor(found, reasonsNow(reading)) &&
    !state.refused.includes(exercise.id) &&
    spoken(state, 'ex.resume.ask') + spoken(state, 'ex.resume.again') === 0
  );
}

/** "¿Seguimos donde quedamos?": once, with talking as the other door. */
export function resumeOffered(reading: Reading, lead: string): Draft | null {
  const { style, state } = reading;
  const paused = state.exercise;
  if (!paused || !mayResume(reading)) return null;
  // The greeting has named it already.
  const isNamed = spoken(state, 'greet.return.halfway') > 0;
  const asks = isNamed ? 'ex.resume.again' : 'ex.resume.ask';
  return {
    kind: 'topic.resume',
    frame: `${lead} + ${asks}`,
    holes: { exercise: exerciseName(paused.id, style) },
    pending: { hint: 'choice', about: 'resume' },
    choices: choiceLabels(['resume', 'talk'], style.language),
    state: { offeredAt: state.turn },
  };
}
