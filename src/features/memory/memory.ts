/** What of a memory travels to the person's own page. */
import { z } from 'zod';
import { memoryDraftSchema } from '../therapist/move.ts';

export const shownMemorySchema = memoryDraftSchema.omit({ corrects: true }).extend({
  id: z.string(),
  at: z.string(),
  /** The message it was learnt from. */
  turnId: z.string().nullable(),
});
/** A quote is a sentence of a message, at most the whole of it; what is stored of it is as long as a memory. */
const QUOTE_MAX = 4_000;

/** What comes back from the page to be kept once more. */
export const returnedMemorySchema = shownMemorySchema.omit({ id: true, slot: true }).extend({
  quote: z.string().max(QUOTE_MAX).optional(),
  about: z.string().max(80).optional(),
  on: z.iso.date().optional(),
  at: z.iso.datetime(),
  turnId: z.uuid().nullable(),
});

export type ShownMemory = z.infer<typeof shownMemorySchema>;

export const memoryPageSchema = z.object({
  memories: z.array(shownMemorySchema),
  /** Pass as `before` for the older ones; null when these are all. */
  cursor: z.string().nullable(),
});
export type MemoryPage = z.infer<typeof memoryPageSchema>;
