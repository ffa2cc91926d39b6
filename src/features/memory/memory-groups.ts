/** How memories stand on the person's page: in groups, each with its name. No schema here: the browser reads it. */
import type { MemoryKind } from '../therapist/move.ts';

/** In letters; a memory is a sentence or a few, at most a plan for some days. */
export const MEMORY_TEXT_MAX = 1_200;

export const MEMORY_GROUPS = [
  'kept',
  'situations',
  'steps',
  'people',
  'facts',
  'goals',
  'helped',
  'avoid',
  'sessions',
  'moods',
  'safety',
] as const;
export type MemoryGroup = (typeof MEMORY_GROUPS)[number];

const GROUP_OF: Record<MemoryKind, MemoryGroup> = {
  kept: 'kept',
  situation: 'situations',
  step: 'steps',
  person: 'people',
  name: 'facts',
  fact: 'facts',
  goal: 'goals',
  helped: 'helped',
  avoid: 'avoid',
  takeaway: 'sessions',
  summary: 'sessions',
  mood: 'moods',
  safety: 'safety',
};

/** Only groups that hold something, in the order of the page; in each the newest stays on top. */
export function grouped<T extends { kind: MemoryKind }>(
  memories: readonly T[],
): { group: MemoryGroup; memories: T[] }[] {
  return MEMORY_GROUPS.map((group) => ({
    group,
    memories: memories.filter(({ kind }) => GROUP_OF[kind] === group),
  })).filter((entry) => entry.memories.length > 0);
}
