/** When it is not sure what is happening: something true for anybody in the topic, and the likeliest to tap. Pure. */
import { openQuestion } from './about.ts';
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
import { signsHeard } from './heard-signs.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topic.ts';

/** A topic is believed from here on: what is said of it is true for anybody in it. */
const TOPIC_SURE = 0.8;
const SHOWN = 4;
/** That a message does something is believed from here on, where little hangs on it. */
const ASKS = 0.55;
const ASKS_SURELY = 0.9;
/** A situation less likely than this is not shown; a topic holds more and is a better guess. */
const LEAST = 0.22;
const TOPIC_LEAST = 0.2;
/** Who was shown something and took none of it is shown only what is likely. */
const LEAST_AGAIN = 0.4;
/** A situation is likely enough to say so from here on. */
const FIRST_LEAST = 0.3;
/** A death or a violence is named to nobody who most likely tells of something else. */
const GRAVE_LEAST = 0.45;
const GRAVE: ReadonlySet<string> = new Set(['duelo', 'lo-vivido', 'mascota']);

export type Likely = { situation: Situation; certainty: number };

/** What it may be, the likeliest first, without what the person said it is not. */
export function likely({ recognition, guide, state }: Heard): Likely[] {
  return recognition.situations.flatMap(({ label, certainty }) => {
    const situation = guide.situations.get(label);
    return situation && !state.wrong.includes(label) ? [{ situation, certainty }] : [];
  });
}

export function sureTopic({ recognition, guide }: Heard): Topic | null {
  const [first] = recognition.topics;
  if (!first || first.certainty < TOPIC_SURE) return null;
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
export function topicLine(heard: Heard, topic: Topic): { name: string; text: string } | null {
  const [act] = heard.recognition.acts;
  const isAsked = act?.label === 'doubt' || act?.label === 'complaint' || questionPart(heard.text) !== null;
  const done = act && act.certainty >= ASKS && isAsked ? ACT_TAGS[act.label] : undefined;
  const tags = [done, heard.feeling, 'tells'];
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

const SHOWN_BEFORE = /^search/;
function leastOf({ state }: Heard, topic: string, least: number): number {
  const wasShown = state.said.some((name) => SHOWN_BEFORE.test(name));
  return Math.max(least, wasShown ? LEAST_AGAIN : 0, GRAVE.has(topic) ? GRAVE_LEAST : 0);
}

function shown(heard: Heard, topic: Topic | null): Situation[] {
  const found = likely(heard).filter(
    ({ certainty, situation }) => certainty >= leastOf(heard, situation.topic, LEAST),
  );
  const inTopic = found.filter(({ situation }) => situation.topic === topic?.id);
  return [...new Set([...inTopic, ...found])].map(({ situation }) => situation).slice(0, SHOWN);
}

/** Where few situations may be meant, the likeliest topics stand beside them: one more tap leads into each. */
const TOPICS_SHOWN = 3;
function topicsBeside(heard: Heard, found: readonly Situation[]): Topic[] {
  const there = new Set(found.map(({ topic }) => topic));
  return heard.recognition.topics
    .filter(({ label, certainty }) => certainty >= leastOf(heard, label, TOPIC_LEAST))
    .filter(({ label }) => !heard.state.wrong.includes(label))
    .flatMap(({ label }) => heard.guide.topics.get(label) ?? [])
    .filter(({ id }) => !there.has(id) || found.length === 1)
    .slice(0, Math.min(TOPICS_SHOWN, SHOWN - found.length));
}

/** What may be meant, to tap. */
function choices(heard: Heard, found: readonly Situation[]): Offer[] {
  return [...found.map(situationChip), ...topicsBeside(heard, found).map(topicChip)];
}

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

/** A line for the feeling that shows, or for anybody who tells. */
function hearing(heard: Heard, topic: Topic | null): { name: string; text: string } | null {
  const line = topic && topicLine(heard, topic);
  if (line) return line;
  const { lines } = heard.guide.wordings;
  const name = `hear-${heard.feeling}`;
  const sign = heard.feeling === null ? signLine(heard) : null;
  const felt = heard.feeling === null ? null : fresh(heard, name, lines.get(name) ?? []);
  return sign ?? felt ?? received(heard);
}

/** What is happening is not known well enough to show anything: they are heard, and asked as one would ask a friend. */
function askOpenly(heard: Heard, topic: Topic | null, said: Draft): Answer {
  const open = openQuestion(heard);
  if (!open) return root(heard, said);
  return answered(
    heard,
    add(add(said, hearing(heard, topic)), open),
    [chip(heard, 'tree', 'root:0'), chip(heard, 'listen')],
    {
      situation: null,
    },
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
  return answered(
    heard,
    add(draft(), house(heard, isShown ? 'ask-which' : 'ask-what')),
    [...offers, chip(heard, isShown ? 'other' : 'tree', 'root:0'), isShown ? null : chip(heard, 'listen')],
    { hasSearched: true },
  );
}

/** "¿Cómo está?" asks little; "¿lo ve mi banco?" is to be answered. */
const ASKED_WORDS = 4;
const asksSomething = (text: string): boolean =>
  (questionPart(text)?.split(/\s+/).length ?? 0) >= ASKED_WORDS;

/** A few words that tell nothing yet: "hola, una consulta", "a ver si sirves", "te cuento algo". */
const OPENING_WORDS = 7;
const GREETING_WORDS = 14;
const LIKELY_TOLD = 0.45;
const OPENS =
  /^(?:\W*(?:hola|holi|buen[oa]s|buen d[ií]a|qu[eé] tal|q onda|oi|ol[aá]|bom dia|boa (?:tarde|noite)|e a[ií])(?!\p{L}))|(?<!\p{L})(?:consulta|pregunta|te cuento|le cuento|contarte|contarle|contar(?:le|te)? algo|ayud(?:a|es|ara)|primera vez|probar|uma d[uú]vida|te contar|primeira vez|preciso de ajuda)(?!\p{L})/iu;
export const isOpening = ({ state, text, feeling, recognition }: Heard): boolean =>
  state.said.length === 0 &&
  !asksSomething(text) &&
  feeling === null &&
  (OPENS.test(text)
    ? text.split(/\s+/).length <= GREETING_WORDS && likeliest(recognition) < LIKELY_TOLD
    : text.split(/\s+/).length <= OPENING_WORDS && likeliest(recognition) < FIRST_LEAST);
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
  const offers = choices(heard, found).slice(0, SHOWN - back.length);
  if (asksUs(heard)) return askFirst(heard, offers);
  if (offers.length === 0) return askOpenly(heard, topic, said);
  // They are heard before they are asked what it is; at the very beginning it is said why.
  const isFirst = heard.state.said.length === 0 && topic === null;
  const opening = isFirst
    ? add(said, house(heard, 'search'))
    : add(
        add(said, hearing(heard, topic)),
        house(heard, offers.length === 1 ? 'search-one' : 'search-topic'),
      );
  return answered(heard, opening, [...offers, ...back, chip(heard, 'other', 'root:0')], {
    hasSearched: true,
    topic: topic?.id ?? heard.state.topic,
  });
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
  const offers = choices(heard, shown(heard, topic)).slice(0, 2);
  // What they ask is not passed over: it is said that we do not know.
  if (asksUs(heard))
    return answered(heard, add(draft(), house(heard, 'unknown')), [...offers, ...doable(heard)]);
  const said = add(draft(), followLine(heard) ?? hearing(heard, topic));
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
