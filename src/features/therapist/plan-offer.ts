import { exerciseFor } from './exercises/catalogue.ts';
import type { Exercise } from './exercises/exercise.ts';
import { choiceLabels } from './plan-choice.ts';
import { bodyIsInIt } from './plan-cues.ts';
import { type Draft, exerciseName, type Reading, spoken, times } from './plan-draft.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';

/** Turns between two offers; asked for flexibility means even fewer (clinical reference §9). */
const TURNS_BETWEEN_OFFERS = 6;

export function bestExercise(reading: Reading): Exercise | null {
  const { topic, reasonsAgainst, state } = reading;
  const ofTopic = topic ? TOPIC_GUIDE[topic]?.exercise : hasJudgement(reading) ? 'record' : 'grounding';
  const preferred = bodyIsInIt(reading.plain) ? 'breathing' : ofTopic;
  return exerciseFor(topic, preferred ?? null, reasonsAgainst, state.refused);
}

/** A prediction or a verdict on oneself was on the table lately. */
const hasJudgement = ({ state }: Reading) =>
  state.recent.some(({ frame }) => /reflect\.(harsh|thought)/.test(frame));

/** Reflections that must come before an offer: the gentler the person asked us to be, the more. */
function reflectionsNeeded({ style }: Reading): number {
  if (style.directness === 'direct') return 2;
  return style.seeks.includes('listens') && !style.seeks.includes('skills') ? 5 : 3;
}

export function mayOffer(reading: Reading): boolean {
  const { state } = reading;
  if (state.mode === 'listen' || times(state, 'declined') >= 2) return false;
  // An offer passed over is an answer too: about one in ten turns, however the talk goes.
  if (spoken(state, 'offer.two') > Math.floor(state.turn / 10)) return false;
  if (state.exercise || state.reflections < reflectionsNeeded(reading)) return false;
  return state.offeredAt === null || state.turn - state.offeredAt >= TURNS_BETWEEN_OFFERS;
}

/** One skill and one way of talking on, never insisting; null when no exercise fits. */
export function offer(reading: Reading, lead: string): Draft | null {
  const exercise = bestExercise(reading);
  if (!exercise) return null;
  return {
    kind: 'offer.two',
    frame: lead ? `${lead} + offer.two` : 'offer.two',
    holes: { exercise: exerciseName(exercise.id, reading.style), minutes: String(exercise.minutes) },
    pending: { hint: 'choice', about: 'offer', options: ['exercise', 'talk', exercise.id] },
    choices: choiceLabels(['exercise', 'talk'], reading.style.language),
    state: { offeredAt: reading.state.turn },
  };
}
