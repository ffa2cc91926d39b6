import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import { FORM_TYPES, isPlainForm } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { referenceSchema } from './order.ts';
import { TRIAL_OUTCOMES, type TrialOutcome, trialPageSchema } from './trial.ts';
import { decideTrialPayment, findTrialPayment, type TrialPayment } from './trial-payment-store.server.ts';
import { isTrialKey, trialReturn } from './trial-provider.server.ts';

const STATES: Record<TrialOutcome, Exclude<TrialPayment['state'], 'open'>> = {
  approve: 'paid',
  reject: 'failed',
  cancel: 'aborted',
  expire: 'expired',
  leave: 'paid',
};

/** What the page of a trial payment shows and decides. */
export function trialRoutes(app: FastifyInstance, context: ServerContext): void {
  const { env, database, inboxKey } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = z.object({ id: referenceSchema });
  const keySchema = z.string().max(100);

  async function open(id: string, key: string): Promise<TrialPayment> {
    const payment = isTrialKey(inboxKey, id, key) ? await findTrialPayment(database.db, id) : null;
    if (!payment) throw new AppError('not_found');
    return payment;
  }

  routes.get(
    '/api/v1/trial-payments/:id',
    {
      schema: {
        summary: 'A payment for trying, which moves no money',
        params,
        querystring: z.object({ key: keySchema }),
        response: { 200: trialPageSchema },
      },
    },
    async (request) => {
      const { title, amount, state } = await open(request.params.id, request.query.key);
      return { title, amount, state };
    },
  );

  routes.post(
    '/api/v1/trial-payments/:id',
    {
      schema: {
        summary: 'Decide how it ends, once; where to go on to, or nowhere',
        consumes: FORM_TYPES,
        params,
        body: z.object({ key: keySchema, outcome: z.enum(TRIAL_OUTCOMES) }),
        response: { 200: z.object({ to: z.string().nullable() }), 303: nothing },
      },
    },
    async (request, reply) => {
      const { key, outcome } = request.body;
      const { id } = await open(request.params.id, key);
      await decideTrialPayment(database.db, id, STATES[outcome]);
      const to = outcome === 'leave' ? null : trialReturn(env.PUBLIC_URL, id);
      return isPlainForm(request) ? reply.redirect(to ?? env.PUBLIC_URL, 303) : { to };
    },
  );
}
