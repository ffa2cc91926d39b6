import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { LOCALES } from '../../platform/locale.ts';
import { acceptPlainForms, FORM_TYPES, isPlainForm } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { requireInUse, requirePerson } from '../auth/session.server.ts';
import { beginOrder } from './begin-order.server.ts';
import { providerIdSchema } from './money.ts';
import {
  begunOrderSchema,
  orderResultSchema,
  passPageSchema,
  plansPageSchema,
  receiptSchema,
  referenceSchema,
} from './order.ts';
import type { Redirect } from './payment-provider.ts';
import { PLANS, planIdSchema } from './plans.ts';
import { readPasses } from './read-passes.server.ts';
import { readResult } from './read-result.server.ts';
import { askRefund } from './refund-order.server.ts';
import { noticeRoutes, returnRoutes } from './return-api.server.ts';
import { trialRoutes } from './trial-api.server.ts';

/** A button pressed again is the same order. A whole neighbourhood may share one address of its network. */
const BUY_LIMIT = { max: 200, timeWindow: '10 minutes' };
const LOOK_LIMIT = { max: 120, timeWindow: '1 minute' };

/** Plans, orders, passes and refunds. */
export function billingApi(app: FastifyInstance, context: ServerContext): void {
  app.register(async (scope) => {
    acceptPlainForms(scope);
    orderRoutes(scope, context);
    passRoutes(scope, context);
    returnRoutes(scope, context);
    if (context.env.payments.trial) trialRoutes(scope, context);
  });
  app.register(async (scope) => noticeRoutes(scope, context));
}

function orderRoutes(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/v1/plans',
    { schema: { summary: 'What can be bought, and with what', response: { 200: plansPageSchema } } },
    async () => ({
      plans: PLANS.map((plan) => ({ ...plan })),
      providers: context.payments.map(({ id, live }) => ({ id, live })),
    }),
  );

  routes.post(
    '/api/v1/orders',
    {
      config: { rateLimit: BUY_LIMIT },
      schema: {
        summary: 'Begin to buy a plan, or go on where the same button began: where to go to pay',
        consumes: FORM_TYPES,
        body: z.object({
          plan: planIdSchema,
          provider: providerIdSchema,
          /** For a page without script, which says no language otherwise. */
          locale: z.enum(LOCALES).optional(),
        }),
        response: { 200: begunOrderSchema, 303: nothing },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      requireInUse(person);
      const { locale = person.locale, ...wanted } = request.body;
      const begun = await beginOrder(context, { id: person.id, locale }, wanted);
      return isPlainForm(request) ? goTo(reply, begun.redirect) : begun;
    },
  );

  routes.get(
    '/api/v1/orders/:reference',
    {
      config: { rateLimit: LOOK_LIMIT },
      schema: {
        summary: 'How an order stands; its reference is what opens it, and it does not say whose it is',
        params: z.object({ reference: referenceSchema }),
        response: { 200: orderResultSchema },
      },
    },
    async (request) => readResult(context, request.params.reference),
  );
}

function passRoutes(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/v1/passes',
    {
      schema: {
        summary: 'The passes of the person, until when they last, and what was paid',
        response: { 200: passPageSchema },
      },
    },
    async (request) => readPasses(context, await requirePerson(context, request)),
  );

  routes.post(
    '/api/v1/receipts/:id/refund',
    {
      schema: {
        summary: 'Have the money back, within ten days, even if the pass was used; again changes nothing',
        params: z.object({ id: z.uuid() }),
        response: { 200: receiptSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      return askRefund(context, person, request.params.id);
    },
  );
}

/** A browser without script goes on by itself: Webpay takes its token in the address, too. */
function goTo(reply: FastifyReply, { url, fields }: Redirect): FastifyReply {
  const to = new URL(url);
  for (const [name, value] of Object.entries(fields ?? {})) to.searchParams.set(name, value);
  return reply.redirect(to.href, 303);
}
