/**
 * When the thread slips: "no sé", a bare "ok", silence, an insult, "ya probé", "no me sirve", a correction.
 * Each has a first answer and others for when it comes again, so that nothing is said twice in a row.
 */
import { choiceLabels } from './plan-choice.ts';
import { isStop, saysNo, saysYes } from './plan-cues.ts';
import {
  counted,
  type Draft,
  lastWord,
  leastSpoken,
  type Reading,
  type Rule,
  spoken,
  times,
} from './plan-draft.ts';
import { bestExercise, offer } from './plan-offer.ts';
import { EMOTION_NAMES } from './plan-reflection.ts';
import { keepLast, LIMITS } from './state.ts';
import type { Emotion, Topic } from './understanding.ts';

/** About us, not about a brother who does not help. */
const NOT_USEFUL =
  /^((pero |pues |mas )?(esto|eso|isso|isto|nada de esto) )?(no|nao) (me )?(sirve|ayuda|serve|ajuda|adianta)\b|\bno me estas ayudando|\bno sirves?( de| para)? nada|\b(esto|isto|isso) (no|nao) (me )?(sirve|ayuda|serve|ajuda|adianta)\b/;
const NO_EXERCISES =
  /\bno quiero (hacer )?(ningun )?(ejercicios?|tecnicas?|tareas?)\b|\bnao quero (fazer )?exercicios?\b/;
const SENT_AWAY =
  /\b(andate|vete|ve) a (la mierda|cagar|la chingada|chingar|la verga)|\bque te jodan\b|\bvai se f|\bcallate\b/;

export const repairRule: Rule = (reading) => {
  const { act, wordCount } = reading.understanding;
  const text = reading.plain;
  if (act === 'insult' || SENT_AWAY.test(text)) return insulted(reading);
  if (/\bya (lo |eso )?(he )?(prob|intent)|\bya hice eso|\bja tentei/.test(text)) return tried(reading);
  if (isStop(text))
    return { kind: 'exercise.stop', frame: 'ex.declined', holes: { word: reading.state.words.at(-1) } };
  if (NOT_USEFUL.test(text)) return useless(reading);
  if (NO_EXERCISES.test(text)) return noExercises(reading);
  if (
    /\b(no es eso|no dije eso|no quise decir|me entendiste mal|entendiste mal|eso no fue lo que|nao foi isso|nao e isso)\b/.test(
      text,
    )
  ) {
    const { fact } = reading.understanding.slots;
    const word = reading.thing;
    return { kind: 'repair', frame: fact ? 'repair.corrected' : 'repair', holes: { fact, word } };
  }
  if (act === 'silence' || /^[.…\s-]*$/.test(text)) return silent(reading);
  if (
    (act === 'doubt' && wordCount <= 6) ||
    (/^(no se|nose|ni idea|nao sei|sei la)\b/.test(text) && wordCount <= 3)
  )
    return doubting(reading);
  if (act === 'refusal' && wordCount <= 3) return monosyllable(reading);
  if (
    wordCount <= 2 &&
    (saysYes(text) || saysNo(text) || act === 'assent' || /^(meh|aja|mmm+|eh|pues)$/.test(text))
  )
    return monosyllable(reading);
  return null;
};

function insulted(reading: Reading): Draft {
  const isAgain = times(reading.state, 'insult') > 0;
  const word = reading.state.words.at(-1);
  return {
    kind: 'repair',
    frame: isAgain ? (word ? 'insult.again' : 'insult.stay') : 'insult.first',
    holes: { word },
    state: { counts: counted(reading.state, 'insult') },
  };
}

/** Said once, it holds for the whole conversation. */
function noExercises(reading: Reading): Draft {
  const counts = { ...reading.state.counts, declined: 2 };
  return {
    kind: 'exercise.stop',
    frame: 'ex.declined',
    holes: { word: reading.state.words.at(-1) },
    state: { counts },
  };
}

function tried(reading: Reading): Draft {
  const offered = reading.state.pending?.options[2];
  const refused = offered
    ? keepLast([...reading.state.refused, offered], LIMITS.refused)
    : reading.state.refused;
  const isAgain = times(reading.state, 'tried') > 0;
  return {
    kind: 'repair',
    frame: isAgain ? 'tried.again' : 'tried.first',
    holes: { word: lastWord(reading) },
    pending: isAgain ? null : { hint: 'free', about: 'tried', options: [] },
    state: { counts: counted(reading.state, 'tried'), refused, exercise: null },
  };
}

function useless(reading: Reading): Draft {
  const state = { counts: counted(reading.state, 'useless') };
  if (times(reading.state, 'useless') > 0) {
    const frame = times(reading.state, 'useless') > 1 ? 'useless.people' : 'useless.again';
    return { kind: 'listen.contract', frame, state: { ...state, mode: 'listen', exercise: null } };
  }
  return {
    kind: 'repair',
    frame: 'useless.first',
    pending: { hint: 'choice', about: 'useless', options: ['listen', 'think', 'act'] },
    choices: choiceLabels(['listen', 'think', 'act'], reading.style.language),
    state,
  };
}

function silent(reading: Reading): Draft {
  const word = reading.state.words.at(-1);
  return { kind: 'reflect.short', frame: word ? 'silence' : 'silence.plain', holes: { word } };
}

/** Two feelings that go with the topic, for when neither the message nor the person names one. */
const LIKELY_FEELINGS: Partial<Record<Topic, [Emotion, Emotion]>> = {
  depression: ['fatigue', 'sadness'],
  anxiety: ['fear', 'worry'],
  panic: ['fear', 'shame'],
  grief: ['sadness', 'longing'],
  breakup: ['sadness', 'anger'],
  loneliness: ['sadness', 'emptiness'],
  work_stress: ['fatigue', 'anger'],
  family: ['anger', 'sadness'],
  couple: ['anger', 'hurt'],
  self_esteem: ['shame', 'sadness'],
  procrastination: ['guilt', 'fear'],
  parenting: ['guilt', 'fatigue'],
  money: ['worry', 'shame'],
};

/** Ways in for someone who does not know; a different channel each time: feeling, day, body, number, company. */
const DOUBT_LADDER = [
  'doubt.two-options',
  'doubt.leave',
  'doubt.body',
  'doubt.scale',
  'doubt.offer',
  'doubt.company',
  'doubt.outside',
  'doubt.word',
];

function doubting(reading: Reading): Draft {
  const state = { counts: counted(reading.state, 'doubt') };
  const rung = leastSpoken(reading.state, DOUBT_LADDER);
  if (rung === 'doubt.two-options') return { ...twoFeelings(reading), state };
  if (rung === 'doubt.scale') return moodAsked(rung, state);
  if (rung === 'doubt.offer') return channelOffered(reading, state);
  return { kind: 'ask.open', frame: rung, holes: { word: lastWord(reading) }, state };
}

function twoFeelings(reading: Reading): Draft {
  const { language } = reading.style;
  const pair = (reading.topic && LIKELY_FEELINGS[reading.topic]) || (['fatigue', 'sadness'] as const);
  const options = pair.map((emotion) => EMOTION_NAMES[emotion][language]);
  return {
    kind: 'doubt.two-options',
    frame: 'doubt.two-options',
    holes: { first: options[0], second: options[1] },
    pending: { hint: 'choice', about: 'feeling', options },
    choices: [...options, language === 'pt' ? 'Nenhuma' : 'Ninguna'].map(capital),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function moodAsked(frame: string, state: Draft['state']): Draft {
  return {
    kind: 'scale',
    frame,
    pending: { hint: 'scale10', about: 'mood', options: [] },
    piece: { kind: 'scale', max: 10 },
    state,
  };
}

/** Words are not coming: something that needs none is offered, once. */
function channelOffered(reading: Reading, state: Draft['state']): Draft {
  const mayOffer =
    reading.state.mode === 'talk' && times(reading.state, 'declined') < 2 && bestExercise(reading);
  const draft = mayOffer ? offer(reading, '') : null;
  if (!draft) return { kind: 'ask.open', frame: 'doubt.company', state };
  return { ...draft, frame: 'doubt.offer', state: { ...draft.state, ...state } };
}

const MONO_LADDER = [
  'ack.two',
  'ack.day',
  'doubt.scale',
  'doubt.offer',
  'doubt.company',
  'doubt.outside',
  'doubt.word',
];

/** "Ok", "sí", "no" with nothing open: heard, and another channel each time. */
function monosyllable(reading: Reading): Draft {
  if (reading.state.mode === 'listen') return { kind: 'reflect.short', frame: 'listen.go' };
  const state = { counts: counted(reading.state, 'mono') };
  const echo = saysNo(reading.plain) ? 'ack.no' : 'ack.yes';
  const wasAsked = reading.state.questionAt === reading.state.turn - 1;
  if (wasAsked && spoken(reading.state, echo) < 3) return { kind: 'reflect.short', frame: echo, state };
  const rung = leastSpoken(reading.state, MONO_LADDER);
  if (rung === 'doubt.scale') return moodAsked(rung, state);
  if (rung === 'doubt.offer') return channelOffered(reading, state);
  return { kind: 'ask.open', frame: rung, holes: { word: reading.state.words.at(-1) }, state };
}
