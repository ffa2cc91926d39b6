import { z } from 'zod';
import { riskStateSchema } from '../safety/risk-state.ts';
import { moveKindSchema } from './move.ts';

/**
 * What the planner knows between two turns; bounded, JSON, stored encrypted with the conversation.
 * The conversation that follows starts from `carryOver` of the one before.
 */
export const therapistStateSchema = z.object({
  risk: riskStateSchema,
});
export type TherapistState = z.infer<typeof therapistStateSchema>;
void moveKindSchema;
