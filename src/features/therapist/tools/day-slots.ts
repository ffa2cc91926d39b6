/** Where blocks of work fit into days: within what is free, from the hour that was wished where there is room. Pure. */
import { DAY_END, type Span } from './week-hours.ts';

/** Minutes of work and of pause: an hour together, so that three hours are three of them. */
export const WORK = 50;
export const PAUSE = 10;
/** Nobody is asked to work earlier or later where they did not say so. */
const MORNING = 8 * 60;
const NIGHT = 23 * 60;
const EVENING = 18 * 60;

/** Beginnings of blocks, in order. */
function filling(spans: readonly Span[], most: number): number[] {
  const found: number[] = [];
  for (const { from, to } of spans)
    for (let at = from; at + WORK <= to && found.length < most; at += WORK + PAUSE) found.push(at);
  return found;
}

const within = (spans: readonly Span[], bounds: Span): Span[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) }))
    .filter(({ from, to }) => to > from);

type Wish = {
  /** How many blocks at most. */
  most: number;
  /** From when on; null where nothing was said. */
  start: number | null;
  /** When they can that day; null where nothing was said. */
  free: readonly Span[] | null;
};

export function slotsOn({ most, start, free }: Wish): number[] {
  const begins = start ?? EVENING;
  if (free === null) return Array.from({ length: most }, (_, at) => begins + at * (WORK + PAUSE));
  const latest = Math.max(NIGHT, start === null ? 0 : start + most * (WORK + PAUSE));
  const after = start === null ? [] : filling(within(free, { from: start, to: latest }), most);
  if (after.length === most) return after;
  const until = after[0] ?? DAY_END;
  const rest = most - after.length;
  const byDay = filling(within(free, { from: MORNING, to: Math.min(until, latest) }), rest);
  const early =
    byDay.length < rest
      ? filling(within(free, { from: 0, to: Math.min(until, MORNING) }), rest - byDay.length)
      : [];
  return [...early, ...byDay, ...after].sort((a, b) => a - b);
}

/** Each thing in as many blocks as fit, in the order given; more things than blocks share one. */
export function shared(things: readonly string[], blocks: number): string[] {
  if (things.length === 0 || blocks === 0) return [];
  return Array.from({ length: blocks }, (_, at) => {
    const from = Math.floor((at * things.length) / blocks);
    const to = Math.max(from + 1, Math.floor(((at + 1) * things.length) / blocks));
    return things.slice(from, to).join(' + ');
  });
}

type Due = { name: string; due: number };

/** What stands in each block, where each thing is done before its own day. @param days the day of each block, in order */
export function beforeDue(things: readonly Due[], days: readonly number[]): string[] {
  const ordered = things.toSorted((a, b) => a.due - b.due);
  const stages: { names: string[]; blocks: number }[] = [];
  let from = 0;
  for (const { name, due } of ordered) {
    const blocks = days.filter((day) => day >= from && day < due).length;
    const last = stages.at(-1);
    // Without a block of its own it shares those before it.
    if (blocks === 0 && last) last.names.push(name);
    else stages.push({ names: [name], blocks });
    from = Math.max(from, due);
  }
  const [first, second] = stages;
  if (first && second && first.blocks === 0)
    stages.splice(0, 2, { names: [...first.names, ...second.names], blocks: second.blocks });
  return stages.flatMap(({ names, blocks }) => shared(names, blocks));
}
