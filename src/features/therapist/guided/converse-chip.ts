/** What was tapped, or written as if it were: a chip is taken for what it says. Pure. */
import { add, answered, chip, draft, house } from './answer-parts.ts';
import { answerAsked } from './converse-asked.ts';
import { answerQuestion } from './converse-catalogue.ts';
import { branch, root, topicPage } from './converse-search.ts';
import {
  enter,
  exercisesOf,
  explain,
  giveIdea,
  goOn,
  ideaFor,
  nothingLeft,
  offerWays,
  ways,
  withSomebody,
} from './converse-situation.ts';
import { beginTool, fieldChip } from './converse-tool.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import type { Situation } from './situation.ts';
import { redoTool } from './tool-mend.ts';

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9ñ ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const PLACES: readonly RegExp[] = [
  /^(?:(?:la|el|a|o|opcion|opcao|numero) )?(?:1|primer[oa]?|uno|una|um|uma|primeir[oa])$/,
  /^(?:(?:la|el|a|o|opcion|opcao|numero) )?(?:2|segund[oa]|dos|dois|duas)$/,
  /^(?:(?:la|el|a|o|opcion|opcao|numero) )?(?:3|tercer[oa]?|tres|terceir[oa])$/,
  /^(?:(?:la|el|a|o|opcion|opcao|numero) )?(?:4|cuart[oa]|cuatro|quart[oa]|quatro)$/,
];

/** The chip a message names: its label, its place ("la segunda"), or the only label all of whose words it says. */
export function tapped(text: string, offered: readonly Offer[]): Offer | null {
  const said = flat(text);
  if (said === '') return null;
  const whole = offered.find(({ label }) => flat(label) === said);
  if (whole) return whole;
  // What is typed into a field may be a number or hold a label's words.
  if (offered.some(({ to }) => to.startsWith('field:') && to !== 'field:resume')) return null;
  const place = PLACES.findIndex((cue) => cue.test(said));
  if (place >= 0) return offered[place] ?? null;
  if (said.split(' ').length > 8 || /[?¿]|(?<!\p{L})(?:no|n[aã]o|deje|deja)(?!\p{L})/iu.test(text))
    return null;
  const inside = offered.filter(
    ({ label }) => flat(label).length > 4 && ` ${said} `.includes(` ${flat(label)} `),
  );
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

const situationOf = ({ guide }: Heard, id: string): Situation | null => guide.situations.get(id) ?? null;

/** Written freely, one of our chips is believed from here on. */
const MEANT = 0.8;

/** The chip of our last question that was meant, where somebody answers it in their own words. */
function meant(heard: Heard): Offer | null {
  const chips = heard.state.offered.filter(({ to }) => to.startsWith('here:'));
  if (chips.length < 2 || /[?¿]/.test(heard.text)) return null;
  const sure = heard.likeness(chips.map(({ label, to }) => `${label}. ${saysOf(heard, to)}`));
  const best = sure.indexOf(Math.max(...sure));
  return (sure[best] ?? 0) >= MEANT ? (chips[best] ?? null) : null;
}

function saysOf({ guide }: Heard, to: string): string {
  const [id = '', place = ''] = to.slice('here:'.length).split('#');
  const [question = -1, at = -1] = place.split('.').map(Number);
  const target = guide.situations.get(id)?.ask[question]?.chips[at]?.target;
  return target?.to === 'here' ? target.says : '';
}

/** Anybody may name a situation or a topic, offered or not. */
function named({ guide }: Heard, text: string): string | null {
  const said = flat(text);
  for (const { id, name } of guide.situations.values()) if (flat(name) === said) return `situation:${id}`;
  for (const { id, name } of guide.topics.values()) if (flat(name) === said) return `topic:${id}:0`;
  return null;
}

export const chipStep: Step = (heard) => {
  const taken = tapped(heard.text, heard.state.offered)?.to ?? named(heard, heard.text);
  return taken === null ? null : follow(heard, taken);
};

/** After orders and questions were met. */
export const meantStep: Step = (heard) => {
  const taken = meant(heard);
  return taken && follow(heard, taken.to);
};

export function follow(heard: Heard, to: string): Answer | null {
  const [kind = '', ...rest] = to.split(':');
  const what = rest.join(':');
  const active = situationOf(heard, heard.state.situation ?? '');
  switch (kind) {
    case 'situation': {
      const situation = situationOf(heard, what);
      return situation && enter(heard, situation, true);
    }
    case 'here':
      return hereChip(heard, what);
    case 'question':
      return answerQuestion(heard, what);
    case 'asked':
      return answerAsked(heard, what);
    case 'root':
      return root(heard, draft(), Number(what));
    case 'branch':
      return branch(heard, rest[0] ?? '', Number(rest[1]));
    case 'topic':
      return topicPage(heard, rest[0] ?? '', Number(rest[1]));
    case 'other':
      return other(heard);
    case 'not-that':
      return answered(heard, add(draft(), house(heard, 'not-answered')), ways(heard, active));
    case 'drop-threads':
      return answered(
        heard,
        add(draft(), house(heard, 'threads-dropped')),
        [chip(heard, 'tree', 'root:0'), chip(heard, 'listen')],
        { threads: [], situation: null },
      );
    case 'wrong':
      return wrong(heard);
    case 'listen':
      return answered(heard, add(draft(), house(heard, 'read-only')), [chip(heard, 'talk')], {
        readsOnly: true,
      });
    case 'talk':
      return offerWays(
        { ...heard, state: { ...heard.state, readsOnly: false } },
        active,
        add(draft(), house(heard, 'talk-again')),
      );
    case 'back':
      return cameBack(heard, what);
    case 'how':
      return howNow(heard, what, active);
    case 'mood':
      return mood(heard, what, active);
    case 'redo':
      return redoTool(heard);
    case 'tool':
      return beginTool(heard, what);
    case 'field':
      return fieldChip(heard, what) ?? leaveTool(heard);
    case 'exercise':
      return exercise(heard, what === 'exercise' ? '' : what, active);
    case 'enough':
      return { ...answered(heard, add(draft(), house(heard, 'goodbye')), []), ends: true };
    case 'tell':
      return answered(
        heard,
        add(draft(), house(heard, 'small')),
        active ? [chip(heard, 'idea'), chip(heard, 'other')] : [chip(heard, 'tree', 'root:0')],
      );
    case 'try':
      return active ? withSomebody(heard, active) : offerWays(heard, null);
  }
  if (!active) return root(heard);
  switch (kind) {
    case 'understand':
      return explain(heard, active);
    case 'idea':
      return giveIdea(heard, active);
    case 'do':
      return ideaFor(heard, active, what.split('#')[1] ?? '');
    case 'with':
      return withSomebody(heard, active);
    case 'near':
      return nothingLeft(heard, active);
    default:
      return goOn(heard, active);
  }
}

const HOW = ['better', 'same', 'worse', 'over'] as const;

/** What stayed open the last time is taken up again: first how it is now. */
function cameBack(heard: Heard, id: string): Answer | null {
  const situation = situationOf(heard, id);
  if (!situation) return null;
  return answered(
    heard,
    add(draft(), house(heard, 'how-now')),
    [...HOW.map((how) => chip(heard, `how-${how}`, `how:${how}`)), chip(heard, 'other')],
    { situation: id, topic: situation.topic, kept: [...heard.state.kept, id] },
  );
}

function howNow(heard: Heard, what: string, active: Situation | null): Answer | null {
  const how = HOW.find((one) => one === what);
  if (!how) return null;
  const said = add(draft(), house(heard, `how-${how}`));
  if (how === 'worse')
    return answered(
      heard,
      said,
      active ? [chip(heard, 'understand'), chip(heard, 'idea'), chip(heard, 'other')] : [],
    );
  if (how !== 'over' || !active) return answered(heard, said, ways(heard, active));
  const offers = [chip(heard, 'tree', 'root:0'), chip(heard, 'listen'), chip(heard, 'enough')];
  return { ...answered(heard, said, offers, { situation: null, topic: null }), isOver: active.id };
}

function mood(heard: Heard, how: string, active: Situation | null): Answer {
  if (how === 'bad') return { ...answered(heard, draft(), []), asksOfDeath: true };
  return answered(
    heard,
    add(draft(), house(heard, how === 'fine' ? 'mood-fine' : 'mood-fair')),
    ways(heard, active),
  );
}

const leaveTool = (heard: Heard): Answer => {
  const { tool } = heard.state;
  const state = { ...heard.state, tool: tool && { ...tool, waited: 0 } };
  return answered(
    { ...heard, state },
    add(draft(), house(heard, 'tool-kept')),
    ways(heard, situationOf(heard, state.situation ?? '')),
  );
};

function hereChip(heard: Heard, what: string): Answer | null {
  const [id = '', place = ''] = what.split('#');
  const [question = -1, at = -1] = place.split('.').map(Number);
  const situation = situationOf(heard, id);
  const target = situation?.ask[question]?.chips[at]?.target;
  if (!situation || target?.to !== 'here') return null;
  const said = { parts: [target.says], names: [`here:${what}`] };
  return answered(
    heard,
    said,
    [chip(heard, 'idea'), chip(heard, 'understand'), chip(heard, 'tell'), chip(heard, 'other')],
    {
      situation: id,
      topic: situation.topic,
    },
  );
}

function other(heard: Heard): Answer {
  const threads = heard.state.threads.flatMap((id) => situationOf(heard, id) ?? []).slice(0, 2);
  return answered(
    heard,
    add(draft(), house(heard, 'other')),
    [
      ...threads.map(({ id, name }) => ({ label: name, to: `situation:${id}` })),
      threads.length > 0 ? chip(heard, 'drop-threads') : null,
      chip(heard, 'tree', 'root:0'),
      chip(heard, 'listen'),
    ],
    { situation: null, tellings: 0 },
  );
}

/** What was shown or taken is not it: it is not said or offered again in this talk. */
export function wrong(heard: Heard): Answer {
  const { situation, offered, threads } = heard.state;
  const shown = offered.flatMap(({ to }) =>
    to.startsWith('situation:') && !situation ? [to.slice('situation:'.length)] : [],
  );
  const state = {
    ...heard.state,
    wrong: [...heard.state.wrong, ...(situation ? [situation] : []), ...shown],
    situation: null,
    threads: threads.filter((id) => id !== situation),
    tellings: 0,
  };
  const left = state.threads.flatMap((id) => situationOf(heard, id) ?? []).slice(0, 3);
  return answered({ ...heard, state }, add(draft(), house(heard, 'wrong')), [
    ...left.map(({ id, name }) => ({ label: name, to: `situation:${id}` })),
    chip(heard, 'tree', 'root:0'),
    chip(heard, 'listen'),
  ]);
}

function exercise(heard: Heard, id: string, active: Situation | null): Answer {
  const wanted = id || (active && exercisesOf(active, heard)[0]) || 'breathing';
  return { ...answered(heard, draft(), []), begins: heard.exercises.has(wanted) ? wanted : 'breathing' };
}
