/**
 * The planner's working terms: `Reading` is everything known about this turn, a `Rule` looks at it and either
 * passes (null) or drafts the reply, and `settle` turns the draft into a move and the next state.
 */
import type { Contraindication, StyleProfile } from '../intake/style-profile.ts';
import { findExercise } from './exercises/catalogue.ts';
import type { MemoryDraft, Move, MoveKind, Piece } from './move.ts';
import { cuesIn } from './plan-circumstances.ts';
import { bodyReasons, plain } from './plan-cues.ts';
import { thingOf } from './plan-echo.ts';
import { eventOf, isTold, nextStory } from './plan-story.ts';
import type { Plan, PlanInput } from './planner.ts';
import { keepLast, LIMITS, type Pending, styleNow, type TherapistState } from './state.ts';
import { isMatter } from './topic-guide.ts';
import type { Topic } from './understanding.ts';

export type Reading = PlanInput & {
  /** The message without accents, in lower case: what cues are matched against. */
  plain: string;
  style: StyleProfile;
  /** Topic of the thread after this message. */
  topic: Topic | null;
  topicChanged: boolean;
  reasonsAgainst: Contraindication[];
  /** One thing of theirs with its article, for the hole `word`. */
  thing: string | undefined;
};

export type Draft = {
  kind: MoveKind;
  /** One or more phrase families, said in order: "reflect.fact + ask.body". */
  frame: string;
  holes?: Record<string, string | undefined>;
  /** Left out: the open question stays open. */
  pending?: Pending | null;
  choices?: string[];
  piece?: Piece;
  state?: Partial<TherapistState>;
  remember?: MemoryDraft[];
};

export type Rule = (reading: Reading) => Draft | null;

export function read(input: PlanInput): Reading {
  const topic = matterOf(input);
  const style = styleNow(input.profile, input.state);
  const text = plain(input.text);
  const run = shortRun(input.state, input.understanding.wordCount);
  return {
    ...input,
    state: { ...input.state, counts: { ...input.state.counts, terse: run } },
    plain: text,
    style,
    topic: topic ?? input.state.topic ?? input.state.parked?.topic ?? null,
    topicChanged: topic !== null && topic !== input.state.topic,
    reasonsAgainst: [...input.profile.contraindications, ...input.state.heard, ...bodyReasons(text)],
    thing: thingOf(input.text, input.understanding, style),
  };
}

const FEW_WORDS = 3;

/** Messages of a word or two said in a row; a longer one ends it. */
function shortRun({ counts }: TherapistState, wordCount: number): number {
  return wordCount <= FEW_WORDS ? (counts.terse ?? 0) + 1 : 0;
}

/** Who is in it, not what it is: never takes the place of a matter. */
const ABOUT_PEOPLE: readonly (Topic | null)[] = ['family', 'couple', 'parenting'];

/** A thread is not left for a passing word: another topic must be named as such, or come twice running. */
function matterOf({ text, understanding, state }: PlanInput): Topic | null {
  const { topic, act } = understanding;
  const event = eventOf(plain(text));
  const isOpen = state.topic === null || ABOUT_PEOPLE.includes(state.topic) || event === 'grief';
  if (event && (isOpen || state.topic === event)) return event;
  if (!isMatter(topic)) return null;
  const isSaid = isTold({ topic, plain: plain(text), state });
  if (!isSaid && topic !== 'work_stress') return state.topic;
  if (state.topic === null || act === 'topic_change') return topic;
  const isPassing = ABOUT_PEOPLE.includes(topic) || state.heardTopic !== topic;
  return isPassing ? state.topic : topic;
}

/** Frames that ask and are written with a question mark in every phrase; they spend the question budget. */
export function asksOpenly(frame: string): boolean {
  return /\b(ask|hook|anger\.stay|stop\.which|topic\.[\w.]+\.open|terse\.(area|doors|since|guess)|wish|normal|scale(?!\.(offered|plain|moved))|belief|check\.doors|step\.(when|who|toward|small))\b/.test(
    frame,
  );
}

/** A second open question within three turns belongs only to exercises, screener and crisis. */
export function mayAsk(state: TherapistState): boolean {
  return state.questionAt === null || state.turn - state.questionAt >= 2;
}

export function times(state: TherapistState, what: string): number {
  return state.counts[what] ?? 0;
}

export function counted(state: TherapistState, what: string): TherapistState['counts'] {
  return { ...state.counts, [what]: times(state, what) + 1 };
}

/** How often a frame was spoken in this conversation. */
export function spoken(state: TherapistState, frame: string): number {
  return state.asked.filter((name) => name === frame).length;
}

/** Of these frames the one spoken least, earliest in the list when equal. */
export function leastSpoken(state: TherapistState, frames: readonly string[]): string {
  const counts = frames.map((frame) => spoken(state, frame));
  return frames[counts.indexOf(Math.min(...counts))] ?? '';
}

export function lastWord(reading: Reading): string | undefined {
  return reading.thing ?? reading.state.words.at(-1);
}

export function exerciseName(id: string, style: StyleProfile): string {
  return findExercise(id)?.name[style.language] ?? '';
}

function cleanHoles(holes: Draft['holes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(holes ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

export function moveOf(draft: Draft, level: Move['level']): Move {
  return {
    kind: draft.kind,
    frame: draft.frame,
    holes: cleanHoles(draft.holes),
    level,
    openPanel: level === 'moderate' || level === 'high' || level === 'imminent',
    ...(draft.piece ? { piece: draft.piece } : {}),
    ...(draft.choices?.length ? { choices: draft.choices } : {}),
  };
}

/** What was said to us about us, or was no telling, is not part of the story. */
const NOT_TOLD =
  /^(style|ack|doubt|door|answer|ex\.|insult|useless|tried|repair|silence|smalltalk|thanks|close|acute|terse|guess|wish|talk\.here|normal|story\.(age|their)|listen\.(contract|go)(\.\w+)?$)/;

/** The state after the reply; what the draft says wins over the bookkeeping done here. */
export function advance(reading: Reading, kind: MoveKind, frame: string): TherapistState {
  const { state, understanding } = reading;
  const { slots } = understanding;
  const parts = frame.split(' + ');
  const tells = !NOT_TOLD.test(frame);
  return {
    ...state,
    turn: state.turn + 1,
    topic: reading.topic,
    heardTopic: isMatter(understanding.topic) ? understanding.topic : null,
    reflections: reading.topicChanged ? 0 : state.reflections,
    people: addTo(state.people, slots.who?.map((who) => who.ours) ?? [], LIMITS.people),
    words: addTo(state.words, reading.thing ? [reading.thing] : [], LIMITS.words),
    facts: tells ? addTo(state.facts, factWorthKeeping(understanding), LIMITS.facts) : state.facts,
    story: tells ? nextStory(reading) : state.story,
    name: slots.name ?? state.name,
    heard: [...new Set([...state.heard, ...bodyReasons(reading.plain)])],
    cues: [...new Set([...state.cues, ...cuesIn(reading.plain)])],
    recent: keepLast([...state.recent, { kind, frame }], LIMITS.recent),
    asked: keepLast([...state.asked, ...parts], LIMITS.asked),
    questionAt: asksOpenly(frame) ? state.turn : state.questionAt,
  };
}

/** Only tellings go into the summary: short ones, without inner commas that would blur the list. */
function factWorthKeeping({ act, slots }: Reading['understanding']): string[] {
  const isTelling = act === 'disclosure' || act === 'complaint';
  return isTelling &&
    slots.fact &&
    !/^(te da (culpa|miedo|verguenza|vergüenza|pena)$|(no )?(puedes|podrías|quieres|querés) \S+$)/i.test(
      slots.fact,
    ) &&
    !/^(quisieras?|quieres|querés|quiere|necesitas?|necesitás|te gustaría|le gustaría|você (quer|queria|gostaria|precisa)) (de )?(algo|alguna|una (cosa|forma|manera)|alguma|um jeito|probar|intentar|tentar|saber|hablar|falar)/i.test(
      slots.fact,
    ) &&
    !/[,;:]| y (?:ya )?no |^(como|si|que|cuando|quando|se) /i.test(slots.fact)
    ? [slots.fact.charAt(0).toLowerCase() + slots.fact.slice(1)]
    : [];
}

function addTo(list: string[], items: string[], limit: number): string[] {
  return keepLast([...list.filter((known) => !items.includes(known)), ...new Set(items)], limit);
}

export function settle(reading: Reading, draft: Draft): Plan {
  const base = advance(reading, draft.kind, draft.frame);
  const pending = draft.pending === undefined ? keptOpen(reading.state.pending) : draft.pending;
  const level = reading.state.risk.level;
  return {
    move: moveOf({ ...draft, holes: { ...naming(reading), ...draft.holes } }, level),
    state: { ...base, pending, parked: null, risk: checked(base.risk), ...draft.state },
    remember: [...learnt(reading), ...(draft.remember ?? [])],
  };
}

/** The body was asked about and the answer was no yes: a later "sí" belongs to something else. */
function checked(risk: TherapistState['risk']): TherapistState['risk'] {
  return risk.step === 'medical.check' ? { ...risk, step: null } : risk;
}

/** The number for a step may come a little late; every other question of ours is let go. */
function keptOpen(pending: Pending | null): Pending | null {
  if (pending?.about !== 'step.sure' || pending.options.length >= 4) return null;
  return { ...pending, options: [...pending.options, 'late'] };
}

/** Their name is a hole only when it has not been used for six turns. */
function naming(reading: Reading): Record<string, string> {
  const { name } = reading.style;
  const { namedAt, turn } = reading.state;
  const isFresh = reading.understanding.slots.name !== undefined;
  return name && isFresh && (namedAt === null || turn - namedAt >= 6) ? { name } : {};
}

/** The name is kept as soon as it is given. */
function learnt({ understanding: { slots }, state, text }: Reading): MemoryDraft[] {
  const quote = text.length <= 160 ? text : undefined;
  return slots.name && slots.name !== state.name ? [{ kind: 'name', text: slots.name, quote }] : [];
}
