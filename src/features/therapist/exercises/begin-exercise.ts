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
import { toldAfterYes } from './exercise-answers.ts';
import { ask, missed, next, numberGiven, told } from './exercise-course.ts';

/** The draft that offers consent to an exercise, with the body check before it where it belongs. */
export function startExercise(reading: Reading, exercise: Exercise, lead = ''): Draft {
  const mood = reading.state.mood.last;
  const state: ExerciseState = {
    id: exercise.id,
    step: 0,
    // A rating given in this conversation is not asked again.
    cells: mood === null ? {} : { before: String(mood) },
    before: mood,
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
    choices: mustCheck ? undefined : choiceLabels(['yes', 'no'], reading.style.language),
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

/** A yes may bring the number with it, or the first thing to work on; no yes and a telling is talking on: null. */
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
  const story = agrees ? storyWithYes(reading, exercise) : reading.text;
  const instead = story === null ? null : toldInstead(reading, exercise, running, story);
  const isTalk = !agrees && understanding.wordCount > 5 && !otherDoor(exercise, running, reading);
  if (instead || isTalk) return instead;
  return next(reading, exercise, running, { echo: '', value: null });
}

function storyWithYes(reading: Reading, exercise: Exercise): string | null {
  const rest = exercise.takesStory ? toldAfterYes(reading.text) : null;
  return rest !== null && rest.split(/\s+/).length >= 5 && !bodyDenied(reading.plain) ? rest : null;
}

/** No number but something told: it goes into the next cell that takes words, and the number is let go. */
export function toldInstead(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  text = reading.text,
): Draft | null {
  const { wordCount, act } = reading.understanding;
  if (!exercise.takesStory || wordCount < 5 || act === 'doubt') return null;
  const script = scriptOf(exercise, reading.style);
  const open = script.findIndex(
    ({ id }, index) => index > running.step && id !== 'before' && !(id in running.cells),
  );
  return script[open]?.expects === 'free' ? told(reading, exercise, { ...running, step: open }, text) : null;
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
