import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson } from '../auth/session.server.ts';
import { redeemCode } from './redeem-code.server.ts';
import { CODE_INPUT_MAX } from './sponsor-code.ts';

/** Fifty-seven bits are not guessed at this pace. */
const TRY_LIMIT = { max: 30, timeWindow: '10 minutes' };

/** Codes that an ally gives out. */
export function sponsorRoutes(app: FastifyInstance, context: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/passes/code',
    {
      config: { rateLimit: TRY_LIMIT },
      schema: {
        summary: 'Turn the code of an ally into a pass, once for each person',
        body: z.strictObject({ code: z.string().min(1).max(CODE_INPUT_MAX) }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await redeemCode(context, await requirePerson(context, request), request.body.code);
      return reply.status(204).send();
    },
  );
}
