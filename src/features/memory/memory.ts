/** What of a memory travels to the person's own page. */
import { z } from 'zod';
import { memoryDraftSchema } from '../therapist/move.ts';

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
