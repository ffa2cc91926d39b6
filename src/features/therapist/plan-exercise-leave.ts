/**
 * Leaving an exercise and coming back to it: the stop word, a goodbye half-way, one that is not for this body or
 * made things worse, and "¿seguimos donde quedamos?", in the same conversation or in a later one.
 */

import { cellHoles, tidy } from './exercise-cells.ts';
import { exerciseFor, findExercise, isSafeFor } from './exercises/catalogue.ts';
import { type Exercise, type ExerciseStep, type Leave, scriptOf } from './exercises/exercise.ts';
import type { MemoryDraft } from './move.ts';
import { otherDoor } from './plan-acute.ts';
import { picked } from './plan-choice.ts';
import { reasonsNow } from './plan-circumstances.ts';
import { saysNo, saysYes } from './plan-cues.ts';
import { type Draft, exerciseName, type Reading } from './plan-draft.ts';
import { startExercise } from './plan-exercise-begin.ts';
import { ask } from './plan-exercise-course.ts';
import { bestExercise, doneToday } from './plan-offer.ts';
import { type ExerciseState, keepLast, LIMITS } from './state.ts';

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
    holes: { word: state.words.at(-1), exercise: name },
    state: { exercise: useless ? null : { ...running, status: 'paused' }, refused },
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
  const instead = exercise.instead ? exerciseFor(null, exercise.instead, reasons, refusedNow) : null;
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
  const instead = leave.to ? exerciseFor(null, leave.to, reasonsNow(reading), refusedNow) : null;
  if (instead && instead.id === leave.to) {
    const draft = startExercise({ ...reading, topic: null, plain: '' }, instead, leave.frame);
    return { ...draft, state: { ...draft.state, refused: refusedNow } };
  }
  return {
    kind: 'exercise.stop',
    frame: leave.frame,
    holes: { ...cellHoles(running), word: reading.state.words.at(-1) },
    state: { exercise: null, refused: refusedNow },
  };
}

const WANTS_BACK =
  /\b(sigamos|retom\w*|volvamos|seguimos|continuemos|terminemos|vamos continuar|donde quedamos|donde ibamos|onde paramos)\b|\b(el|lo del|do|o) (ejercicio|exercicio)\b/;
export const wantsBack = (plain: string): boolean => WANTS_BACK.test(plain);
const WANTS_ONE =
  /\b(un|una|el|algun|otro|um|algum|outro) (ejercicio|tecnica|exercicio)|\balgo para (calmar|relajar|respirar|bajar)|\balgo (corto|curto)\b|\bprobemos\b|\bhagamoslo\b|\b(si )?quiero probar\b|\bhagamos (el|un|eso)|\bpodemos (probar|respirar)/;

/** "Sigamos" brings a paused exercise back to its open step; "un ejercicio" starts the one that fits. */
export function resumeWish(reading: Reading): Draft | null {
  const paused = reading.state.exercise;
  const { plain: text, state } = reading;
  if (paused && state.pending?.about === 'resume') {
    const answer = resumeAnswered(reading, paused);
    if (answer) return answer;
  }
  if (paused && WANTS_BACK.test(text)) return resumeExercise(reading, paused);
  if (!WANTS_ONE.test(text) || /\b(no|nao|ya) (quiero|hice|probe|quero)\b/.test(text)) return null;
  // Nothing told and no kind named: what it is for is asked first (plan-wish.ts).
  const isBlank = reading.topic === null && state.facts.length === 0 && state.cues.length === 0;
  if (isBlank && !/\b(ejercicio|exercicio|tecnica|calmar|relajar|respirar|bajar)\b/.test(text)) return null;
  // They ask for it: what they declined before may be it, and what fits nothing in particular is better than none.
  const asked = { ...reading, state: { ...state, refused: [] } };
  const exercise = bestExercise(asked) ?? exerciseFor(null, null, reasonsNow(asked), doneToday(asked));
  return exercise ? startExercise(reading, exercise) : null;
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
    kind: 'reflect.short',
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
  const last = lastTold(script, draft, paused);
  // Where we were is said with their last words; the question need not say them again.
  const { [`cell_${last}`]: cell, ...holes } = draft.holes ?? {};
  return { ...draft, kind: 'topic.resume', holes: { ...holes, cell } };
}

/** The last cell they wrote before it stopped, where it may be said again. */
function lastTold(script: ExerciseStep[], draft: Draft, paused: ExerciseState): string | undefined {
  return script
    .slice(0, paused.step)
    .findLast(({ id, expects }) => expects === 'free' && draft.holes?.[`cell_${id}`])?.id;
}
