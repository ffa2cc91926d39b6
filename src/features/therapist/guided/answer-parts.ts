/** Putting an answer of the guided talk together: a sentence that was not said yet, and chips with where they lead. Pure. */

import { voiced } from './guide.ts';
import { type GuidedState, OFFERS_MAX, type Offer } from './guided-state.ts';
import type { Answer, Heard } from './heard.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topic.ts';
import type { ChipName, LineName } from './wordings.ts';

/** FNV-1a: the same seed and turn give the same words. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}

/** What is put together: sentences, and the names by which they are not said again. */
export type Draft = { parts: string[]; names: string[] };

export const draft = (): Draft => ({ parts: [], names: [] });

/** One of the lines that was not said in this talk; null when none is left. */
export function fresh(
  heard: Heard,
  kind: string,
  lines: readonly string[],
): { name: string; text: string } | null {
  const left = lines
    .map((text, at) => ({ name: `${kind}#${at}`, text }))
    .filter(({ name }) => !heard.state.said.includes(name));
  return left[hash(`${heard.seed}|${kind}`) % Math.max(1, left.length)] ?? null;
}

/** How many of the first may come first, where the widest stand before what is asked later. */
const NEXT_FEW = 3;

/** One of the first that were not said: in an order, and not with the same in every talk. */
export function oneOfNext(
  heard: Heard,
  kind: string,
  lines: readonly string[],
): { name: string; text: string } | null {
  const left = named(kind, lines).filter(({ name }) => !heard.state.said.includes(name));
  const few = left.slice(0, NEXT_FEW);
  return few[hash(`${heard.seed}|${kind}`) % Math.max(1, few.length)] ?? null;
}

/** The first that was not said: for what is written in an order. */
export function nextOf(
  heard: Heard,
  kind: string,
  lines: readonly string[],
): { name: string; text: string; at: number } | null {
  const at = lines.findIndex((_, at) => !heard.state.said.includes(`${kind}#${at}`));
  const text = lines[at];
  return text === undefined ? null : { name: `${kind}#${at}`, text, at };
}

/** A line is about what they wrote from here on. */
const NEAR = 0.45;

/** Of the lines that were not said the one nearest to what they wrote; near only where it is nearer than what is said elsewhere. */
export function nearest(
  heard: Heard,
  lines: readonly { name: string; text: string }[],
  rivals: readonly string[] = [],
): { name: string; text: string; isNear: boolean } | null {
  const left = lines.filter(({ name }) => !heard.state.said.includes(name));
  const near = heard.likeness([...left.map(({ text }) => text), ...rivals]);
  const best = near.indexOf(Math.max(...near.slice(0, left.length)));
  const found = left[best];
  return found ? { ...found, isNear: (near[best] ?? 0) >= NEAR } : null;
}

/** Lines with the names by which they are not said again. */
export const named = (kind: string, lines: readonly string[]): { name: string; text: string }[] =>
  lines.map((text, at) => ({ name: `${kind}#${at}`, text }));

export function add(to: Draft, found: { name: string; text: string } | null): Draft {
  return found ? { parts: [...to.parts, found.text], names: [...to.names, found.name] } : to;
}

/** A line of the house; said again only when all were. */
export function house(heard: Heard, name: LineName): { name: string; text: string } {
  const lines = heard.guide.wordings.lines.get(name) ?? [];
  const found = fresh(heard, name, lines);
  return found ?? { name: `${name}#again`, text: lines[hash(`${heard.seed}|${name}`) % lines.length] ?? '' };
}

/** That it was read, said now and then: before every question it would sound like a form. */
export function received(heard: Heard): { name: string; text: string } | null {
  const wasSaid = heard.state.said.slice(-LATELY).some((name) => name.startsWith('hear-'));
  return wasSaid ? null : house(heard, 'hear-tells');
}
/** About two replies. */
const LATELY = 4;

/** To what answers the open question we just asked, whatever it is; null where none was asked. */
export function followLine(heard: Heard): { name: string; text: string } | null {
  const [, section = '', at = ''] = /^(open[a-z-]*)#(\d+)$/.exec(heard.state.said.at(-1) ?? '') ?? [];
  const lines = heard.guide.wordings.follows.get(section)?.[Number(at)] ?? [];
  return fresh(heard, `then-${section}-${at}`, lines);
}

export const chip = ({ guide }: Heard, name: ChipName, to: string = name): Offer => ({
  label: guide.wordings.chips.get(name) ?? name,
  to,
});

export const topicChip = ({ id, name }: Topic): Offer => ({ label: name, to: `topic:${id}:0` });

export const situationChip = ({ id, name }: Situation): Offer => ({ label: name, to: `situation:${id}` });

/** What was made may be put right for a few replies. */
const MENDED_FOR = 3;
const aged = (made: GuidedState['made']): GuidedState['made'] =>
  made && made.age < MENDED_FOR ? { ...made, age: made.age + 1 } : null;

/** A tool that waits is offered where it was left and once more after three replies, then only when asked for. */
const OFFERED_AT: ReadonlySet<number> = new Set([0, 3]);
const WAITS = 3;

function withResume(heard: Heard, offers: Offer[], tool: GuidedState['tool']) {
  if (!tool || tool.waited === null || tool.waited > WAITS) return { offers, tool };
  const waits = { ...tool, waited: tool.waited + 1 };
  if (!OFFERED_AT.has(tool.waited)) return { offers, tool: waits };
  return {
    offers: [...offers.slice(0, OFFERS_MAX - 1), chip(heard, 'resume-tool', 'field:resume')],
    tool: waits,
  };
}

export function answered(
  heard: Heard,
  { parts, names }: Draft,
  offers: readonly (Offer | null)[],
  change: Partial<GuidedState> = {},
): Answer {
  const there = offers.filter((offer): offer is Offer => offer !== null);
  const distinct = there.filter(({ label }, at) => there.findIndex((other) => other.label === label) === at);
  const merged = { ...heard.state, hasSearched: false, made: aged(heard.state.made), ...change };
  const { offers: shown, tool } = withResume(heard, distinct, merged.tool);
  const state: GuidedState = {
    ...merged,
    tool,
    said: [...heard.state.said, ...names],
    offered: shown.slice(0, OFFERS_MAX).map(({ label, to }) => ({ label: voiced(label, heard.address), to })),
  };
  return { says: voiced(parts.join(' '), heard.address), state };
}
