import { styleWish } from './plan-cues.ts';
import type { Draft, Reading, Rule } from './plan-draft.ts';
import { startExercise } from './plan-exercise.ts';
import { bestExercise } from './plan-offer.ts';
import { reflection } from './plan-reflection.ts';

/** A wish about our manner outranks intake and settings, holds from this reply on, and is confirmed. */
export const styleRule: Rule = (reading) => {
  const found = styleWish(reading.plain);
  if (!found) return null;
  if (found.wish === 'listen') return listenDraft(reading);
  if (found.wish === 'talk') {
    if (reading.state.mode === 'talk') return null;
    return { kind: 'style.confirm', frame: 'style.talk', state: { mode: 'talk' } };
  }
  const exercise = found.name === 'structured' && !reading.state.exercise ? bestExercise(reading) : null;
  if (exercise && reading.state.reflections > 0) {
    const draft = startExercise(reading, exercise, 'style.parts');
    return { ...draft, state: { ...draft.state, style: { ...reading.state.style, ...found.style } } };
  }
  const style = { ...reading.state.style, ...found.style };
  return {
    kind: 'style.confirm',
    frame: `style.${found.name}`,
    pending: reading.state.pending,
    state: { style },
  };
};

/** "Solo escúchame": what they brought is returned first, then the agreement. */
function listenDraft(reading: Reading): Draft {
  const state = { mode: 'listen' as const, exercise: null, reflections: reading.state.reflections + 1 };
  const brought = reading.understanding.wordCount > 6 ? reflection(reading) : null;
  const frame = brought?.rich ? `${brought.frame} + listen.contract` : 'listen.contract';
  return { kind: 'listen.contract', frame, holes: brought?.holes, state };
}
