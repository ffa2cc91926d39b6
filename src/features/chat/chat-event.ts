import { z } from 'zod';
import { panelSchema } from '../help/panel-line.ts';
import { riskLevelSchema } from '../safety/risk-schema.ts';
import { moveKindSchema, pieceSchema } from '../therapist/move.ts';

export const turnStatusSchema = z.enum(['running', 'done', 'stopped', 'failed']);
export type TurnStatus = z.infer<typeof turnStatusSchema>;

/** Everything that travels from a turn to the person, in order. Used by both ends. */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** The message is saved; from here on nothing the person wrote can be lost. */
  z.object({ type: z.literal('accepted'), turnId: z.string() }),
  /** Everybody who could write is writing: this many people are served first. */
  z.object({ type: z.literal('waiting'), ahead: z.number().int() }),
  z.object({ type: z.literal('panel'), panel: panelSchema }),
  /** Somebody may be looking: nothing about help or violence stays on the screen but the small button. */
  z.object({ type: z.literal('clear') }),
  /** A quiet line of the house above the reply: this is an AI. */
  z.object({ type: z.literal('notice'), text: z.string() }),
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

export type { Panel, PanelLine } from '../help/panel-line.ts';
