import { choiceLabels } from '../choices.ts';
import type { Draft, Reading } from '../reading.ts';
import type { ExerciseState } from '../state.ts';
import { isMatter, TOPIC_NAMES } from '../topic-names.ts';
import { findExercise } from './catalogue.ts';
import { type ExerciseStep, scriptOf } from './exercise.ts';
import { filled, nextStep } from './exercise-cells.ts';

/** A different matter arrives in the middle: both are kept and the person chooses. */
export function isNewMatter(reading: Reading, running: ExerciseState, step: ExerciseStep): boolean {
  if (step.expects !== 'free' && reading.understanding.slots.number) return false;
  if (reading.understanding.act === 'topic_change') return true;
  if (
    /\b(me acaban? de (avisar|llamar|decir|escribir)|acaba de (llamar|pasar|morir)|me estao avisando)\b/.test(
      reading.plain,
    )
  )
    return true;
  const { topic, topicScores, wordCount } = reading.understanding;
  const isSure = (topicScores[0]?.score ?? 0) >= 0.6;
  const saysTurn =
    /\b(otra cosa|ademas|aparte|acaba de|me acaban|por cierto|cambiando de tema|alias|outra coisa)\b/.test(
      reading.plain,
    );
  return (
    isMatter(topic) &&
    topic !== reading.state.topic &&
    isSure &&
    saysTurn &&
    wordCount > 7 &&
    running.step > 0
  );
}

export function parked(reading: Reading, running: ExerciseState, step: ExerciseStep): Draft {
  // What was said before the turn still answers the open step.
  const [before = ''] = reading.text.split(/[.;\n]|\b(?:aunque|pero|además|embora)\b/i);
  const kept =
    step.expects === 'free' && before.trim().split(/\s+/).length >= 3
      ? filled(running, step, before)
      : running;
  const script = findExercise(running.id);
  const at = kept === running || !script ? running.step : nextStep(scriptOf(script, reading.style), kept);
  const { topic } = reading.understanding;
  const label = topic === null ? undefined : TOPIC_NAMES[topic]?.[reading.style.language];
  return {
    kind: 'topic.park',
    frame: 'topic.park',
    holes: { topic: label, who: reading.understanding.slots.who?.[0]?.ours },
    pending: { hint: 'choice', about: 'park' },
    choices: choiceLabels(['new', 'resume'], reading.style.language),
    state: { exercise: { ...kept, step: at, status: 'paused' } },
  };
}
