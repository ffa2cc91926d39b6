import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson } from '../auth/session.server.ts';
import { planPageSchema, planStepSchema, savedStepSchema } from './plan.ts';
import { readPlan } from './read-plan.server.ts';
import { savePlanStep } from './save-plan-step.server.ts';
import { STEP_MAX_LENGTH } from './step-length.ts';

/** The safety plan of the person: read whole, written one step at a time. */
export function planApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/v1/safety-plan',
    {
      schema: {
        summary: 'The six steps of the safety plan, and the help lines of where the person is',
        response: { 200: planPageSchema },
      },
    },
    async (request) => readPlan(context, await requirePerson(context, request)),
  );

  routes.put(
    '/api/v1/safety-plan/:step',
    {
      schema: {
        summary: 'Write one step in place of what was there; an empty text clears it',
        params: z.object({ step: planStepSchema }),
        body: z.strictObject({ text: z.string().max(STEP_MAX_LENGTH) }),
        response: { 200: savedStepSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      return savePlanStep(context, person, { step: request.params.step, text: request.body.text });
    },
  );
}
