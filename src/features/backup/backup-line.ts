/** Lines of a backup: who made it when, pages of rows, and at the end how many there were. */
import { z } from 'zod';

export const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration: rows fit only the tables they were read from. */
  schema: z.string(),
});
export type Head = z.infer<typeof headSchema>;

export const lineSchema = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });

export const tailSchema = z.object({ counts: z.record(z.string(), z.number()) });
/** Rows by table. */
export type Counts = z.infer<typeof tailSchema>['counts'];
