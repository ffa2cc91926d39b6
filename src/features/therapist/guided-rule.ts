/** The guided talk as the planner calls it: what is known of the turn goes in, a reply written whole comes out. */
import { likeness, nearness } from '../recognise/likeness.ts';
import { type Recognition, recognise } from '../recognise/recognise.ts';
import { EXERCISES, findExercise, isSafeFor } from './exercises/catalogue.ts';
import { converse } from './guided/converse.ts';
import { NEW_GUIDED } from './guided/guided-state.ts';
import { questionPart } from './guided/question-part.ts';
import { reasonsNow } from './plan-circumstances.ts';
import type { Draft, Reading, Rule } from './plan-draft.ts';
import { startExercise } from './plan-exercise-begin.ts';
import type { Emotion, SpeechAct } from './understanding.ts';

/** The feelings topics speak to, of those a message may carry. */
const FEELING: Partial<Record<Emotion, string>> = {
  sadness: 'sadness',
  fear: 'fear',
  anger: 'anger',
  guilt: 'guilt',
  shame: 'shame',
  fatigue: 'fatigue',
  loneliness: 'loneliness',
  disappointment: 'sadness',
  longing: 'longing',
  overwhelm: 'tension',
  worry: 'tension',
  hurt: 'sadness',
  emptiness: 'emptiness',
  relief: 'hope',
};

/** What a few words do is known by their form; the trained reader says it of everything longer. */
const SPOKEN: Partial<Record<SpeechAct, string>> = {
  assent: 'yes',
  refusal: 'no',
  doubt: 'doubt',
  thanks: 'thanks',
  bye: 'goodbye',
  insult: 'insult',
  joke: 'joke',
  silence: 'silence',
  pushback: 'complaint',
  topic_change: 'topic-change',
};
const FEW_WORDS = 6;
/** A goodbye is heard at the end of a sentence as well. */
const BYE_WORDS = 20;
const KNOWN_BY_FORM = 0.9;

function withSpoken(recognition: Recognition, { act, wordCount }: Reading['understanding']): Recognition {
  const isPlain = wordCount <= FEW_WORDS || (act === 'bye' && wordCount <= BYE_WORDS);
  const label = isPlain ? SPOKEN[act] : undefined;
  if (label === undefined || (recognition.acts[0]?.certainty ?? 0) >= KNOWN_BY_FORM) return recognition;
  const others = recognition.acts.filter((one) => one.label !== label);
  return { ...recognition, acts: [{ label, certainty: KNOWN_BY_FORM }, ...others] };
}

function mayBegin(reading: Reading): Set<string> {
  const reasons = reasonsNow(reading);
  const open = EXERCISES.filter((one) => isSafeFor(one, reasons) && !reading.state.refused.includes(one.id));
  return new Set(open.map(({ id }) => id));
}

export const guidedRule: Rule = (reading) => {
  const { text, state, style, understanding, guides } = reading;
  const guide = guides?.(style.language);
  if (!guide) return null;
  const asked = questionPart(text);
  const answer = converse({
    text,
    recognition: withSpoken(recognise(text), understanding),
    asked: asked === null || asked === text ? null : recognise(asked),
    likeness: (texts) => likeness(text, texts, guide.rarity),
    nearness: (texts) => nearness(text, texts, guide.rarity),
    guide,
    state: state.guided ?? NEW_GUIDED,
    address: style.address,
    seed: `${state.turn}|${text}`,
    feeling: understanding.emotion?.said ? (FEELING[understanding.emotion.name] ?? null) : null,
    exercises: mayBegin(reading),
  });
  const exercise = answer.begins === undefined ? undefined : findExercise(answer.begins);
  if (exercise) return withGuide(startExercise(reading, exercise), answer.state);
  return {
    kind: answer.ends ? 'close.listen' : 'guide',
    frame: 'guide',
    holes: { says: answer.says },
    choices: answer.state.offered.map(({ label }) => label),
    pending: null,
    state: { guided: answer.state },
  };
};

const withGuide = (draft: Draft, guided: NonNullable<Reading['state']['guided']>): Draft => ({
  ...draft,
  state: { ...draft.state, guided },
});
