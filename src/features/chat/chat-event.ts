import { z } from 'zod';
import { riskLevelSchema } from '../safety/risk.ts';
import { moveKindSchema, pieceSchema } from '../therapist/move.ts';

/** One help line as the panel draws it; the table is features/help/help-lines.ts. */
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
});
export type Panel = z.infer<typeof panelSchema>;

export const turnStatusSchema = z.enum(['running', 'done', 'stopped', 'failed']);
export type TurnStatus = z.infer<typeof turnStatusSchema>;

/** Everything that travels from a turn to the person, in order. Used by both ends. */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** The message is saved; from here on nothing the person wrote can be lost. */
  z.object({ type: z.literal('accepted'), turnId: z.string() }),
  z.object({ type: z.literal('panel'), panel: panelSchema }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('piece'), piece: pieceSchema }),
  z.object({ type: z.literal('choices'), choices: z.array(z.string()) }),
  z.object({
    type: z.literal('done'),
    turnId: z.string(),
    status: z.enum(['done', 'stopped']),
    level: riskLevelSchema,
    move: moveKindSchema,
  }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), retryable: z.boolean() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;
