/** What of a memory travels to the person's own page, and how it stands there: in groups, each with its name. */
import { z } from 'zod';
import { type MemoryKind, memoryDraftSchema } from '../therapist/move.ts';

export const MEMORY_TEXT_MAX = 600;

export const shownMemorySchema = memoryDraftSchema.omit({ corrects: true }).extend({
  id: z.string(),
  at: z.string(),
  /** The message it was learnt from. */
  turnId: z.string().nullable(),
});
export type ShownMemory = z.infer<typeof shownMemorySchema>;

export const memoryPageSchema = z.object({
  memories: z.array(shownMemorySchema),
  /** Pass as `before` for the older ones; null when these are all. */
  cursor: z.string().nullable(),
});
export type MemoryPage = z.infer<typeof memoryPageSchema>;

export const MEMORY_GROUPS = [
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
