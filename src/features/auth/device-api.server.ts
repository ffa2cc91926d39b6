import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { deviceOf, devicesSchema } from './device.ts';
import { requirePerson } from './session.server.ts';
import { endOtherSessions, endSession, listDevices } from './session-store.server.ts';

/** Where a person is signed in, and how to end it there. */
export function deviceApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db } = context.database;

  routes.get(
    '/api/v1/devices',
    {
      schema: {
        summary: 'Where the person is signed in: here, then the latest first',
        response: { 200: devicesSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const devices = await listDevices(db, person.id, new Date());
      const listed = devices.map(({ id, userAgent, signedInAt, lastAt }) => ({
        id,
        ...deviceOf(userAgent),
        signedInAt: signedInAt.toISOString(),
        lastAt: lastAt.toISOString(),
        isThis: id === person.sessionId,
      }));
      return { devices: listed.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
    },
  );

  routes.delete(
    '/api/v1/devices/:id',
    { schema: { summary: 'Sign out there', params: z.object({ id: z.uuid() }), response: { 204: nothing } } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      if (!(await endSession(db, person.id, request.params.id))) throw new AppError('not_found');
      return reply.status(204).send();
    },
  );

  routes.delete(
    '/api/v1/devices',
    { schema: { summary: 'Sign out everywhere but here', response: { 204: nothing } } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await endOtherSessions(db, person.id, person.sessionId);
      return reply.status(204).send();
    },
  );
}
