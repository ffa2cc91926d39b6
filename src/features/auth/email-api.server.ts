import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../server-context.ts';
import { findByOwnEmail } from './google-account-store.server.ts';
import { disownEmail, proveEmail } from './prove-email.server.ts';
import { findPerson, requirePerson } from './session.server.ts';
import { queueOwnerMail, queueVerifyMail } from './verify-email.server.ts';

const LIMIT = { config: { rateLimit: { max: 10, timeWindow: '10 minutes' } } };
const key = z.object({ token: z.string().min(1).max(200) });
const done = { 200: z.object({ ok: z.literal(true) }) };

/** Showing that an e-mail is one's own. */
export function emailApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/v1/email/verify',
    {
      ...LIMIT,
      schema: {
        summary:
          'Confirm an e-mail with the key of the link, inside the account or with its password; it works once',
        body: key.extend({ password: z.string().max(1000).optional() }),
        response: done,
      },
    },
    async (request) => {
      const visitor = await findPerson(context, request);
      await proveEmail(context, request.body, visitor, request.ip);
      return { ok: true as const };
    },
  );

  routes.post(
    '/api/v1/email/disown',
    {
      ...LIMIT,
      schema: {
        summary: 'Say with the key of the link that somebody else made the account; it loses the address',
        body: key,
        response: done,
      },
    },
    async (request) => {
      await disownEmail(context, request.body.token, await findPerson(context, request));
      return { ok: true as const };
    },
  );

  routes.post(
    '/api/v1/email/send',
    { ...LIMIT, schema: { summary: 'Send the link again to the e-mail of the person', response: done } },
    async (request) => {
      const { id: userId, email, emailVerified, hasOwnEmail, locale } = await requirePerson(context, request);
      if (emailVerified) return { ok: true as const };
      // A link for the account beside another would confirm somebody else's address: its owner is told instead.
      const to = { email, locale, from: userId };
      if (hasOwnEmail) await queueVerifyMail(context, { userId, ...to });
      else await queueOwnerMail(context, await findByOwnEmail(context.database.db, email), to);
      return { ok: true as const };
    },
  );
}
