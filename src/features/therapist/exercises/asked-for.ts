/** An exercise asked for by its name is begun; one that is not for them makes way for another, and it is said why. */
import type { Draft, Reading, Rule } from '../reading.ts';
import type { ExerciseState, TherapistState } from '../state.ts';
import { startExercise } from './begin-exercise.ts';
import { exerciseFor, findExercise, isSafeFor } from './catalogue.ts';
import { reasonsNow } from './circumstances.ts';
import type { Exercise } from './exercise.ts';
import { resumeExercise } from './leave-exercise.ts';
import { askedFor } from './naming.ts';

export const askedForRule: Rule = (reading) => {
  const exercise = findExercise(askedFor(reading.plain) ?? '');
  const { exercise: open, guided } = reading.state;
  // What is typed into a field of a tool names nothing.
  if (!exercise || (guided?.tool && guided.tool.waited === null)) return null;
  if (open?.id === exercise.id) return goneOn(reading, open);
  return isSafeFor(exercise, reasonsNow(reading)) ? begun(reading, exercise) : instead(reading, exercise);
};

/** The same one waits half-way: it goes on. One that runs is answered as any message. */
const goneOn = (reading: Reading, open: ExerciseState): Draft | null =>
  open.status === 'paused' ? resumeExercise(reading, open) : null;

/** By its name it is begun, also after a no of before; the name of a breath is no alarm of the body. */
function begun(reading: Reading, exercise: Exercise, lead = ''): Draft {
  const draft = startExercise({ ...reading, plain: '' }, exercise, lead);
  const refused = reading.state.refused.filter((id) => id !== exercise.id);
  return { ...draft, state: { ...draft.state, refused, guided: withoutChips(reading.state) } };
}

const withoutChips = ({ guided }: TherapistState): TherapistState['guided'] =>
  guided && { ...guided, offered: [] };

function instead(reading: Reading, exercise: Exercise): Draft {
  const { refused } = reading.state;
  const other = exercise.instead && exerciseFor(exercise.instead, reasonsNow(reading), refused);
  return other
    ? begun(reading, other, 'ex.unfit')
    : { kind: 'exercise.stop', frame: 'ex.unfit.none', state: { exercise: null } };
}
