/**
 * Answers to our own questions outside exercises: a rating, a choice, an agenda, a body check. A message that
 * does not answer the open question is not forced into it; the rule passes and the conversation goes on.
 */

import { tidy } from './exercise-cells.ts';
import { exerciseFor, findExercise } from './exercises/catalogue.ts';
import { isAlarm, startAcute } from './plan-acute.ts';
import { picked, pickedIndex } from './plan-choice.ts';
import { bodyReasons, questionToUs, saysNo, saysYes } from './plan-cues.ts';
import { counted, type Draft, type Reading, type Rule, times } from './plan-draft.ts';
import { refused, startExercise } from './plan-exercise-begin.ts';
import { resumeExercise } from './plan-exercise-leave.ts';
import { bestExercise, mayResume, resumeOffered } from './plan-offer.ts';
import { stepAnswered } from './plan-step.ts';
import { doorOpened, easier, guessAnswered, tersePicked } from './plan-terse.ts';
import { wayPicked, wishAnswered } from './plan-wish.ts';
import { isMatter } from './topic-guide.ts';

export const pendingRule: Rule = (reading) => {
  const { pending } = reading.state;
  const { act } = reading.understanding;
  if (!pending || act === 'insult' || act === 'bye') return null;
  if (questionToUs(reading.plain) && !/^(offer|wish)/.test(pending.about)) return null;
  switch (pending.about) {
    case 'mood':
      return moodGiven(reading);
    case 'belief':
      return beliefGiven(reading);
    case 'agenda':
      return agendaAnswered(reading);
    case 'offer':
      return offerAnswered(reading, pending.options);
    case 'body':
      return bodyAnswered(reading);
    case 'park':
      return parkAnswered(reading, pending.options);
    case 'feeling':
      return feelingPicked(reading, pending.options);
    case 'useless':
      return uselessAnswered(reading, pending.options);
    case 'tried':
      return triedAnswered(reading);
    case 'review':
      return reviewAnswered(reading);
    case 'terse':
      return tersePicked(reading, pending.options);
    case 'guess':
      return guessAnswered(reading);
    case 'wish':
      return wishAnswered(reading, pending.options);
    case 'wish.what':
      return wayPicked(reading, pending.options);
    case 'mode':
      return modeAnswered(reading, pending.options);
    case 'door':
      return doorPicked(reading, pending.options);
    case 'step.when':
    case 'step.sure':
    case 'step.small':
    case 'step.toward':
    case 'step.who':
      return stepAnswered(reading, pending.about, pending.options);
    default:
      return null;
  }
};

/** A rating: compared with the last one when there is one, then one thing to go on with. */
function moodGiven(reading: Reading): Draft | null {
  const number = reading.understanding.slots.number;
  if (!number) return numberMissing(reading);
  const { state, memories } = reading;
  const earlier = lastMood(memories.filter((memory) => memory.kind === 'mood').at(-1)?.text);
  const compares = state.turn <= 1 && earlier !== null;
  const step = memories.filter((memory) => memory.kind === 'step').at(-1)?.text;
  const mood = { first: state.mood.first ?? number.value, last: number.value };
  if (number.value >= 8 && isAlarm(reading)) {
    const draft = startAcute(reading, 'mood.high', number.value);
    return { ...draft, state: { ...draft.state, mood } };
  }
  const outcome = compares && step !== undefined ? outcomeOf(reading.plain) : null;
  const asksStep = compares && step !== undefined && outcome === null;
  const pt = reading.style.language === 'pt';
  const follow = outcome
    ? `review.${outcome}`
    : asksStep
      ? 'review.step.ask'
      : followOfMood(reading, number.value);
  const said = compares ? 'mood.compare' : number.value >= 7 ? 'mood.high' : 'mood.any';
  // Whoever answers in a word is not asked to write about the number.
  if (!outcome && !asksStep && follow !== 'agenda' && times(state, 'terse') >= 3) {
    const draft = easier({ ...reading, state: { ...state, mood } }, said);
    const holes = { ...draft.holes, n: String(number.value), before: earlier?.toString() };
    const note = `${pt ? 'Ânimo' : 'Ánimo'} ${number.value} de 10`;
    return { ...draft, holes, state: { ...draft.state, mood }, remember: [{ kind: 'mood', text: note }] };
  }
  const halfWay = outcome || asksStep || !mayResume(reading) ? null : state.exercise;
  if (halfWay) {
    const draft = resumeOffered(reading, halfWay, said);
    const holes = { ...draft.holes, n: String(number.value), before: earlier?.toString() };
    const remember = [{ kind: 'mood' as const, text: `Ánimo ${number.value} de 10` }];
    return { ...draft, holes, state: { ...draft.state, mood }, remember };
  }
  return {
    kind: compares ? 'mood.compare' : 'scale',
    frame: `${said} + ${follow}`,
    holes: { n: String(number.value), before: earlier === null ? undefined : String(earlier), step },
    pending: asksStep ? { hint: 'free', about: 'review', options: [] } : agendaPending(follow),
    state: {
      mood,
      reflections: state.reflections + 1,
    },
    remember: [{ kind: 'mood', text: pt ? `Ânimo ${number.value} de 10` : `Ánimo ${number.value} de 10` }],
  };
}

/** "Ok" to "¿cuánto?" is no number yet: once more, lighter. */
function numberMissing(reading: Reading): Draft | null {
  const isBare = reading.understanding.wordCount <= 2 && saysYes(reading.plain);
  const pending = reading.state.pending;
  return isBare && !reading.state.asked.includes('ex.scale.help')
    ? { kind: 'scale', frame: 'ex.scale.help', pending }
    : null;
}

const agendaPending = (follow: string): Draft['pending'] =>
  follow === 'agenda' ? { hint: 'yes-no', about: 'agenda', options: [] } : null;

function followOfMood(reading: Reading, value: number): string {
  if (reading.style.structure === 'structured' && !reading.state.asked.includes('agenda')) return 'agenda';
  return value <= 3 && reading.topic === null ? 'ask.open' : 'invite.what-weighs';
}

/** How far they believe it; with an order agreed the part for the body comes next. */
function beliefGiven(reading: Reading): Draft | null {
  const value = reading.understanding.slots.number?.value;
  if (value === undefined) return null;
  const holes = { n: String(value) };
  const exercise = reading.style.structure === 'structured' ? bestExercise({ ...reading, plain: '' }) : null;
  if (!exercise) return { kind: 'ask.evidence', frame: 'echo.number + ask.evidence', holes };
  const draft = startExercise({ ...reading, plain: '', topic: null }, exercise, 'echo.number + agenda.two');
  return { ...draft, holes: { ...holes, ...draft.holes } };
}

function lastMood(text: string | undefined): number | null {
  const found = text?.match(/\d+/);
  return found ? Number(found[0]) : null;
}

function agendaAnswered(reading: Reading): Draft | null {
  if (saysNo(reading.plain)) return { kind: 'ask.open', frame: 'agenda.no' };
  if (!saysYes(reading.plain) || reading.understanding.wordCount > 6) return null;
  return {
    kind: 'ask.instance',
    frame: 'agenda.one + ask.instance',
    holes: { trigger: reading.understanding.slots.trigger },
  };
}

function offerAnswered(reading: Reading, options: string[]): Draft | null {
  const [, , id] = options;
  const exercise = id ? findExercise(id) : undefined;
  const { wordCount } = reading.understanding;
  // Whoever goes on telling has chosen to talk.
  if (wordCount > 6 && !/\b(ejercicio|exercicio|probemos|probar|tentar)\b/.test(reading.plain)) return null;
  const isForThis = exercise?.id === 'assertive' && /\b(pedir|decir)(se)?(le|lo|la)\b/.test(reading.plain);
  const choice = isForThis ? 'exercise' : picked(reading.plain, options.slice(0, 2));
  if (exercise && isBareNo(reading.plain)) return refused(reading, exercise.id);
  if (exercise && (choice === 'exercise' || (choice === null && saysYes(reading.plain) && wordCount <= 4))) {
    if (/\bya (lo )?(he )?(prob|intent|hice)|\bno (me )?(sirve|funciona)/.test(reading.plain)) return null;
    return startExercise(reading, exercise);
  }
  if (choice === 'talk' && wordCount <= 6) {
    return { kind: 'reflect.short', frame: 'talk.go', holes: { word: reading.state.words.at(-1) } };
  }
  return null;
}

/** "No quiero ser así" tells of oneself; only a plain no declines. */
const isBareNo = (text: string) =>
  /^(?:(?:mejor|prefiero|la verdad|por ahora|creo que) )*(?:no+|nop|nah|nel|nao|paso)(?:[ ,.]+(?:gracias|ahora|hoy|por|todavia|mejor|quiero|prefiero|nada|obrigad[oa]|agora|creo|sigamos|seguir|sigo|hablar|hablando|contando|contar|eso|ejercicios?))*[.! ]*$/.test(
    text,
  );

/** Chest pain, new breathlessness or one-sided weakness go to a doctor before any breathing. */
function bodyAnswered(reading: Reading): Draft | null {
  const running = reading.state.exercise;
  const exercise = running ? findExercise(running.id) : undefined;
  if (!running || !exercise) return null;
  const denies =
    saysNo(reading.plain) ||
    /\b(nada de|igual (a|que|as)|no tengo|nao tenho|lo de siempre)\b/.test(reading.plain);
  if (!denies && saysYes(reading.plain)) {
    return { kind: 'medical', frame: 'ex.body.stop', state: { exercise: null } };
  }
  const heard = bodyReasons(reading.plain);
  const chosen = heard.length
    ? exerciseFor(null, 'grounding', [...reading.reasonsAgainst, ...heard], [])
    : exercise;
  return startExercise({ ...reading, plain: '', topic: null }, chosen ?? exercise, 'ex.body.clear');
}

function parkAnswered(reading: Reading, options: string[]): Draft | null {
  const paused = reading.state.exercise;
  const choice = picked(reading.plain, options);
  const wantsBack = choice === 'resume' || /\b(sigamos|seguimos|sigo|continu|termin)/.test(reading.plain);
  if (paused && wantsBack) return resumeExercise(reading, paused);
  if (choice === 'new' || saysYes(reading.plain)) {
    return { kind: 'ask.open', frame: 'topic.new', holes: { who: reading.state.people.at(-1) } };
  }
  return null;
}

function feelingPicked(reading: Reading, options: string[]): Draft | null {
  const { wordCount } = reading.understanding;
  if (wordCount > 6) return null;
  const index = pickedIndex(reading.plain, options);
  if (index !== null) {
    return {
      kind: 'reflect.short',
      frame: 'feeling.picked + invite.where',
      holes: { feeling: options[index] },
      state: { reflections: reading.state.reflections + 1 },
    };
  }
  if (/\b(ningun|otra|nenhum)/.test(reading.plain)) return { kind: 'ask.open', frame: 'feeling.none' };
  if (/\b(las dos|ambas|los dos|as duas|todo|todas)\b/.test(reading.plain)) {
    return { kind: 'reflect.both', frame: 'feeling.both', holes: { first: options[0], second: options[1] } };
  }
  return null;
}

/** The easy ways in: each has its first question, and what is told instead is simply heard. */
function doorPicked(reading: Reading, options: string[]): Draft | null {
  const choice = reading.understanding.wordCount <= 6 ? picked(reading.plain, options) : null;
  const opened = choice ? doorOpened(reading, choice) : null;
  if (opened) return opened;
  return choice
    ? { kind: 'ask.open', frame: `door.${choice}`, state: { questionAt: reading.state.turn } }
    : null;
}

function uselessAnswered(reading: Reading, options: string[]): Draft | null {
  const choice = picked(reading.plain, options);
  if (choice === null && saysYes(reading.plain) && reading.understanding.wordCount <= 3) {
    const fact = reading.state.facts.at(-1) ?? reading.state.story.what ?? undefined;
    return {
      kind: 'repair',
      frame: 'useless.ok',
      holes: { fact },
      state: { counts: { ...reading.state.counts, declined: 2 } },
    };
  }
  if (choice === 'listen')
    return { kind: 'listen.contract', frame: 'listen.contract', state: { mode: 'listen' } };
  if (choice === 'think') return { kind: 'ask.instance', frame: 'invite.instance' };
  if (choice !== 'act') return null;
  const exercise = bestExercise(reading);
  return exercise ? startExercise(reading, exercise) : { kind: 'ask.want', frame: 'ask.want' };
}

/** What they had tried and how it failed is kept, so that it is not offered again. */
function triedAnswered(reading: Reading): Draft | null {
  if (reading.understanding.wordCount < 3) return null;
  return {
    kind: 'repair',
    frame: 'tried.noted',
    holes: { word: reading.thing },
    remember: [{ kind: 'avoid', text: tidy(reading.text), quote: tidy(reading.text) }],
    state: { counts: counted(reading.state, 'tried') },
  };
}

/** The step of last time: done, half done or not, each is information and none is a failure. */
function reviewAnswered(reading: Reading): Draft | null {
  const text = reading.plain;
  if (isMatter(reading.understanding.topic) && reading.understanding.wordCount > 14) return null;
  const outcome = outcomeOf(text);
  if (!outcome) return null;
  return { kind: 'review.step', frame: `review.${outcome}`, state: { questionAt: reading.state.turn } };
}

function outcomeOf(text: string): 'half' | 'not' | 'done' | null {
  const isHalf = /\b(a medias|casi|un poco|intente|mais ou menos|mas o menos)\b/.test(text);
  const isNot =
    /^no\b/.test(text) ||
    /\bno (la|lo|le|pude|hice|alcance|sali|me animé)|\bnao (fiz|consegui|deu)/.test(text);
  const isDone = saysYes(text) || /\b(lo|la) (hice|logre)|\bhice|\bconsegui|\bfiz\b/.test(text);
  if (isHalf) return 'half';
  return isNot ? 'not' : isDone ? 'done' : null;
}

function modeAnswered(reading: Reading, options: string[]): Draft | null {
  const choice = picked(reading.plain, options);
  if (choice === 'listen' || (choice === null && saysNo(reading.plain))) {
    const { fact } = reading.understanding.slots;
    const word = reading.thing;
    const frame =
      fact && reading.understanding.wordCount > 4 ? 'listen.go + reflect.fact' : 'listen.contract';
    return { kind: 'listen.contract', frame, holes: { fact, word }, state: { mode: 'listen' } };
  }
  if (choice === 'think') return { kind: 'ask.either', frame: 'weigh.for', state: { mode: 'talk' } };
  return null;
}
