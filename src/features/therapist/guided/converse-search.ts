/** When it is not sure what is happening: something true for anybody in the topic, and the likeliest to tap. Pure. */
import { LOST, openQuestion } from './about.ts';
import {
  add,
  answered,
  chip,
  type Draft,
  draft,
  followLine,
  fresh,
  house,
  received,
  situationChip,
  topicChip,
} from './answer-parts.ts';
import { situationsOf } from './guide.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard } from './heard.ts';
import { feelingSaid, signsHeard } from './heard-signs.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topic.ts';

/** A topic is believed from here on: of a hundred as sure as this 93 are right (scripts/eval-recognise.ts). */
const TOPIC_SURE = 0.9;
const SHOWN = 4;
/** That a message does something is believed from here on, where little hangs on it. */
const ASKS = 0.55;
const ASKS_SURELY = 0.9;
/** A situation less likely than this is not shown beside others. */
const LEAST = 0.22;
/**
 * Situations are shown where, taken together, they are as likely as this: then one of them is right four times in five, below it
 * little more than every other time, and wrong ones are worse than an open question.
 */
const TOGETHER = 0.9;
/** A situation is likely enough to say so from here on. */
const FIRST_LEAST = 0.3;
/** What is named to nobody who most likely tells of something else: a death, a violence, and what is about us or very much their own. */
const NARROW_LEAST = 0.85;
const NARROW: ReadonlySet<string> = new Set(['duelo', 'lo-vivido', 'mascota', 'ia', 'terapia', 'sexualidad']);

export type Likely = { situation: Situation; certainty: number };

/** What it may be, the likeliest first, without what the person said it is not. */
export function likely({ recognition, guide, state }: Heard): Likely[] {
  return recognition.situations.flatMap(({ label, certainty }) => {
    const situation = guide.situations.get(label);
    return situation && !state.wrong.includes(label) ? [{ situation, certainty }] : [];
  });
}

export function sureTopic({ recognition, guide, text }: Heard): Topic | null {
  const [first] = recognition.topics;
  if (!first || first.certainty < TOPIC_SURE) return null;
  if (first.label === 'duelo' && !LOST.test(text)) return null;
  return guide.topics.get(first.label) ?? null;
}

const ACT_TAGS: Record<string, string> = {
  advice: 'asks-advice',
  thing: 'asks-thing',
  question: 'asks',
  doubt: 'doubts',
  complaint: 'complains',
};

/** A line of the topic for this feeling or act, else for somebody who tells. */
function topicLine(heard: Heard, topic: Topic): { name: string; text: string } | null {
  const [act] = heard.recognition.acts;
  const isAsked = act?.label === 'doubt' || act?.label === 'complaint' || questionPart(heard.text) !== null;
  const done = act && act.certainty >= ASKS && isAsked ? ACT_TAGS[act.label] : undefined;
  const tags = [done, feelingSaid(heard.text, heard.feeling), 'tells'];
  for (const tag of tags) {
    if (!tag) continue;
    const found = fresh(
      heard,
      `topic-${tag}:${topic.id}`,
      topic.lines.filter((line) => line.tag === tag).map(({ says }) => says),
    );
    if (found) return found;
  }
  return null;
}

/** What may be shown to tap: nothing, unless one of it is most likely right. */
function shown(heard: Heard, topic: Topic | null, most = SHOWN): Situation[] {
  const found = likely(heard).filter(
    ({ certainty, situation }) =>
      certainty >= (NARROW.has(situation.topic) ? NARROW_LEAST : LEAST) &&
      (situation.topic !== 'duelo' || LOST.test(heard.text)),
  );
  const inTopic = found.filter(({ situation }) => situation.topic === topic?.id);
  const first = [...new Set([...inTopic, ...found])].slice(0, most);
  const together = first.reduce((sum, { certainty }) => sum + certainty, 0);
  return together >= TOGETHER ? first.map(({ situation }) => situation) : [];
}

/** The topic that is sure, to tap: one more tap leads into each of its situations. */
const topicBeside = ({ state }: Heard, topic: Topic | null): Offer | null =>
  topic && !state.wrong.includes(topic.id) ? topicChip(topic) : null;

const LONG_WORDS = 45;

/** Shows what was heard for certain, whatever the rest is about. */
export function signLine(heard: Heard): { name: string; text: string } | null {
  const { lines } = heard.guide.wordings;
  const isLong = heard.text.split(/\s+/).length > LONG_WORDS;
  const told = likely(heard).filter(({ certainty }) => certainty >= FIRST_LEAST);
  const isMuch = isLong && new Set(told.map(({ situation }) => situation.topic)).size > 1;
  if (isMuch && !heard.state.said.some((name) => name.startsWith('hear-much')))
    return house(heard, 'hear-much');
  for (const sign of signsHeard(heard.text)) {
    const found = fresh(heard, sign, lines.get(sign) ?? []);
    if (found && !heard.state.said.includes(found.name)) return found;
  }
  return null;
}

/** A line for a feeling that was said in so many words. */
export function feltLine(heard: Heard): { name: string; text: string } | null {
  const feeling = feelingSaid(heard.text, heard.feeling);
  const name = `hear-${feeling}`;
  return feeling === null ? null : fresh(heard, name, heard.guide.wordings.lines.get(name) ?? []);
}

/** A line for the feeling that shows, or for anybody who tells. */
function hearing(heard: Heard, topic: Topic | null): { name: string; text: string } | null {
  const line = topic && topicLine(heard, topic);
  if (line) return line;
  return feltLine(heard) ?? signLine(heard) ?? received(heard);
}

/** What is happening is not known well enough to show anything: they are heard, and asked as one would ask a friend. */
function askOpenly(heard: Heard, topic: Topic | null, said: Draft): Answer {
  const open = openQuestion(heard);
  // Where nothing is known of it, it is only said that it was read.
  const line = feltLine(heard) ?? followLine(heard) ?? hearing(heard, topic);
  return answered(
    heard,
    add(add(said, line), open ?? house(heard, 'ways-open')),
    open ? [topicBeside(heard, topic), chip(heard, 'tree', 'root:0'), chip(heard, 'listen')] : doable(heard),
    { situation: null, topic: topic?.id ?? heard.state.topic },
  );
}

const asksUs = ({ text, recognition }: Heard): boolean =>
  questionPart(text) !== null ||
  recognition.acts.some(
    ({ label, certainty }) => (label === 'advice' || label === 'question') && certainty >= ASKS_SURELY,
  );

/** They asked something and it is not known of what: said plainly, so that nobody thinks it was not read. */
function askFirst(heard: Heard, offers: readonly Offer[]): Answer {
  const isShown = offers.length > 0;
  const said = add(draft(), house(heard, isShown ? 'ask-which' : 'ask-what'));
  const open = isShown ? null : openQuestion(heard);
  return answered(
    heard,
    add(said, open ?? (isShown ? null : house(heard, 'ways-open'))),
    [...offers, chip(heard, isShown ? 'other' : 'tree', 'root:0'), isShown ? null : chip(heard, 'listen')],
    { hasSearched: true },
  );
}

/** "¿Cómo está?" asks little; "¿lo ve mi banco?" is to be answered. */
const ASKED_WORDS = 4;
const asksSomething = (text: string): boolean =>
  (questionPart(text)?.split(/\s+/).length ?? 0) >= ASKED_WORDS;

/** A few words that tell nothing yet: "hola, una consulta", "a ver si sirves", "te cuento algo". */
const OPENING_WORDS = 3;
const AFTER_GREETING = 4;
const LIKELY_TOLD = 0.45;
const OPENS =
  /^(?:\W*(?:hola|holi|buen[oa]s|buen d[ií]a|qu[eé] tal|q onda|oi|ol[aá]|bom dia|boa (?:tarde|noite)|e a[ií])(?!\p{L}))|(?<!\p{L})(?:consulta|pregunta|te cuento|le cuento|contarte|contarle|contar(?:le|te)? algo|ayud(?:a|es|ara)|primera vez|probar|uma d[uú]vida|te contar|primeira vez|preciso de ajuda)(?!\p{L})/giu;
const COURTESY =
  /(?<!\p{L})(?:buen[oa]s?|noches?|tardes?|d[ií]as?|qu[eé] tal|c[oó]mo (?:est[aá]s?|va|andas?)|disculp\p{L}*|perd[oó]n|desculp\p{L}*|con permiso|por favor|quer[ií]a|quisiera|quiero|tengo|necesito|me|hacer(?:te|le)?|una?|es mi|nunca|usado?|us[eé]|esto|aqu[ií]|tudo bem|boa|noite|tarde|bom|dia|queria|quero|fazer|minha|isso|eu)(?!\p{L})/giu;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
export const isOpening = ({ state, text, feeling, recognition }: Heard): boolean =>
  state.said.length === 0 &&
  !asksSomething(text) &&
  feeling === null &&
  (text.search(OPENS) >= 0
    ? wordsIn(text.replace(OPENS, ' ').replace(COURTESY, ' ')) <= AFTER_GREETING &&
      likeliest(recognition) < LIKELY_TOLD
    : wordsIn(text) <= OPENING_WORDS && likeliest(recognition) < FIRST_LEAST);
const likeliest = ({ situations }: Heard['recognition']): number =>
  situations.find(({ label }) => label !== NOTHING)?.certainty ?? 0;
const NOTHING = 'none';

export function search(heard: Heard, said: Draft = draft()): Answer {
  if (isOpening(heard))
    return answered(heard, add(said, house(heard, 'begin')), [
      chip(heard, 'tree', 'root:0'),
      chip(heard, 'listen'),
    ]);
  const topic = sureTopic(heard);
  const found = shown(heard, topic);
  const active = heard.guide.situations.get(heard.state.situation ?? '');
  const back = active && !found.includes(active) ? [situationChip(active)] : [];
  const offers = found.map(situationChip).slice(0, SHOWN - back.length);
  if (asksUs(heard)) return askFirst(heard, offers);
  if (offers.length === 0) return askOpenly(heard, topic, said);
  // They are heard before they are asked whether it is this.
  return answered(
    heard,
    add(add(said, hearing(heard, topic)), house(heard, offers.length === 1 ? 'search-one' : 'search-topic')),
    [...offers, ...back, chip(heard, 'other', 'root:0')],
    { hasSearched: true, topic: topic?.id ?? heard.state.topic },
  );
}

/** What can be done here, whatever it is about. */
export const doable = (heard: Heard): (Offer | null)[] => [
  chip(heard, 'listen'),
  chip(heard, 'hard-message', 'tool:hard-message'),
  chip(heard, 'two-options', 'tool:two-options'),
  chip(heard, 'tree', 'root:0'),
];

/** After a search something is given, whatever came: they are heard and asked on, as one would ask a friend. */
export function afterSearch(heard: Heard): Answer {
  const topic = sureTopic(heard) ?? heard.guide.topics.get(heard.state.topic ?? '') ?? null;
  const offers = shown(heard, topic, 2).map(situationChip);
  // What they ask is not passed over: it is said that we do not know.
  if (asksUs(heard))
    return answered(heard, add(draft(), house(heard, 'unknown')), [...offers, ...doable(heard)]);
  const said = add(draft(), feltLine(heard) ?? followLine(heard) ?? hearing(heard, sureTopic(heard)));
  const open = openQuestion(heard);
  return answered(heard, add(said, open ?? house(heard, 'ways-open')), [
    ...offers,
    ...(open ? [chip(heard, 'tree', 'root:0'), chip(heard, 'listen')] : doable(heard)),
  ]);
}

const PAGE = 4;

function paged<T>(
  heard: Heard,
  all: readonly T[],
  from: number,
  to: string,
  offer: (one: T) => { label: string; to: string },
) {
  const more = all.length > from + PAGE ? chip(heard, 'more', `${to}:${from + PAGE}`) : null;
  return [...all.slice(from, from + PAGE).map(offer), more];
}

/** The tree: its branches, the topics of one, the situations of one; four at a time. */
export function root(heard: Heard, said: Draft = draft(), from = 0): Answer {
  const offers = paged(heard, heard.guide.branches, from, 'root', ({ name }) => ({
    label: name,
    to: `branch:${name}:0`,
  }));
  return answered(heard, add(said, house(heard, 'tree')), offers, { hasSearched: true, situation: null });
}

export function branch(heard: Heard, name: string, from: number): Answer {
  const topics = heard.guide.branches.find((one) => one.name === name)?.topics ?? [];
  const [only] = topics;
  if (topics.length === 1 && only) return topicPage(heard, only.id, 0);
  const offers = paged(heard, topics, from, `branch:${name}`, (topic) => ({
    label: topic.name,
    to: `topic:${topic.id}:0`,
  }));
  return answered(heard, add(draft(), house(heard, 'branch')), offers, { hasSearched: true });
}

export function topicPage(heard: Heard, id: string, from: number): Answer {
  const certainty = new Map(likely(heard).map(({ situation, certainty }) => [situation.id, certainty]));
  // The likeliest first, so that few have to turn the page.
  const all = situationsOf(heard.guide, id)
    .filter((one) => !heard.state.wrong.includes(one.id))
    .sort((a, b) => (certainty.get(b.id) ?? 0) - (certainty.get(a.id) ?? 0));
  const offers = paged(heard, all, from, `topic:${id}`, situationChip);
  return answered(heard, add(draft(), house(heard, 'branch')), offers, { hasSearched: true, topic: id });
}
