/**
 * What a turn may know of everything remembered: a bounded handful however long the history is. What must always be
 * at hand (the name, agreed steps, what to avoid, what helped) and what this message touches; oldest first.
 */
import { PLAN_STEPS } from '../safety/safety-plan.ts';
import { isPrivate } from '../therapist/memory/recall.ts';
import { cueOf, relevanceOf, sieveOf } from '../therapist/memory/relevance.ts';
import type { Memory, MemoryKind } from '../therapist/move.ts';
import type { Topic } from '../therapist/understanding.ts';

/** The latest of each kind that every turn has. */
const ALWAYS: Partial<Record<MemoryKind, number>> = {
  name: 1,
  person: 2,
  fact: 4,
  step: 3,
  goal: 3,
  mood: 1,
  helped: 3,
  avoid: 6,
  takeaway: 1,
  summary: 1,
  safety: 4,
  situation: 2,
};
const RELEVANT_MAX = 9;
const PRIVATE_MAX = 12;
const EVENTS_MAX = 2;
export const SELECTED_MAX =
  Object.values(ALWAYS).reduce((sum, count) => sum + count, 0) +
  RELEVANT_MAX +
  PRIVATE_MAX +
  EVENTS_MAX +
  PLAN_STEPS.length;
/** Of the memories that share a word with the message, the latest are weighed. */
const WEIGHED_MAX = 100;

export type TurnCue = { text: string; topic: Topic | null; now: Date };

export function selectMemories(memories: readonly Memory[], { text, topic, now }: TurnCue): Memory[] {
  if (memories.length === 0) return [];
  const chosen = new Set<Memory>(placed(memories));
  for (const memory of always(memories)) chosen.add(memory);
  for (const memory of lastEvents(memories, now)) chosen.add(memory);
  for (const memory of relevant(memories, text, topic)) chosen.add(memory);
  return memories.filter((memory) => chosen.has(memory));
}

/** What has a place of its own, such as a step of the safety plan: always at hand, also while the memory is paused. */
export const placed = (memories: readonly Memory[]): Memory[] =>
  memories.filter(({ slot }) => slot !== undefined);

/** From the newest back, until every kind has its share. A step that was asked about is no longer open. */
function always(memories: readonly Memory[]): Memory[] {
  const left: Partial<Record<MemoryKind, number>> = { ...ALWAYS };
  let privateLeft = PRIVATE_MAX;
  const kept: Memory[] = [];
  for (let at = memories.length - 1; at >= 0; at -= 1) {
    const memory = memories[at] as Memory;
    if (isPrivate(memory)) {
      if (privateLeft > 0) kept.push(memory);
      privateLeft -= 1;
      continue;
    }
    const room = memory.outcome || memory.slot ? 0 : (left[memory.kind] ?? 0);
    if (room === 0) continue;
    left[memory.kind] = room - 1;
    kept.push(memory);
  }
  return kept;
}

const EVENT_FRESH_MS = 21 * 86_400_000;

/** What had its day not long ago: worth asking how it went. */
function lastEvents(memories: readonly Memory[], now: Date): Memory[] {
  return memories
    .filter(({ on }) => {
      const past = on ? now.getTime() - Date.parse(on) : -1;
      return past >= 0 && past < EVENT_FRESH_MS;
    })
    .slice(-EVENTS_MAX);
}

function relevant(memories: readonly Memory[], text: string, topic: Topic | null): Memory[] {
  const cue = cueOf(text, topic);
  const sieve = sieveOf(cue);
  const touched = memories.filter(
    (memory) =>
      memory.kind !== 'mood' &&
      memory.kind !== 'kept' &&
      ((memory.about !== undefined && cue.abouts.includes(memory.about)) ||
        cue.kinds.includes(memory.kind) ||
        sieve?.test(memory.text) ||
        (memory.quote !== undefined && sieve?.test(memory.quote))),
  );
  return touched
    .slice(-WEIGHED_MAX)
    .map((memory, at) => ({ memory, score: relevanceOf(memory, cue) + at / (WEIGHED_MAX * 10) }))
    .filter(({ score }) => score >= 1)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, RELEVANT_MAX)
    .map(({ memory }) => memory);
}
