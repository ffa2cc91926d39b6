import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson } from '../auth/session.server.ts';
import { requestErasure, undoErasure } from './erase-account.server.ts';
import { exportHtml, exportJson } from './export-data.server.ts';
import { CONFIRMATION, keepDaysSchema, leavingSchema, privacyPageSchema } from './privacy.ts';
import { eraseConversations, putPrivacy } from './privacy-store.server.ts';
import { readPrivacy } from './read-privacy.server.ts';

/** An export reads everything a person has: often enough for a person, too seldom to weigh on the others. */
const EXPORTS = { config: { rateLimit: { max: 20, timeWindow: '10 minutes' } } };

/** The rights over one's own data: see, take along, limit, erase. Correcting stands where each thing is shown. */
export function privacyApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { database, clock } = context;

  routes.get(
    '/api/v1/privacy',
    {
      schema: {
        summary: 'What there is of the person, how long it stays, and what they asked about it',
        response: { 200: privacyPageSchema },
      },
    },
    async (request) => readPrivacy(context, await requirePerson(context, request)),
  );

  routes.put(
    '/api/v1/privacy',
    {
      schema: {
        summary:
          'Block the use of the data, or say how long conversations stay; what is left out stays as it is',
        body: z.strictObject({ isBlocked: z.boolean().optional(), keepDays: keepDaysSchema.optional() }),
        response: { 200: privacyPageSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const { isBlocked, keepDays } = request.body;
      await putPrivacy(database.db, person.id, {
        ...(isBlocked === undefined ? {} : { blockedAt: isBlocked ? clock() : null }),
        ...(keepDays === undefined ? {} : { keepDays }),
      });
      return readPrivacy(context, person);
    },
  );

  routes.get(
    '/api/v1/export',
    {
      ...EXPORTS,
      schema: {
        summary: 'Everything of the person as a file: JSON for other programs, HTML to read',
        querystring: z.object({
          format: z.enum(['json', 'html']).default('json'),
          /** Of the hours in the file to read, such as America/Bogota. */
          timeZone: z.string().max(60).refine(isTimeZone, { error: 'No es una zona horaria.' }).optional(),
        }),
        response: {
          200: {
            description: 'The file, made while it is sent',
            content: {
              // Of unknown shape on purpose: it follows the tables.
              'application/json': { schema: z.unknown() },
              'text/html': { schema: z.unknown() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const { format, timeZone } = request.query;
      const at = clock();
      const name = `juntos-${at.toISOString().slice(0, 10)}.${format}`;
      const parts =
        format === 'html' ? exportHtml(context, person, at, timeZone) : exportJson(context, person, at);
      return reply
        .type(format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(parts, { objectMode: false }));
    },
  );

  routes.delete(
    '/api/v1/conversations',
    {
      schema: {
        summary: 'Erase every conversation of the person, at once; answers, memories and plan stay',
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await eraseConversations(database.db, person.id, null);
      return reply.status(204).send();
    },
  );

  routes.delete(
    '/api/v1/account',
    {
      schema: {
        summary: 'Erase the account in 24 hours, with everything in it; until then it can be undone',
        body: z.strictObject({ confirmation: z.string().max(20) }),
        response: { 202: leavingSchema },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const word = request.body.confirmation.trim().toUpperCase();
      if (!Object.values<string>(CONFIRMATION).includes(word)) throw new AppError('wrong_confirmation');
      return reply.status(202).send(await requestErasure(context, person));
    },
  );

  routes.post(
    '/api/v1/account/stay',
    {
      schema: { summary: 'Undo an erasure that is still to come', response: { 200: privacyPageSchema } },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      await undoErasure(context, person);
      return readPrivacy(context, person);
    },
  );
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
