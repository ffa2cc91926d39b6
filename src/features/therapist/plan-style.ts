import { plain, styleWish } from './plan-cues.ts';
import { counted, type Draft, type Reading, type Rule } from './plan-draft.ts';
import { startExercise } from './plan-exercise-begin.ts';
import { bestExercise } from './plan-offer.ts';
import { reflection } from './plan-reflection.ts';
import { summaryOf } from './plan-story.ts';
import { TIES } from './plan-ties.ts';

/** A wish about our manner outranks intake and settings, holds from this reply on, and is confirmed. */
export const styleRule: Rule = (reading) => {
  const found = styleWish(reading.plain);
  // "Solo quiero hablar contigo, con nadie más" speaks of the tie, not of the manner.
  if (!found || TIES.rather(reading.plain)) return null;
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
  const counts = found.style.address ? counted(reading.state, 'address asked') : reading.state.counts;
  // Asked to be direct with a story on the table: it is seen at once.
  const summary =
    found.name === 'direct' && reading.state.facts.length >= 2
      ? summaryOf({ ...reading, text: '' })
      : undefined;
  return {
    kind: 'style.confirm',
    frame: summary ? 'style.direct.see' : `style.${found.name}`,
    holes: { summary },
    pending: reading.state.pending,
    state: { style, counts },
  };
};

/** What they brought, without the sentence that says how they want to be met. */
const withoutWish = (text: string) =>
  text
    .split(/(?<=[.;!\n])\s+/)
    .filter((sentence) => !styleWish(plain(sentence)))
    .join(' ');

/** "Solo escúchame": what they brought is returned first, then the agreement. */
function listenDraft(reading: Reading): Draft {
  const isOn = reading.state.mode === 'listen';
  const state = { mode: 'listen' as const, exercise: null, reflections: reading.state.reflections + 1 };
  const told = reading.plain
    .replace(/[^.;\n]*\b(escuch|consejo|ejercicio|desahog|escut|conselho)\w*[^.;\n]*/g, '')
    .trim();
  const { fact: _, ...slots } = reading.understanding.slots;
  const brought =
    told.split(' ').length > 3
      ? reflection({
          ...reading,
          text: withoutWish(reading.text),
          understanding: { ...reading.understanding, slots },
        })
      : null;
  const noTasks = /\b(ejercicio|tecnica|tarea|exercicio)/.test(reading.plain);
  const contract = isOn ? 'listen.go' : noTasks ? 'listen.contract.tasks' : 'listen.contract';
  const frame = brought?.rich ? `${brought.frame} + ${contract}` : contract;
  return { kind: 'listen.contract', frame, holes: brought?.holes, state };
}
