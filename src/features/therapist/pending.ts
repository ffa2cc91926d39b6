/**
 * Answers to our own questions outside exercises: a rating, an agenda, a body check, the agreed step. A message that does not
 * answer the open question is not forced into it; the rule passes and the conversation goes on.
 */
import { bodyReasons, saysNo, saysYes } from './cues.ts';
import { isAlarm, startAcute } from './exercises/acute-course.ts';
import { startExercise } from './exercises/begin-exercise.ts';
import { exerciseFor, findExercise } from './exercises/catalogue.ts';
import { resumeOffered } from './exercises/leave-exercise.ts';
import { markedPart } from './guided/question-part.ts';
import type { Draft, Reading, Rule } from './reading.ts';
import { isMatter } from './topic-names.ts';

export const pendingRule: Rule = (reading) => {
  const { pending } = reading.state;
  const { act } = reading.understanding;
  const asks = markedPart(reading.text) !== null || act === 'ai_doubt';
  if (!pending || asks || act === 'insult' || act === 'bye') return null;
  switch (pending.about) {
    case 'mood':
      return moodGiven(reading);
    case 'agenda':
      return agendaAnswered(reading);
    case 'body':
      return bodyAnswered(reading);
    case 'review':
      return reviewAnswered(reading);
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
  const mood = { last: number.value };
  if (number.value >= 8 && isAlarm(reading)) {
    const draft = startAcute(reading, 'mood.high', number.value);
    return { ...draft, state: { ...draft.state, mood } };
  }
  const outcome = compares && step !== undefined ? outcomeOf(reading.plain) : null;
  const asksStep = compares && step !== undefined && outcome === null;
  const said = compares ? 'mood.compare' : number.value >= 7 ? 'mood.high' : 'mood.any';
  const note = `${reading.style.language === 'pt' ? 'Ânimo' : 'Ánimo'} ${number.value} de 10`;
  const remember = [{ kind: 'mood' as const, text: note }];
  const { name } = reading.understanding.slots;
  const before = earlier === null ? undefined : String(earlier);
  const holes = { n: String(number.value), name, before, step };
  const halfWay = outcome || asksStep ? null : resumeOffered(reading, said);
  if (halfWay)
    return { ...halfWay, holes: { ...halfWay.holes, ...holes }, state: { ...halfWay.state, mood }, remember };
  const follow = outcome
    ? `review.${outcome}`
    : asksStep
      ? 'review.step.ask'
      : followOfMood(reading, number.value);
  return {
    kind: compares ? 'mood.compare' : 'scale',
    frame: `${said} + ${follow}`,
    holes,
    pending: asksStep ? { hint: 'free', about: 'review' } : agendaPending(follow),
    state: { mood },
    remember,
  };
}

/** "Ok" to "¿cuánto?" is no number yet: once more, lighter. */
function numberMissing({ understanding, plain, state }: Reading): Draft | null {
  const isBare = understanding.wordCount <= 2 && saysYes(plain);
  return isBare && !state.asked.includes('ex.scale.help')
    ? { kind: 'scale', frame: 'ex.scale.help', pending: state.pending }
    : null;
}

const agendaPending = (follow: string): Draft['pending'] =>
  follow === 'agenda' ? { hint: 'yes-no', about: 'agenda' } : null;

function followOfMood(reading: Reading, value: number): string {
  if (reading.style.structure === 'structured' && !reading.state.asked.includes('agenda')) return 'agenda';
  return value <= 3 && reading.topic === null ? 'ask.open' : 'invite.what-weighs';
}

function lastMood(text: string | undefined): number | null {
  const found = text?.match(/\d+/);
  return found ? Number(found[0]) : null;
}

function agendaAnswered({ plain, understanding }: Reading): Draft | null {
  if (saysNo(plain)) return { kind: 'ask.open', frame: 'agenda.no' };
  if (!saysYes(plain) || understanding.wordCount > 6) return null;
  return { kind: 'ask.instance', frame: 'agenda.one + ask.instance' };
}

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
    ? exerciseFor('grounding', [...reading.reasonsAgainst, ...heard], [])
    : exercise;
  return startExercise({ ...reading, plain: '', topic: null }, chosen ?? exercise, 'ex.body.clear');
}

/** The step of last time: done, half done or not, each is information and none is a failure. */
function reviewAnswered({ plain, understanding }: Reading): Draft | null {
  if (isMatter(understanding.topic) && understanding.wordCount > 14) return null;
  const outcome = outcomeOf(plain);
  return outcome && { kind: 'review.step', frame: `review.${outcome}` };
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
