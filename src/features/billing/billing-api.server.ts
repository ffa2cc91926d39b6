import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptPlainForms } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { requireInUse, requirePerson } from '../auth/session.server.ts';
import { BUY_LIMIT, beginOrder } from './begin-order.server.ts';
import { providerIdSchema } from './money.ts';
import {
  begunOrderSchema,
  orderResultSchema,
  passScreenSchema,
  planIdSchema,
  plansPageSchema,
  receiptSchema,
  referenceSchema,
} from './order.ts';
import { payFormRoutes } from './pay-form-api.server.ts';
import { PLANS } from './plans.ts';
import { readPassScreen } from './read-pass-screen.server.ts';
import { readResult } from './read-result.server.ts';
import { askRefund } from './refund-order.server.ts';
import { noticeRoutes, returnRoutes } from './return-api.server.ts';
import { sponsorRoutes } from './sponsor-api.server.ts';
import { trialRoutes } from './trial-api.server.ts';

const LOOK_LIMIT = { max: 120, timeWindow: '1 minute' };

/** Plans, orders, passes and refunds. */
export function billingApi(app: FastifyInstance, context: ServerContext): void {
  app.register(async (scope) => {
    acceptPlainForms(scope);
    orderRoutes(scope, context);
    passRoutes(scope, context);
    returnRoutes(scope, context);
    payFormRoutes(scope, context);
    sponsorRoutes(scope, context);
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
        body: z.object({ plan: planIdSchema, provider: providerIdSchema }),
        response: { 200: begunOrderSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      requireInUse(person);
      return beginOrder(context, person, request.body);
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
      config: { rateLimit: LOOK_LIMIT },
      schema: {
        summary: 'The passes of the person, until when they last, and what was paid',
        response: { 200: passScreenSchema },
      },
    },
    async (request) => readPassScreen(context, await requirePerson(context, request)),
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
