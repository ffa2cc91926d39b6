import { z } from 'zod';
import { panelLineSchema, panelSchema } from '../help/panel-line.ts';
import { PLAN_STEPS } from '../safety/safety-plan.ts';

export const planStepSchema = z.enum(PLAN_STEPS);

/** GET safety-plan: the six steps in their order, and whom to call where the person is. */
export const planPageSchema = z.object({
  steps: z.array(
    z.object({
      step: planStepSchema,
      /** In the person's words; empty when nothing was written. */
      words: z.string(),
      /** When it was last written, on the page or in the chat. */
      at: z.string().nullable(),
    }),
  ),
  country: z.string().nullable(),
  lines: z.array(panelLineSchema),
});
export type PlanPage = z.infer<typeof planPageSchema>;
export type WrittenStep = PlanPage['steps'][number];

/** PUT safety-plan/:step. `panel`: what was written tells of danger now, so the way to a person comes with it. */
export const savedStepSchema = z.object({
  step: planPageSchema.shape.steps.element,
  panel: panelSchema.nullable(),
});
export type SavedStep = z.infer<typeof savedStepSchema>;
