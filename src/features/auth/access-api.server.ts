import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../server-context.ts';
import { accessSchema } from './access.ts';
import { changePassword } from './change-password.server.ts';
import { listWaysIn } from './google-account-store.server.ts';
import { newPassword, requireUncommon } from './new-password.ts';
import { headersOf, requirePerson } from './session.server.ts';

const LIMIT = { config: { rateLimit: { max: 10, timeWindow: '10 minutes' } } };
/** Longer than the work takes: an account beside another (decision 5) gets no mail, and the time shall not tell. */
const NOT_BEFORE_MS = 400;

/** How somebody who is signed in comes in, and changing it. */
export function accessApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/v1/access',
    { schema: { summary: 'How the person can come in', response: { 200: accessSchema } } },
    async (request) => {
      const person = await requirePerson(context, request);
      return { ways: await listWaysIn(context.database.db, person.id) };
    },
  );

  routes.post(
    '/api/v1/password/change',
    {
      ...LIMIT,
      schema: {
        summary: 'Another password, with the one there is; ends every other session and renews this one',
        body: z.object({ current: z.string().min(1).max(1000), password: newPassword }),
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const { current, password } = request.body;
      requireUncommon(password, [person.email, person.name]);
      const visit = { headers: headersOf(request), from: request.ip };
      const [cookies] = await Promise.all([
        changePassword(context, person, { current, password }, visit),
        new Promise((resolve) => setTimeout(resolve, NOT_BEFORE_MS)),
      ]);
      reply.header('set-cookie', cookies);
      return { ok: true as const };
    },
  );
}
