import { exerciseFor } from './exercises/catalogue.ts';
import type { Exercise } from './exercises/exercise.ts';
import { choiceLabels } from './plan-choice.ts';
import { bodyIsInIt } from './plan-cues.ts';
import { type Draft, exerciseName, type Reading, spoken, times } from './plan-draft.ts';
import { summaryOf } from './plan-story.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';

/** Turns between two offers; asked for flexibility means even fewer (clinical reference §9). */
const TURNS_BETWEEN_OFFERS = 8;

export function bestExercise(reading: Reading): Exercise | null {
  const { topic, reasonsAgainst, state } = reading;
  const ofTopic = topic ? TOPIC_GUIDE[topic]?.exercise : hasJudgement(reading) ? 'record' : 'grounding';
  // A throat that closes was said, now or before: with no topic surer than that, it starts with the breath.
  const told = topic === null ? [reading.plain, ...state.facts, ...state.words].join(' ') : reading.plain;
  const preferred = bodyIsInIt(told) ? 'breathing' : ofTopic;
  return exerciseFor(topic, preferred ?? null, reasonsAgainst, state.refused);
}

/** A prediction or a verdict on oneself was on the table lately. */
const hasJudgement = ({ state }: Reading) =>
  state.recent.some(({ frame }) => /reflect\.(harsh|thought)/.test(frame));

/** Reflections that must come before an offer: the gentler the person asked us to be, the more. */
function reflectionsNeeded({ style, topic }: Reading): number {
  // A loss is heard out before anything is proposed.
  if (topic === 'grief' || topic === 'trauma') return 6;
  if (style.directness === 'direct') return 3;
  return style.seeks.includes('listens') && !style.seeks.includes('skills') ? 6 : 4;
}

export function mayOffer(reading: Reading): boolean {
  const { state } = reading;
  if (state.mode === 'listen' || times(state, 'declined') >= 2) return false;
  if (state.pending?.about.startsWith('step.')) return false;
  // An offer passed over is an answer too: about one in ten turns, however the talk goes.
  if (spoken(state, 'offer.two') > Math.floor(state.turn / 10)) return false;
  if (state.exercise || state.step || state.reflections < reflectionsNeeded(reading)) return false;
  if (state.takeaway !== null) return false;
  return state.offeredAt === null || state.turn - state.offeredAt >= TURNS_BETWEEN_OFFERS;
}

/** What they said gathered in a line, one skill, and talking on; never insisting. Null when no exercise fits. */
export function offer(reading: Reading, lead: string): Draft | null {
  const exercise = bestExercise(reading);
  if (!exercise) return null;
  const summary = summaryOf(reading);
  const gathers = lead === '' && summary !== undefined && summary.split(' ').length <= 26;
  const frame = gathers ? 'check.doors' : 'offer.two';
  return {
    kind: 'offer.two',
    frame: lead ? `${lead} + ${frame}` : frame,
    holes: { summary, exercise: exerciseName(exercise.id, reading.style), minutes: String(exercise.minutes) },
    pending: { hint: 'choice', about: 'offer', options: ['exercise', 'talk', exercise.id] },
    choices: choiceLabels(['exercise', 'talk'], reading.style.language),
    state: { offeredAt: reading.state.turn, questionAt: reading.state.turn },
  };
}
