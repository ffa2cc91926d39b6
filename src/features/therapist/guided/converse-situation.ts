/** What is said within one situation: listening, going deeper, asking, one idea, why it happens, who helps. Pure. */

import { TOOLS, type ToolId } from '../tools/tool.ts';
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
  named,
  nearest,
  nextOf,
  received,
  situationChip,
} from './answer-parts.ts';
import { feltLine, signLine } from './converse-search.ts';
import { voiced } from './guide.ts';
import type { GuidedState, Offer } from './guided-state.ts';
import type { Answer, Heard } from './heard.ts';
import type { Situation } from './situation.ts';

const of = ({ id }: Situation, section: string): string => `${section}:${id}`;

/** The exercises of a situation that this person may do, the likeliest first. */
export const exercisesOf = ({ help }: Situation, { exercises }: Heard): string[] =>
  help.filter((id) => exercises.has(id));

/** A tool or an exercise as a chip; null for one that is not for this person. */
function helpChip(heard: Heard, id: string): Offer | null {
  const isTool = (TOOLS as readonly string[]).includes(id);
  if (isTool) return chip(heard, id as ToolId, `tool:${id}`);
  return heard.exercises.has(id) ? chip(heard, 'exercise', `exercise:${id}`) : null;
}

/** The four ways to go on. Said in the order a tired person chooses in: to be read first. */
export function ways(heard: Heard, situation: Situation | null): (Offer | null)[] {
  const help = situation?.help.map((id) => helpChip(heard, id)).find((offer) => offer !== null);
  return [
    chip(heard, 'listen'),
    ...(situation ? [chip(heard, 'understand'), chip(heard, 'idea')] : []),
    help ?? (situation ? null : chip(heard, 'exercise')),
    chip(heard, 'other'),
  ];
}

function questionChips(situation: Situation, at: number): Offer[] {
  return (situation.ask[at]?.chips ?? []).map(({ label, target }, place) => ({
    label,
    to:
      target.to === 'situation'
        ? `situation:${target.id}`
        : target.to === 'do'
          ? `do:${situation.id}#${at}.${place}`
          : `here:${situation.id}#${at}.${place}`,
  }));
}

/** Begins with a situation: it was understood, and the first question with its chips. */
export function enter(
  heard: Heard,
  situation: Situation,
  isTapped: boolean,
  change: Partial<GuidedState> = {},
): Answer {
  const { state } = heard;
  const listens = named(of(situation, 'listen'), situation.listen);
  const listening = isTapped
    ? fresh(heard, of(situation, 'listen'), situation.listen)
    : nearest(heard, listens);
  const question = nextOf(
    heard,
    of(situation, 'ask'),
    situation.ask.map(({ question }) => question),
  );
  const entered: Partial<GuidedState> = {
    situation: situation.id,
    topic: situation.topic,
    isChosen: isTapped,
    tellings: 0,
    threads: state.threads.filter((id) => id !== situation.id),
    ...change,
  };
  const said = add(draft(), listening ?? nextOf(heard, of(situation, 'go-on'), situation.goOn));
  if (!question) return offerWays({ ...heard, state: { ...state, ...entered } }, situation, said);
  const last = isTapped ? chip(heard, 'other') : chip(heard, 'wrong');
  const open = isTapped && state.hasSearched ? openThreads(heard, entered.threads ?? []) : null;
  return answered(
    heard,
    add(add(said, open), question),
    [...questionChips(situation, question.at), last],
    entered,
  );
}

const THREADS_NAMED = 2;

/** What was heard as well and not chosen, said once: it is not lost. */
function openThreads(heard: Heard, threads: readonly string[]): { name: string; text: string } | null {
  const names = threads.flatMap((id) => heard.guide.situations.get(id)?.name ?? []);
  if (names.length === 0 || heard.state.said.some((one) => one.startsWith('threads#'))) return null;
  const { name, text } = house(heard, 'threads');
  return { name, text: text.replace('@', names.slice(0, THREADS_NAMED).join(', ')) };
}

/** What goes deeper, and what listens and was not said at the beginning. */
const deeperOf = (situation: Situation): { name: string; text: string }[] => [
  ...named(of(situation, 'go-on'), situation.goOn),
  ...named(of(situation, 'listen'), situation.listen),
];

/** What stands behind a line that goes deeper, by how often they told: a question of the situation, what would serve, an open one. */
const TURNS = ['ways', 'quiet', 'ask', 'open', 'ways', 'quiet'] as const;

/** What is said in the situations beside this one. */
const rivalsOf = ({ guide }: Heard, { near }: Situation): string[] =>
  near.flatMap((id) => guide.situations.get(id)?.listen.slice(0, 3) ?? []);

/** Something written for the situation goes with what they wrote. */
export const isNearTo = (heard: Heard, situation: Situation): boolean =>
  nearest(heard, deeperOf(situation), rivalsOf(heard, situation))?.isNear === true;

export function goOn(heard: Heard, situation: Situation): Answer {
  const tellings = heard.state.tellings + 1;
  const deeper = nearest(heard, deeperOf(situation), rivalsOf(heard, situation));
  if (!deeper) return nothingLeft(heard, situation);
  // What is not near to what they wrote would sound like an answer to somebody else.
  const felt = feltLine(heard);
  const heardLine = felt ?? followLine(heard) ?? signLine(heard) ?? received(heard);
  const said = add(draft(), deeper.isNear ? deeper : heardLine);
  const question = nextOf(
    heard,
    of(situation, 'ask'),
    situation.ask.map(({ question }) => question),
  );
  const turn = TURNS[(tellings - 1) % TURNS.length];
  const isTold = { ...heard, state: { ...heard.state, tellings } };
  // Where nothing written goes with what they told, they are asked on as a friend would, and every other time by the situation.
  const listens = deeper.isNear || (tellings % 2 === 0 && !felt) ? null : openQuestion(heard);
  if (listens) return answered(isTold, add(said, listens), onwards(heard));
  if ((turn === 'ask' || !deeper.isNear) && question)
    return answered(isTold, add(said, question), [
      ...questionChips(situation, question.at),
      chip(heard, 'other'),
    ]);
  if (!deeper.isNear && turn === 'quiet') return withIdea(isTold, situation, said);
  if (turn === 'ways') return offerWays(isTold, situation, said);
  const open = turn === 'open' || !deeper.isNear ? openQuestion(heard) : null;
  if (!open && !deeper.isNear) return offerWays(isTold, situation, said);
  return answered(isTold, add(said, open), onwards(heard));
}

const onwards = (heard: Heard): (Offer | null)[] => [
  chip(heard, 'idea'),
  chip(heard, 'understand'),
  threadChip(heard),
  chip(heard, 'other'),
];

/** One idea behind what is said before it. */
function withIdea(heard: Heard, situation: Situation, said: Draft): Answer {
  const idea = giveIdea(heard, situation);
  return {
    ...idea,
    says: `${voiced(said.parts.join(' '), heard.address)} ${idea.says}`,
    state: { ...idea.state, said: [...idea.state.said, ...said.names], tellings: heard.state.tellings },
  };
}

/** What was heard as well and not taken yet. */
const threadChip = ({ guide, state }: Heard): Offer | null => {
  const thread = state.threads.map((id) => guide.situations.get(id)).find((found) => found !== undefined);
  return thread && thread.id !== state.situation ? situationChip(thread) : null;
};

/** What would serve now. */
export function offerWays(heard: Heard, situation: Situation | null, said = draft()): Answer {
  return answered(heard, add(said, house(heard, 'ways')), ways(heard, situation), heard.state);
}

/** What can be done about what a chip says: the idea that is nearest to it. */
export function ideaFor(heard: Heard, situation: Situation, place: string): Answer {
  const [question = -1, at = -1] = place.split('.').map(Number);
  const label = situation.ask[question]?.chips[at]?.label;
  const ideas = situation.ideas.map(({ label, says }, at) => ({
    name: `${of(situation, 'idea')}#${at}`,
    text: `${label}. ${says}`,
    at,
  }));
  const left = ideas.filter(({ name }) => !heard.state.said.includes(name));
  if (label === undefined || left.length === 0) return giveIdea(heard, situation);
  const near = heard.likenessOf(
    label,
    left.map(({ text }) => text),
  );
  const best = near.indexOf(Math.max(...near));
  return sayIdea(heard, situation, left[best]?.at ?? 0);
}

/** One idea, whole, with its first step; more only when asked for. */
export function giveIdea(heard: Heard, situation: Situation): Answer {
  const idea = nextOf(
    heard,
    of(situation, 'idea'),
    situation.ideas.map(({ says }) => says),
  );
  if (!idea) return withSomebody(heard, situation);
  return sayIdea(heard, situation, idea.at);
}

function sayIdea(heard: Heard, situation: Situation, at: number): Answer {
  const { says = '', tool = null } = situation.ideas[at] ?? {};
  const said = [...heard.state.said, `${of(situation, 'idea')}#${at}`];
  const isMore = situation.ideas.some((_, other) => !said.includes(`${of(situation, 'idea')}#${other}`));
  const more = isMore ? chip(heard, 'another', 'idea') : chip(heard, 'with');
  return answered(heard, add(draft(), { name: `${of(situation, 'idea')}#${at}`, text: says }), [
    chip(heard, 'try'),
    tool === null ? null : helpChip(heard, tool),
    more,
    chip(heard, 'tell'),
    chip(heard, 'other'),
  ]);
}

export function explain(heard: Heard, situation: Situation): Answer {
  const found = nextOf(heard, of(situation, 'understand'), situation.understand);
  if (!found) return giveIdea(heard, situation);
  return answered(heard, add(draft(), found), [
    chip(heard, 'idea'),
    chip(heard, 'tell'),
    chip(heard, 'other'),
  ]);
}

export function withSomebody(heard: Heard, situation: Situation): Answer {
  const found = nextOf(heard, of(situation, 'with'), situation.withSomebody);
  if (!found) return nothingLeft(heard, situation);
  return answered(heard, add(draft(), found), [
    chip(heard, 'tell'),
    chip(heard, 'other'),
    chip(heard, 'enough'),
  ]);
}

/** Everything was said: what is near, said plainly. */
export function nothingLeft(heard: Heard, situation: Situation): Answer {
  const near = [...heard.state.threads, ...situation.near]
    .flatMap((id) => heard.guide.situations.get(id) ?? [])
    .filter(({ id }) => !heard.state.wrong.includes(id) && id !== situation.id);
  return answered(heard, add(draft(), house(heard, 'no-more')), [
    ...near.slice(0, 3).map(situationChip),
    chip(heard, 'listen'),
    chip(heard, 'other'),
  ]);
}
