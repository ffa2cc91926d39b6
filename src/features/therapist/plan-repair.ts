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
import { startExercise } from './plan-exercise-begin.ts';
import { bestExercise, offer } from './plan-offer.ts';
import { EMOTION_NAMES } from './plan-reflection.ts';
import { stepTurn } from './plan-step.ts';
import { easier, saysLittle, terse } from './plan-terse.ts';
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
  if (THERAPY.test(text) && wordCount <= 16) return triedTherapy(reading);
  if (TRIED.test(text) && wordCount <= 12) return tried(reading);
  if (isStop(text) && !/^quiero parar|^no quiero seguir/.test(text)) return stopAsked(reading);
  if (/^quiero parar$|^quero parar$|^(quiero|quero) parar (ya|aqui|esto|isso|por hoy|por hoje)\b/.test(text))
    return stopUnclear(reading);
  if (NOT_CALM.test(text)) return { kind: 'repair', frame: 'anger.stay' };
  if (NOT_USEFUL.test(text)) return useless(reading);
  if (NO_EXERCISES.test(text)) return noExercises(reading);
  if (CORRECTS.test(text)) {
    const { fact } = reading.understanding.slots;
    return {
      kind: 'repair',
      frame: fact ? 'repair.corrected' : 'repair',
      holes: { fact, word: reading.thing },
    };
  }
  if (act === 'silence' || /^[.…\s-]*$/.test(text)) return silent(reading);
  const little = saysLittle(reading) ? terse(reading) : null;
  if (little) return little;
  if (isLost(reading)) return lost(reading);
  if (
    (act === 'doubt' && wordCount <= 6) ||
    (/^(no se|nose|ni idea|nao sei|sei la)\b/.test(text) && wordCount <= 3)
  )
    return doubting(reading);
  const isBare =
    saysYes(text) || saysNo(text) || act === 'assent' || /^(meh|aja|mmm+|eh|pues|buena)$/.test(text);
  const agrees = act === 'assent' && wordCount <= 4;
  if ((act === 'refusal' && wordCount <= 3) || agrees || (wordCount <= 2 && isBare && !isContent(reading)))
    return monosyllable(reading);
  return null;
};

const TRIED = /\bya (lo |eso )?(he )?(prob|intent)|\bya hice eso|\bja tentei/;
/** Another kind of help that failed them: nothing of ours is taken off the list for it. */
const THERAPY =
  /\b(fui|fuimos|estuve|hice|probe|he ido|llevo \w+ \w+) (a |al |en |con |donde )?(la |una? |varios |varias )?(terapias?|psicolog[oa]s?|psiquiatra|consejer[oa])\b.{0,40}\b(nada|no (me )?(sirvio|ayudo|funciono|hizo)|igual|peor|perdida de tiempo)\b|^ya (fui|fuimos|estuve) (a |al |en |con |donde )(la |una? )?(terapia|psicolog[oa])|\b(ja )?(fui|fiz|tentei) (em |a |na |no |numa? |ao |terapia |com )?(uma? )?(terapia|psicolog[oa]|psiquiatra)\b.{0,40}\b(nada|nao (me )?(serviu|ajudou|adiantou|funcionou))\b/;
const CORRECTS =
  /\b(no es eso|no dije eso|no quise decir|me entendiste mal|entendiste mal|eso no fue lo que|nao foi isso|nao e isso)\b/;

/** "ya cansado", "nada más": two words that do say something. */
const isContent = ({ understanding, plain }: Reading) =>
  understanding.wordCount === 2 &&
  (/^(no|nao) (?!gracias|quiero|quero|puedo|posso|creo|tengo|tenho|obrigad|mucho|muito|tanto|gran|nada|pues|po|hoy|ahora|hoje|agora|se\b|sei\b)\w{4,}/.test(
    plain,
  ) ||
    !/^(si|no|ya|ok|bueno|dale|va|sim|nao|claro|esta|puede|pode|pues)\b/.test(plain));

const NOT_CALM =
  /\bno (me (calmes?|tranquilices?|pidas? (que me calme|calma))|quiero calmarme)\b|\bnao (me acalm\w+|quero me acalmar|pe[cç]a calma)\b/;

/** "Quiero parar", with nothing running: the talk, or something of their life. */
function stopUnclear(reading: Reading): Draft {
  return {
    kind: 'ask.either',
    frame: 'stop.which',
    pending: { hint: 'choice', about: 'close', options: ['close', 'more'] },
    choices: choiceLabels(['close', 'more'], reading.style.language),
  };
}

function stopAsked(reading: Reading): Draft {
  return { kind: 'exercise.stop', frame: 'ex.declined', holes: { word: reading.state.words.at(-1) } };
}

/** "no sé, estoy mal": nothing has to be named; two easy ways in, or just the day. */
const isLost = ({ plain: text, understanding }: Reading) =>
  understanding.wordCount <= 9 &&
  /\b(no se|nose|ni idea|nao sei)\b/.test(text) &&
  /\b(estoy|me siento|ando|estou|to|me sinto) (muy |re |medio |un poco |muito )?(mal|rar[oa]|asi|perdid[oa]|vaci[oa]|estran[ho][oa]?|bloquead[oa])\b|que (decir|contar|me pasa|tengo)|por donde (empezar|empiezo)|o que dizer|por onde/.test(
    text,
  );

function lost(reading: Reading): Draft {
  const state = { counts: counted(reading.state, 'doubt') };
  if (spoken(reading.state, 'doubt.doors') > 0) return doubting(reading);
  return doorsOpened(reading, state);
}

function doorsOpened(reading: Reading, state: Draft['state']): Draft {
  const options = ['body', 'people', 'duties', 'day'] as const;
  return {
    kind: 'doubt.two-options',
    frame: 'doubt.doors',
    pending: { hint: 'choice', about: 'door', options: [...options] },
    choices: choiceLabels(options, reading.style.language),
    state,
  };
}

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
  return { kind: 'exercise.stop', frame: 'ex.never', holes: { word: lastWord(reading) }, state: { counts } };
}

function triedTherapy(reading: Reading): Draft {
  return {
    kind: 'repair',
    frame: 'tried.therapy',
    state: { counts: counted(reading.state, 'tried'), questionAt: reading.state.turn },
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
  'doubt.doors',
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
  // With nothing told yet a choice of two feelings is a guess; whoever has told something is met there.
  const isEmpty = reading.topic === null && reading.state.story.what === null;
  const ladder = DOUBT_LADDER.filter(
    (rung) => !(rung === 'doubt.two-options' && isEmpty) && !(rung === 'doubt.doors' && !isEmpty),
  );
  const rung = leastSpoken(reading.state, ladder);
  if (reading.state.mode === 'listen') return { kind: 'reflect.short', frame: 'doubt.listen', state };
  if (times(reading.state, 'terse') >= 4) return easier(reading, '');
  if (rung === 'doubt.two-options') return { ...twoFeelings(reading), state };
  if (rung === 'doubt.doors') return doorsOpened(reading, state);
  if (rung === 'doubt.scale') return moodAsked(reading, state);
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

/** A number is asked once; whoever gave one is not asked again for want of a better idea. */
function moodAsked(reading: Reading, state: Draft['state']): Draft {
  if (reading.state.mood.last !== null) return channelOffered(reading, state);
  return {
    kind: 'scale',
    frame: 'doubt.scale',
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

const MONO_LADDER = ['ack.two', 'ack.day', 'doubt.scale', 'doubt.offer', 'doubt.company', 'doubt.outside'];

const OFFER_STANDS = 2;

/** A "dale" a little late takes the offer that still stands; else it is a yes to going somewhere. */
function goOn(reading: Reading, state: Draft['state']): Draft | null {
  const { offeredAt, turn, exercise, reflections } = reading.state;
  const wasDeclined = /^(ex\.(declined|stop|never)|doubt)/.test(reading.state.recent.at(-1)?.frame ?? '');
  const mayTry = !exercise && !wasDeclined && times(reading.state, 'declined') < 2;
  const stands = offeredAt !== null && turn - offeredAt <= OFFER_STANDS;
  const best = mayTry ? bestExercise(reading) : null;
  if (best && stands) return startExercise(reading, best);
  const isLoss = reading.topic === 'grief' || reading.topic === 'trauma';
  if (best && offeredAt === null && reflections >= (isLoss ? 6 : 2)) {
    const draft = offer(reading, '');
    if (draft) return { ...draft, state: { ...draft.state, ...state } };
  }
  if (reflections < 3 || reading.state.facts.length < 2) return null;
  const draft = stepTurn({ ...reading, state: { ...reading.state, turn: Math.max(turn, 11) } });
  return draft && { ...draft, holes: { last: reading.state.facts.at(-1) } };
}

/** "Ok", "sí", "no" with nothing open: heard, tied to what they told, and another channel each time. */
function monosyllable(reading: Reading): Draft {
  if (reading.state.mode === 'listen') return { kind: 'reflect.short', frame: 'listen.go' };
  const state = { counts: counted(reading.state, 'mono') };
  const { facts, story } = reading.state;
  const fact = facts.at(-1) ?? story.what ?? undefined;
  const declines = saysNo(reading.plain);
  const wasAsked = reading.state.questionAt === reading.state.turn - 1;
  if (declines && wasAsked && fact && spoken(reading.state, 'ack.no') < 2)
    return { kind: 'reflect.short', frame: 'ack.no', holes: { fact }, state };
  const onwards = declines ? null : goOn(reading, state);
  if (onwards) return onwards;
  if (times(reading.state, 'terse') >= 3) return easier(reading, '');
  if (fact && spoken(reading.state, 'ack.back') < 2)
    return { kind: 'ask.either', frame: 'ack.back', holes: { fact, word: lastWord(reading) }, state };
  const rung = leastSpoken(reading.state, MONO_LADDER);
  if (rung === 'doubt.scale') return moodAsked(reading, state);
  if (rung === 'doubt.offer') return channelOffered(reading, state);
  return { kind: 'ask.open', frame: rung, holes: { word: reading.state.words.at(-1) }, state };
}
