/**
 * Somebody asks for something to do, names an exercise, or would rather talk. A wish is answered with two ways that
 * fit what they told, a name with that exercise, and where nothing was told yet with the one question that is needed.
 */

import { exerciseFor, findExercise, isSafeFor } from './exercises/catalogue.ts';
import type { Exercise } from './exercises/exercise.ts';
import { NAMING, namedBy } from './exercises/naming.ts';
import { choiceLabels, picked } from './plan-choice.ts';
import { reasonsNow } from './plan-circumstances.ts';
import { saysNo, saysYes } from './plan-cues.ts';
import {
  counted,
  type Draft,
  exerciseName,
  lastWord,
  type Reading,
  type Rule,
  spoken,
} from './plan-draft.ts';
import { startExercise } from './plan-exercise-begin.ts';
import { bestExercise, rankedExercises } from './plan-offer.ts';
import { modeCheck } from './plan-question.ts';
import { reflection } from './plan-reflection.ts';
import { isTold } from './plan-story.ts';
import { TIES } from './plan-ties.ts';
import { asksForHelp, momentIn, wantsToTalk, wishIn } from './plan-wish-cues.ts';

/** Turns for which what was offered may be named without more ado. */
const OFFER_STANDS = 4;
const NAME_MAX_WORDS = 9;

const isRunning = ({ state }: Reading) => state.exercise?.status === 'running';

/** "La carta", "pode ser respirar": that one begins, if nothing speaks against it. */
export const namedRule: Rule = (reading) => {
  const { state, plain, understanding } = reading;
  if (isRunning(reading) || understanding.wordCount > NAME_MAX_WORDS || /[?¿]/.test(reading.text))
    return null;
  const exercise = namedExercise(reading, isOnOffer(reading) || state.pending?.about === 'wish');
  return exercise && !saysNo(plain) ? startExercise(reading, exercise) : null;
};

const isOnOffer = ({ state }: Reading) =>
  state.offeredAt !== null && state.turn - state.offeredAt <= OFFER_STANDS;

/** Of two that go by the same name the one on offer is meant, then the one that fits the matter. */
function namedExercise(reading: Reading, isOffered: boolean): Exercise | null {
  const reasons = reasonsNow(reading);
  const named = namedBy(reading.plain, isOffered)
    .map(findExercise)
    .filter((exercise) => exercise !== undefined && isSafeFor(exercise, reasons)) as Exercise[];
  const offered = reading.state.pending?.options ?? [];
  const { topic } = reading;
  return (
    named.find(({ id }) => offered.includes(id)) ??
    named.find(({ fits }) => topic !== null && fits.includes(topic)) ??
    named[0] ??
    null
  );
}

export const wishRule: Rule = (reading) => {
  const { state, plain, understanding, text } = reading;
  if (isRunning(reading) || understanding.act === 'insult') return null;
  if (wantsToTalk(plain) && !TIES.rather(plain)) return state.mode === 'listen' ? null : talkedOn(reading);
  const wish = wishIn(plain, state.facts.at(-1));
  if (!wish) return null;
  if (state.mode === 'listen') return modeCheck(reading);
  const wanted = {
    ...reading,
    state: { ...state, refused: lastRefused(state.refused), counts: { ...state.counts, declined: 0 } },
  };
  // Asked again with an offer on the table: it begins.
  const open = state.pending?.about === 'wish' ? findExercise(state.pending.options[0] ?? '') : undefined;
  if (open) return startExercise(wanted, open);
  const told = toldBefore(wanted, text);
  return laidOut(wanted, told);
};

/** What they said no to a moment ago stays out; what they refused long before they may want now. */
const lastRefused = (refused: string[]) => refused.slice(-2);

/** What a longer message told before it asked is returned first. */
function toldBefore(reading: Reading, text: string): { frame: string; holes: Draft['holes'] } | null {
  const sentences = text.split(/(?<=[.;!?\n])\s+/).filter((sentence) => sentence.trim() !== '');
  const rest = sentences.slice(0, -1).join(' ');
  if (rest.split(/\s+/).length < 5) return null;
  const { fact: _, want: __, ...slots } = reading.understanding.slots;
  const said = reflection({ ...reading, text: rest, understanding: { ...reading.understanding, slots } });
  return said.rich ? { frame: said.frame, holes: said.holes } : null;
}

function laidOut(reading: Reading, told: { frame: string; holes: Draft['holes'] } | null): Draft {
  const { state, style } = reading;
  const [first, second] = fitting(reading);
  const isKnown = (reading.topic !== null && isTold(reading)) || state.facts.length >= 2;
  const isOpen = !isKnown && state.cues.length === 0 && state.mood.last === null;
  // "¿Me puede ayudar?" at the very start asks for no exercise yet.
  if (isOpen && state.turn < 2 && asksForHelp(reading.plain)) return { kind: 'ask.open', frame: 'help.yes' };
  if (isOpen && spoken(state, 'wish.what') === 0) return asked(reading, told);
  if (!first) return asked(reading, told);
  const moment = momentIn(reading.text);
  const name = second ? 'wish.two' : 'wish.one';
  const frame = moment && second ? 'wish.two.moment' : name;
  return {
    kind: 'offer.two',
    frame: told ? `${told.frame} + ${frame}` : frame,
    holes: {
      ...told?.holes,
      moment,
      exercise: exerciseName(first.id, style),
      aim: NAMING[first.id]?.aim[style.language],
      minutes: String(first.minutes),
      other: second ? exerciseName(second.id, style) : undefined,
      otherAim: second ? NAMING[second.id]?.aim[style.language] : undefined,
    },
    pending: { hint: 'choice', about: 'wish', options: [first.id, second?.id ?? '', 'talk'].filter(Boolean) },
    choices: [
      ...[first, second].flatMap((exercise) => (exercise ? [capital(exerciseName(exercise.id, style))] : [])),
      ...choiceLabels(['talk'], style.language),
    ],
    state: { offeredAt: state.turn, questionAt: state.turn, mode: 'talk', counts: state.counts },
  };
}

/** Who asks to calm down is given something for the body first, whatever the matter. */
function fitting(reading: Reading): Exercise[] {
  const ranked = rankedExercises(reading);
  if (!CALM.test(reading.plain)) return ranked;
  const calm = ['breathing', 'grounding']
    .map((id) => exerciseFor(null, id, reasonsNow(reading), reading.state.refused))
    .filter((exercise) => exercise !== null);
  return [...new Set([...calm.slice(0, 1), ...ranked, ...calm])];
}

const CALM =
  /\b(calm\w*|relaj\w*|tranquil\w*|acalm\w*|relax\w*|desesper\w*|ansiedad\w*|nervi\w*|nervos\w*|panico|angusti\w*)\b/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Nothing told that chooses between body, head and a step: that is asked, with the three to tap. */
function asked(reading: Reading, told: { frame: string; holes: Draft['holes'] } | null): Draft {
  const options = ['calm', 'head', 'step'] as const;
  return {
    kind: 'offer.two',
    frame: told ? `${told.frame} + wish.what` : 'wish.what',
    holes: told?.holes,
    pending: { hint: 'choice', about: 'wish.what', options: [...options] },
    choices: choiceLabels(options, reading.style.language),
    state: { offeredAt: reading.state.turn, questionAt: reading.state.turn, counts: reading.state.counts },
  };
}

const EITHER =
  /\b(cualquiera|la que (quieras|sea|digas)|el que (quieras|sea)|tu (elige|decide|dime)|elegi vos|elige tu|elija usted|me da (igual|lo mismo)|las dos|ambas|los dos|tanto faz|qualquer um|o que voce (achar|quiser)|voce escolhe|escolhe voce|as duas)\b/;
const NEITHER = /\b(ningun[oa]|ni una|nenhum|nenhuma|otra cosa|outra coisa|nada de eso)\b/;

/** The two ways: by name, by place, by a yes, or neither. */
export function wishAnswered(reading: Reading, options: string[]): Draft | null {
  const { plain, understanding, state } = reading;
  const exercises = options.flatMap((id) => findExercise(id) ?? []);
  if (understanding.wordCount > NAME_MAX_WORDS || plain.includes('?')) return null;
  if (NEITHER.test(plain) || (saysNo(plain) && understanding.wordCount <= 5))
    return talkedOn(reading, exercises);
  const places = [
    /\b(primer[oa]?|1|primeir[oa]|uno)\b/,
    /\b(segund[oa]|2|dos|dois|otr[oa]|outr[oa]|ultim[oa])\b/,
  ];
  const place = places.findIndex((cue) => cue.test(plain));
  const byPlace = place >= 0 ? exercises[place] : undefined;
  if (place < 0 && picked(plain, ['talk']) === 'talk') return talkedOn(reading);
  const agrees =
    (saysYes(plain) || EITHER.test(plain) || understanding.act === 'assent') && state.pending !== null;
  const chosen = byPlace ?? (agrees ? exercises[0] : undefined);
  return chosen ? startExercise(reading, chosen) : null;
}

const WAYS: Record<string, readonly string[]> = {
  calm: ['breathing', 'grounding', 'muscles'],
  head: ['defusion', 'worry', 'record'],
  step: ['problem', 'activation', 'values'],
};

export function wayPicked(reading: Reading, options: string[]): Draft | null {
  if (reading.understanding.wordCount > NAME_MAX_WORDS) return null;
  const way = picked(reading.plain, options) ?? (saysYes(reading.plain) ? options[0] : null);
  const found = (WAYS[way ?? ''] ?? [])
    .map((id) => exerciseFor(null, id, reasonsNow(reading), reading.state.refused))
    .find((exercise) => exercise !== null);
  const exercise = found ?? (way ? bestExercise(reading) : null);
  return exercise ? startExercise(reading, exercise) : null;
}

/** Talking it is: the thread is picked up where it was, and nothing is offered for a while. */
function talkedOn(reading: Reading, declined: Exercise[] = []): Draft {
  const { state } = reading;
  const fact = state.facts.at(-1) ?? state.story.what ?? undefined;
  const isShort = fact !== undefined && fact.split(' ').length <= 14;
  return {
    kind: 'reflect.short',
    frame: 'talk.here',
    holes: { fact: isShort ? fact : undefined, word: lastWord(reading) },
    pending: null,
    state: {
      offeredAt: state.turn,
      refused: [...new Set([...state.refused, ...declined.map(({ id }) => id)])].slice(-24),
      counts: counted(state, 'talk'),
    },
  };
}
