/**
 * The arc when nothing else is due: return what they said, then at most one thing more. A question grows from
 * their last line; between two questions stands a reflection alone, a framing, or room to go on.
 */
import { isAlarm, startAcute } from './plan-acute.ts';
import { type Draft, mayAsk, type Reading, spoken } from './plan-draft.ts';
import { hookOf, ownHook, sayOf, stayOf, topicFamily, whoOf } from './plan-hooks.ts';
import { greeted, isGreeting, probe, smalltalk } from './plan-light.ts';
import { memoryLink } from './plan-memory-recall.ts';
import { mayOffer, offer, requestOffered } from './plan-offer.ts';
import { feelingGuessed, joined, type Reflection, reflection } from './plan-reflection.ts';
import { stepOffered, stepTurn } from './plan-step.ts';
import { eventOf, isTold, numberOffered, shortAnswer } from './plan-story.ts';
import { terse } from './plan-terse.ts';
import { isDecision } from './plan-wish-cues.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';

export function arcRule(reading: Reading): Draft {
  const { understanding, state } = reading;
  if (isGreeting(reading)) return greeted(reading);
  const number = understanding.act === 'number' ? understanding.slots.number?.value : undefined;
  if (
    number !== undefined &&
    number >= 8 &&
    number <= 10 &&
    isAlarm(reading) &&
    spoken(state, 'acute.anchor') === 0
  ) {
    const draft = startAcute(reading, 'mood.high', number);
    return { ...draft, state: { ...draft.state, mood: { first: state.mood.first ?? number, last: number } } };
  }
  const step = stepOffered(reading);
  if (step) return step;
  const light = probe(reading) ?? smalltalk(reading);
  if (light) return light;
  const { name } = understanding.slots;
  if (name && understanding.wordCount <= 5)
    return { kind: 'ask.open', frame: state.turn > 0 ? 'greet.name.mid' : 'greet.name', holes: { name } };
  if (isUnknownQuestion(reading)) return unknownQuestion(reading);
  if (understanding.wordCount > 60) return longMessage(reading);
  const few = terse(reading);
  if (few) return few;
  const short = numberOffered(reading) ?? shortAnswer(reading);
  if (short) return shortReply(reading, short);
  const mirrored = reflection(reading);
  return state.mode === 'listen' ? listening(reading, mirrored) : talking(reading, mirrored);
}

const isUnknownQuestion = ({ text, understanding }: Reading) =>
  text.trim().endsWith('?') && (understanding.act === 'question' || !understanding.slots.fact);

const ASKS_FOR_SCRIPT = /\b(que )?me (vas|va|vai) a? ?(decir|mandar|salir|dizer|mandar)\b|\bvas a decirme\b/;

const ASKS_TO_STOP =
  /\b(puedo|se puede|podemos|posso|da para|da pra|podemos) (parar|irme|dejar(lo)?|salir|cerrar|terminar|sair|detener\w*|encerrar|ir embora)\b.{0,40}\?/;
const ASKS_FOR_CURE = /\bme (vas|va|vai) a? ?(curar|sanar|arreglar)|\bme (cura|curas)\b|\bcurarme\b/;
const ASKS_FOR_VERDICT =
  /\b(crees|cree|piensas|pensas|voce acha|vc acha|acha) que (eu )?(soy|sou|estoy|estou|exagero|fui|fue mi|foi minha|hice mal|fiz mal)\b|\b(soy|sou|fui) (una?|uma?)? ?(mala|mal|ma|pessima) (persona|madre|mama|padre|papa|hij[oa]|pessoa|mae|pai|filh[oa])\b/;

function unknownQuestion(reading: Reading): Draft {
  if (ASKS_FOR_SCRIPT.test(reading.plain) && spoken(reading.state, 'answer.script') === 0)
    return { kind: 'answer', frame: 'answer.script' };
  if (WHAT_IF.test(reading.plain)) return whatIf(reading);
  if (ASKS_TO_STOP.test(reading.plain)) return { kind: 'answer', frame: 'answer.stop' };
  if (ASKS_FOR_CURE.test(reading.plain)) return { kind: 'answer', frame: 'answer.cure' };
  if (ASKS_FOR_VERDICT.test(reading.plain)) return { kind: 'answer', frame: 'answer.verdict' };
  if (isDecision(reading.plain))
    return { kind: 'answer', frame: 'answer.opinion', state: { questionAt: reading.state.turn } };
  return { kind: 'answer', frame: 'answer.unknown', holes: { word: reading.thing } };
}

/** "¿Y si nos botan?" is no question for us: it is the fear. */
const WHAT_IF = /^¿?(?:(?:pero|y|mas|e) )*(?:y|e) (?:si|se) \w/;

function whatIf(reading: Reading): Draft {
  return {
    kind: 'reflect.words',
    frame: 'fear.what-if',
    holes: { word: reading.thing, who: reading.understanding.slots.who?.[0]?.ours },
    state: { ...reflected(reading), questionAt: reading.state.turn },
  };
}

/** Three paragraphs at once: two of their words, and they choose where to begin. */
function longMessage(reading: Reading): Draft {
  const { fact, who } = reading.understanding.slots;
  return {
    kind: 'reflect.detail',
    frame: 'reflect.long',
    holes: { word: reading.thing, fact, who: who?.[0]?.ours },
    pending: { hint: 'free', about: 'where', options: [] },
    state: { reflections: reading.state.reflections + 1, questionAt: reading.state.turn },
  };
}

/** A length or an age is read into the story; a question follows only when there is room for one. */
function shortReply(reading: Reading, short: Draft): Draft {
  const state = { ...reflected(reading), ...short.state };
  const asks = /scale\.why/.test(short.frame);
  if (reading.state.mode === 'listen' || asks) return { ...short, state };
  if (short.kind === 'scale') return { ...short, state, frame: `${short.frame} + invite.what-weighs` };
  const hook = mayAsk(reading.state) ? hookOf(reading) : null;
  return {
    ...short,
    state,
    frame: hook ? `${short.frame} + ${hook}` : short.frame,
    holes: { ...hookHoles(reading), ...short.holes },
  };
}

function reflected(reading: Reading): Draft['state'] {
  return { reflections: (reading.topicChanged ? 0 : reading.state.reflections) + 1 };
}

/** Their detail, and no question; now and then a word that there is room. */
function listening(reading: Reading, mirrored: Reflection): Draft {
  const { turn } = reading.state;
  const said = sayOf(reading);
  const room = said ?? (reading.thing && turn % 5 === 4 ? 'listen.thing' : '');
  const more = mirrored.rich ? room : 'listen.go';
  const lead = more === '' ? (joined(reading, mirrored) ?? mirrored) : mirrored;
  return {
    kind: lead.kind,
    frame: lead.rich ? [lead.frame, more].filter(Boolean).join(' + ') : more,
    holes: { ...lead.holes, thing: reading.thing },
    state: reflected(reading),
  };
}

function talking(reading: Reading, mirrored: Reflection): Draft {
  const more = mirrored.frame === 'reflect.good' ? '' : further(reading);
  const asks = typeof more !== 'string' || /ask\.|hook\.|\.open|scale/.test(more);
  const lead = asks || !mirrored.rich ? mirrored : (feelingGuessed(reading, mirrored) ?? mirrored);
  const said = lead === mirrored ? (more as string | Draft) : '';
  const done = {
    kind: lead.kind,
    holes: { ...hookHoles(reading), ...lead.holes },
    state: reflected(reading),
  };
  const sorry = eventOf(reading.plain) === 'grief' && spoken(reading.state, 'loss.sorry') === 0;
  const rest = !lead.rich && (said === '' || /^say\./.test(String(said))) ? 'invite.go' : said;
  if (sorry && lead.rich && typeof rest === 'string')
    return { ...done, frame: [lead.frame, 'loss.sorry', rest].filter(Boolean).join(' + ') };
  const whole = rest === '' ? joined(reading, lead) : null;
  if (whole) return { ...done, kind: whole.kind, frame: whole.frame, holes: whole.holes };
  if (typeof rest === 'string') return { ...done, frame: rest ? `${lead.frame} + ${rest}` : lead.frame };
  return {
    ...done,
    ...rest,
    // What gathers the thread says their words itself.
    frame: /^check\.doors/.test(rest.frame) ? rest.frame : `${lead.frame} + ${rest.frame}`,
    holes: { ...done.holes, ...rest.holes },
    state: { ...done.state, ...rest.state },
  };
}

function hookHoles(reading: Reading): Reflection['holes'] {
  return { who: whoOf(reading), thing: reading.thing };
}

/** What follows the reflection: a frame to say, or a draft of its own such as a rating or an offer. */
function further(reading: Reading): string | Draft {
  const { state, style } = reading;
  const depth = reading.topicChanged ? 0 : state.reflections;
  if (depth === 0 && asksNumberFirst(reading)) return scale();
  // The order comes behind the number; a number asked for and not given does not hold it up.
  const isRated = state.mood.first !== null || spoken(state, 'scale') > 0;
  if (style.structure === 'structured' && isRated && spoken(state, 'agenda') === 0) return agenda();
  const request = requestOffered(reading);
  if (request) return request;
  if (needsCare(reading)) return 'topic.alcohol.care';
  const link = memoryLink(reading);
  if (link) return link;
  const belief = beliefQuestion(reading);
  if (belief) return belief;
  if (mayOffer(reading)) {
    const offered = offer(reading, '');
    if (offered) return offered;
  }
  if (!mayAsk(state)) return between(reading);
  // What was just said goes before what we would like to get to, until the talk is long.
  const own = state.turn < 15 ? ownHook(reading) : null;
  return own ?? stepTurn(reading) ?? askedFor(reading) ?? hookOf(reading) ?? '';
}

/** Daily drinking is not stopped from one day to the next without a doctor; said once, when quitting is named. */
function needsCare({ plain, state, topic }: Reading): boolean {
  const quits = /\b(dejar|dejarlo|dejo|parar|cortar|largar)\b/.test(plain);
  return topic === 'alcohol' && quits && spoken(state, 'topic.alcohol.care') === 0;
}

/** Strong body alarm, or an orderly conversation asked for: the number comes before the rest. */
function asksNumberFirst({ style, state, understanding, topic }: Reading): boolean {
  if (state.mood.first !== null || spoken(state, 'scale') > 0 || !mayAsk(state)) return false;
  if (style.structure === 'structured') return true;
  return (topic === 'panic' || topic === 'anxiety') && understanding.intensity >= 0.5;
}

/** A prediction is first asked whether it happened or is feared, and then how far it is believed. */
function beliefQuestion(reading: Reading): string | Draft | null {
  const { state, understanding, style } = reading;
  if (state.recent.at(-1)?.frame.endsWith('ask.real-or-feared')) {
    return {
      kind: 'ask.evidence',
      frame: 'belief',
      pending: { hint: 'scale100', about: 'belief', options: [] },
      piece: { kind: 'scale', max: 100 },
    };
  }
  const isFree = mayAsk(state) || style.structure === 'structured';
  const predicts = /\b(va|van|voy|vamos|vas) a \b|\b(vou|vai|vao) \w+r\b|\b(y|e) si\b|\be se\b/.test(
    reading.plain,
  );
  const mayDebate = debates(reading) || style.structure === 'structured';
  return predicts &&
    understanding.slots.thought &&
    mayDebate &&
    isFree &&
    spoken(state, 'ask.real-or-feared') === 0
    ? 'ask.real-or-feared'
    : null;
}

/** Gentle means no challenge before the fourth turn (clinical reference §9), and a loss is not debated. */
function debates({ style, state, topic }: Reading): boolean {
  const avoided = topic ? (TOPIC_GUIDE[topic]?.avoid ?? []) : [];
  return !avoided.includes('evidence') && !(style.directness === 'gentle' && state.turn < 4);
}

/** What the intake asked for more of (question 6), once each, when the talk has found its feet. */
function askedFor(reading: Reading): string | null {
  const { style, state, topic } = reading;
  if (state.reflections < 2 || topic === 'trauma') return null;
  const wanted = [
    ...(style.seeks.includes('beliefs') && debates(reading) ? ['ask.evidence', 'ask.friend'] : []),
    ...(style.seeks.includes('past') && topic !== 'grief' ? ['ask.past'] : []),
    ...(style.seeks.includes('goals') || style.seeks.includes('tasks') ? ['ask.want'] : []),
  ];
  return wanted.find((frame) => spoken(state, frame) === 0) ?? null;
}

function scale(): Draft {
  return {
    kind: 'scale',
    frame: 'scale',
    pending: { hint: 'scale10', about: 'mood', options: [] },
    piece: { kind: 'scale', max: 10 },
  };
}

function agenda(): Draft {
  return { kind: 'agenda', frame: 'agenda', pending: { hint: 'yes-no', about: 'agenda', options: [] } };
}

/** Between two questions: a line about the matter or about what was just said, else the reflection alone. */
function between(reading: Reading): string {
  const { state, topic, understanding } = reading;
  const [top] = understanding.topicScores;
  const isFelt = understanding.act === 'complaint' || understanding.emotion !== null;
  const isAboutIt = topic !== null && top?.topic === topic && top.score >= 0.5 && isFelt && isTold(reading);
  const line = topic ? `${topicFamily(reading, topic)}.frame` : '';
  if (isAboutIt && state.reflections >= 1 && spoken(state, line) === 0) return line;
  const said = sayOf(reading);
  if (said) return said;
  const { wordCount } = understanding;
  if (wordCount <= 6 && reading.thing && spoken(state, 'invite.thing') < 3) return 'invite.thing';
  // A word or two said back is an echo: something must follow it.
  const stays = stayOf(reading) ?? (wordCount <= 3 ? 'invite.short' : '');
  if (stays !== '') return stays;
  // A telling of some length is not only said back, twice running.
  const wasBare = /^reflect\.(fact|retell|quote)$/.test(state.recent.at(-1)?.frame ?? '');
  const isHere = understanding.topicScores.some((item) => item.topic === topic && item.score >= 0.3);
  if (
    isHere &&
    isTold(reading) &&
    line !== '' &&
    wordCount > 5 &&
    state.reflections >= 2 &&
    spoken(state, line) === 0
  )
    return line;
  const mayStay = (wasBare || wordCount > 9) && spoken(state, 'stay.plain') < 3;
  return mayStay && reflection(reading).frame !== 'reflect.quote' ? 'stay.plain' : '';
}
