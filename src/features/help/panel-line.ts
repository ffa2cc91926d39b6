import { z } from 'zod';

/** One help line as the panel draws it; the table is help-line-table.ts. */
export const panelLineSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** As people write it: "*4141", "800 911 2000". */
  number: z.string(),
  /** What a tel: link dials; null when phones do not dial it by themselves. */
  dial: z.string().nullable(),
  note: z.string(),
  kind: z.enum(['emergency', 'crisis', 'violence', 'children']),
});
export type PanelLine = z.infer<typeof panelLineSchema>;

/** `card` is the soft dismissible card of levels low and moderate, `full` stays at high and imminent. */
export const panelSchema = z.object({
  size: z.enum(['card', 'full']),
  country: z.string().nullable(),
  lines: z.array(panelLineSchema),
  /** What to do first, where a life may be in danger now. */
  steps: z.array(z.string()).optional(),
  /** Their safety plan holds something, so the panel leads to it. */
  hasPlan: z.boolean().optional(),
});
export type Panel = z.infer<typeof panelSchema>;
