/**
 * When something may be offered, and what: matched to the topic and to what they say, never what they declined,
 * nothing that speaks against it, and always with talking on as the other door.
 */
import { atLeast } from '../safety/risk.ts';
import { EXERCISES, findExercise, isSafeFor, rankedFor, wishesOf } from './exercises/catalogue.ts';
import type { Exercise } from './exercises/exercise.ts';
import type { MemoryDraft } from './move.ts';
import { choiceLabels } from './plan-choice.ts';
import { reasonsNow } from './plan-circumstances.ts';
import { bodyIsInIt, isHeated } from './plan-cues.ts';
import { type Draft, exerciseName, type Reading, spoken, times } from './plan-draft.ts';
import { THEIR_DAY } from './plan-hook-cues.ts';
import { summaryOf } from './plan-story.ts';
import type { ExerciseState } from './state.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';
import type { Topic } from './understanding.ts';

/** Turns between two offers; asked for flexibility means even fewer (clinical reference §9). */
const TURNS_BETWEEN_OFFERS = 8;

export function bestExercise(reading: Reading): Exercise | null {
  return rankedExercises(reading)[0] ?? null;
}

/** Between people, anger asks for something of its own before the matter does. */
function matterOf({ topic, state, plain }: Reading): Topic | null {
  return isHeated(topic, [plain, ...state.facts.slice(-3)].join(' ').toLowerCase()) ? 'anger' : topic;
}

/** Everything that fits, best first. */
export function rankedExercises(reading: Reading): Exercise[] {
  const { state, plain, style } = reading;
  const topic = matterOf(reading);
  const ofTopic = topic ? TOPIC_GUIDE[topic]?.exercise : hasJudgement(reading) ? 'record' : 'grounding';
  // A throat that closes was said, now or before: where no topic asks for anything else, it starts with the breath.
  const isOpen = topic === null || ofTopic === 'breathing';
  const isBody = bodyIsInIt(isOpen ? [plain, ...state.facts, ...state.words].join(' ') : plain);
  return rankedFor({
    topic,
    preferred: isBody ? 'breathing' : (ofTopic ?? null),
    isBody,
    said: plain,
    called: state.cues,
    reasonsAgainst: reasonsNow(reading),
    out: [...state.refused, ...doneToday(reading), ...remembered(reading, 'avoid')],
    wishes: wishesOf(style),
    helped: remembered(reading, 'helped'),
    mood: state.mood.last,
  });
}

/** Done in this conversation: not offered again today, and no refusal for another day. */
export const doneCount = (id: string) => `done.${id}`;

export function doneToday({ state }: Reading): string[] {
  return EXERCISES.filter(({ id }) => times(state, doneCount(id)) > 0).map(({ id }) => id);
}

/** Exercises a memory of this kind speaks of: "respirar con un círculo", "respirar con un círculo: de 8 a 4". */
function remembered({ memories }: Reading, kind: MemoryDraft['kind']): string[] {
  const texts = memories.filter((memory) => memory.kind === kind).map(({ text }) => text.split(':')[0]);
  return EXERCISES.filter(({ name }) => texts.includes(name.es) || texts.includes(name.pt)).map(
    ({ id }) => id,
  );
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
  if (atLeast(state.risk.level, 'high') || (reading.topic === 'grief' && THEIR_DAY.test(reading.plain)))
    return false;
  if (state.step || state.reflections < reflectionsNeeded(reading)) return false;
  if (state.exercise && !mayResume(reading)) return false;
  if (state.takeaway !== null) return false;
  return state.offeredAt === null || state.turn - state.offeredAt >= TURNS_BETWEEN_OFFERS;
}

/** What they said gathered in a line, one skill, and talking on; never insisting. Null when no exercise fits. */
export function offer(reading: Reading, lead: string): Draft | null {
  const { exercise: paused } = reading.state;
  if (paused) return mayResume(reading) ? resumeOffered(reading, paused, lead) : null;
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

/** "Que ponga la mitad y venga un sábado": what they would ask of somebody, said as if to them. */
const REQUEST =
  /^(?:pues |bueno,? |no se,? |nada,? |eso,? )*que (?:el |ella |ele |ela |me |nos |le |lo |la |se )*(?:ponga|pague|vaya|venga|ayude|llame|avise|escuche|deje|haga|cuide|pregunte|devuelva|comparta|limpie|baje|diga|busque|aporte|hable|cumpla|respete|lleve|traiga|ligue|venha|faca|pare|divida|escute|ponha|fale|cumpra|leve|traga)\b/;

/** A wish with somebody in it, right after they were asked for one, can be prepared as a request. */
export function requestOffered(reading: Reading): Draft | null {
  const { state, plain, style, understanding } = reading;
  const exercise = findExercise('assertive');
  const isConflict = reading.topic !== null && (exercise?.fits.includes(reading.topic) ?? false);
  const wasAsked = isConflict || /ask\.want|hook\.want/.test(state.recent.at(-1)?.frame ?? '');
  const isFor = state.people.length > 0 || understanding.slots.who !== undefined;
  if (!exercise || !wasAsked || !isFor || !REQUEST.test(plain)) return null;
  const isOut = state.refused.includes(exercise.id) || !isSafeFor(exercise, reasonsNow(reading));
  if (isOut || state.mode === 'listen' || state.exercise || times(state, 'declined') >= 2) return null;
  return {
    kind: 'offer.two',
    frame: 'request.heard + offer.two',
    holes: { exercise: exerciseName(exercise.id, style), minutes: String(exercise.minutes) },
    pending: { hint: 'choice', about: 'offer', options: ['exercise', 'talk', exercise.id] },
    choices: choiceLabels(['exercise', 'talk'], style.language),
    state: { offeredAt: state.turn, questionAt: state.turn },
  };
}

/** Something was left half-way, not because they said stop, and they were not yet asked about it. */
export function mayResume(reading: Reading): boolean {
  const { state } = reading;
  const { exercise } = state;
  const found = findExercise(exercise?.id ?? '');
  return (
    exercise?.status === 'paused' &&
    found !== undefined &&
    isSafeFor(found, reasonsNow(reading)) &&
    !state.refused.includes(exercise.id) &&
    spoken(state, 'ex.resume.ask') + spoken(state, 'ex.resume.again') === 0
  );
}

/** "¿Seguimos donde quedamos?": once, with talking as the other door. */
export function resumeOffered({ style, state }: Reading, paused: ExerciseState, lead = ''): Draft {
  // The greeting has named it already.
  const isNamed = spoken(state, 'greet.return.halfway') > 0;
  const asks = isNamed ? 'ex.resume.again' : 'ex.resume.ask';
  return {
    kind: 'topic.resume',
    frame: lead ? `${lead} + ${asks}` : asks,
    holes: { exercise: exerciseName(paused.id, style) },
    pending: { hint: 'choice', about: 'resume', options: ['resume', 'talk'] },
    choices: choiceLabels(['resume', 'talk'], style.language),
    state: { offeredAt: state.turn, questionAt: state.turn },
  };
}
