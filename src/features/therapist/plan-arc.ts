/**
 * The arc when nothing else is due: return what they said, then at most one thing more. Early it is a
 * question of the topic, later a framing, a check of what was understood, an offer, or plain room to go on.
 */
import { counted, type Draft, leastSpoken, mayAsk, type Reading, spoken, times } from './plan-draft.ts';
import { mayOffer, offer } from './plan-offer.ts';
import { summaryOf } from './plan-question.ts';
import { type Reflection, reflection } from './plan-reflection.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';

/** Question families in the order a first conversation takes; each also exists as an invitation. */
const FAMILIES = [
  'instance',
  'thought',
  'body',
  'before',
  'helped',
  'want',
  'exception',
  'who',
  'cost',
  'fear',
  'since',
  'matter',
  'friend',
  'past',
  'evidence',
];

export function arcRule(reading: Reading): Draft {
  if (isGreeting(reading)) return greeted(reading);
  if (reading.understanding.topic === 'offtopic' || reading.understanding.act === 'joke') {
    const light = smalltalk(reading);
    if (light) return light;
  }
  const { name } = reading.understanding.slots;
  if (name && reading.understanding.wordCount <= 5)
    return { kind: 'ask.open', frame: 'greet.name', holes: { name } };
  if (reading.state.recent.at(-1)?.frame === 'reflect.long' && reading.understanding.wordCount <= 6) {
    const who = reading.understanding.slots.who?.[0]?.ours;
    return { kind: 'ask.open', frame: 'topic.new', holes: { who } };
  }
  if (isUnknownQuestion(reading)) return unknownQuestion(reading);
  if (reading.understanding.wordCount > 60) return longMessage(reading);
  const mirrored = reflection(reading);
  return reading.state.mode === 'listen' ? listening(reading, mirrored) : talking(reading, mirrored);
}

const isGreeting = ({ understanding, state }: Reading) =>
  (understanding.topic === 'greeting' ||
    /^(hola|buenas|oi|ola|buen(os)? (dia|dias)|hey)/i.test(understanding.slots.quote ?? '')) &&
  understanding.wordCount <= 4 &&
  state.turn < 30;

function greeted(reading: Reading): Draft {
  const isFirst = reading.state.turn === 0;
  return {
    kind: 'ask.open',
    frame: isFirst ? 'greet.back' : 'greet.again',
    holes: { word: reading.state.words.at(-1) },
  };
}

function smalltalk(reading: Reading): Draft | null {
  const { act, topic } = reading.understanding;
  // A joke that carries something is a way of saying it.
  if (act === 'joke' && topic !== 'offtopic' && (reading.thing || reflection(reading).rich)) return null;
  const word = reading.state.words.at(-1);
  return {
    kind: 'smalltalk',
    frame: times(reading.state, 'smalltalk') > 0 || !word ? 'smalltalk.follow' : 'smalltalk',
    holes: { word },
    state: { counts: counted(reading.state, 'smalltalk') },
  };
}

const isUnknownQuestion = ({ text, understanding }: Reading) =>
  (understanding.act === 'question' || text.trim().endsWith('?')) && !understanding.slots.fact;

function unknownQuestion(reading: Reading): Draft {
  return { kind: 'answer', frame: 'answer.unknown', holes: { word: reading.thing } };
}

/** Three paragraphs at once: two of their words, and they choose where to begin. */
function longMessage(reading: Reading): Draft {
  const { fact, who } = reading.understanding.slots;
  return {
    kind: 'reflect.detail',
    frame: 'reflect.long',
    holes: { word: reading.thing, fact, who: who?.[0]?.ours },
    state: { reflections: reading.state.reflections + 1, questionAt: reading.state.turn },
  };
}

function reflected(reading: Reading): Draft['state'] {
  return { reflections: (reading.topicChanged ? 0 : reading.state.reflections) + 1 };
}

/** Four of five replies only return what was said; now and then a word that there is room. */
function listening(reading: Reading, mirrored: Reflection): Draft {
  const addsRoom = !mirrored.rich || reading.state.turn % 4 === 3;
  const frame =
    mirrored.rich && addsRoom
      ? `${mirrored.frame} + listen.go`
      : mirrored.rich
        ? mirrored.frame
        : 'listen.go';
  return { kind: mirrored.kind, frame, holes: mirrored.holes, state: reflected(reading) };
}

function talking(reading: Reading, mirrored: Reflection): Draft {
  const lead = mirrored.frame;
  const done = { kind: mirrored.kind, holes: mirrored.holes, state: reflected(reading) };
  const more = mirrored.frame === 'reflect.good' ? 'invite.go' : further(reading);
  if (typeof more === 'string') return { ...done, frame: more ? `${lead} + ${more}` : lead };
  return {
    ...done,
    ...more,
    frame: `${lead} + ${more.frame}`,
    holes: { ...mirrored.holes, ...more.holes },
    state: { ...done.state, ...more.state },
  };
}

/** What follows the reflection: a frame to say, or a draft of its own such as a rating or an offer. */
function further(reading: Reading): string | Draft {
  const { state, style } = reading;
  const topic = hasOwnPhrases(reading) ? reading.topic : null;
  const depth = reading.topicChanged ? 0 : state.reflections;
  const isStructured = style.structure === 'structured';
  if (depth === 0 && asksNumberFirst(reading)) return scale();
  if (isStructured && state.mood.first !== null && spoken(state, 'agenda') === 0) return agenda();
  if (needsCare(reading)) return 'topic.alcohol.care';
  const link = memoryLink(reading);
  if (link) return link;
  const belief = beliefQuestion(reading);
  if (belief) return belief;
  if (depth === 0 && topic && mayAsk(state)) return `topic.${topic}.open`;
  if (depth === 1 && topic && isOnTopic(reading) && spoken(state, `topic.${topic}.frame`) === 0)
    return `topic.${topic}.frame`;
  if (mayOffer(reading)) {
    const offered = offer(reading, '');
    if (offered) return offered;
  }
  if (depth >= 3 && mayAsk(state) && spoken(state, 'check.understanding') < 1 + Math.floor(state.turn / 12)) {
    const summary = state.facts.length >= 2 ? summaryOf(reading) : undefined;
    if (summary && summary.split(' ').length <= 26)
      return { kind: 'check.understanding', frame: 'check.understanding', holes: { summary } };
  }
  return mayAsk(state) ? question(reading) : room(reading);
}

/** Work phrases speak of too much of it; whoever lost theirs is not asked about days off. */
function hasOwnPhrases({ plain, state, topic }: Reading): boolean {
  const told = [plain, ...state.facts].join(' ');
  return (
    topic !== 'work_stress' ||
    !/\b(despid|echaron|sin trabajo|sin pega|desemple|demitid|demitiram)/.test(told)
  );
}

/** Daily drinking is not stopped from one day to the next without a doctor; said once, when quitting is named. */
function needsCare({ plain, state, topic }: Reading): boolean {
  const quits = /\b(dejar|dejarlo|dejo|parar|cortar|largar)\b/.test(plain);
  return topic === 'alcohol' && quits && spoken(state, 'topic.alcohol.care') === 0;
}

/** The message does not point elsewhere: a line about sleep does not answer one about the mortgage. */
function isOnTopic({ understanding: { topicScores, wordCount }, topic }: Reading): boolean {
  const [top] = topicScores;
  return top ? top.topic === topic || top.score < 0.2 : wordCount < 8;
}

/** Strong body alarm, or an orderly conversation asked for: the number comes before the rest. */
function asksNumberFirst({ style, state, understanding, topic }: Reading): boolean {
  if (state.mood.first !== null || spoken(state, 'scale') > 0 || !mayAsk(state)) return false;
  if (style.structure === 'structured') return true;
  return (topic === 'panic' || topic === 'anxiety') && understanding.intensity >= 0.5;
}

/** A prediction is first asked whether it happened or is feared, and then how far it is believed. */
function beliefQuestion(reading: Reading): string | Draft | null {
  const { state, understanding } = reading;
  if (state.recent.at(-1)?.frame.endsWith('ask.real-or-feared')) {
    return {
      kind: 'ask.evidence',
      frame: 'belief',
      pending: { hint: 'scale100', about: 'belief', options: [] },
      piece: { kind: 'scale', max: 100 },
    };
  }
  const mayDebate = families(reading).includes('evidence') || reading.style.structure === 'structured';
  const isFree = mayAsk(state) || reading.style.structure === 'structured';
  const predicts = /\b(va|van|voy|vamos|vas) a \b|\b(vou|vai|vao) \w+r\b|\b(y|e) si\b|\be se\b/.test(
    reading.plain,
  );
  return predicts &&
    understanding.slots.thought &&
    mayDebate &&
    isFree &&
    spoken(state, 'ask.real-or-feared') === 0
    ? 'ask.real-or-feared'
    : null;
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

/** One thing on file, only when they opened that door themselves, once a conversation, as a question. */
function memoryLink({ state, memories, understanding }: Reading): Draft | null {
  const word = understanding.slots.word;
  if (!word || word.length < 5 || state.turn < 2 || !mayAsk(state) || spoken(state, 'memory.link') > 0)
    return null;
  const found = memories.find(
    ({ kind, text }) =>
      (kind === 'fact' || kind === 'takeaway') && text.toLowerCase().includes(word.toLowerCase()),
  );
  return found ? { kind: 'memory.link', frame: 'memory.link', holes: { item: found.text } } : null;
}

function families(reading: Reading): string[] {
  const { topic, style, state } = reading;
  const avoided = topic ? (TOPIC_GUIDE[topic]?.avoid ?? []) : [];
  // Gentle means no challenge before the fourth turn (clinical reference §9).
  const tooSoon = style.directness === 'gentle' && state.turn < 4 ? ['evidence', 'friend'] : [];
  const wanted = [
    ...(style.seeks.includes('beliefs') ? ['evidence', 'friend', 'thought'] : []),
    ...(style.seeks.includes('past') ? ['past'] : []),
    ...(style.seeks.includes('goals') || style.seeks.includes('tasks') ? ['want', 'helped'] : []),
  ];
  return [...new Set([...wanted, ...FAMILIES])].filter((name) => ![...avoided, ...tooSoon].includes(name));
}

function question(reading: Reading): string {
  const topical =
    reading.topic && hasOwnPhrases(reading) && spoken(reading.state, `topic.${reading.topic}.open`) < 3
      ? [`topic.${reading.topic}.open`]
      : [];
  const general = families(reading).map((name) => `ask.${name}`);
  const used = (frame: string) =>
    spoken(reading.state, frame) + spoken(reading.state, frame.replace('ask.', 'invite.'));
  const frames = reading.topic ? [...general.slice(0, 2), ...topical, ...general.slice(2)] : general;
  const counts = frames.map(used);
  return frames[counts.indexOf(Math.min(...counts))] ?? 'ask.open';
}

/** No question this turn: a line about the matter, an invitation, or silence after a heavy line. */
function room(reading: Reading): string {
  const { state, topic } = reading;
  const isHeavy = reading.understanding.intensity >= 0.7 || reading.understanding.wordCount > 30;
  if (isHeavy && !state.recent.at(-1)?.frame.endsWith('room')) return 'room';
  const framing =
    topic && hasOwnPhrases(reading) && isOnTopic(reading) && spoken(state, `topic.${topic}.frame`) < 2
      ? [`topic.${topic}.frame`]
      : [];
  const invites = families(reading)
    .slice(0, 9)
    .map((name) => `invite.${name}`);
  return leastSpoken(state, [...framing, 'invite.go', ...invites, 'room']);
}
