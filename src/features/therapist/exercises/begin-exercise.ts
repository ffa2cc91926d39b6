/**
 * The door of an exercise: what it is, why, how to stop, and their answer. A no is taken at its word and kept;
 * whoever would rather talk, or simply goes on telling, is followed.
 */
import { choiceLabels, picked } from '../choices.ts';
import { bodyIsInIt, saysNo, saysYes } from '../cues.ts';
import type { Draft, Reading } from '../reading.ts';
import { type ExerciseState, keepLast, LIMITS } from '../state.ts';
import { otherDoor } from './acute-course.ts';
import { exerciseName } from './catalogue.ts';
import { type Exercise, type ExerciseStep, scriptOf } from './exercise.ts';
import { ask, missed, next, numberGiven } from './exercise-course.ts';

/** The draft that offers consent to an exercise, with the body check before it where it belongs. */
export function startExercise(reading: Reading, exercise: Exercise, lead = ''): Draft {
  const state: ExerciseState = {
    id: exercise.id,
    step: 0,
    cells: {},
    before: null,
    after: null,
    misses: 0,
    status: 'running',
  };
  const mustCheck = exercise.checksBody && (reading.topic === 'panic' || bodyIsInIt(reading.plain));
  const frame = mustCheck ? 'ex.body.check' : `ex.${exercise.id}.consent`;
  return {
    kind: mustCheck ? 'exercise.check' : 'exercise.consent',
    frame: lead ? `${lead} + ${frame}` : frame,
    holes: { minutes: String(exercise.minutes), exercise: exerciseName(exercise.id, reading.style) },
    pending: { hint: 'yes-no', about: mustCheck ? 'body' : 'exercise' },
    choices: choiceLabels(['yes', 'no'], reading.style.language),
    state: { exercise: state, offeredAt: reading.state.turn },
  };
}

/** Null where they went on telling: the exercise steps aside without a word about it. */
export function consentAnswered(reading: Reading, exercise: Exercise, running: ExerciseState): Draft | null {
  const { plain: text, understanding } = reading;
  const isShort = understanding.wordCount <= 5;
  const open = otherDoor(exercise, running, reading);
  // "No sé cómo decirle" goes on with the matter; it is no refusal.
  const isUnsure = /^(no se|nao sei) \w/.test(text);
  if (isUnsure && understanding.act !== 'doubt' && !open) return null;
  if (isShort && isRefusal(reading, isUnsure))
    return open ? ask(reading, exercise, open, 'acute.other') : refused(reading, exercise.id);
  if (understanding.act === 'doubt') {
    if (running.misses > 0) return refused(reading, exercise.id);
    return missed(reading, exercise, running, scriptOf(exercise, reading.style)[0] as ExerciseStep);
  }
  return agreed(reading, exercise, running);
}

/** "Mejor solo hablar" is a no as well, and says where to go instead. */
function isRefusal({ plain: text, understanding }: Reading, isUnsure: boolean): boolean {
  if (bodyDenied(text)) return false;
  const wantsTalk = !saysYes(text) && (picked(text, ['talk']) !== null || HEAR_ME.test(text));
  return (saysNo(text) && !saysYes(text)) || wantsTalk || (understanding.act === 'refusal' && !isUnsure);
}

const HEAR_ME = /\b(escuch|escut|oir|ouvir|nada mas)/;

/** A yes may bring the number with it; no yes and a telling is talking on: null. */
function agreed(reading: Reading, exercise: Exercise, running: ExerciseState): Draft | null {
  const { plain: text, understanding } = reading;
  const number = understanding.slots.number;
  const script = scriptOf(exercise, reading.style);
  const rating = script.findIndex(({ id }) => id === 'before');
  const isShort = understanding.wordCount <= 5;
  if (number && isShort && rating > 0 && !('before' in running.cells))
    return numberGiven(
      reading,
      exercise,
      { ...running, step: rating },
      script[rating] as ExerciseStep,
      number.value,
    );
  const agrees = saysYes(text) || bodyDenied(text);
  if (!agrees && !isShort && !otherDoor(exercise, running, reading)) return null;
  return next(reading, exercise, running, { echo: '', value: null });
}

/** "No tengo nada de eso" answers the body question, it does not decline the exercise. */
const bodyDenied = (text: string) =>
  /\b(no|nao) (tengo|tenho|hay|es)\b|\bnada de (eso|isso)\b|^(no,? |nao,? )?(nada|ningun[oa]|nenhum|nenhuma)\b/.test(
    text,
  );

function refused(reading: Reading, id: string): Draft {
  return {
    kind: 'exercise.stop',
    frame: 'ex.declined',
    state: { exercise: null, refused: keepLast([...reading.state.refused, id], LIMITS.refused) },
  };
}
