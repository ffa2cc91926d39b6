// Where providers send people back to, and where they tell us of payments.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { localeOf } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { NOTICE_PATH, RETURN_PATH } from './begin-order.server.ts';
import { providerIdSchema } from './money.ts';
import { takeNotice } from './take-notice.server.ts';
import { takeReturn } from './take-return.server.ts';

/** The page that tells how an order ended: `?orden=` its reference. */
export const RESULT_PAGE = '/mediosDePago/resultado';

/** An event of Stripe holds the whole of what it is about. */
const NOTICE_MAX_BYTES = 256 * 1024;

const fields = z.record(z.string().max(60), z.string().max(400));

/** People come back by a link or by a form of the provider's, and then without their cookie. */
export function returnRoutes(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = z.object({ provider: providerIdSchema });
  const path = `${RETURN_PATH}/:provider`;

  async function resultOf(provider: z.infer<typeof providerIdSchema>, query: Record<string, string>) {
    const order = await takeReturn(context, provider, query);
    const page = addressIn(localeOf(order?.locale), RESULT_PAGE);
    return order ? `${page}?${new URLSearchParams({ orden: order.reference })}` : page;
  }

  routes.get(
    path,
    { schema: { hide: true, params, querystring: fields.catch({}), response: { 303: nothing } } },
    async (request, reply) => reply.redirect(await resultOf(request.params.provider, request.query), 303),
  );
  routes.post(
    path,
    {
      config: { isFromElsewhere: true },
      schema: {
        hide: true,
        params,
        querystring: fields.catch({}),
        body: fields.nullish().catch({}),
        response: { 303: nothing },
      },
    },
    async (request, reply) => {
      const query = { ...request.query, ...request.body };
      return reply.redirect(await resultOf(request.params.provider, query), 303);
    },
  );
}

/** What a provider tells us is known by its signature over the very bytes it sent. */
export function noticeRoutes(app: FastifyInstance, context: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    `${NOTICE_PATH}/:provider`,
    {
      bodyLimit: NOTICE_MAX_BYTES,
      schema: {
        hide: true,
        params: z.object({ provider: providerIdSchema }),
        querystring: fields.catch({}),
        response: { 200: nothing, 401: nothing },
      },
    },
    async (request, reply) => {
      const { body, headers, params, query } = request;
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const told = { raw, headers: oneEach(headers), query };
      const isHeard = await takeNotice(context, params.provider, told);
      return reply.status(isHeard ? 200 : 401).send();
    },
  );
}

function oneEach(headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]));
}
